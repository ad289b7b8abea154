import type { BrowserContext, Page } from '@playwright/test'
import { addressOf } from '#contracts/endpoint.ts'
import { makeRecipeVariant, substituteIngredients } from '#contracts/improvement/improvement.endpoints.ts'
import { calculateOven } from '#contracts/oven-guide/oven-guide.endpoints.ts'
import { analysePhoto } from '#contracts/photo-analysis/photo-analysis.endpoints.ts'
import { listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { calculateDough } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { keptAddresses, visit } from './first-visit.ts'
import { test as base, expect } from './site-test.ts'
import { catalogue, expectNotification, goInside, logInAsAdmin, open } from './visitor.ts'

/** A device that has visited the site before: filling it takes seconds, so each worker of the tests has one. */
let device: BrowserContext | undefined

const test = base.extend({
  context: async ({ browser }, use) => {
    device ??= await browser.newContext()
    await use(device)
    await device.setOffline(false)
    await device.clearCookies()
    for (const page of device.pages()) {
      await page.evaluate(() => localStorage.clear())
      await page.close()
    }
  },
})
test.use({ serviceWorkers: 'allow' })

test('the shopping list is made without a network, also after a reload', { tag: '@phone-only' }, async ({
  page,
  context,
}) => {
  await visit(page)
  await context.setOffline(true)
  await open(page, '/lista-spesa')
  await expect(page.getByRole('heading', { name: 'Lista della Spesa', level: 1 })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Pizza Margherita' }).check()
  await page.getByRole('button', { name: 'Genera Lista della Spesa' }).click()
  await expectNotification(page, 'Lista generata')
  await page.reload()
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0)
})

test('a recipe that was read opens again, one that was not says so and lists those that were', async ({
  page,
  context,
}) => {
  await visit(page)
  await page.goto('/ricette/1')
  await expect(page.getByRole('heading', { name: 'Pizza Margherita', level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pizza Margherita', level: 1 })).toBeVisible()
  await page.goto('/ricette/9').catch(() => undefined) // the worker sends it elsewhere
  await expect(page.getByRole('heading', { name: 'Questa pagina non è sul tuo dispositivo' })).toBeVisible()
  await page.getByRole('link', { name: 'Pizza Margherita' }).click()
  await expect(page.getByRole('heading', { name: 'Pizza Margherita', level: 1 })).toBeVisible()
})

test('the pictures of the categories are there without a network', async ({ page, context }) => {
  const categories = new Set((await catalogue(page)).map(({ category }) => category))
  await visit(page)
  await expect
    .poll(async () => (await keptAddresses(page)).filter((path) => path.includes('/categoria-')).length)
    .toBe(categories.size)
  await context.setOffline(true)
  await open(page, '/lista-spesa')
  await goInside(page, '/ricette')
  const pictures = page.getByRole('region', { name: 'Sfoglia per categoria' }).locator('img')
  await pictures.first().scrollIntoViewIfNeeded()
  await pictures.first().evaluate((image: HTMLImageElement) => image.decode())
})

for (const path of ['/profilo', '/admin'])
  test(`${path}, loaded without a network, is not taken for logged out`, async ({ page, context }) => {
    await logInAsAdmin(page)
    await visit(page)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: /Profilo|Amministrazione/ })).toBeVisible()
    await context.setOffline(true)
    await page.reload().catch(() => undefined) // the worker sends it elsewhere
    // The worker may still have got the page before it heard that the network is gone: then the page itself says so.
    const said = /Questa pagina non è sul tuo dispositivo|Per questa pagina serve la rete/
    await expect(page.getByRole('heading', { level: 1, name: said })).toBeVisible()
    await expect(page).not.toHaveURL(/\/auth/)
  })

test('the profile opened inside the site waits for the network', async ({ page, context }) => {
  await logInAsAdmin(page)
  await visit(page)
  await context.setOffline(true)
  await open(page, '/lista-spesa')
  await expect(page.getByRole('heading', { name: 'Lista della Spesa', level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profilo' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toHaveCount(0)
  await goInside(page, '/profilo')
  await expect(page.getByRole('heading', { name: 'Per questa pagina serve la rete' })).toBeVisible()
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { name: 'Per questa pagina serve la rete' })).toBeVisible()
  await expect(page).toHaveURL('/profilo')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible()
})

test('what cannot be loaded without a network says so, and what works instead', async ({ page, context }) => {
  await visit(page)
  await open(page, '/lista-spesa')
  await context.setOffline(true)
  await goInside(page, '/shop')
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { name: 'Senza rete' })).toBeVisible()
  await expect(alert.getByRole('link', { name: 'Che cosa funziona senza rete' })).toHaveAttribute(
    'href',
    '/senza-rete',
  )
  await context.setOffline(false)
  await alert.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a vote without a network says why it is not saved', async ({ page, context }) => {
  await visit(page)
  await open(page, '/ricette/1')
  await context.setOffline(true)
  await page.getByRole('button', { name: '4 pizzette' }).click()
  await expectNotification(page, 'Errore', 'Senza rete il voto non si può salvare: riprova quando torna.')
})

