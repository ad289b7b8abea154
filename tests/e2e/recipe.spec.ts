import { addressOf } from '#contracts/endpoint.ts'
import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, logIn, open, ownClock, recipeOf, recordCalls, refuse, wake } from './visitor.ts'

test('more pizzas need more of everything, in the same percentages', { tag: '@phone-only' }, async ({
  page,
}) => {
  await open(page, '/ricette/1')
  const panel = page.getByRole('region', { name: 'Ingredienti' })
  const flour = panel.getByRole('listitem').filter({ hasText: 'farina 00' })
  const percentages = () => panel.getByText(/^[\d,]+%$/).allTextContents()
  const before = await percentages()
  expect(before[0]).toBe('100%')
  await expect(flour).toContainText('600 g')
  for (let count = 0; count < 4; count += 1) {
    await panel.getByRole('button', { name: 'Più pizze' }).click()
  }
  await expect(panel.getByText('8 pizze', { exact: true })).toBeVisible()
  await expect(flour).toContainText(/1\.?200 g|1,2 kg/)
  expect(await percentages()).toEqual(before)

  await panel.getByRole('button', { name: 'Torna a 4' }).click()
  await expect(flour).toContainText('600 g')
  for (let count = 0; count < 3; count += 1) {
    await panel.getByRole('button', { name: 'Meno pizze' }).click()
  }
  await expect(flour).toContainText('150 g')
  await expect(panel.getByRole('button', { name: 'Meno pizze' })).toBeDisabled()
})

