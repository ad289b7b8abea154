import { expect, test } from './site-test.ts'
import { expectNotification, open } from './visitor.ts'

test('three networks get title and address', async ({ page }) => {
  await open(page, '/ricette/1')
  const group = page.getByRole('group', { name: 'Condividi' })
  const address = encodeURIComponent(`${new URL(page.url()).origin}/ricette/1`)
  for (const [name, href] of [
    ['WhatsApp', `https://wa.me/?text=Pizza%20Margherita%20${address}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['X', `https://x.com/intent/post?text=Pizza%20Margherita&url=${address}`],
  ] as const) {
    const link = group.getByRole('link', { name: `Condividi su ${name}`, exact: true })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await expect(group.getByRole('link').or(group.getByRole('button'))).toHaveCount(4)
})

test('the link can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/ricette/1')
  await page.getByRole('button', { name: 'Copia il link' }).click()
  await expectNotification(page, 'Link copiato')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('says so when the browser refuses to copy', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await open(page, '/ricette/1')
  await page.getByRole('button', { name: 'Copia il link' }).click()
  await expectNotification(page, 'Errore', 'Impossibile copiare negli appunti')
})

test("uses the system's sheet where there is one, and takes a closed sheet for an answer", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      const asked = (document.documentElement.dataset.shared ?? '') + JSON.stringify(data)
      document.documentElement.dataset.shared = asked
      throw new DOMException('closed', 'AbortError')
    }
  })
  await open(page, '/ricette/1')
  await page.getByRole('button', { name: 'Condividi', exact: true }).click()
  const shared = JSON.stringify({ title: 'Pizza Margherita', url: page.url() })
  await expect(page.locator('html')).toHaveAttribute('data-shared', shared)
  await expect(page.getByRole('region', { name: /^Notifiche/ })).toHaveCount(0)
})
