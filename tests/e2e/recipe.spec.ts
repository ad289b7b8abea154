import type { Page } from '@playwright/test'
import { addressOf } from '#contracts/endpoint.ts'
import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { expect, test } from './site-test.ts'
import {
  expectNotification,
  goInside,
  logIn,
  open,
  ownClock,
  recipeOf,
  recordCalls,
  refuse,
  wake,
} from './visitor.ts'

/** Opens a tool beside the recipe. */
async function openTool(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Con questa ricetta' }).getByRole('link', { name }).click()
  return page.getByRole('dialog', { name })
}

test('doses are typed, told in flour, kept by the address and carried along', { tag: '@phone-only' }, async ({
  page,
}) => {
  await open(page, '/ricette/1?dosi=abc')
  // What no kitchen can have is named in the first window.
  await expect(page.getByRole('status').filter({ hasText: 'non può avere («abc»)' })).toBeInViewport()
  // The way into the kitchen is in sight, above the bar.
  const cook = await page.getByRole('button', { name: 'Cucina passo passo' }).boundingBox()
  const bar = await page.locator('.bottom-bar').boundingBox()
  expect((cook?.y ?? 0) + (cook?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  const panel = page.getByRole('region', { name: 'Ingredienti' })
  const flour = panel.getByRole('listitem').filter({ hasText: 'farina 00' })
  const percentages = () => panel.getByText(/^[\d,]+%$/).allTextContents()
  const before = await percentages()
  expect(before[0]).toBe('100%')
  await expect(flour).toContainText('600 g')
  // Two quick taps count as two, and what is opened at once has the new doses.
  await panel.getByRole('button', { name: 'Più pizze' }).evaluate((more: HTMLElement) => {
    more.click()
    more.click()
  })
  const tools = page.getByRole('navigation', { name: 'Con questa ricetta' }).getByRole('link')
  await tools.first().evaluate((link: HTMLElement) => link.click())
  const list = page.getByRole('dialog', { name: 'Lista della spesa' })
  await expect(list.getByText('Pizza Margherita, per 6 pizze')).toBeVisible()
  await list.getByRole('button', { name: 'Torna alla ricetta' }).click()
  await expect(panel.getByText('6 pizze', { exact: true })).toBeVisible()
  // Of two drawers wanted at once the second comes, and behind it is the recipe.
  await tools.evaluateAll((links: HTMLElement[]) => {
    for (const link of links.slice(0, 2)) link.click()
  })
  await expect(page.getByRole('dialog', { name: 'Impasto' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/ricette/1?dosi=6')
  await expect(flour).toContainText('900 g')
  expect(await percentages()).toEqual(before)
  await panel.getByRole('button', { name: 'Torna a 4' }).click()
  await expect(flour).toContainText('600 g')
  const field = panel.getByRole('textbox')
  await field.fill('2')
  await expect(panel.getByText('300 g di farina 00')).toBeVisible()
  await expect(page).toHaveURL('/ricette/1?dosi=2')
  await panel.getByRole('button', { name: 'Meno pizze' }).click()
  await expect(flour).toContainText('150 g')
  await expect(panel.getByRole('button', { name: 'Meno pizze' })).toBeDisabled()
  await field.fill('99')
  await field.press('Enter')
  await expect(panel.getByRole('alert')).toHaveText('Scrivi un numero da 1 a 40.')
  await panel.getByRole('link', { name: 'Ho della farina' }).click()
  await expect(panel.getByRole('textbox', { name: 'Farina che ho' })).toHaveValue('150 g')
  await panel.getByRole('textbox').fill('500')
  await expect(panel.getByText('500 g di farina: circa 3 pizze')).toBeVisible()
  await expect(page).toHaveURL('/ricette/1?dosi=500g')

  await page.reload()
  await wake(page)
  await expect(panel.getByText('500 g di farina 00')).toBeVisible()
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('link', { name: 'Calcola nutrizione' }).click()
  await expect(page).toHaveURL('/calcolatore-nutrizione?ricetta=1&dosi=500g')
  await expect(page.getByText(/Dalla ricetta Pizza Margherita, per circa 3 pizze/)).toBeVisible()
  await page.goBack()
  await expect(panel.getByText('500 g di farina 00')).toBeVisible()
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await expect(page).toHaveURL(/cucina=1/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/ricette/1?dosi=500g')
})

test('two recipes with their doses go onto one list, and can be taken back', async ({ page }) => {
  await open(page, '/ricette/1?dosi=2')
  const list = await openTool(page, 'Lista della spesa')
  await expect(list).toContainText('160 g di pomodori pelati')
  await list.getByRole('button', { name: 'Metti sulla lista' }).click()
  await expect(list.getByRole('status')).toHaveText('È sulla lista, per 2 pizze.')
  await list.getByRole('button', { name: 'Annulla' }).click()
  await list.getByRole('button', { name: 'Metti sulla lista' }).click()
  await expect(list.getByRole('status')).toBeVisible()

  await open(page, '/ricette/7?dosi=1')
  await openTool(page, 'Lista della spesa')
  await list.getByRole('button', { name: 'Metti sulla lista' }).click()
  await list.getByRole('link', { name: 'Apri la lista' }).click()
  await expect(page).toHaveURL('/lista-spesa')
  await page.getByText('Scegli le ricette').click()
  await expect(page.getByRole('checkbox', { name: 'Pizza Margherita (dosi: 2)' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Pizza Marinara (dosi: 1)' })).toBeChecked()
  await expect(page.getByRole('row').filter({ hasText: 'Farina 00' })).not.toHaveCount(0)
})

test('the dough is planned backwards from the meal, and goes into the calculator with it', async ({
  page,
}) => {
  await ownClock(page, { time: '2026-11-25T07:00:00+01:00' })
  await open(page, '/ricette/1?dosi=6')
  const drawer = await openTool(page, 'Impasto')
  const moment = (name: string) => drawer.getByRole('listitem').filter({ hasText: name })
  await expect(drawer).toContainText('6 da 247 g')
  // What the address names is open after a reload, for whoever gets the link, and for nobody else.
  await expect(page).toHaveURL('/ricette/1?dosi=6&apri=impasto')
  await open(page, '/ricette/1?dosi=6&apri=impasto')
  await expect(drawer).toContainText('6 da 247 g')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/ricette/1?dosi=6')
  await page.reload()
  await wake(page)
  await expect(drawer).toBeHidden()
  await openTool(page, 'Impasto')
  await drawer.getByRole('button', { name: 'domani 20:00' }).click()
  await expect(moment('Comincia')).toHaveText('domani 6:35 Comincia')
  // Six take longer in the oven than four, as the strip says.
  await expect(moment('Inforna')).toHaveText('domani 19:25 Inforna')
  await expect(drawer).toContainText('il suo piano comincia in un altro momento')
  await drawer.getByRole('link', { name: 'Apri nel calcolatore' }).click()
  await expect(page).toHaveURL(
    /\/calcolatore-impasto\?name=Pizza\+Margherita&servings=6.*bakeAt=2026-11-26T19%3A24/,
  )
  const hydration = page.locator('[name=hydrationPct]')
  await expect(hydration, 'as the table of the doses has it').toHaveValue('61,7')
  await hydration.focus()
  await expect(hydration, 'whole for whoever changes it').toHaveValue('61,67')

  // A dough with a preferment, whose plan would begin at night.
  await goInside(page, '/ricette/63')
  await openTool(page, 'Impasto')
  await expect(drawer).toContainText('29% della farina')
  await drawer.getByRole('button', { name: 'domani 20:00' }).click()
  await expect(drawer.getByRole('status')).toHaveText(
    "Si dovrebbe cominciare di notte, domani 1:45: prova con un'altra ora.",
  )
  await drawer.getByLabel('Un altro momento').fill('2026-11-27T02:00')
  await expect(moment('Comincia')).toHaveText('domani 7:45 Comincia')
  await expect(drawer.getByRole('status')).toHaveCount(0)
  await drawer.getByRole('link', { name: 'Apri nel calcolatore' }).click()
  await expect(page.getByRole('checkbox', { name: /^Prefermento/ })).toBeChecked()
})

test('the oven of the house is asked once and goes into the account, as a recipe into a new collection', async ({
  page,
  context,
}) => {
  const drawer = page.getByRole('dialog', { name: 'Il mio forno' })
  const link = page.getByRole('link', { name: 'Il mio forno' })
  const kind = drawer.getByLabel('Tipo di forno')
  const maxC = drawer.getByLabel('Temperatura massima')
  await open(page, '/ricette/1')
  await link.click()
  await expect(drawer).toContainText('Lo teniamo su questo dispositivo.')
  await kind.selectOption({ label: 'Forno di casa a gas' })
  await maxC.fill('-5')
  await expect(drawer.getByText('Scrivi un numero da 150 a 600')).toBeVisible()
  await maxC.fill('260')
  const why = drawer.getByRole('region', { name: 'Nel tuo forno' })
  await expect(why).toContainText('Il tuo forno arriva a 260 °C')
  await expect(drawer).toContainText('La ricetta dice: «')
  await page.keyboard.press('Escape') // a drawer left open is open again after a reload
  await expect(drawer).toBeHidden()
  await expect(link).toBeFocused()

  await logIn(page)
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await open(page, '/ricette/61')
  await link.click()
  await expect(drawer).toContainText('Lo teniamo nel tuo account.')
  await expect(kind).toHaveValue('home_gas')
  await expect(maxC).toHaveValue('260')
  expect(await (await kept).json()).toMatchObject({ oven: 'home_gas', surface: 'stone', maxC: 260 })
  await page.keyboard.press('Escape')
  await page.evaluate(() => localStorage.removeItem('kitchen')) // as on another device
  await open(page, '/ricette/1')
  await link.click()
  await expect(kind).toHaveValue('home_gas')
  await maxC.fill('270')
  const stored = () => context.request.get('/api/auth/oven').then((answer) => answer.json())
  await expect.poll(stored).toMatchObject({ oven: 'home_gas', maxC: 270 })
  await page.keyboard.press('Escape')

  const collections = await openTool(page, 'Metti in una collezione')
  await collections.getByLabel('Una collezione nuova').fill('Sabato sera')
  await collections.getByRole('button', { name: 'Crea e aggiungi' }).click()
  await expect(collections.getByRole('checkbox', { name: 'Sabato sera' })).toBeChecked()
  await collections.getByRole('checkbox', { name: 'Da Provare' }).click() // checked once the server has it
  await expect(collections.getByRole('checkbox', { name: 'Da Provare' })).toBeChecked()
})

test('Back closes a drawer and stays on the recipe, and so does Escape; a vote of a visitor asks to log in', {
  tag: '@proof',
}, async ({ page }) => {
  const calls = recordCalls(page)
  await open(page, '/ricette/94')
  await goInside(page, '/ricette/1?dosi=6')
  const link = page.getByRole('link', { name: 'Metti in una collezione' })
  const drawer = page.getByRole('dialog', { name: 'Metti in una collezione' })
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await link.click()
    await expect(drawer).toBeVisible()
    await close()
    await expect(drawer).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL('/ricette/1?dosi=6')
  }
  await page.goBack()
  await expect(page).toHaveURL('/ricette/94')

  const buttons = page.getByRole('group', { name: 'Il tuo voto' }).getByRole('button')
  await expect(buttons).toHaveText(['1', '2', '3', '4', '5'])
  const rate = addressOf(rateRecipe, { params: { id: 94 } })
  await refuse(page, rate)
  await buttons.nth(2).click()
  await expectNotification(page, 'Errore', 'Non è stato possibile salvare la valutazione.')
  await expect(buttons.nth(2)).toHaveAttribute('aria-pressed', 'false')
  await page.unroute(`**${rate}`)
  const request = page.waitForRequest(`**${rate}`)
  await buttons.nth(3).click()
  expect((await request).postDataJSON()).toEqual({ rating: 4 })
  await expectNotification(
    page,
    'Il tuo voto ti aspetta',
    'Lo teniamo su questo dispositivo e lo salviamo appena accedi.',
  )
  await expect(buttons.nth(3)).toHaveAttribute('aria-pressed', 'true')
  // Nobody is asked for votes who is not logged in.
  const others = calls.filter((call) => !/^GET .api.recipes.1(.related)?$/.test(call))
  expect(others).toEqual([`POST ${rate}`, `POST ${rate}`])
  await page.getByRole('link', { name: 'Accedi per valutare la ricetta' }).click()
  await expect(page).toHaveURL('/auth')
})

/** Votes stay on the site: no other test looks at this recipe. */
const VOTED = 72

test('a reader votes by key and by pointer, with one call for a double click', async ({ page }) => {
  const rate = addressOf(rateRecipe, { params: { id: VOTED } })
  const { ratingCount } = await recipeOf(page, VOTED)
  const { name } = await logIn(page)
  await open(page, `/ricette/${VOTED}`)
  const vote = (rings: number) => page.getByRole('button', { name: `${rings} pizzette`, exact: true })
  const chosen = page.locator('fieldset [aria-pressed=true]')
  await expect(chosen).toHaveCount(0)
  const calls = recordCalls(page)
  await vote(4).press('Enter')
  await expectNotification(page, 'Valutazione salvata', 'Hai valutato questa ricetta con 4 pizzette.')
  await expect(vote(4)).toHaveAttribute('aria-pressed', 'true')
  await expect(vote(4)).toBeFocused()
  await expect(
    page.getByText(ratingCount === 0 ? '(1 valutazione)' : `(${ratingCount + 1} valutazioni)`).first(),
  ).toBeVisible()
  await vote(5).dblclick()
  await expectNotification(page, 'Valutazione salvata', 'Hai valutato questa ricetta con 5 pizzette.')
  await expect(page.getByRole('img', { name: 'Voto 5,0 su 5' }).first()).toBeVisible()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([`POST ${rate}`, `POST ${rate}`])
  await page.reload()
  await wake(page)
  await expect(vote(5)).toHaveAttribute('aria-pressed', 'true')
  await expect(chosen).toHaveCount(1)
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectNotification(page, 'Logout effettuato')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(chosen).toHaveCount(0)
})
