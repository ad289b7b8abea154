import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./embedded-writer.ts', import.meta.url))

export type WriterProcess = {
  pid: number | undefined
  /** `open`, or `refused …` with the reason. */
  firstLine: string
  /** Waits until it was promised that so many numbers are stored, or it has ended. */
  hasStored(count: number): Promise<void>
  /** Ends it as a power cut would, and answers the numbers that it had been promised are stored. */
  kill(): Promise<number[]>
}

/** Starts embedded-writer.ts; resolves when it has opened the database or given up. */
export async function startWriter(dataDir: string, firstNumber = 0): Promise<WriterProcess> {
  const child = spawn(process.execPath, [program, dataDir, String(firstNumber)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => lines.push(line))
  const ended = once(child, 'close')
  await Promise.race([once(reader, 'line'), ended])
  return {
    pid: child.pid,
    firstLine: lines[0] ?? '',
    async hasStored(count) {
      const end = new AbortController()
      void ended.then(() => end.abort())
      while (lines.length - 1 < count && !end.signal.aborted)
        await once(reader, 'line', { signal: end.signal }).catch(() => undefined)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
      return lines.slice(1).map(Number)
    },
  }
}