test('the oven guide calculates without a network', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  const online = '/guida-forno?style=napoletana&oven=home_electric&surface=steel'
  await open(page, online)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Calcola cottura' }).click()
  await expectNotification(page, 'Calcolo completato')
})

for (const how of ['loaded', 'opened inside the site'])
  test.describe(`${how} without a network`, () => {
    const enter = async (page: Page, path: string) => {
      const isLoaded = how === 'loaded'
      await open(page, isLoaded ? path : '/lista-spesa')
      if (!isLoaded) await goInside(page, path)
    }

    test('the nutrition of a pizza is looked for and calculated', async ({ page, context }) => {
      await visit(page)
      await context.setOffline(true)
      await enter(page, '/calcolatore-nutrizione')
      await expect(page.getByText(/^\d{2,} ingredienti, valori per 100 g$/)).toBeVisible()
      await page.getByRole('searchbox', { name: 'Cerca un ingrediente' }).fill('fiordilatte')
      await page.getByRole('button', { name: 'Aggiungi Fior di latte', exact: true }).click()
      await page.getByRole('button', { name: 'Calcola', exact: true }).click()
      await expect(page.getByRole('heading', { name: /kcal/ })).toBeVisible()
    })

    test('ingredients are paired and judged together', async ({ page, context }) => {
      await visit(page)
      await context.setOffline(true)
      await enter(page, '/abbinamenti-ingredienti')
      await page.getByRole('button', { name: "Acciughe sott'olio" }).click()
      const paired = page.getByRole('region', { name: 'Abbinamenti consigliati' })
      await paired
        .getByRole('button', { name: /^Aggiungi/ })
        .first()
        .click()
      await paired.getByRole('button', { name: /^Analizza/ }).click()
      await expect(page.getByRole('heading', { name: 'Compatibilità' })).toBeVisible()
    })
  })

test('the simple calculator weighs a dough without a network', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await open(page, '/')
  await page.locator('#calcolatore').getByRole('button', { name: 'Calcola', exact: false }).first().click()
  await expectNotification(page, 'Calcolo effettuato')
})

test('the worker leaves alone whatever sends something', async ({ page }) => {
  await visit(page)
  const fromWorker = async (path: string, init?: { method: string; body: string }) => {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path)
    await page.evaluate(
      ([to, what]) =>
        fetch(to, what && { ...what, headers: { 'content-type': 'application/json' } }).then((response) =>
          response.text(),
        ),
      [path, init] as const,
    )
    return (await answered).fromServiceWorker()
  }
  expect(await fromWorker(listRecipes.path)).toBe(true) // it is at work
  for (const [path, json] of [
    [addressOf(makeRecipeVariant, { params: { id: 1 } }), { variantType: 'leggera' }],
    [addressOf(substituteIngredients, { params: { id: 1 } }), { dietaryRestriction: 'paleo' }],
    [calculateDough.path, {}],
    [calculateOven.path, {}],
    [analysePhoto.path, {}],
  ] as const)
    expect([path, await fromWorker(path, { method: 'POST', body: JSON.stringify(json) })]).toEqual([
      path,
      false,
    ])
  await page.route('**/api/**', (route) => route.abort())
  const sent = page.evaluate(
    (path) =>
      fetch(path, { method: 'POST' }).then(
        () => 'answered',
        () => 'aborted',
      ),
    addressOf(makeRecipeVariant, { params: { id: 1 } }),
  )
  expect(await sent).toBe('aborted')
})
