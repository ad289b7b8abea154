import type { BrowserContext, Page } from '@playwright/test'
import { addressOf } from '#contracts/endpoint.ts'
import { makeRecipeVariant, substituteIngredients } from '#contracts/improvement/improvement.endpoints.ts'
import { calculateOven } from '#contracts/oven-guide/oven-guide.endpoints.ts'
import { analysePhoto } from '#contracts/photo-analysis/photo-analysis.endpoints.ts'
import { listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { calculateDough } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { keptAddresses, visit } from './first-visit.ts'
import { test as base, expect, holdTimers } from './site-test.ts'
import { catalogue, expectNotification, goInside, logInAsAdmin, open } from './visitor.ts'

/** A device that visits the site again and again: filling it takes seconds. */
let device: BrowserContext | undefined

const test = base.extend({
  context: async ({ browser, heldTimers }, use) => {
    if (!device) {
      device = await browser.newContext()
      await device.addInitScript(holdTimers, heldTimers)
    }
    await use(device)
    await device.setOffline(false)
    await device.clearCookies()
    for (const page of device.pages()) {
      await page.evaluate(() => localStorage.clear())
      await page.close()
    }
  },
})
// One after the other in one worker, so that the device is filled once; the first test is its first visit.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })

/** Waits until the worker keeps an address. */
const expectKept = (page: Page, path: string) => expect.poll(() => keptAddresses(page)).toContain(path)

/** From the list of recipes to Pizza Marinara, until it is kept with its picture. Answers its path. */
async function readMarinara(page: Page) {
  await page.getByRole('article', { name: 'Pizza Marinara', exact: true }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Pizza Marinara', level: 1 })).toBeVisible()
  const path = new URL(page.url()).pathname
  await expectKept(page, path)
  await expect.poll(async () => (await keptAddresses(page)).join()).toContain('/immagini/pizza-marinara-')
  return path
}

test('what was read is kept, nothing shared or of an account, and the page says when the network goes', async ({
  page,
  context,
}) => {
  await visit(page, '/ricette')
  await context.setOffline(true)
  await expectNotification(page, 'Sei senza rete')
  await context.setOffline(false)
  await expectNotification(page, 'Di nuovo in rete')
  await readMarinara(page)
  await expectKept(page, '/ricette') // the first page of the first visit came before the worker
  await goInside(page, '/ricette/3?porzioni=6')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pizza Marinara')
  await page.goto('/calcolatore-impasto?name=Segreta&servings=6')
  await page.goto('/auth')
  await open(page, '/ricette/1?dosi=6&cucina=3')
  await expectKept(page, '/ricette/1')
  const kept = await keptAddresses(page)
  expect(kept.filter((path) => path.includes('?') || path.startsWith('/ricette/3'))).toEqual([])
  expect(
    kept.filter((path) => /^\/(auth|profilo|admin|api\/(auth|collections|dough-recipes))/.test(path)),
  ).toEqual([])
})

test('what was read opens again without a network, at its step and with its picture', async ({
  page,
  context,
}) => {
  await visit(page, '/ricette')
  const marinara = await readMarinara(page)
  await open(page, '/ricette/1?dosi=6&cucina=3')
  const cooking = page.getByRole('dialog', { name: 'Pizza Margherita' })
  await expect(cooking).toContainText('Passo 3 di')
  await expectKept(page, '/ricette/1')

  await context.setOffline(true)
  await page.reload()
  await expect(page).toHaveURL('/ricette/1?dosi=6&cucina=3')
  await expect(cooking).toContainText('Passo 3 di')
  // What was not read says so, and lists what was.
  await page.goto('/ricette/9').catch(() => undefined) // the worker sends it elsewhere
  await expect(page.getByRole('heading', { name: 'Questa pagina non è sul tuo dispositivo' })).toBeVisible()
  await page.getByRole('link', { name: 'Pizza Marinara' }).click()
  await expect(page).toHaveURL(marinara)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pizza Marinara', level: 1 })).toBeVisible()
  const picture = page.getByRole('main').getByRole('img', { name: 'Pizza Marinara' }).first()
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => 'shown'))).toBe(
    'shown',
  )
})

