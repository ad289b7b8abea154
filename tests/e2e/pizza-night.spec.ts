import type { Locator, Page } from '@playwright/test'
import { planPizzaNight } from '#contracts/pizza-night/pizza-night.endpoints.ts'
import { listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { expect, test } from './site-test.ts'
import { countTaps, tapsOf } from './taps.ts'
import { open, wake } from './visitor.ts'

const prepare = (page: Page) => page.getByRole('button', { name: 'Prepara la serata' }).click()
/** On phones the form of a planned evening is one line. */
const unfold = (page: Page) => page.getByRole('button', { name: 'Cambia ospiti' }).tap()
const evening = (page: Page) => page.getByRole('region', { name: 'La serata' })
const heading = (page: Page) => evening(page).getByRole('heading', { level: 2 })
const menu = (page: Page) => page.getByRole('region', { name: 'Il menu' })
/** Above a plan of whose guests nothing is told, on phones. */
const chips = (page: Page) => page.getByRole('list', { name: "Chi c'è a tavola" })
const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true })
const guestCard = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
/** What the site answers to the next evening that the page asks for: the pizza of a place. */
const nextPlan = async (page: Page) => {
  const answer = await page.waitForResponse((response) => response.url().endsWith(planPizzaNight.path))
  const { guests, pizzas } = await answer.json()
  return (place: number) =>
    pizzas.find(({ key }: { key: string }) => key === guests[place].shares[0].pizza) as {
      isWithoutGluten: boolean
      contains: string[]
      mayContain: string[]
    }
}

