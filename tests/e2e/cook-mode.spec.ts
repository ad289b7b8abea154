import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { expectNotification, logIn, notification, open, ownClock, recipeOf } from './visitor.ts'

/** The second step of recipe 1 says how long to knead. */
const TIMER = 'Avvia 12-15 minuti'
const KNEADING_MS = 12 * 60_000
const ENDED = 'Pizza Margherita, passo 2: Rovescia tutto sul banco e impasta, 12-15 minuti.'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pizza Margherita' })

async function startCooking(page: Page) {
  await open(page, '/ricette/1')
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('shows one step at a time; buttons and arrows turn the page', { tag: '@phone-only' }, async ({
  page,
}) => {
  const steps = (await recipeOf(page, 1)).instructions.split('\n')
  await startCooking(page)
  const step = (number: number) => dialog(page).getByText(steps[number - 1] ?? '', { exact: true })
  await expect(dialog(page)).toContainText(`Passo 1 di ${steps.length}`)
  await expect(step(1)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Indietro' })).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  await expect(step(2)).toBeVisible()
  await expect(step(1)).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(step(3)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(step(2)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Indietro' }).click()
  await expect(step(1)).toBeVisible()
  for (let number = 2; number <= steps.length; number += 1) await page.keyboard.press('ArrowRight')
  await expect(step(steps.length)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Avanti' })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Ho finito' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Buon appetito!' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Alla ricetta' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cucina passo passo' })).toBeFocused()
})

test('the arrows work from the first moment, and Escape leaves', async ({ page }) => {
  await startCooking(page)
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page)).toContainText('Passo 2 di')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('a timer is an end time: a reload does not stop it', { tag: '@phone-only' }, async ({ page }) => {
  await ownClock(page)
  await startCooking(page)
  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  const before = await page.evaluate(() => Date.now())
  await dialog(page).getByRole('button', { name: TIMER }).click()
  await expect(dialog(page).getByRole('timer')).toHaveText(/^1[12]:\d\d$/)
  const { key, endsAt, after } = await page.evaluate(() => {
    const [name = ''] = Object.keys(localStorage).filter((item) => item.startsWith('timer:'))
    return { key: name, endsAt: JSON.parse(localStorage.getItem(name) ?? '').endsAt, after: Date.now() }
  })
  expect(key).toMatch(/^timer:1:1:/)
  expect(endsAt).toBeGreaterThanOrEqual(before + KNEADING_MS)
  expect(endsAt).toBeLessThanOrEqual(after + KNEADING_MS)

  await page.clock.fastForward('05:00')
  await page.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await expect(page).toHaveURL('/ricette/1')
  await startCooking(page)
  await expect(dialog(page)).toContainText('Passo 2 di')
  await expect(dialog(page).getByRole('timer')).toHaveText(/^[67]:\d\d$/)

  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  await expect(
    dialog(page).getByRole('button', { name: /^Passo 2: [67]:\d\d · Rovescia tutto sul banco e impasta$/ }),
  ).toBeVisible()
  await page.clock.fastForward('08:00')
  await expectNotification(page, 'Tempo scaduto', ENDED)
  await dialog(page).getByRole('button', { name: 'Passo 2: tempo scaduto' }).click()
  await expect(dialog(page).getByRole('timer')).toHaveText('Tempo scaduto: 12-15 minuti')
  await dialog(page).getByRole('timer').click()
  await expect(dialog(page).getByRole('button', { name: TIMER })).toBeVisible()
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
})

test('a reload or a link opens the step that the address names', async ({ page }) => {
  await startCooking(page)
  await expect(page).toHaveURL('/ricette/1?cucina=1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/ricette/1?cucina=3')
  await page.reload()
  await expect(dialog(page)).toContainText('Passo 3 di')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/ricette/1')

  for (const [asked, shown] of [
    ['2', 2],
    ['99', 1],
    ['abc', 1],
  ]) {
    await page.goto(`/ricette/1?cucina=${asked}`)
    await expect(dialog(page)).toContainText(`Passo ${shown} di`)
  }
})

test("the phone's Back leads from the stove to the recipe, and Forward to the stove again", {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/ricette')
  await page.getByRole('article', { name: 'Pizza Margherita', exact: true }).getByRole('link').click()
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  await expect(page).toHaveURL('/ricette/1?cucina=2')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/ricette/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza Margherita' })).toBeVisible()
  await page.goForward()
  await expect(dialog(page)).toContainText('Passo 2 di')
  // Who closes it is back where Back would have led: one more Back leaves the recipe.
  await page.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await expect(page).toHaveURL('/ricette/1')
  await page.goBack()
  await expect(page).toHaveURL('/ricette')
})

test('Back closes the list of all steps, and so does Escape; one more leads to the recipe', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/ricette')
  await page.getByRole('article', { name: 'Pizza Margherita', exact: true }).getByRole('link').click()
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  const all = dialog(page).getByRole('button', { name: 'Tutti i passi' })
  const steps = dialog(page).getByRole('list', { name: 'Tutti i passi' }).getByRole('button')
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape'), () => all.click()]) {
    await all.click()
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    await close()
    await expect(steps).toHaveCount(0)
    await expect(dialog(page)).toContainText('Passo 2 di')
    await expect(page).toHaveURL('/ricette/1?cucina=2')
  }

  await all.click()
  await steps.nth(4).click()
  await expect(dialog(page)).toContainText('Passo 5 di')
  await expect(page).toHaveURL('/ricette/1?cucina=5')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/ricette/1')

  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await all.click()
  await page.reload()
  await expect(steps.first()).toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/ricette/1')
  await page.goBack()
  await expect(page).toHaveURL('/ricette')
})

test('a timer that ends elsewhere says which, leads back, and waits in the title', async ({ page }) => {
  await ownClock(page)
  await startCooking(page)
  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  await dialog(page).getByRole('button', { name: TIMER }).click()
  await open(page, '/shop')
  const title = await page.title()
  await page.clock.fastForward('12:01')
  await expectNotification(page, 'Tempo scaduto', ENDED)
  await expect(page).toHaveTitle('⏰ Tempo scaduto: Pizza Margherita, passo 2')
  await page.clock.fastForward('10:00')
  await expectNotification(page, 'Tempo scaduto', ENDED)
  await expect(page).toHaveTitle('⏰ Tempo scaduto: Pizza Margherita, passo 2')
  await page.keyboard.press('Shift')
  await expect(page).toHaveTitle(title)
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
  await expect(notification(page)).toHaveCount(0)

  await open(page, '/ricette/1')
  await page.getByRole('list', { name: 'Timer della ricetta' }).getByRole('link').click()
  await expect(page).toHaveURL('/ricette/1?cucina=2')
  await dialog(page).getByRole('timer').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Timer della ricetta' })).toHaveCount(0)
})

test('the notification of a timer leads to its step', async ({ page }) => {
  await ownClock(page)
  await startCooking(page)
  await dialog(page).getByRole('button', { name: 'Avanti' }).click()
  await dialog(page).getByRole('button', { name: TIMER }).click()
  await open(page, '/shop')
  await page.clock.fastForward('12:01')
  await notification(page).getByRole('link', { name: 'Torna al passo' }).click()
  await expect(page).toHaveURL('/ricette/1?cucina=2')
  await expect(dialog(page)).toContainText('Passo 2 di')
  await expect(dialog(page).getByRole('timer')).toHaveText('Tempo scaduto: 12-15 minuti')
})

test('the screen stays on, also after the page was hidden', { tag: '@phone-only' }, async ({ page }) => {
  await page.addInitScript(() => {
    const state = { asked: 0, held: 0, visibility: 'visible' }
    Object.assign(window, { screenState: state })
    Object.defineProperty(document, 'visibilityState', { get: () => state.visibility })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request() {
          state.asked += 1
          state.held += 1
          const lock = Object.assign(new EventTarget(), {
            async release() {
              state.held -= 1
              lock.dispatchEvent(new Event('release'))
            },
          })
          Object.assign(window, { lock })
          return lock
        },
      },
    })
  })
  const state = () => page.evaluate(() => Reflect.get(window, 'screenState'))
  const show = (visibility: string) =>
    page.evaluate(async (value) => {
      Reflect.get(window, 'screenState').visibility = value
      if (value === 'hidden') await Reflect.get(window, 'lock').release() // as browsers do
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibility)

  await startCooking(page)
  await expect(dialog(page)).toContainText('Lo schermo resta acceso.')
  await show('hidden')
  await expect(dialog(page)).not.toContainText('Lo schermo resta acceso.')
  expect(await state()).toMatchObject({ asked: 1, held: 0 })
  await show('visible')
  await expect(dialog(page)).toContainText('Lo schermo resta acceso.')
  expect(await state()).toMatchObject({ asked: 2, held: 1 })
  await page.keyboard.press('Escape')
  await expect.poll(state).toMatchObject({ asked: 2, held: 0 })
})

test('a step shows its doses for as many pizzas as are cooked, and how it goes on', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/ricette/1')
  const fewer = page.getByRole('button', { name: 'Meno pizze' })
  for (let pizzas = 4; pizzas > 2; pizzas -= 1) await fewer.click()
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  const doses = dialog(page).getByRole('list', { name: 'Dosi di questo passo' }).getByRole('listitem')
  await expect(doses).toHaveText([
    '185 g di acqua',
    '8 g di sale fino',
    '0,5 g di lievito di birra fresco',
    '300 g di farina 00 (W 260-280)',
  ])
  await expect(dialog(page).getByText(/^Poi: Rovescia tutto sul banco e impasta.+…$/)).toBeVisible()
})

