import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'
import { PhotoThread, type PhotoThreadOptions } from './photo-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'cornicione-photo-thread-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A thread that does what the first byte of the photo says: 0 answers, 1 crashes, 2 ends, 3 hangs. */
const program = join(folder, 'thread.mjs')
writeFileSync(
  program,
  `import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ bytes }) => {
    if (bytes[0] === 1) throw new Error('planted')
    if (bytes[0] === 2) process.exit(3)
    if (bytes[0] === 3) for (;;) {}
    if (bytes[0] === 4) return
    parentPort.postMessage({ kind: 'shrunk', jpeg: bytes })
  })`,
)

const opened: PhotoThread[] = []
afterEach(async () => {
  for (const thread of opened.splice(0)) await thread.close()
})
function openThread(options: Partial<PhotoThreadOptions> = {}) {
  const warnings: string[] = []
  const log = { info: () => undefined, warn: ({ reason }: { reason: string }) => void warnings.push(reason) }
  const thread = new PhotoThread({ log: log as never, program: pathToFileURL(program), ...options })
  opened.push(thread)
  return { thread, warnings }
}
const unavailable = { code: 'unavailable', details: { retryAfterS: 5 } }

test('nothing runs before the first photo, and nothing after a while without any', async () => {
  const { thread } = openThread({ idleMs: 20 })
  expect(thread.isRunning).toBe(false)
  expect(await thread.shrink(Uint8Array.of(0, 7))).toEqual(Uint8Array.of(0, 7))
  await expect.poll(() => thread.isRunning).toBe(false)
  expect(await thread.shrink(Uint8Array.of(0))).toEqual(Uint8Array.of(0))
})

test.each([
  ['crashes', 1, /planted/],
  ['ends', 2, /exit code 3/],
  ['hangs', 3, /no reply in time/],
])('a thread that %s: that photo is refused, the next one is looked at', async (_how, byte, reason) => {
  const { thread, warnings } = openThread({ replyTimeoutMs: 1500 })
  const lost = thread.shrink(Uint8Array.of(byte))
  const next = thread.shrink(Uint8Array.of(0, 9))
  await expect(lost).rejects.toMatchObject(unavailable)
  expect(await next).toEqual(Uint8Array.of(0, 9))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(reason)
})

test('one photo too many in the queue is refused at once, with when to come back', async () => {
  const { thread } = openThread({ mostWaiting: 2 })
  const held = [1, 2, 3].map(() => thread.shrink(Uint8Array.of(4)).catch((error: unknown) => error))
  await expect(thread.shrink(Uint8Array.of(0))).rejects.toMatchObject(unavailable)
  await thread.close()
  for (const error of await Promise.all(held)) expect(error).toMatchObject(unavailable)
})

test('the photo of the caller stays whole: what the thread gets is a copy', async () => {
  const { thread } = openThread()
  const bytes = Uint8Array.of(0, 1, 2)
  await thread.shrink(bytes)
  expect(bytes).toEqual(Uint8Array.of(0, 1, 2))
})
