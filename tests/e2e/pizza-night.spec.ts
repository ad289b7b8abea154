import type { Page } from '@playwright/test'
import { addToCollection } from '#contracts/collections/collections.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { planPizzaNight } from '#contracts/pizza-night/pizza-night.endpoints.ts'
import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, logIn, notification, open, ownClock, wake } from './visitor.ts'

const prepare = (page: Page) => page.getByRole('button', { name: 'Prepara la serata' }).click()
const evening = (page: Page) => page.getByRole('region', { name: 'La serata' })
const guestCard = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

test('from the home page to a whole evening in at most six taps', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('click', () => {
      sessionStorage.setItem('taps', String(1 + Number(sessionStorage.getItem('taps'))))
    }),
  )
  await open(page, '/')
  await page.getByRole('link', { name: /^Prepara la serata/ }).tap()
  await page.getByRole('button', { name: 'Un ospite in più' }).tap()
  await page.getByRole('button', { name: 'Un ospite in più' }).tap()
  await page.getByRole('button', { name: /^Sabato/ }).tap()
  await page.getByRole('button', { name: 'Prepara la serata' }).tap()
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/^sabato .* ore 20:00$/i)
  await expect(evening(page).getByRole('heading', { level: 2 })).toBeFocused()
  for (const part of ['Il menu', "L'impasto", 'Che cosa fare e quando', 'La coda al forno', 'La spesa'])
    await expect(evening(page).getByRole('region', { name: part })).toBeVisible()
  await expect(page.getByRole('region', { name: 'La coda al forno' }).getByRole('listitem')).toHaveCount(6)
  expect(Number(await page.evaluate(() => sessionStorage.getItem('taps')))).toBeLessThanOrEqual(6)
})

test('two vegans, one coeliac, one allergic to nuts: each his own, and nothing of it in the address', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/serata')
  await page.getByRole('button', { name: /^Sabato/ }).tap()
  await page.getByText('Chi non mangia che cosa').first().tap()
  for (const [place, need] of [
    ['Ospite 1', 'Vegano'],
    ['Ospite 2', 'Vegano'],
    ['Ospite 3', 'Celiaco'],
  ] as const) {
    const card = guestCard(page, place)
    await card.getByText(place, { exact: true }).tap()
    await card.getByRole('button', { name: need, exact: true }).tap()
  }
  const nuts = guestCard(page, 'Ospite 4')
  await nuts.getByText('Ospite 4', { exact: true }).tap()
  await nuts.getByText('Allergie', { exact: true }).tap()
  await nuts.getByRole('button', { name: 'Frutta a guscio', exact: true }).tap()
  const answer = page.waitForResponse((response) => response.url().endsWith(planPizzaNight.path))
  await prepare(page)
  const { guests, pizzas } = await (await answer).json()
  const pizzaOf = (place: number) =>
    pizzas.find(({ key }: { key: string }) => key === guests[place].pizza) as {
      name: string
      isWithoutGluten: boolean
      contains: string[]
      mayContain: string[]
    }
  for (const place of [0, 1]) expect(pizzaOf(place).contains).not.toContain('latte')
  expect(pizzaOf(2).isWithoutGluten).toBe(true)
  expect([...pizzaOf(3).contains, ...pizzaOf(3).mayContain]).not.toContain('frutta a guscio')
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Per Ospite 3')
  const queue = page.getByRole('region', { name: 'La coda al forno' }).getByRole('listitem')
  await expect(queue.first()).toContainText('Ospite 3')
  expect(page.url()).not.toMatch(/vegan|celiac|guscio/i)
  // A reload keeps the very plan, though its address knows nothing of the needs.
  await open(page, page.url())
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Per Ospite 3')
  await expect(queue.first()).toContainText('Ospite 3')
  // The form is the browser's own: it is there again after a reload of the bare page.
  await open(page, '/serata')
  await page.getByText('Chi non mangia che cosa').first().tap()
  await expect(guestCard(page, 'Ospite 3').first()).toContainText('celiaco')
})