test('doses are typed, told in flour, kept by the address and carried along', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/ricette/1')
  const panel = page.getByRole('region', { name: 'Ingredienti' })
  const field = panel.getByRole('textbox')
  await field.fill('6')
  await expect(panel.getByText('900 g di farina 00')).toBeVisible()
  await expect(page).toHaveURL('/ricette/1?dosi=6')
  await field.fill('99')
  await field.press('Enter')
  await expect(panel.getByRole('alert')).toHaveText('Scrivi un numero da 1 a 40.')
  await panel.getByRole('link', { name: 'Ho della farina' }).click()
  await expect(panel.getByRole('textbox', { name: 'Farina che ho' })).toHaveValue('900 g')
  await panel.getByRole('textbox').fill('500')
  await expect(panel.getByText('500 g di farina: circa 3 pizze')).toBeVisible()
  await expect(page).toHaveURL('/ricette/1?dosi=500g')

  await page.reload()
  await wake(page)
  await expect(panel.getByText('500 g di farina 00')).toBeVisible()
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

test('two recipes with their doses go onto one list, and can be taken back', { tag: '@phone' }, async ({
  page,
}) => {
  const toList = async (path: string) => {
    await open(page, path)
    await page
      .getByRole('navigation', { name: 'Con questa ricetta' })
      .getByRole('link', { name: 'Lista della spesa' })
      .click()
    return page.getByRole('dialog', { name: 'Lista della spesa' })
  }
  const first = await toList('/ricette/1?dosi=2')
  await expect(first).toContainText('160 g di pomodori pelati')
  await first.getByRole('button', { name: 'Metti sulla lista' }).click()
  await expect(first.getByRole('status')).toHaveText('È sulla lista, per 2 pizze.')
  await first.getByRole('button', { name: 'Annulla' }).click()
  await expect(first.getByRole('button', { name: 'Metti sulla lista' })).toBeVisible()
  await first.getByRole('button', { name: 'Metti sulla lista' }).click()

  const second = await toList('/ricette/7?dosi=1')
  await second.getByRole('button', { name: 'Metti sulla lista' }).click()
  await second.getByRole('link', { name: 'Apri la lista' }).click()
  await expect(page).toHaveURL('/lista-spesa')
  await expect(page.getByRole('checkbox', { name: 'Pizza Margherita (dosi: 2)' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Pizza Marinara (dosi: 1)' })).toBeChecked()
  await expect(page.getByRole('row').filter({ hasText: 'Farina 00' })).not.toHaveCount(0)
})

test('the dough is planned backwards from the meal, and goes into the calculator with it', async ({
  page,
}) => {
  await ownClock(page, { time: '2026-11-25T07:00:00+01:00' })
  await open(page, '/ricette/1?dosi=6')
  await page
    .getByRole('navigation', { name: 'Con questa ricetta' })
    .getByRole('link', { name: 'Impasto' })
    .click()
  const drawer = page.getByRole('dialog', { name: 'Impasto' })
  await expect(drawer).toContainText('6 da 247 g')
  await drawer.getByRole('button', { name: 'domani 20:00' }).click()
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Comincia' })).toHaveText(
    'domani 6:35 Comincia',
  )
  // Six take longer in the oven than four, as the strip says.
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Inforna' })).toHaveText('domani 19:25 Inforna')
  await expect(drawer).toContainText('il suo piano comincia in un altro momento')
  await drawer.getByRole('link', { name: 'Apri nel calcolatore' }).click()
  await expect(page).toHaveURL(
    /\/calcolatore-impasto\?name=Pizza\+Margherita&servings=6.*bakeAt=2026-11-26T19%3A24/,
  )
  await expect(page.locator('[name=hydrationPct]')).toHaveValue('61,67')
})

test('a poolish goes into the calculator, and a plan that begins at night says so', async ({ page }) => {
  await ownClock(page, { time: '2026-11-25T07:00:00+01:00' })
  await open(page, '/ricette/63')
  await page
    .getByRole('navigation', { name: 'Con questa ricetta' })
    .getByRole('link', { name: 'Impasto' })
    .click()
  const drawer = page.getByRole('dialog', { name: 'Impasto' })
  await expect(drawer).toContainText('29% della farina')
  await drawer.getByRole('button', { name: 'domani 20:00' }).click()
  await expect(drawer.getByRole('status')).toHaveText(
    "Il primo gesto cadrebbe di notte, domani 1:45: prova con un'altra ora.",
  )
  await drawer.getByLabel('Un altro momento').fill('2026-11-27T02:00')
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Comincia' })).toHaveText(
    'domani 7:45 Comincia',
  )
  await expect(drawer.getByRole('status')).toHaveCount(0)
  await drawer.getByRole('link', { name: 'Apri nel calcolatore' }).click()
  await expect(page.getByRole('checkbox', { name: /^Prefermento/ })).toBeChecked()
})

test('the dial counts shares, the other pizzas and the time in the oven again', async ({ page }) => {
  const strip = page.getByRole('region', { name: 'In breve' })
  await open(page, '/ricette/2?dosi=8')
  await expect(page.locator('#passo-5')).toContainText('un ottavo della passata')
  await expect(strip).toContainText('1 h 4 min di cottura')
  await open(page, '/ricette/1?dosi=6')
  await expect(page.locator('#passo-8')).toContainText('prosegui con le altre cinque.')
  await open(page, '/ricette/98?dosi=30x20')
  await expect(page.locator('#passo-4')).toContainText('una teglia di 30 x 20 cm')
})

test('behind an ingredient stands what its words leave out, for as many as are made', async ({ page }) => {
  await open(page, '/ricette/1?dosi=6')
  await expect(page.locator('#passo-1')).toContainText("Versa l'acqua in una ciotola")
  const dose = (step: string, place: number) => page.locator(`${step} [data-dose]`).nth(place)
  await expect(dose('#passo-1', 0)).toHaveAttribute('data-dose', '\u00a0·\u00a0555\u00a0g')
  const step = page.locator('#passo-7')
  await expect(step).toContainText('Distribuisci a spirale 80 g scarsi di pomodoro')
  await expect(step).toContainText('aggiungi il fior di latte e chiudi')
  await expect(dose('#passo-7', 0)).toHaveAttribute('data-dose', '\u00a0·\u00a090\u00a0g')
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await expect(page.getByRole('dialog')).toContainText("Versa l'acqua in una ciotola")
})

test('doses that no kitchen can have are named in the first window', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/ricette/1?dosi=abc')
  const notice = page.getByRole('status').filter({ hasText: 'non può avere («abc»)' })
  await expect(notice).toBeInViewport()
})

test('the oven of the house is asked once, and says why it differs', async ({ page }) => {
  const openOven = async (path: string) => {
    await open(page, path)
    await page.getByRole('link', { name: 'Il mio forno' }).click()
    return page.getByRole('dialog', { name: 'Il mio forno' })
  }
  const first = await openOven('/ricette/1')
  await first.getByLabel('Tipo di forno').selectOption({ label: 'Forno di casa a gas' })
  await first.getByLabel('Temperatura massima').fill('260')
  await expect(first.getByRole('region', { name: 'Nel tuo forno' })).toContainText(
    'Il tuo forno arriva a 260 °C',
  )
  await expect(first).toContainText('La ricetta dice: «')
  await first.getByLabel('Temperatura massima').fill('-5')
  await expect(first.getByText('Scrivi un numero da 150 a 600')).toBeVisible()
  await first.getByLabel('Temperatura massima').fill('260')
  const second = await openOven('/ricette/61')
  await expect(second.getByLabel('Tipo di forno')).toHaveValue('home_gas')
  await expect(second.getByLabel('Temperatura massima')).toHaveValue('260')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Il mio forno' })).toBeFocused()
})

test('what the device knows of the oven goes into the account, and from there to another device', async ({
  page,
  context,
}) => {
  const openOven = async () => {
    await open(page, '/ricette/1')
    await page.getByRole('link', { name: 'Il mio forno' }).click()
    return page.getByRole('dialog', { name: 'Il mio forno' })
  }
  const asVisitor = await openOven()
  await expect(asVisitor).toContainText('Lo teniamo su questo dispositivo.')
  await asVisitor.getByLabel('Tipo di forno').selectOption({ label: 'Forno di casa a gas' })
  await page.keyboard.press('Escape') // a drawer left open is open again after a reload
  await expect(asVisitor).toBeHidden()
  await logIn(page)
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await expect(await openOven()).toContainText('Lo teniamo nel tuo account.')
  expect(await (await kept).json()).toEqual({ oven: 'home_gas', surface: null, maxC: null })
  await page.keyboard.press('Escape')
  await page.evaluate(() => localStorage.removeItem('myOven')) // as on another device
  const elsewhere = await openOven()
  await expect(elsewhere.getByLabel('Tipo di forno')).toHaveValue('home_gas')
  await elsewhere.getByLabel('Temperatura massima').fill('270')
  const stored = () => context.request.get('/api/auth/oven').then((answer) => answer.json())
  await expect.poll(stored).toMatchObject({ oven: 'home_gas', maxC: 270 })
})

test('Back closes a drawer and stays on the recipe, and so does Escape', async ({ page }) => {
  await open(page, '/ricette/94')
  await open(page, '/ricette/1?dosi=6')
  const link = page.getByRole('link', { name: 'Metti in una raccolta' })
  const drawer = page.getByRole('dialog', { name: 'Metti in una raccolta' })
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
})

test('a reader puts a recipe into a new collection from its page', async ({ page }) => {
  await logIn(page)
  await open(page, '/ricette/9')
  await page.getByRole('link', { name: 'Metti in una raccolta' }).click()
  const drawer = page.getByRole('dialog', { name: 'Metti in una raccolta' })
  await drawer.getByLabel('Una raccolta nuova').fill('Sabato sera')
  await drawer.getByRole('button', { name: 'Crea e aggiungi' }).click()
  await expect(drawer.getByRole('checkbox', { name: 'Sabato sera' })).toBeChecked()
  await drawer.getByRole('checkbox', { name: 'Da Provare' }).click() // checked once the server has it
  await expect(drawer.getByRole('checkbox', { name: 'Da Provare' })).toBeChecked()
})

test.describe('rating', () => {
  test('asks visitors to log in', async ({ page }) => {
    await open(page, '/ricette/1')
    const buttons = page.getByRole('group', { name: 'Il tuo voto' }).getByRole('button')
    await expect(buttons).toHaveText(['1', '2', '3', '4', '5'])
    const request = page.waitForRequest('**/api/recipes/1/rate')
    await buttons.nth(3).click()
    expect((await request).postDataJSON()).toEqual({ rating: 4 })
    await expectNotification(
      page,
      'Il tuo voto ti aspetta',
      'Lo teniamo su questo dispositivo e lo salviamo appena accedi.',
    )
    await expect(buttons.nth(3)).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'Accedi per valutare la ricetta' }).click()
    await expect(page).toHaveURL('/auth')
  })

  test('says when a vote could not be saved', async ({ page, faults }) => {
    await refuse(page, addressOf(rateRecipe, { params: { id: 1 } }))
    await open(page, '/ricette/1')
    await page.getByRole('button', { name: '3 pizzette' }).click()
    await expectNotification(page, 'Errore', 'Non è stato possibile salvare la valutazione.')
    await expect(page.getByRole('button', { name: '3 pizzette' })).toHaveAttribute('aria-pressed', 'false')
    faults.length = 0
  })
})

