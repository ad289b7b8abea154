import { expect, test } from './site-test.ts'
import { expectNotification, open } from './visitor.ts'

test("the link is copied, or goes to the system's sheet, and what fails says so", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/ricette/1')
  const group = page.getByRole('group', { name: 'Condividi' })
  await expect(group.getByRole('link').or(group.getByRole('button'))).toHaveCount(4)
  const copy = group.getByRole('button', { name: 'Copia il link' })
  await copy.click()
  await expectNotification(page, 'Link copiato')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  // A browser that refuses to copy, and has a sheet that its reader closes.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    navigator.share = async (data) => {
      const asked = (document.documentElement.dataset.shared ?? '') + JSON.stringify(data)
      document.documentElement.dataset.shared = asked
      throw new DOMException('closed', 'AbortError')
    }
  })
  await open(page, '/ricette/1')
  await group.getByRole('button', { name: 'Condividi', exact: true }).click()
  const shared = JSON.stringify({ title: 'Pizza Margherita', url: page.url() })
  await expect(page.locator('html')).toHaveAttribute('data-shared', shared)
  await expect(page.getByRole('region', { name: /^Notifiche/ })).toHaveCount(0)
  await copy.click()
  await expectNotification(page, 'Errore', 'Impossibile copiare negli appunti')
})