test('a wrong hour is told beside its field, and what was planned stays', async ({ page }) => {
  await open(page, '/serata?ospiti=4&quando=2096-11-24T20:00')
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/24 novembre/)
  await page.getByLabel('Giorno e ora').fill('2096-11-24T04:00')
  await prepare(page)
  await expect(page.getByRole('alert').first()).toContainText('dormi')
  await expect(page.getByLabel('Giorno e ora')).toHaveValue('2096-11-24T04:00')
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/ore 20:00/)
})

test('a refused evening keeps its guests over a reload, and is not planned without what they may not eat', async ({
  page,
}) => {
  await open(page, '/serata?ospiti=4&quando=2096-11-24T20:00')
  await page.getByText('Chi non mangia che cosa').first().click()
  const card = guestCard(page, 'Ospite 4').first()
  await card.getByText('Ospite 4', { exact: true }).click()
  await card.getByText('Allergie', { exact: true }).click()
  await card.getByRole('button', { name: 'Latte', exact: true }).click()
  await page.getByLabel('Giorno e ora').fill('2096-11-24T04:00')
  await prepare(page)
  await expect(page.getByRole('alert').first()).toContainText('dormi')

  await page.reload()
  await wake(page)
  await expect(page.getByLabel('Giorno e ora')).toHaveValue('2096-11-24T04:00')
  await page.getByText('Chi non mangia che cosa').first().click()
  await expect(card).toContainText('latte')
  // What is shown meanwhile is the link's, and says that it is not this evening's.
  const changed = evening(page).getByRole('status').filter({ hasText: 'Hai cambiato i dati' })
  await expect(changed).toBeVisible()

  await page.getByLabel('Giorno e ora').fill('2096-11-24T20:30')
  const answer = page.waitForResponse((response) => response.url().endsWith(planPizzaNight.path))
  await changed.getByRole('button', { name: 'Aggiorna la serata' }).click()
  const { guests, pizzas } = await (await answer).json()
  const own = pizzas.find(({ key }: { key: string }) => key === guests[3].pizza)
  expect(own.contains).not.toContain('latte')
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/ore 20:30/)
  await expect(changed).toHaveCount(0)
})