test('turns with a swipe, lists all steps, and keeps the large print', { tag: '@phone' }, async ({
  page,
}) => {
  await startCooking(page)
  const swipe = (fromX: number, toX: number) =>
    dialog(page)
      .getByText(/^Passo|^Versa|^Rovescia/)
      .last()
      .evaluate(
        (element, [x0 = 0, x1 = 0]) => {
          const send = (type: string, clientX: number) => {
            const touch = new Touch({ identifier: 1, target: element, clientX, clientY: 400 })
            const touches = type === 'touchend' ? [] : [touch]
            element.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }))
          }
          send('touchstart', x0)
          send('touchend', x1)
        },
        [fromX, toX],
      )
  await swipe(300, 120)
  await expect(dialog(page)).toContainText('Passo 2 di')
  await swipe(120, 300)
  await expect(dialog(page)).toContainText('Passo 1 di')
  await swipe(300, 280)
  await swipe(5, 200) // the phone's own gesture for Back
  await expect(dialog(page)).toContainText('Passo 1 di')

  await dialog(page).getByRole('button', { name: 'Tutti i passi' }).click()
  const steps = dialog(page).getByRole('list', { name: 'Tutti i passi' }).getByRole('button')
  await expect(steps).toHaveCount((await recipeOf(page, 1)).instructions.split('\n').length)
  await steps.nth(4).click()
  await expect(dialog(page)).toContainText('Passo 5 di')
  await expect(steps).toHaveCount(0)

  const large = dialog(page).getByRole('button', { name: 'Caratteri grandi' })
  await large.click()
  await page.reload()
  await expect(large).toHaveAttribute('aria-pressed', 'true')
})

