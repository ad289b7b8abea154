import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { copyTemplate } from '#tests/support/embedded-template.ts'
import { eventually } from '#tests/support/eventually.ts'
import { type TestSmtpServer, testSmtpServer } from '#tests/support/smtp-server.ts'

const program = fileURLToPath(new URL('../../../../tests/support/mailing-runner.ts', import.meta.url))
const READERS = 24

let smtp: TestSmtpServer
let parent: string
beforeEach(async () => {
  smtp = await testSmtpServer()
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-mailing-'))
})
afterEach(async () => {
  await smtp.close()
  fs.rmSync(parent, { recursive: true, force: true })
})

const received = () => smtp.received.flatMap(({ to }) => to)

/**
 * Sends until the server is killed after so many mails; then sends the rest. It never gets past the mail
 * `mostLetters`, however late this process kills it.
 */
async function killedAfter(
  letters: number,
  mostLetters: number,
): Promise<{ email: string; state: string }[]> {
  const dataDir = path.join(parent, 'data')
  copyTemplate(inject('embeddedTemplates').empty, dataDir)
  const release = smtp.hold(mostLetters)
  const first = spawn(process.execPath, [program, dataDir, smtp.url, String(READERS)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await eventually(() => expect(received().length).toBeGreaterThanOrEqual(letters))
  first.kill('SIGKILL')
  await once(first, 'close')
  expect(received().length).toBeLessThan(READERS)
  release()

  const second = spawn(process.execPath, [program, dataDir, smtp.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  second.stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  await once(second, 'close')
  return JSON.parse(said)
}

const WHEN: [when: string, mostLetters: number, tags: string[]][] = [
  ['while the mail server takes its time over a letter', 4, ['proof']],
  ['between two letters', 20, []],
]
for (const [when, mostLetters, tags] of WHEN)
  test(`a server that is killed ${when} writes to nobody twice and forgets nobody`, { tags }, async () => {
    const letters = await killedAfter(4, mostLetters)
    expect(new Set(received()).size).toBe(received().length)
    const uncertain = letters.filter(({ state }) => state === 'uncertain').map(({ email }) => email)
    const sent = letters.filter(({ state }) => state === 'sent').map(({ email }) => email)
    expect(uncertain.length).toBeLessThanOrEqual(1)
    expect([...sent, ...uncertain].sort()).toEqual(letters.map(({ email }) => email).sort())
    expect(letters).toHaveLength(READERS)
    for (const email of sent) expect(received()).toContain(email)
    for (const email of received()) expect([...sent, ...uncertain]).toContain(email)
  })

test('a letter that was taken in the moment of the kill is uncertain, and not sent again', async () => {
  const letters = await killedAfter(1, 1)
  expect(letters.filter(({ state }) => state === 'uncertain').map(({ email }) => email)).toEqual([
    received()[0],
  ])
  expect(received().toSorted()).toEqual(letters.map(({ email }) => email).toSorted())
})
