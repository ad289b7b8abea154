import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { copyTemplate } from '#tests/support/embedded-template.ts'
import { eventually } from '#tests/support/eventually.ts'
import { recipePage, type StubSite, sitemapOf, stubSite } from '#tests/support/stub-site.ts'

const program = fileURLToPath(new URL('../../../../../tests/support/import-runner.ts', import.meta.url))
const PAGES = 12

let stub: StubSite
let parent: string
beforeEach(async () => {
  stub = await stubSite()
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-import-'))
})
afterEach(async () => {
  await stub.close()
  fs.rmSync(parent, { recursive: true, force: true })
})

const pagesRead = () =>
  stub.requests.filter(({ path: asked }) => asked.startsWith('/ricetta-')).map(({ path: asked }) => asked)

test('a server that is killed in the middle of a run loses nothing and stores nothing twice', async () => {
  const dataDir = path.join(parent, 'data')
  copyTemplate(inject('embeddedTemplates').empty, dataDir)
  const paths = Array.from({ length: PAGES }, (_, index) => `/ricetta-${String(index).padStart(2, '0')}`)
  for (const one of paths) stub.pages.set(one, { body: recipePage(`Ricetta ${one}`) })
  // The server never gets past this page, however late this process kills it.
  const held = paths[PAGES / 2] ?? ''
  stub.pages.set(held, { handle: () => undefined })
  stub.pages.set('/sitemap.xml', { body: sitemapOf(paths.map(stub.url)), type: 'text/xml' })

  const first = spawn(process.execPath, [program, dataDir, stub.host, stub.url('/sitemap.xml')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await eventually(() => expect(pagesRead().length).toBeGreaterThanOrEqual(4))
  first.kill('SIGKILL')
  await once(first, 'close')
  expect(pagesRead().length).toBeLessThan(PAGES)
  stub.pages.set(held, { body: recipePage(`Ricetta ${held}`) })

  const second = spawn(process.execPath, [program, dataDir, stub.host], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  second.stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  await once(second, 'close')
  const { keys, items } = JSON.parse(said)
  expect(keys).toEqual(paths.map(stub.url))
  expect(items.waiting).toBeUndefined()
  expect(items.listed).toBe(1)
  expect((items.new ?? 0) + (items.unchanged ?? 0)).toBe(PAGES)
  expect(pagesRead().length).toBeLessThanOrEqual(PAGES + 1)
})
