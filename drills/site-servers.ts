import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const START_MS = 60_000

/** A server of the site in a process of its own, as somebody who runs it would start it. */
export interface SiteServer {
  port: number
  /** Ends it with a signal and answers its exit code; null when it was killed. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Resolves when the server can serve. Rejects when it ends before, with the last line that it wrote. */
export async function startSite(port: number, env: Readonly<Record<string, string>>): Promise<SiteServer> {
  const child = spawn(process.execPath, ['--max-semi-space-size=16', 'src/server/main.ts'], {
    cwd: root,
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
  let last = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    last = text.trim().split('\n').at(-1) ?? last
  })
  await ready(child, port, () => last)
  return {
    port,
    async stop(signal = 'SIGTERM') {
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code] = (await ended) as [number | null]
      return code
    },
  }
}

async function ready(child: ChildProcess, port: number, lastLine: () => string): Promise<void> {
  const end = performance.now() + START_MS
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server on port ${port} ended: ${lastLine()}`)
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the server on port ${port} is not ready after ${START_MS / 1000} s`)
}
