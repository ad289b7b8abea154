import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { copyTemplate } from '#tests/support/embedded-template.ts'
import { startWriter } from '#tests/support/writer-process.ts'
import { lockDirectory } from './directory-lock.ts'

let directory: string
beforeEach(() => {
  directory = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-lock-')), 'data')
  fs.mkdirSync(directory)
})
afterEach(() => fs.rmSync(path.dirname(directory), { recursive: true, force: true }))

test('a second opener is told who has the directory', async () => {
  const unlock = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(
    `La cartella dei dati ${directory} è già in uso dal processo ${process.pid}.`,
  )
  await unlock()
  await (await lockDirectory(directory))()
})

test('one directory is one directory, whatever path leads to it', async () => {
  const link = `${directory}-link`
  fs.symlinkSync(directory, link)
  const unlock = await lockDirectory(directory)
  await expect(lockDirectory(link)).rejects.toThrow('già in uso')
  await unlock()
})

test('a path too long for a socket is locked all the same', async () => {
  const deep = path.join(directory, 'x'.repeat(120))
  fs.mkdirSync(deep)
  const unlock = await lockDirectory(deep)
  await expect(lockDirectory(deep)).rejects.toThrow('già in uso')
  await unlock()
})

test('of many that come at once, one gets in', async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(directory)))
  const winners = results.filter((result) => result.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  await winners[0]?.value()
})

test('a second process refuses to start, and may once the first was killed', async () => {
  fs.rmdirSync(directory)
  copyTemplate(inject('embeddedTemplates').empty, directory)
  const first = await startWriter(directory)
  const second = await startWriter(directory)
  expect(second.firstLine).toBe(
    `refused La cartella dei dati ${directory} è già in uso dal processo ${first.pid}. Ferma quel processo oppure scegli un'altra cartella con DATA_DIR.`,
  )
  await first.kill()
  const third = await startWriter(directory)
  expect(third.firstLine).toBe('open')
  await third.kill()
})
