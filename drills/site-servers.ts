import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ofDrill } from './children.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
/** A busy machine takes its time: whoever looks on is told that it goes on. */
const SAY_EVERY_MS = 30_000
/** Of what a server said before it ended: an error of the database has its reason some lines above its end. */
const LAST_LINES = 30

/** A server of the site in a process of its own, as somebody who runs it would start it. */
export interface SiteServer {
  port: number
  pid: number
  hasEnded(): boolean
  /** Ends it with a signal and answers its exit code; null when it was killed. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** A server that has begun to start. */
export interface StartingSite extends SiteServer {
  /** Resolves when it can serve. Rejects when it ends before, with the last lines that it wrote. */
  ready(): Promise<void>
}

type Environment = Readonly<Record<string, string>>

/** Starts this version of the site, or the one in `directory`. */
export function spawnSite(port: number, env: Environment, directory = root): StartingSite {
  const child = ofDrill(
    spawn(process.execPath, ['--max-semi-space-size=16', 'src/server/main.ts'], {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'warn',
        ...env,
      },
    }),
  )
  let lines: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lines = [...lines, ...text.trim().split('\n')].slice(-LAST_LINES)
  })
  return {
    port,
    pid: child.pid ?? 0,
    ready: () => ready(child, port, () => lines.join('\n')),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      }
      return child.exitCode
    },
  }
}

/** Resolves when the server can serve. */
export async function startSite(port: number, env: Environment, directory = root): Promise<SiteServer> {
  const site = spawnSite(port, env, directory)
  await site.ready()
  return site
}

/** What `npm run admin -- …` answers with this environment. */
export function admin(argv: readonly string[], env: Environment, directory = root): Promise<AdminAnswer> {
  const child = ofDrill(
    spawn(process.execPath, ['scripts/admin.ts', ...argv], {
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    }),
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said: said.trim() })))
}

interface AdminAnswer {
  code: number | null
  said: string
}

/** However long it takes: only its end is a failure. */
async function ready(child: ChildProcess, port: number, lastLines: () => string): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const isReady = async () => {
    if (hasEnded()) throw new Error(`the server on port ${port} ended: ${lastLines()}`)
    return (await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined))?.ok === true
  }
  await until(isReady, `the server on port ${port} is ready`)
}

/** Asks until it is so, and says now and then that it waits. */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const begun = performance.now()
  for (let said = 1; !(await isSo()); await wait(100)) {
    const waited = performance.now() - begun
    if (waited < said * SAY_EVERY_MS) continue
    said += 1
    process.stderr.write(`Waiting until ${what}: ${Math.round(waited / 1000)} s so far\n`)
  }
}