test('a plan of an address says that no address knows who may not eat what; a number typed anew loses nobody', async ({
  page,
}) => {
  await open(page, '/serata?ospiti=4&quando=2096-11-24T20:00')
  const note = evening(page).getByRole('status').filter({ hasText: 'nessun indirizzo dice' })
  await expect(note).toBeVisible()
  await page.getByText('Chi non mangia che cosa').first().click()
  const card = guestCard(page, 'Ospite 4').first()
  await card.getByText('Ospite 4', { exact: true }).click()
  await card.getByRole('button', { name: 'Celiaco', exact: true }).click()
  await expect(note).toHaveCount(0)
  const count = page.getByLabel('Ospiti, te compreso')
  await count.fill('1')
  await expect(guestCard(page, 'Ospite 4').getByText('celiaco')).toHaveCount(0)
  await count.fill('10')
  await expect(guestCard(page, 'Ospite 10')).toHaveCount(1)
  await expect(card).toContainText('celiaco')
  // What begins is the evening as its form stands.
  await evening(page).getByRole('button', { name: 'Comincia la serata' }).click()
  await expect(page.getByRole('dialog', { name: 'Serata pizza' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Per Ospite 4')
})

test('two tabs have two evenings', async ({ page, context }) => {
  await open(page, '/serata')
  const other = await context.newPage()
  await open(other, '/serata')
  await page.getByText('Chi non mangia che cosa').first().click()
  const card = guestCard(page, 'Ospite 1').first()
  await card.getByText('Ospite 1', { exact: true }).click()
  await card.getByRole('button', { name: 'Vegano', exact: true }).click()
  for (const tab of [page, other]) {
    await tab.getByLabel('Giorno e ora').fill('2096-11-24T20:00')
    await prepare(tab)
    await expect(evening(tab).getByRole('heading', { level: 2 })).toHaveText(/24 novembre/)
  }
  await page.reload()
  await wake(page)
  await page.getByText('Chi non mangia che cosa').first().click()
  await expect(card).toContainText('vegano')
})

test('what cannot be is told at the top, and nothing typed is lost', { tag: '@phone-only' }, async ({
  page,
}) => {
  await open(page, '/serata?ospiti=200&quando=2096-11-24T20:00')
  const refusal = page.getByRole('form', { name: 'La tua serata' }).getByRole('alert')
  await expect(refusal.first()).toContainText('dividi gli ospiti in due turni')
  const guests = page.getByLabel('Ospiti, te compreso')
  await expect(guests).toHaveValue('200')
  await expect(page.getByText(/^Ospite \d+$/).filter({ visible: true })).toHaveCount(0)
  await guests.fill('0')
  await prepare(page)
  await expect(refusal.first()).toHaveText("Di' quanti siete: almeno uno a tavola ci vuole.")
  await expect(refusal.first()).toBeFocused()
  await expect(refusal.first()).toBeInViewport()
  await expect(guests).toHaveValue('0')
  for (const typed of ['', 'molti', '1e9', '-3', '2,5']) {
    await guests.fill(typed)
    await prepare(page)
    await expect(refusal.first()).toHaveText('Scrivi quanti siete: un numero intero da 1 a 24.')
    await expect(guests).toHaveValue(typed)
  }
  await guests.fill('3')
  await page.getByText('Il tuo forno').tap()
  await page.getByLabel('Arriva a (°C)').fill('150')
  await prepare(page)
  await expect(refusal.first()).toContainText('almeno a 200 °C')
  await expect(page.getByLabel('Arriva a (°C)')).toHaveValue('150')
})

test('a recipe is put into an evening, another one is found beside it', async ({ page }) => {
  await open(page, '/ricette/9')
  await page.getByRole('link', { name: 'Mettila in una serata' }).click()
  const chosen = page.getByRole('list', { name: 'Ricette scelte' }).getByRole('listitem')
  await expect(chosen).toHaveText('Pizza ai Funghi Porcini')
  const search = page.getByRole('searchbox', { name: 'Cerca una ricetta' })
  await search.fill('fritta nap')
  await expect(page.getByRole('button', { name: /Pizza Fritta Napoletana.*si frigge/ })).toBeDisabled()
  await search.fill('marinara')
  await page.getByRole('button', { name: 'Pizza Marinara' }).click()
  await expect(chosen).toHaveCount(2)
  await page.getByRole('button', { name: /^Sabato/ }).click()
  await page.getByLabel('Pizze diverse').fill('2')
  await prepare(page)
  const menu = page.getByRole('region', { name: 'Il menu' })
  await expect(menu.getByRole('heading', { level: 4 })).toHaveText([/Porcini|Marinara/, /Porcini|Marinara/])
  expect(new URL(page.url()).searchParams.get('ricette')).toBe('9.7')
})

test('the menu is made of the favourites of who is logged in', async ({ page }) => {
  await logIn(page)
  for (const id of [7, 12])
    await page.request.put(addressOf(addToCollection, { params: { id: 'favorites', recipeId: id } }))
  await open(page, '/serata')
  await page.getByText('Menu e dispensa').click()
  await page.getByLabel('Da quali ricette').selectOption('Preferiti')
  await page.getByRole('button', { name: /^Sabato/ }).click()
  await prepare(page)
  const menu = page.getByRole('region', { name: 'Il menu' }).getByRole('heading', { level: 4 })
  await expect(menu).toHaveText([/Marinara|Vegana/, /Marinara|Vegana/])
  expect(page.url()).not.toMatch(/favorites|ricette=/)
})

/** An evening at the oven: three guests, the first pizza a minute ahead. */
const TONIGHT = '/serata?ospiti=3&quando=2096-11-24T20:00&tavola=1.2_7.2_2.2'
const lastServed = async (page: Page) => {
  const [, h, m] =
    /tavola alle (\d\d):(\d\d)/.exec((await page.getByText(/^Sono le/).textContent()) ?? '') ?? []
  return Number(h) * 60 + Number(m)
}

test('late by twenty minutes in the middle of it, and a reload in every state', {
  tag: '@phone-only',
}, async ({ page }) => {
  await ownClock(page, { time: new Date('2096-11-24T19:59:00+01:00') })
  await open(page, TONIGHT)
  await page.getByRole('button', { name: 'Comincia la serata' }).tap()
  const before = await lastServed(page)
  await page.getByRole('button', { name: 'In ritardo di 20 minuti' }).tap()
  await expect.poll(() => lastServed(page)).toBe(before + 20)
  await page.clock.fastForward('25:00')
  await page.getByRole('button', { name: 'Sfornata' }).tap()
  await expect(page.getByRole('button', { name: 'Sfornata' })).toHaveCount(0)
  // The screen opens again by itself, with all that happened.
  await open(page, TONIGHT)
  await expect(page.getByRole('dialog', { name: 'Serata pizza' })).toBeVisible()
  expect(await lastServed(page)).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Annulla' }).tap()
  await expect(page.getByRole('button', { name: 'Sfornata' })).toBeVisible()
})

/** What an evening for an oven of one says at `time`: what is in the oven, and what is late. */
const FOUR = '/serata?ospiti=4&quando=2096-11-24T20:00&tavola=1.2_7.2_2.2_4.2'
const screen = (page: Page) => page.getByRole('dialog', { name: 'Serata pizza' })

test('a pizza holds its place until it is out, has its timers, and what is late is said', {
  tag: '@phone-only',
}, async ({ page }) => {
  await ownClock(page, { time: new Date('2096-11-24T19:59:00+01:00') })
  await open(page, FOUR)
  await page.getByRole('button', { name: 'Comincia la serata' }).tap()
  await page.clock.fastForward('02:00')
  const row = screen(page).getByText(/^In forno: /)
  await expect(row).toHaveText(/Guardala alle 20:\d\d, fra \d:\d\d$/)
  // The first look is told as in the cook mode.
  await page.clock.fastForward('07:00')
  await expectNotification(page, 'Tempo scaduto')
  await expect(notification(page)).toContainText(/Pizza .*, guarda se è pronta\./)
  await expect(row).toHaveText(/Fuori entro le 20:\d\d, fra \d:\d\d$/)
  await page.clock.fastForward('16:00')
  await expect(notification(page)).toContainText(/, sforna/)
  await expect(row).toHaveCount(1)
  await expect(row).toHaveText(/Doveva uscire alle 20:\d\d, in ritardo di \d\d:\d\d$/)
  await expect(
    screen(page)
      .getByText(/^Sforna: /)
      .first(),
  ).toBeVisible()
  const before = await lastServed(page)
  await page.clock.fastForward('10:00')
  await expect.poll(() => lastServed(page)).toBeGreaterThanOrEqual(before + 9)
  await page.getByRole('button', { name: 'Sfornata' }).tap()
  await expect(row).toHaveCount(0)
  await page.clock.fastForward('05:00')
  await expect(row).toHaveText(/Guardala alle 20:/)
})

test('delays without end are told to who wants to sleep', { tag: '@phone-only' }, async ({ page }) => {
  await ownClock(page, { time: new Date('2096-11-24T19:59:00+01:00') })
  await open(page, FOUR)
  await page.getByRole('button', { name: 'Comincia la serata' }).tap()
  for (let times = 0; times < 12; times += 1)
    await page.getByRole('button', { name: 'In ritardo di 20 minuti' }).tap()
  await expect(screen(page).getByText(/Di questo passo saresti al lavoro anche alle 0\d:\d\d/)).toBeVisible()
})

test('the way back leads from the stove to the plan, and from there to the page before', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/ricette')
  await open(page, TONIGHT)
  const start = page.getByRole('button', { name: 'Comincia la serata' })
  /** The screen's own place in the history. */
  const expectPlace = (place: string | null) =>
    expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBe(place)
  await start.tap()
  await expect(screen(page)).toBeVisible()
  await expectPlace('running-evening')
  await page.goBack()
  await expect(screen(page)).toHaveCount(0)
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/24 novembre/)
  await start.tap()
  await page.getByRole('button', { name: 'Chiudi la finestra' }).tap()
  await expect(screen(page)).toHaveCount(0)
  await expect(start).toBeFocused()
  await expectPlace(null)
  await start.tap()
  await expectPlace('running-evening')
  await page.keyboard.press('Escape')
  await expect(screen(page)).toHaveCount(0)
  await expectPlace(null)
  await page.goBack()
  await expect(page).toHaveURL(/\/ricette$/)
})

test("the evening ends with a vote and a note of one's own", async ({ page }) => {
  await logIn(page)
  await ownClock(page, { time: new Date('2096-11-24T19:59:00+01:00') })
  await open(page, TONIGHT)
  await page.getByRole('button', { name: 'Comincia la serata' }).click()
  for (let pizza = 0; pizza < 3; pizza += 1) {
    await page.clock.fastForward('40:00')
    await page.getByRole('button', { name: 'Sfornata' }).first().click()
  }
  await expect(page.getByText('Tutte in tavola: buon appetito!')).toBeVisible()
  const marinara = page.getByRole('region', { name: 'Pizza Marinara' })
  const vote = page.waitForRequest((request) =>
    request.url().endsWith(addressOf(rateRecipe, { params: { id: 7 } })),
  )
  await marinara.getByRole('button', { name: '4 pizzette' }).click()
  expect((await vote).postDataJSON()).toEqual({ rating: 4 })
  await expectNotification(page, 'Valutazione salvata')
  await marinara.getByText('Scrivi una nota').click()
  await marinara.getByLabel('La tua nota').fill("Un filo d'olio in più a crudo.")
  await marinara.getByLabel("Quando l'hai cucinata").fill('2026-11-20')
  await marinara.getByRole('button', { name: 'Salva la nota' }).click()
  await expectNotification(page, 'Nota salvata')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('once opened, an evening is planned, run and opened again', { tag: '@phone-only' }, async ({
    page,
    context,
  }) => {
    await open(page, '/serata')
    await page.waitForFunction(async () => {
      await navigator.serviceWorker.ready
      return navigator.serviceWorker.controller !== null
    })
    await page.getByRole('button', { name: /^Sabato/ }).tap()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Prepara la serata' }).tap()
    await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/^sabato .* ore 20:00$/i)
    await page.getByRole('button', { name: 'Comincia la serata' }).tap()
    const before = await lastServed(page)
    await page.getByRole('button', { name: 'In ritardo di 10 minuti' }).tap()
    await expect.poll(() => lastServed(page)).toBe(before + 10)
    await page.reload()
    await wake(page)
    await expect(page.getByRole('dialog', { name: 'Serata pizza' })).toBeVisible()
    await expect.poll(() => lastServed(page)).toBe(before + 10)
    // What cannot be is told by the same code.
    await page.getByRole('button', { name: 'Chiudi la finestra' }).tap()
    await page.getByLabel('Ospiti, te compreso').fill('200')
    await prepare(page)
    await expect(page.getByRole('alert').first()).toContainText('due turni')
  })
})

