import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { photoThread } from './photo-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'cornicione-photo-thread-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
/** Refuses a photo that begins with 1, never answers one that begins with 2, returns any other. */
const program = join(folder, 'thread.mjs')
writeFileSync(
  program,
  `import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ bytes }) => {
    if (bytes[0] === 1) parentPort.postMessage({ kind: 'refused', reason: 'damaged' })
    else if (bytes[0] !== 2) parentPort.postMessage({ kind: 'shrunk', jpeg: bytes })
  })`,
)
const open = (mostWaiting = 8) =>
  photoThread({ log: { warn: () => undefined } as never, program: pathToFileURL(program), mostWaiting })
const unavailable = { code: 'unavailable', details: { retryAfterS: 5 } }

test('the photo of the caller stays whole: what the thread gets is a copy', async () => {
  const thread = open()
  const bytes = Uint8Array.of(0, 1, 2)
  expect(await thread.shrink(bytes)).toEqual(bytes)
  expect(bytes).toHaveLength(3)
  await thread.close()
})

test('a photo that cannot be read is refused for what it is', async () => {
  const thread = open()
  await expect(thread.shrink(Uint8Array.of(1))).rejects.toMatchObject({ code: 'invalid_input' })
  await thread.close()
})

test('a photo too many, and one that is lost, are told when to come back', async () => {
  const thread = open(1)
  const held = [2, 0].map((byte) => thread.shrink(Uint8Array.of(byte)).catch((error: unknown) => error))
  await expect(thread.shrink(Uint8Array.of(0))).rejects.toMatchObject(unavailable)
  await thread.close()
  for (const error of await Promise.all(held)) expect(error).toMatchObject(unavailable)
})
