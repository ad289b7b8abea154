import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePorts } from '../scripts/free-ports.ts'

const SAMPLE_MS = 50
const PAGE_B = 4096
const MB = 1e6

export type StartedSite = {
  origin: string
  nowMb(): number
  mostMb(): number
  stop(): Promise<void>
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

function residentB(pid: number): number {
  try {
    const own = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_B
    return childrenOf(pid).reduce((sum, child) => sum + residentB(child), own)
  } catch {
    return 0
  }
}

export async function startSite(env: Record<string, string>): Promise<StartedSite> {
  const port = await freePorts(1)
  const script = fileURLToPath(new URL('../scripts/start.ts', import.meta.url))
  const site = spawn(process.execPath, ['--max-semi-space-size=16', script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '65536',
      MALLOC_TRIM_THRESHOLD_: '65536',
      NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = site.pid ?? 0
  let mostB = 0
  const look = () => {
    const nowB = residentB(pid)
    mostB = Math.max(mostB, nowB)
    return nowB
  }
  const sampling = setInterval(look, SAMPLE_MS)
  const ended = once(site, 'exit').then(() => clearInterval(sampling))
  const ready = (async () => {
    for await (const text of site.stdout.setEncoding('utf8')) if (text.includes('è pronto')) return
    throw new Error('the site did not start')
  })()
  await ready
  return {
    origin: `http://localhost:${port}`,
    nowMb: () => look() / MB,
    mostMb: () => mostB / MB,
    async stop() {
      site.kill('SIGTERM')
      await ended
    },
  }
}