test('from the home page to a whole evening in at most six taps, and back from the stove and the plan', {
  tag: '@phone-only',
}, async ({ page }) => {
  await countTaps(page)
  await open(page, '/')
  await page.getByRole('button', { name: 'Un ospite in più' }).tap()
  await page.getByRole('button', { name: 'Un ospite in più' }).tap()
  await page.getByRole('button', { name: 'Prepara la serata' }).tap()
  await expect(page).toHaveURL(/^[^?]*\/serata\?ospiti=6&quando=/)
  await unfold(page)
  await page.getByRole('button', { name: 'Domani' }).tap()
  await page.getByRole('button', { name: 'Prepara la serata' }).tap()
  await expect(heading(page)).toHaveText(/si inforna alle 20:00$/)
  await expect(heading(page)).toBeFocused()
  for (const part of [
    'Il menu',
    'Chi mangia che cosa',
    "L'impasto",
    'Che cosa fare e quando',
    'La coda al forno',
    'La spesa',
  ])
    await expect(evening(page).getByRole('region', { name: part })).toBeVisible()
  expect(await tapsOf(page)).toBeLessThanOrEqual(6)
  const parts = page.getByRole('navigation', { name: 'Vai a' })
  await parts.getByRole('link', { name: 'Forno' }).tap()
  await expect(page.getByRole('region', { name: 'La coda al forno' })).toBeInViewport()
  // What is folded opens for who comes for it.
  await expect(page.getByRole('region', { name: 'La coda al forno' }).getByRole('listitem')).toHaveCount(2)
  // They stay beneath the header, and cover nothing of the part.
  await expect(parts).toBeInViewport()
  const bottomOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return y + height
  }
  const oven = page.getByRole('heading', { name: 'La coda al forno' })
  expect((await oven.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(parts))
  await page.goBack()

  const screen = page.getByRole('dialog', { name: 'Serata pizza' })
  const start = page.getByRole('button', { name: 'Apri la cucina' })
  /** The screen's own place in the history. */
  const expectPlace = (place: string | null) =>
    expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBe(place)
  for (const [close, isFocusBack] of [
    [() => page.goBack(), false],
    [() => page.getByRole('button', { name: 'Chiudi la finestra' }).tap(), true],
    [() => page.keyboard.press('Escape'), true],
  ] as const) {
    await start.tap()
    await expect(screen).toBeVisible()
    await expectPlace('running-evening')
    await close()
    await expect(screen).toHaveCount(0)
    await expectPlace(null)
    await expect(heading(page)).toHaveText(/si inforna alle 20:00$/)
    if (isFocusBack) await expect(start).toBeFocused()
  }
  // Closed as soon as it is there, before its place is: it must not stay in the history.
  await page.evaluate(() => {
    const closeAtOnce = (_: unknown, watch: MutationObserver) => {
      const close = document.querySelector<HTMLElement>('[role=dialog] [aria-label="Chiudi la finestra"]')
      if (close) watch.disconnect()
      close?.click()
    }
    new MutationObserver(closeAtOnce).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await start.tap()
  await expect(start).toBeFocused()
  await expectPlace(null)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

/** Two vegans, one coeliac, and one who may not eat nuts, in five taps. */
async function sayNeeds(page: Page) {
  const needs = page.getByRole('group', { name: 'Chi non mangia che cosa' })
  for (const name of ['Vegani 0', 'Vegani 1', 'Celiaci 0'])
    await needs.getByRole('button', { name: `${name}: aggiungi una persona` }).tap()
  await needs.getByRole('button', { name: 'Allergie…' }).tap()
  await needs.getByRole('button', { name: 'Frutta a guscio', exact: true }).tap()
}

test('eight guests, four of them with needs, in at most nine taps from the home page', {
  tag: ['@phone-only', '@proof'],
}, async ({ page }) => {
  await countTaps(page)
  await open(page, '/')
  await page.getByLabel(/^Quanti siete (stasera|domani)\?$/).tap()
  await page.keyboard.type('8')
  await page.getByRole('button', { name: 'Prepara la serata' }).tap()
  await expect(page).toHaveURL(/\/serata\?ospiti=8&/)
  await expect(page.getByLabel('Ospiti, te compreso')).toHaveValue('8')
  // Each chip plans the evening again, in place; only allergies open the folded form.
  const counted = ['Vegani 1', 'Vegani 2', 'Celiaci 1']
  for (const name of counted) {
    const before = name.replace(/ 1$/, '').replace('2', '1')
    const [made] = await Promise.all([nextPlan(page), chip(page, before).tap()])
    await expect(chip(page, name)).toBeInViewport()
    expect(made(0).contains).not.toContain('latte')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByLabel('Ospiti, te compreso')).toBeHidden()
  }
  await chip(page, 'Allergie…').tap()
  for (const name of counted.slice(1))
    await expect(page.getByRole('button', { name: `${name}: aggiungi una persona` })).toBeVisible()
  await page.getByRole('button', { name: 'Frutta a guscio', exact: true }).tap()
  await page.getByRole('button', { name: 'Domani' }).tap()
  const [pizzaOf] = await Promise.all([
    nextPlan(page),
    page.getByRole('button', { name: 'Prepara la serata' }).tap(),
  ])
  expect(pizzaOf(2).isWithoutGluten).toBe(true)
  expect(await tapsOf(page)).toBeLessThanOrEqual(9)
})

test('each guest his own: kept in this tab alone, over a reload, and in no address', {
  tag: '@phone-only',
}, async ({ page, context }) => {
  await open(page, '/serata')
  await page.getByLabel('Giorno e ora').fill('2096-11-24T20:00')
  await sayNeeds(page)
  const [pizzaOf] = await Promise.all([nextPlan(page), prepare(page)])
  for (const place of [0, 1]) expect(pizzaOf(place).contains).not.toContain('latte')
  expect(pizzaOf(2).isWithoutGluten).toBe(true)
  expect([...pizzaOf(3).contains, ...pizzaOf(3).mayContain]).not.toContain('frutta a guscio')
  const queue = page.getByRole('region', { name: 'La coda al forno' }).getByRole('listitem')
  const expectTheirs = async () => {
    await page.getByRole('navigation', { name: 'Vai a' }).getByRole('link', { name: 'Forno' }).tap()
    await expect(menu(page)).toContainText('Per chi è celiaco')
    await expect(queue.first()).toContainText(/senza glutine.*chi è celiaco/i)
  }
  await expectTheirs()
  expect(page.url()).not.toMatch(/vegan|celiac|guscio/i)

  // Another tab begins with the form of the last one, and has an evening of its own from there.
  const other = await context.newPage()
  await open(other, '/serata')
  await unfold(other)
  await other.getByText('Nomi e gusti, persona per persona').tap()
  const card = guestCard(other, 'Ospite 3').first()
  await expect(card).toContainText('celiaco')
  await card.getByText('Ospite 3', { exact: true }).tap()
  await card.getByRole('button', { name: 'Celiaco', exact: true }).tap()
  await other.getByLabel('Giorno e ora').fill('2096-11-25T20:00')
  await prepare(other)
  await expect(heading(other)).toHaveText(/25 novembre/)
  await expect(menu(other)).not.toContainText('Per chi è celiaco')
  // A reload keeps the very plan, though its address knows nothing of the needs.
  await page.reload()
  await wake(page)
  await expectTheirs()
})

test('an evening that is over is had again with its guests; what cannot be is told, and nothing typed is lost', {
  tag: ['@phone-only', '@proof'],
}, async ({ page, context }) => {
  await open(page, '/serata?ospiti=3&quando=2020-11-28T20:30')
  await expect(evening(page)).toContainText('Questa serata è passata')
  await unfold(page)
  await page.getByText('Nomi e gusti, persona per persona').tap()
  const [second, third] = [guestCard(page, 'Ospite 2').first(), guestCard(page, 'Ospite 3').first()]
  await third.locator('summary').first().tap()
  await third.getByRole('button', { name: 'Vegano' }).tap()
  await page.getByRole('link', { name: /^Rifalla .* alle 20:30$/ }).tap()
  await expect(evening(page)).not.toContainText('Questa serata è passata')
  await unfold(page)
  await expect(third).toContainText('vegano')

  const refusal = page.getByRole('form', { name: 'La tua serata' }).getByRole('alert')
  const hour = page.getByLabel('Giorno e ora')
  const guests = page.getByLabel('Ospiti, te compreso')
  await expect(hour).toHaveValue(/T20:30$/)
  for (const [field, typed, told] of [
    [hour, '2020-11-28T20:30', /già passata: puoi infornare la prima pizza .* alle 20:30/],
    [guests, '0', /^Di' quanti siete: almeno uno a tavola ci vuole\.$/],
    [guests, '2,5', /^Scrivi quanti siete: un numero intero da 1 a 24\.$/],
  ] as const) {
    await field.fill(typed)
    await prepare(page)
    await expect(refusal.first()).toHaveText(told)
    await expect(refusal.first()).toBeFocused()
    await expect(refusal.first()).toBeInViewport()
    await expect(field).toHaveValue(typed)
    if (field === hour) await hour.fill('2096-11-24T20:00')
  }
  await guests.fill('2')
  // What the refusal proposes is one tap, and one back.
  await hour.fill('2020-11-28T20:30')
  await prepare(page)
  await page.getByRole('button', { name: /lle 20:30$/ }).tap()
  await expect(evening(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(evening(page)).not.toContainText('Questa serata è passata')
  await page.getByRole('button', { name: 'Annulla' }).tap()
  await expect(hour).toHaveValue('2020-11-28T20:30')
  await unfold(page)
  await hour.fill('2096-11-24T20:00')
  await page.getByText('Il tuo forno').tap()
  await page.getByLabel('Arriva a (°C)').fill('150')
  await prepare(page)
  await expect(refusal.first()).toContainText('almeno a 200 °C')
  await expect(page.getByLabel('Arriva a (°C)')).toHaveValue('150')
  await page.getByLabel('Arriva a (°C)').fill('250')

  // What is wrong with a guest is told with his name.
  await second.locator('summary').first().tap()
  await second.getByLabel('Nome', { exact: true }).fill('Bea')
  const dislikes = guestCard(page, 'Bea').first().getByLabel('Non gli piace')
  await dislikes.fill('a, b, c, d, e, f, g, h, i, l, m')
  await prepare(page)
  const told = 'Al massimo 10 ingredienti sgraditi, ciascuno fino a 80 caratteri.'
  await expect(refusal.first()).toHaveText(`Bea: ${told}`)
  await expect(dislikes).toHaveAccessibleDescription(told)
  await expect(dislikes).toHaveAttribute('aria-invalid', 'true')

  // Without a network this browser plans by itself, with what it has fetched when the network went.
  const recipes = page.waitForResponse((response) => response.url().endsWith(listRecipes.path))
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    dispatchEvent(new Event('offline'))
  })
  await (await recipes).finished()
  await context.setOffline(true)
  await prepare(page)
  await expect(refusal.first()).toHaveText(`Bea: ${told}`)
  await dislikes.fill('')
  await prepare(page)
  await expect(menu(page)).toContainText('Bea')
})

test('a plan of an address waits for what its guests may not eat, and a refused one is not planned without it', async ({
  page,
}) => {
  await open(page, '/serata?ospiti=4&quando=2096-11-24T20:00')
  const note = evening(page)
    .getByRole('status')
    .filter({ hasText: 'Qualcuno a tavola è vegano, celiaco o allergico?' })
  await expect(note).toBeVisible()
  // Beside the form, which counts them, no chips do.
  await expect(chips(page)).toBeHidden()
  await page.getByRole('button', { name: 'Allergie…' }).click()
  await expect(page.getByRole('group', { name: 'Una persona con allergie (Ospite 1)' })).toBeVisible()
  await expect(note).toBeVisible()
  await page.getByText('Nomi e gusti, persona per persona').click()
  const card = guestCard(page, 'Ospite 4').first()
  await card.getByText('Ospite 4', { exact: true }).click()
  await card.getByRole('button', { name: 'Celiaco', exact: true }).click()
  await expect(note).toHaveCount(0)
  // A number typed anew loses nobody: '10' begins with '1'.
  const count = page.getByLabel('Ospiti, te compreso')
  await count.fill('1')
  await expect(guestCard(page, 'Ospite 4').getByText('celiaco')).toHaveCount(0)
  await count.fill('10')
  await expect(guestCard(page, 'Ospite 10')).toHaveCount(1)
  await expect(card).toContainText('celiaco')
  await count.fill('4')
  // What begins is the evening as its form stands.
  await evening(page).getByRole('button', { name: 'Apri la cucina' }).click()
  await expect(page.getByRole('dialog', { name: 'Serata pizza' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toContainText('Per chi è celiaco')

  const hour = page.getByLabel('Giorno e ora')
  await hour.fill('2096-11-24T04:00')
  await prepare(page)
  await expect(page.getByRole('alert').first()).toContainText('dormi')
  await expect(heading(page)).toHaveText(/si inforna alle 20:00/)
  await page.reload()
  await wake(page)
  await expect(hour).toHaveValue('2096-11-24T04:00')
  // What is shown meanwhile says that it is not this evening's.
  const changed = evening(page).getByRole('status').filter({ hasText: 'Hai cambiato qualcosa' })
  await expect(changed).toBeVisible()
  await hour.fill('2096-11-24T20:30')
  const [pizzaOf] = await Promise.all([
    nextPlan(page),
    changed.getByRole('button', { name: 'Aggiorna la serata' }).click(),
  ])
  expect(pizzaOf(3).isWithoutGluten).toBe(true)
  await expect(heading(page)).toHaveText(/si inforna alle 20:30/)
  await expect(changed).toHaveCount(0)
})

test('without scripts the fields that need them are not in the way of what guests may not eat', {
  tag: ['@no-js', '@proof'],
}, async ({ page }) => {
  await page.goto('/serata')
  await page.getByLabel('Ospiti, te compreso').fill('3')
  await prepare(page)
  const form = page.getByRole('form', { name: 'Chi non mangia che cosa' })
  await form.getByLabel('Celiaci').fill('1')
  await form.getByRole('button', { name: 'Prepara per loro' }).click()
  expect(new URL(page.url()).search).toBe('')
  await expect(menu(page)).toContainText('Senza glutine, esce per prima')
})

test('without scripts one button does what a refusal proposes, needs and all', {
  tag: ['@no-js', '@proof'],
}, async ({ page }) => {
  await page.goto('/serata?ospiti=3&quando=2096-11-24T20:00')
  const needs = page.getByRole('form', { name: 'Chi non mangia che cosa' })
  await needs.getByLabel('Celiaci').fill('1')
  // Asleep at ten: the hour is a hidden field of the same form.
  await needs.locator('[name=quando]').evaluate((field: HTMLInputElement) => {
    field.value = '2096-11-24T03:00'
  })
  await needs.getByRole('button', { name: 'Prepara per loro' }).click()
  await expect(page.getByRole('alert').first()).toContainText('dormi')
  await page
    .getByRole('button', { name: /lle 20:00$/ })
    .first()
    .click()
  await expect(menu(page)).toContainText('Senza glutine')
  expect(page.url()).not.toContain('celiachia')
})

test('an evening that the home page replaces is one tap away', { tag: '@phone-only' }, async ({ page }) => {
  await open(page, '/serata?ospiti=3&quando=2096-11-24T20:00')
  await Promise.all([nextPlan(page), chip(page, 'Celiaci').tap()])
  await expect(chip(page, 'Celiaci 1')).toBeVisible()
  await open(page, '/')
  await page.getByRole('button', { name: 'Prepara la serata' }).tap()
  await expect(evening(page)).toContainText('Prima avevi 3 persone: 1 celiaco.')
  await evening(page).getByRole('button', { name: 'Riprendi' }).tap()
  await expect(heading(page)).toHaveText(/24 novembre/)
  await expect(menu(page)).toContainText('Per chi è celiaco')
  await expect(evening(page)).not.toContainText('Prima avevi')
})

test('an evening that was cleared comes back', async ({ page }) => {
  await open(page, '/serata?ospiti=3&quando=2096-11-24T20:00')
  const result = page.getByRole('region', { name: 'La serata' })
  const title = result.getByRole('heading', { level: 2 })
  await expect(title).toHaveText(/si inforna alle 20:00/)
  await page.getByRole('button', { name: 'Cancella e ricomincia' }).click()
  await expect(result.getByText('La tavola è ancora vuota')).toBeVisible()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(title).toHaveText(/si inforna alle 20:00/)
  await expect(page).toHaveURL(/ospiti=3/)
})

test('a recipe for six opens an evening for six, on the next evening', async ({ page }) => {
  await open(page, '/ricette/1?dosi=6')
  await page.getByRole('link', { name: 'Mettila in una serata' }).click()
  await expect(page).toHaveURL('/serata?ricette=1&ospiti=6')
  await expect(page.locator('[name=ospiti]')).toHaveValue('6')
  await expect(page.getByLabel('Giorno e ora')).not.toHaveValue('')
  await page.getByRole('link', { name: 'Torna alla Margherita' }).click()
  await expect(page).toHaveURL('/ricette/1?dosi=6')
})
