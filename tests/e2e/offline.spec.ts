import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { expectNotification, open } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** Opens the site once with a network, as a first visit, until the worker has what it needs. */
async function visit(page: Page, path = '/') {
  await open(page, path)
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
}

test('the shopping list is made without a network, also after a reload', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await page.goto('/lista-spesa')
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

test('the oven guide calculates without a network', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  const online = '/guida-forno?style=napoletana&oven=home_electric&surface=steel'
  await page.goto(online)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Calcola cottura' }).click()
  await expectNotification(page, 'Calcolo completato')
})

test('the simple calculator weighs a dough without a network', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await page.goto('/')
  await page.locator('#calcolatore').getByRole('button', { name: 'Calcola', exact: false }).first().click()
  await expectNotification(page, 'Calcolo effettuato')
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
