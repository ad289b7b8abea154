import type { Page } from '@playwright/test'
import { getMe } from '#contracts/accounts/accounts.endpoints.ts'
import { expect, test } from './site-test.ts'
import { goInside, holdBack, logIn, open, recordCalls, refuse, wake } from './visitor.ts'

const FAILURE = 'Si è verificato un errore durante il caricamento delle ricette. Riprova più tardi.'

// A page that is opened by its address comes with its data; these states belong to going there inside the site.
for (const { from, link, place, skeletons, tag = [] } of [
  { from: '/privacy', link: 'Torna alla home', place: '/', skeletons: 3 },
  { from: '/come-verifichiamo', link: 'Sfoglia le ricette', place: '/ricette', skeletons: 6, tag: '@proof' },
]) {
  test(`${place} shows ${skeletons} cards on their way, says what failed, and asks again only when told`, {
    tag,
  }, async ({ page }) => {
    for (const path of ['/api/recipes', '/api/pizzerias', '/api/glossary']) await refuse(page, path)
    const recipes = await holdBack(page, '/api/recipes')
    await open(page, from)
    const calls = recordCalls(page)
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(page.getByTestId('recipe-skeleton')).toHaveCount(skeletons)
    await expect(page.getByText('Caricamento delle ricette...')).toBeAttached()
    recipes.release()
    const alerts = page.getByRole('alert').filter({ hasText: FAILURE }) // home asks for the recipes in more than one place
    const alert = alerts.first()
    await expect(alert.getByRole('heading', { name: 'Errore' })).toBeVisible()
    await expect(page.getByTestId('recipe-skeleton')).toHaveCount(0)
    await page.evaluate(() => fetch('/api/health')) // whatever would have been asked before it, was
    expect(calls.filter((call) => call === 'GET /api/recipes')).toHaveLength(1)
    for (const what of place === '/' ? ['le pizzerie', 'il glossario'] : [])
      await expect(page.getByText(`Non siamo riusciti a caricare ${what}. Riprova più tardi.`)).toBeVisible()

    await page.unroute('**/api/recipes')
    await alert.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(alerts).toHaveCount(0)
  })
}

/** How much of the window moved since the last question, as browsers count it. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    const shifts = Reflect.get(globalThis, 'shifts') as { value: number }[]
    for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next))
    return shifts.splice(0).reduce((sum, { value }) => sum + value, 0)
  })

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    Reflect.set(globalThis, 'shifts', shifts)
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
  })

test('the reminder to verify an address keeps its place from one page to the next', {
  tag: ['@phone-only', '@proof'],
}, async ({ page }) => {
  const { name } = await logIn(page, { isVerified: false })
  await open(page, '/privacy')
  const notice = page.getByRole('region', { name: "Verifica dell'e-mail" })
  await expect(notice).toBeVisible()

  await watchShifts(page)
  const person = await holdBack(page, getMe.path)
  await open(page, '/ricette')
  await expect(notice).toHaveCount(0)
  person.release()
  await expect(notice).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.002)

  await notice.getByRole('button', { name: "Chiudi l'avviso" }).click()
  await open(page, '/glossario')
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.002)
})

/** Goes there inside the site while the answer is held back, and says how much moved when it came. */
async function movedBy(page: Page, path: string, call: string, { isRefused = false } = {}) {
  if (isRefused) await refuse(page, call)
  const answer = await holdBack(page, call)
  await goInside(page, path)
  const skeletons = page.locator('main .animate-pulse')
  await expect(skeletons.first()).toBeVisible()
  await layoutShift(page)
  answer.release()
  if (isRefused) await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(skeletons).toHaveCount(0)
  return layoutShift(page)
}

test('every page keeps the place of what it waits for', { tag: ['@phone-only', '@proof'] }, async ({
  page,
}) => {
  await watchShifts(page)
  await open(page, '/privacy')
  for (const [path, call] of [
    ['/ricette/1', '/api/recipes/1'],
    ['/pizzerie', '/api/pizzerias'],
    ['/glossario', '/api/glossary'],
    ['/shop', '/api/shop/products'],
    ['/abbinamenti-ingredienti', '/api/ingredient-pairing'],
    ['/ricette', '/api/recipes'],
  ] as const)
    expect(await movedBy(page, path, call), path).toBeLessThan(0.02)
  await open(page, '/privacy') // what is here already is not waited for
  expect(await movedBy(page, '/lista-spesa', '/api/recipes')).toBeLessThan(0.02)
})

test('every page keeps the place of what did not come', { tag: '@proof' }, async ({ page }) => {
  await watchShifts(page)
  await open(page, '/privacy')
  for (const [path, call] of [
    ['/shop', '/api/shop/products'],
    ['/abbinamenti-ingredienti', '/api/ingredient-pairing'],
    ['/calcolatore-nutrizione', '/api/nutrition/ingredients?*'],
  ] as const)
    expect(await movedBy(page, path, call, { isRefused: true }), path).toBeLessThan(0.01)
})

test('a click on a recipe whose script is still on its way is not lost', async ({ page }) => {
  const script = await holdBack(page, '/assets/recipe-article-*.js')
  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= request.url().includes('/recipe-article-')
  })
  await page.goto('/ricette/1')
  const move = () => page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await expect.poll(() => move().then(() => isAsked)).toBe(true)
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  script.release()
  await expect(page.getByRole('dialog', { name: 'Pizza Margherita' })).toBeVisible()
})

test('a dose typed while the script of the recipe is on its way counts, and the next tap goes on from it', async ({
  page,
}) => {
  const script = await holdBack(page, '/assets/recipe-article-*.js')
  await page.goto('/ricette/1')
  const panel = page.getByRole('region', { name: 'Ingredienti' })
  await panel.getByRole('textbox').fill('7')
  await page.keyboard.press('Tab')
  script.release()
  await wake(page)
  await expect(panel.getByText('7 pizze', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/ricette/1?dosi=7')
  await panel.getByRole('button', { name: 'Più pizze' }).click()
  await expect(panel.getByText('8 pizze', { exact: true })).toBeVisible()
})

test('what has been loaded is never asked for again, nor on coming back to the window', async ({ page }) => {
  await open(page, '/privacy')
  const calls = recordCalls(page)
  await page.getByRole('main').getByRole('link', { name: 'Torna alla home' }).click()
  await page.getByRole('link', { name: 'Vedi tutte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ricette di Pizza' })).toBeVisible()
  await page.getByRole('article', { name: 'Pizza Marinara', exact: true }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza Marinara' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Ricette di Pizza' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Cornicione' }).click()
  await expect(page.getByRole('heading', { name: 'Ricette Classiche' })).toBeVisible()
  await page.evaluate(async () => {
    for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await fetch('/api/health')
  })
  expect(calls.sort()).toEqual([
    'GET /api/glossary',
    'GET /api/health',
    'GET /api/pizzerias',
    'GET /api/recipes',
    'GET /api/recipes/classics',
  ])
})
