/* oxlint-disable no-empty-pattern -- Playwright reads the names of what a fixture needs */
import type { Page } from '@playwright/test'
import { keptAddresses, visit } from './first-visit.ts'
import { siteWithVersions } from './next-version.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, logInAsAdmin, open, wake } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })

test('a recipe read on a narrow screen has its picture on a wide one', { tag: '@proof' }, async ({
  page,
  context,
}) => {
  const picture = page.getByRole('main').getByRole('img', { name: 'Pizza Margherita' }).first()
  const shownFile = () =>
    picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return new URL(image.currentSrc).pathname
    })
  await visit(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ricette/1')
  expect(await shownFile()).toMatch(/-480\.avif$/)
  await page.waitForFunction(async (name) => (await (await caches.open(name)).keys()).length > 0, 'immagini')
  await context.setOffline(true)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.reload()
  expect(await shownFile()).toMatch(/-(960|1440)\.avif$/)
})

test('what only the administration loads is not fetched for readers', { tag: '@proof' }, async ({ page }) => {
  await visit(page)
  await open(page, '/lista-spesa')
  const kept = await keptAddresses(page)
  await logInAsAdmin(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await open(page, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Amministrazione' })).toBeVisible()
  const scripts = loaded.filter((path) => path.startsWith('/assets/') && path.endsWith('.js'))
  const own = scripts.filter((path) => !kept.includes(path))
  expect(own.length).toBeGreaterThan(2)
  expect(kept.filter((path) => scripts.includes(path)).length).toBeGreaterThan(5) // what it shares is kept
})

test.describe('a new version', { tag: '@proof' }, () => {
  let site: Awaited<ReturnType<typeof siteWithVersions>>
  test.use({
    heldTimers: [5000], // after two seconds the page goes on without the worker of the old version
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    siteOrigin: async ({}, use) => {
      site = await siteWithVersions()
      await use(site.origin)
      site.close()
    },
  })
  const version = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? '1')

  test('waits, says that it is there, and once accepted is what opens, also without a network', async ({
    page,
    context,
  }) => {
    await visit(page, '/ricette/1')
    await page.reload() // now the worker keeps it
    site.renew()
    await page.goto('/privacy')
    const waiting = async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed'
    await page.waitForFunction(waiting)
    await expectNotification(page, 'È pronta una nuova versione')
    const again = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Aggiorna', exact: true }).click()
    await again
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    )
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.match('/ricette/1'))?.text()) ?? ''))
      .toContain('data-version="2"')

    await context.setOffline(true)
    for (const path of ['/lista-spesa', '/ricette/1']) {
      await page.goto(path)
      expect(await version(page)).toBe('2')
    }
    await wake(page)
    await page.getByRole('button', { name: 'Più pizze' }).click()
    await expect(page.getByText('5 pizze', { exact: true })).toBeVisible()
  })
})
