import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ofDrill } from './children.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const SAY_EVERY_MS = 30_000
const LAST_LINES = 30

export interface SiteServer {
  port: number
  pid: number
  hasEnded(): boolean
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export interface StartingSite extends SiteServer {
  ready(): Promise<void>
}

type Environment = Readonly<Record<string, string>>

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

export async function startSite(port: number, env: Environment, directory = root): Promise<SiteServer> {
  const site = spawnSite(port, env, directory)
  await site.ready()
  return site
}

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

async function ready(child: ChildProcess, port: number, lastLines: () => string): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const isReady = async () => {
    if (hasEnded()) throw new Error(`the server on port ${port} ended: ${lastLines()}`)
    return (await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined))?.ok === true
  }
  await until(isReady, `the server on port ${port} is ready`)
}

export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const begun = performance.now()
  for (let said = 1; !(await isSo()); await wait(100)) {
    const waited = performance.now() - begun
    if (waited < said * SAY_EVERY_MS) continue
    said += 1
    process.stderr.write(`Waiting until ${what}: ${Math.round(waited / 1000)} s so far\n`)
  }
}
