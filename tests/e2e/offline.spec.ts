/* oxlint-disable no-empty-pattern -- Playwright reads the names of what a fixture needs */
import type { Page } from '@playwright/test'
import { apiPaths } from '#contracts/api-paths.ts'
import { siteWithVersions } from './next-version.ts'
import { expect, test } from './site-test.ts'
import { catalogue, expectNotification, goInside, logInAsAdmin, open, wake } from './visitor.ts'

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

test('a recipe read inside the site from a shared link is not kept', async ({ page }) => {
  await visit(page, '/ricette')
  await goInside(page, '/ricette/3?porzioni=6')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ricette di Pizza')
  await goInside(page, '/ricette/2')
  await expectKept(page, '/ricette/2')
  expect((await keptAddresses(page)).filter((kept) => kept.startsWith('/ricette/3'))).toEqual([])
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
  expect(await fromWorker(apiPaths.recipes)).toBe(true) // it is at work
  for (const [path, json] of [
    [apiPaths.recipeVariants(1), { variantType: 'leggera' }],
    [apiPaths.ingredientSubstitutions(1), { dietaryRestriction: 'paleo' }],
    [apiPaths.doughCalculator, {}],
    [apiPaths.ovenCalculation, {}],
    [apiPaths.analyzeImage, {}],
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
    apiPaths.recipeVariants(1),
  )
  expect(await sent).toBe('aborted')
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
