import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { renderPage } from './entry.server.tsx'

const pageWhen = (status: number) =>
  renderPage(
    { url: 'http://localhost:3000/ricette/1' },
    {
      transport: async () => ({ status, body: { message: 'Riprova tra poco' } }),
      assets: () => ({ head: '', body: '' }),
      site: readConfig({}).site,
    },
  )

test('a page whose data can not be had for the moment says so by its status, and shows no inside of it', async () => {
  const page = await pageWhen(503)
  expect(page.status).toBe(503)
  expect(page.failure).toMatchObject({ status: 503 })
  expect(page.html).toContain('<h1')
  expect(page.html).not.toContain('api-client')
})

test('a page that fails otherwise is a fault, and one of nothing is not there', async () => {
  expect((await pageWhen(500)).status).toBe(500)
  expect((await pageWhen(404)).status).toBe(404)
})