test('without scripts the form asks for the hour that is missing', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/serata')
  await expect(page.locator('form noscript p')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Ospiti, te compreso').fill('3')
  await page.getByLabel('Giorno e ora').fill('')
  await prepare(page)
  const form = page.getByRole('form', { name: 'La tua serata' })
  await expect(form.getByRole('alert').first()).toHaveText('Scegli giorno e ora della prima pizza.')
  await expect(page.getByLabel('Ospiti, te compreso')).toHaveValue('3')
  await page.getByLabel('Giorno e ora').fill('2096-11-24T20:00')
  await prepare(page)
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Pizza')
})

test('without scripts the number of guests is enough: the form has the next evening', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.goto('/serata')
  await expect(page.getByLabel('Giorno e ora')).toHaveValue(/T20:00$/)
  await prepare(page)
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/ore 20:00$/)
  await expect(evening(page)).not.toContainText('Questa serata è passata')
})

test('without scripts it is told in a second form what guests may not eat, and the address does not know it', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.goto('/serata')
  await page.getByLabel('Ospiti, te compreso').fill('3')
  await prepare(page)
  const form = page.getByRole('form', { name: 'Chi non mangia che cosa' })
  await form.getByText('Ospite 3').click()
  await form.getByLabel('Celiaco').locator('visible=true').check()
  await form.getByRole('button', { name: 'Prepara per loro' }).click()
  expect(new URL(page.url()).search).toBe('')
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/ore 20:00$/)
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Senza glutine, esce per prima')
  await expect(
    page.getByRole('region', { name: 'La coda al forno' }).getByRole('listitem').first(),
  ).toContainText('Ospite 3')
  await expect(page.getByLabel('Ospiti, te compreso')).toHaveValue('3')
  await expect(form.getByLabel('Celiaco').locator('visible=true')).toBeChecked()
})

