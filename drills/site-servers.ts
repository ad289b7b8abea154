import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const START_MS = 180_000
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
  const child = spawn(process.execPath, ['--max-semi-space-size=16', 'src/server/main.ts'], {
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
  })
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
  const child = spawn(process.execPath, ['scripts/admin.ts', ...argv], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
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

async function ready(child: ChildProcess, port: number, lastLines: () => string): Promise<void> {
  const end = performance.now() + START_MS
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server on port ${port} ended: ${lastLines()}`)
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the server on port ${port} is not ready after ${START_MS / 1000} s`)
}