test('the end asks for a vote and a note, which stays with the recipe', async ({ page }) => {
  await logIn(page)
  await open(page, '/ricette/3?cucina=99')
  const cooking = page.getByRole('dialog')
  await cooking.getByRole('button', { name: 'Tutti i passi' }).click()
  await cooking.getByRole('list', { name: 'Tutti i passi' }).getByRole('button').last().click()
  await cooking.getByRole('button', { name: 'Ho finito' }).click()
  await cooking.getByRole('button', { name: '4 pizzette' }).click()
  await expect(cooking.getByRole('button', { name: '4 pizzette' })).toHaveAttribute('aria-pressed', 'true')
  const note = cooking.getByRole('textbox', { name: 'La tua nota' })
  await note.fill('Bordo chiaro')
  await note.press('ArrowLeft') // moves in the text, not among the steps
  await cooking.getByRole('button', { name: 'Salva la nota' }).click()
  await expectNotification(page, 'Nota salvata')
  await expect(note).toHaveValue('')
  await cooking.getByRole('button', { name: 'Alla ricetta' }).click()

  const notes = page.getByRole('region', { name: "Com'è andata" }).getByRole('listitem')
  await expect(notes).toContainText('Bordo chiaro')
  await notes.getByRole('button', { name: /^Modifica/ }).click()
  await notes.getByRole('textbox', { name: 'La tua nota' }).fill('Pietra più calda')
  await notes.getByRole('button', { name: 'Salva le modifiche' }).click()
  await expect(notes).toContainText('Pietra più calda')
  await notification(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(notes).toContainText('Bordo chiaro')
  await notes.getByRole('button', { name: /^Elimina/ }).click()
  await expect(notes).toHaveCount(0)
  await notification(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(notes).toContainText('Bordo chiaro')
})

test('a timer whose page was closed is told at the next visit, with its hour', async ({ page, context }) => {
  await startCooking(page)
  await page.keyboard.press('ArrowRight')
  await dialog(page).getByRole('button', { name: TIMER }).click()
  await page.close()
  const later = await context.newPage()
  await ownClock(later, { time: Date.now() + 2 * 3_600_000 })
  await open(later, '/shop')
  await expect(notification(later)).toContainText(/^Tempo scaduto.*12-15 minuti, finito alle \d\d:\d\d\./)
})