test('an evening that is over says so, and is had again without scripts', { tag: '@no-js' }, async ({
  page,
}) => {
  await page.goto('/serata?ospiti=3&quando=2020-11-28T20:30')
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(
    'sabato 28 novembre 2020, ore 20:30',
  )
  await expect(evening(page)).toContainText(/Questa serata è passata: .* sabato 28 novembre 2020 alle 21:/)
  await page.getByRole('link', { name: /^Rifalla .* alle 20:30$/ }).click()
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/ore 20:30$/)
  await expect(evening(page)).not.toContainText('Questa serata è passata')
  await expect(page.getByLabel('Ospiti, te compreso')).toHaveValue('3')
})

test('an evening that is over is had again with its guests, and a past hour is told with the next one', async ({
  page,
}) => {
  await open(page, '/serata?ospiti=3&quando=2020-11-28T20:30')
  await expect(evening(page)).toContainText('Questa serata è passata')
  await page.getByText('Chi non mangia che cosa').first().click()
  await guestCard(page, 'Ospite 3').first().locator('summary').first().click()
  await guestCard(page, 'Ospite 3').first().getByRole('button', { name: 'Vegano' }).click()
  await page.getByRole('link', { name: /^Rifalla .* alle 20:30$/ }).click()
  await expect(evening(page)).not.toContainText('Questa serata è passata')
  await expect(guestCard(page, 'Ospite 3').first()).toContainText('vegano')
  const hour = page.getByLabel('Giorno e ora')
  await expect(hour).toHaveValue(/T20:30$/)
  await hour.fill('2020-11-28T20:30')
  await prepare(page)
  await expect(page.getByRole('alert').first()).toContainText(
    /già passata: puoi infornare la prima pizza .* alle 20:30/,
  )
  await expect(hour).toHaveValue('2020-11-28T20:30')
})