test('a shopping list is made of what was read', { tag: '@proof' }, async ({ page, context }) => {
  await visit(page, '/ricette/1')
  await expectKept(page, '/ricette/1')
  await context.setOffline(true)
  await open(page, '/lista-spesa')
  await page.getByRole('checkbox', { name: 'Pizza Margherita' }).check()
  await page.getByRole('button', { name: 'Genera Lista della Spesa' }).click()
  await expectNotification(page, 'Lista generata')
  await page.reload()
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0)
})

test('the pictures of the categories are there without a network', { tag: '@proof' }, async ({
  page,
  context,
}) => {
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

/** A page of an account, loaded again without a network. */
async function expectNotLoggedOut(page: Page) {
  await page.reload().catch(() => undefined) // the worker sends it elsewhere
  // The worker may still have got the page before it heard that the network is gone: then the page itself says so.
  const said = /Questa pagina non è sul tuo dispositivo|Per questa pagina serve la rete/
  await expect(page.getByRole('heading', { level: 1, name: said })).toBeVisible()
  await expect(page).not.toHaveURL(/\/auth/)
}

test('what needs the network says so, and waits for it; nobody is taken for logged out', {
  tag: '@proof',
}, async ({ page, context }) => {
  await logInAsAdmin(page)
  await visit(page)
  await open(page, '/ricette/1')
  await context.setOffline(true)
  await page.getByRole('button', { name: '4 pizzette' }).click()
  await expectNotification(page, 'Errore', 'Senza rete il voto non si può salvare: riprova quando torna.')
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

  await open(page, '/profilo')
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible()
  await context.setOffline(true)
  await expectNotLoggedOut(page)

  await open(page, '/lista-spesa')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profilo' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toHaveCount(0)
  await goInside(page, '/profilo')
  const needsNetwork = page.getByRole('heading', { name: 'Per questa pagina serve la rete' })
  await expect(needsNetwork).toBeVisible()
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(needsNetwork).toBeVisible()
  await expect(page).toHaveURL('/profilo')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible()
})

const calculateNutrition = async (page: Page) => {
  await expect(page.getByText(/^\d{2,} ingredienti, valori per 100 g$/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Cerca un ingrediente' }).fill('fiordilatte')
  await page.getByRole('button', { name: 'Aggiungi Fior di latte', exact: true }).click()
  await page.getByRole('button', { name: 'Calcola', exact: true }).click()
  await expect(page.getByRole('heading', { name: /kcal/ })).toBeVisible()
}
const pairAndJudge = async (page: Page) => {
  await page.getByRole('button', { name: "Acciughe sott'olio" }).click()
  const paired = page.getByRole('region', { name: 'Abbinamenti consigliati' })
  await paired
    .getByRole('button', { name: /^Aggiungi/ })
    .first()
    .click()
  await paired.getByRole('button', { name: /^Analizza/ }).click()
  await expect(page.getByRole('heading', { name: 'Compatibilità' })).toBeVisible()
}

/** Whatever sends something goes to the server past the worker, also where it fails. */
async function expectLeftAlone(page: Page) {
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
  await page.unroute('**/api/**')
}

test('the worker leaves alone whatever sends something; the tools calculate without a network, and a page whose scripts are not here says so', async ({
  page,
  context,
}) => {
  await visit(page)
  await expectLeftAlone(page)
  await context.setOffline(true)
  await open(page, '/')
  await page.locator('#calcolatore').getByRole('button', { name: 'Calcola', exact: false }).first().click()
  await expectNotification(page, 'Calcolo effettuato')
  await open(page, '/guida-forno?style=napoletana&oven=home_electric&surface=steel')
  await page.getByRole('button', { name: 'Calcola cottura' }).click()
  await expectNotification(page, 'Calcolo completato')
  await goInside(page, '/calcolatore-nutrizione')
  await calculateNutrition(page)
  await goInside(page, '/abbinamenti-ingredienti')
  await pairAndJudge(page)
  await goInside(page, '/admin')
  await expect(page).toHaveURL('/senza-rete?pagina=%2Fadmin')
  await expect(page.getByRole('heading', { name: 'Questa pagina non è sul tuo dispositivo' })).toBeVisible()
})

for (const [path, use] of [
  ['/calcolatore-nutrizione', calculateNutrition],
  ['/abbinamenti-ingredienti', pairAndJudge],
] as const)
  test(`${path}, loaded without a network, calculates`, { tag: '@proof' }, async ({ page, context }) => {
    await visit(page)
    await context.setOffline(true)
    await open(page, path)
    await use(page)
  })