/** Votes stay on the site: each of these tests has a recipe that no other test looks at. */
const [VOTED_TWICE, VOTED_BY_KEY] = [72, 73]

test('a vote is one call, also with a double click, counts at once, and is there after a reload', async ({
  page,
}) => {
  const { ratingCount } = await recipeOf(page, VOTED_TWICE)
  await logIn(page)
  await open(page, `/ricette/${VOTED_TWICE}`)
  const buttons = page.getByRole('group', { name: 'Il tuo voto' }).getByRole('button')
  await expect(page.locator('fieldset [aria-pressed=true]')).toHaveCount(0)
  const calls = recordCalls(page)
  await buttons.nth(4).dblclick()
  await expectNotification(page, 'Valutazione salvata', 'Hai valutato questa ricetta con 5 pizzette.')
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(`(${ratingCount + 1} valutazioni)`).first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Voto 5,0 su 5' }).first()).toBeVisible()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    `POST ${addressOf(rateRecipe, { params: { id: VOTED_TWICE } })}`,
  ])

  await page.reload()
  await wake(page)
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('fieldset [aria-pressed=true]')).toHaveCount(1)
})

test("a vote by key keeps the focus, and is nobody's after the logout", async ({ page }) => {
  const { name } = await logIn(page)
  await open(page, `/ricette/${VOTED_BY_KEY}`)
  const vote = page.getByRole('button', { name: '4 pizzette' })
  await vote.press('Enter')
  await expectNotification(page, 'Valutazione salvata')
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await expect(vote).toBeFocused()

  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectNotification(page, 'Logout effettuato')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('fieldset [aria-pressed=true]')).toHaveCount(0)
})

test('nobody is asked for votes who is not logged in', async ({ page }) => {
  const calls = recordCalls(page)
  await open(page, '/ricette/1')
  await page.getByRole('group', { name: 'Il tuo voto' }).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('each allergen has its own sign of the fourteen', async ({ page }) => {
  await page.goto('/ricette/57')
  const shown = await page.locator('.allergen-sign').evaluateAll((signs) =>
    signs.map((sign) => {
      const { maskPosition } = getComputedStyle(sign)
      const place = Number((sign as HTMLElement).style.getPropertyValue('--place'))
      return { at: Number.parseFloat(maskPosition), wanted: (place * 100) / 13 }
    }),
  )
  expect(shown.length).toBeGreaterThan(2)
  for (const { at, wanted } of shown) expect(at).toBeCloseTo(wanted, 2)
})