test('what is wrong with a guest is told with his name and beside his field', async ({ page }) => {
  await open(page, '/serata?ospiti=2&quando=2096-11-24T20:00')
  await page.getByText('Chi non mangia che cosa').first().click()
  await guestCard(page, 'Ospite 2').first().locator('summary').first().click()
  await page.getByLabel('Nome', { exact: true }).filter({ visible: true }).fill('Bea')
  const dislikes = page.getByLabel('Non gli piace').filter({ visible: true })
  await dislikes.fill('a, b, c, d, e, f, g, h, i, l, m')
  await prepare(page)
  const told = 'Al massimo 10 ingredienti sgraditi, ciascuno fino a 80 caratteri.'
  await expect(page.getByRole('alert').first()).toHaveText(`Bea: ${told}`)
  await expect(dislikes).toHaveAccessibleDescription(told)
  await expect(dislikes).toHaveAttribute('aria-invalid', 'true')
})

test('a shared menu is read without scripts', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/serata?ospiti=2&quando=2096-11-24T20:00&tavola=1.2_52.2')
  const menu = page.getByRole('region', { name: 'Il menu' })
  await expect(menu).toContainText('Pizza Margherita')
  await expect(menu).toContainText('Senza glutine, esce per prima')
  await expect(page.getByRole('region', { name: 'La spesa' })).toContainText('Farina')
  await page.goto('/serata?ospiti=200&quando=2096-11-24T20:00')
  await expect(page.getByRole('alert')).toContainText('dividi gli ospiti in due turni')
  await expect(page.getByLabel('Ospiti, te compreso')).toHaveValue('200')
})
