/* oxlint-disable no-empty-pattern -- Playwright reads the names of what a fixture needs */
import type { Page } from '@playwright/test'
import { keptAddresses, visit } from './first-visit.ts'
import { siteWithVersions } from './next-version.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, goInside, logInAsAdmin, open, wake } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })

test('what works without a network can be read with one, and is not called a missing page', async ({
  page,
}) => {
  await open(page, '/senza-rete')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Che cosa funziona senza rete')
  await expect(page.getByRole('main').getByText(/non arrivava|non è sul tuo dispositivo/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Guida al forno' })).toBeVisible()
})

/** Waits until the worker keeps an address. */
const expectKept = (page: Page, path: string) => expect.poll(() => keptAddresses(page)).toContain(path)

test('a recipe read inside the site opens again, with its picture', { tag: '@phone-only' }, async ({
  page,
  context,
}) => {
  await visit(page, '/ricette')
  await page.getByRole('article', { name: 'Pizza Marinara', exact: true }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Pizza Marinara', level: 1 })).toBeVisible()
  const path = new URL(page.url()).pathname
  await expectKept(page, path)
  await expect.poll(async () => (await keptAddresses(page)).join()).toContain('/immagini/pizza-marinara-')
  await expectKept(page, '/ricette') // the first page of the first visit came before the worker
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pizza Marinara', level: 1 })).toBeVisible()
  const picture = page.getByRole('main').getByRole('img', { name: 'Pizza Marinara' }).first()
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => 'shown'))).toBe(
    'shown',
  )
  await open(page, '/senza-rete')
  await expect(page.getByRole('link', { name: 'Pizza Marinara' })).toBeVisible()
})

test('a recipe that is cooked opens again at its step, with its doses', { tag: '@phone-only' }, async ({
  page,
  context,
}) => {
  await visit(page)
  await open(page, '/ricette/1?dosi=6&cucina=3')
  const cooking = page.getByRole('dialog', { name: 'Pizza Margherita' })
  await expect(cooking).toContainText('Passo 3 di')
  await expectKept(page, '/ricette/1')
  expect((await keptAddresses(page)).filter((kept) => kept.includes('dosi='))).toEqual([])
  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveURL('/ricette/1?dosi=6&cucina=3')
  await expect(cooking).toContainText('Passo 3 di')
})

test('a recipe read inside the site from a shared link is not kept', async ({ page }) => {
  await visit(page, '/ricette')
  await goInside(page, '/ricette/3?porzioni=6')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ricette di Pizza')
  await goInside(page, '/ricette/2')
  await expectKept(page, '/ricette/2')
  expect((await keptAddresses(page)).filter((kept) => kept.startsWith('/ricette/3'))).toEqual([])
})

test('a recipe read on a narrow screen has its picture on a wide one', async ({ page, context }) => {
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

test('a page whose scripts are not here says so', async ({ page, context }) => {
  await visit(page)
  await open(page, '/lista-spesa')
  await context.setOffline(true)
  await goInside(page, '/admin')
  await expect(page).toHaveURL('/senza-rete?pagina=%2Fadmin')
  await expect(page.getByRole('heading', { name: 'Questa pagina non è sul tuo dispositivo' })).toBeVisible()
})

test('what only the administration loads is not fetched for readers', async ({ page }) => {
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

test('nothing that was shared, and nothing of an account, is kept', async ({ page }) => {
  await visit(page)
  await page.goto('/calcolatore-impasto?name=Segreta&servings=6')
  await page.goto('/lista-spesa?ricette=1,2')
  await page.goto('/ricette?cerca=funghi')
  await page.goto('/auth')
  await page.goto('/ricette/2')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = await keptAddresses(page)
  expect(kept).toContain('/ricette/2')
  expect(kept.filter((path) => path.includes('?'))).toEqual([])
  expect(
    kept.filter((path) => /^\/(auth|profilo|admin|api\/(auth|collections|dough-recipes))/.test(path)),
  ).toEqual([])
})

test('the page says when the network goes and when it is back', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await expectNotification(page, 'Sei senza rete')
  await context.setOffline(false)
  await expectNotification(page, 'Di nuovo in rete')
})

test.describe('a new version', () => {
  let site: Awaited<ReturnType<typeof siteWithVersions>>
  test.use({
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
