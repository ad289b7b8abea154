import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { SupervisedThread, type SupervisedThreadOptions } from './supervised-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'cornicione-thread-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = join(folder, 'thread.mjs')
writeFileSync(
  program,
  `import { parentPort } from 'node:worker_threads'
  parentPort.on('message', (word) => {
    if (word === 'crash') throw new Error('planted')
    if (word === 'end') process.exit(3)
    if (word === 'spin') for (;;) {}
    if (word === 'fill') { const all = []; for (;;) all.push(new Array(10000).fill(0).map(Math.random)) }
    if (word === 'wait') return
    if (word === 'late') return void setTimeout(() => parentPort.postMessage('late'), 50)
    parentPort.postMessage(word)
  })`,
)

const REPLY_TIMEOUT_MS = 60_000

const opened: SupervisedThread<string, string>[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const thread of opened.splice(0)) await thread.close()
})
function openThread(options: Partial<SupervisedThreadOptions> = {}) {
  const warnings: string[] = []
  const log = { warn: ({ reason }: { reason: string }) => void warnings.push(reason) } as never
  const all = {
    log,
    name: 'test',
    program: pathToFileURL(program),
    heapMb: 64,
    replyTimeoutMs: REPLY_TIMEOUT_MS,
  }
  const thread = new SupervisedThread<string, string>({ ...all, ...options })
  opened.push(thread)
  return { thread, warnings }
}

test('nothing runs before the first message, and nothing after a while without any', async () => {
  const { thread } = openThread({ idleMs: 20 })
  expect(thread.isRunning).toBe(false)
  expect(await thread.ask('uno')).toBe('uno')
  await expect.poll(() => thread.isRunning).toBe(false)
  expect(await thread.ask('due')).toBe('due')
})

test('messages are answered in their order, and any number may wait', async () => {
  const { thread } = openThread()
  const words = Array.from({ length: 50 }, (_, i) => `parola ${i}`)
  expect(await Promise.all(words.map((word) => thread.ask(word)))).toEqual(words)
})

test.each([
  ['crashes', 'crash', /planted/],
  ['ends', 'end', /exit code 3/],
  ['hangs', 'spin', /no reply in time/],
  ['takes too much memory', 'fill', /memory/],
])('a thread that %s: that message fails, the next one is answered', async (_how, word, reason) => {
  const { thread, warnings } = openThread({ replyTimeoutMs: word === 'spin' ? 1000 : REPLY_TIMEOUT_MS })
  const lost = thread.ask(word)
  const next = thread.ask('avanti')
  await expect(lost).rejects.toMatchObject({ kind: 'lost' })
  expect(await next).toBe('avanti')
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(reason)
})

test('the time of a reply counts from its turn, not from the question', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { thread } = openThread()
  const lost = thread.ask('wait')
  const waited = thread.ask('dopo')
  vi.advanceTimersByTime(20 * REPLY_TIMEOUT_MS)
  await expect(lost).rejects.toMatchObject({ kind: 'lost' })
  expect(await waited).toBe('dopo')
})

test('a thread that waits for its turn is waited for, far longer than it may work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { thread, warnings } = openThread()
  const late = thread.ask('late')
  vi.advanceTimersByTime(19 * REPLY_TIMEOUT_MS)
  expect(await late).toBe('late')
  expect(warnings).toEqual([])
})

test('what cannot be sent fails, and those behind it are answered', async () => {
  const { thread, warnings } = openThread()
  const before = thread.ask('prima')
  const unsendable = thread.ask((() => 'a function') as never)
  const after = thread.ask('dopo')
  await expect(unsendable).rejects.toMatchObject({ kind: 'lost' })
  expect([await before, await after]).toEqual(['prima', 'dopo'])
  const first = openThread().thread
  await expect(first.ask((() => 'a function') as never)).rejects.toMatchObject({ kind: 'lost' })
  expect(await first.ask('dopo')).toBe('dopo')
  expect(warnings).toEqual([])
})

test('one too many in the queue is refused at once; closing gives up all', async () => {
  const { thread } = openThread({ mostWaiting: 2 })
  const held = ['wait', 'a', 'b'].map((word) => thread.ask(word).catch((error: unknown) => error))
  expect(thread.waiting).toBe(2)
  await expect(thread.ask('c')).rejects.toMatchObject({ kind: 'busy' })
  await thread.close()
  for (const error of await Promise.all(held)) expect(error).toMatchObject({ kind: 'lost' })
})
