import type { AddressInfo } from 'node:net'
import { beforeAll, expect, test, vi } from 'vitest'
import { getImportEntry, readImportPage } from '#contracts/import/admin-import.endpoints.ts'
import type { ImportEntry } from '#contracts/import/import-entry.ts'
import { eventually } from '#tests/support/eventually.ts'
import { importSite } from '#tests/support/import-desk.ts'
import { recipePage } from '#tests/support/stub-site.ts'

const { stub, site, admin } = importSite()
beforeAll(() => site.app.listen({ port: 0, host: '127.0.0.1' }))

const send = (body: object, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}${readImportPage.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ kind: 'recipe', ...body }),
    ...(signal && { signal }),
  })
const asked = (path: string) => stub.requests.filter((one) => one.path === path)

test('a page is read by its address', async () => {
  stub.pages.set('/r/1', { body: recipePage('Pizza per indirizzo') })
  const answer = await send({ url: stub.url('/r/1') })
  expect(answer.status).toBe(200)
  const { entryIds } = (await answer.json()) as { entryIds: number[] }
  expect(asked('/r/1')).toHaveLength(1)
  const entry = await admin.call(getImportEntry, { params: { id: entryIds[0] as number } })
  expect(entry.json<ImportEntry>()).toMatchObject({
    name: 'Pizza per indirizzo',
    sourceUrl: stub.url('/r/1'),
  })
})

test('a page that cannot be had is said in words', async () => {
  const answer = await send({ url: stub.url('/guasto') })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fields: { page: 'Il sito ha risposto 500.' } })
})

test('who leaves ends the reading, and it is no error of the site', async () => {
  const gone = vi.fn()
  stub.pages.set('/attesa', { handle: (_request, response) => void response.on('close', gone) })
  const leaving = new AbortController()
  const answer = send({ url: stub.url('/attesa') }, leaving.signal)
  await eventually(() => expect(asked('/attesa')).toHaveLength(1))
  leaving.abort()
  await expect(answer).rejects.toThrow()
  await eventually(() => expect(gone).toHaveBeenCalled())
  expect(site.logged.filter(({ level }) => level >= 50)).toEqual([])
})
