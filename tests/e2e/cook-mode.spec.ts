import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { expectNotification, goInside, logIn, notification, open, recipeOf } from './visitor.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pizza Margherita' })

async function startCooking(page: Page) {
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Stands in for what keeps the screen on, and counts how often it was asked for and is held. */
async function ownWakeLock(page: Page) {
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
  const state = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'screenState'))
  const show = (visibility: string) =>
    page.evaluate(async (value) => {
      Reflect.get(window, 'screenState').visibility = value
      if (value === 'hidden') await Reflect.get(window, 'lock').release() // as browsers do
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibility)
  return { state, show }
}

async function swipe(page: Page, fromX: number, toX: number) {
  await dialog(page)
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
}

test('one step at a time, with its doses: buttons, arrows, swipes and the list turn the page', {
  tag: '@phone-only',
}, async ({ page }) => {
  const steps = (await recipeOf(page, 1)).instructions.split('\n')
  await open(page, '/ricette/1')
  const fewer = page.getByRole('button', { name: 'Meno pizze' })
  for (let pizzas = 4; pizzas > 2; pizzas -= 1) await fewer.click()
  await startCooking(page)
  const cooking = dialog(page)
  const onStep = (number: number) => expect(cooking).toContainText(`Passo ${number} di ${steps.length}`)
  await onStep(1)
  await expect(cooking.getByRole('list', { name: 'Dosi di questo passo' }).getByRole('listitem')).toHaveText([
    '185 g di acqua',
    '8 g di sale fino',
    '0,5 g di lievito di birra fresco',
    '300 g di farina 00 (W 260-280)',
  ])
  await expect(cooking.getByText(/^Poi: Rovescia tutto sul banco e impasta.+…$/)).toBeVisible()
  const back = cooking.getByRole('button', { name: 'Indietro' })
  await expect(back).toBeDisabled()
  await cooking.getByRole('button', { name: 'Avanti' }).click()
  await onStep(2)
  const words = (number: number) => cooking.getByText(steps[number - 1] ?? '', { exact: true })
  await expect(words(2)).toBeVisible()
  await expect(words(1)).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await onStep(3)
  await page.keyboard.press('ArrowLeft')
  await onStep(2)
  await back.click()
  await onStep(1)
  await swipe(page, 300, 120)
  await onStep(2)
  await swipe(page, 120, 300)
  await onStep(1)
  await swipe(page, 300, 280)
  await swipe(page, 5, 200) // the phone's own gesture for Back
  await onStep(1)

  // The list leads to help, and to any step.
  await cooking.getByRole('button', { name: 'Tutti i passi' }).click()
  const all = cooking.getByRole('list', { name: 'Tutti i passi' }).getByRole('button')
  await expect(all).toHaveCount(steps.length)
  await cooking.getByRole('link', { name: 'Pronto soccorso pizza' }).click()
  await expect(page).toHaveURL('/pronto-soccorso?ricetta=1&dosi=2')
  await page.goBack()
  await all.nth(4).click()
  await onStep(5)
  await expect(all).toHaveCount(0)

  const large = cooking.getByRole('button', { name: 'Caratteri grandi' })
  await large.click()
  await page.reload()
  await onStep(5)
  await expect(large).toHaveAttribute('aria-pressed', 'true')
  for (let number = 6; number <= steps.length; number += 1) await page.keyboard.press('ArrowRight')
  await onStep(steps.length)
  await expect(cooking.getByRole('button', { name: 'Avanti' })).toHaveCount(0)
  await cooking.getByRole('button', { name: 'Ho finito' }).click()
  await expect(cooking.getByRole('heading', { name: 'Buon appetito!' })).toBeVisible()
  await cooking.getByRole('button', { name: 'Alla ricetta' }).click()
  await expect(cooking).toHaveCount(0)
})

test("the phone's Back closes the list of all steps, then leads to the recipe; Forward to the stove again", {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/privacy')
  await goInside(page, '/ricette/1')
  await startCooking(page)
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

  // The ingredients stand in the same place, with the doses, and give it to the steps.
  await dialog(page).getByRole('button', { name: 'Ingredienti' }).click()
  await expect(dialog(page).getByRole('region', { name: 'Ingredienti' })).toContainText('600 g di farina 00')
  await all.click()
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await page.goBack()
  await expect(page).toHaveURL('/ricette/1?cucina=2')

  // Also for who is as fast as the list itself.
  await page.evaluate(() => {
    new MutationObserver((_, seen) => {
      if (!document.querySelector('[aria-label="Tutti i passi"]')) return
      seen.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    }).observe(document.body, { childList: true, subtree: true })
  })
  await all.click()
  await expect(page).toHaveURL('/ricette/1?cucina=2')
  await expect(steps).toHaveCount(0)
  await expect(dialog(page)).toContainText('Passo 2 di')

  await all.click()
  await steps.nth(4).click()
  await expect(dialog(page)).toContainText('Passo 5 di')
  await expect(page).toHaveURL('/ricette/1?cucina=5')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/ricette/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza Margherita' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cucina passo passo' })).toBeFocused()
  await page.goForward()
  await expect(dialog(page)).toContainText('Passo 5 di')

  // Who closes it is back where Back would have led: one more Back leaves the recipe.
  await all.click()
  await page.reload()
  await expect(steps.nth(4)).toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/ricette/1')
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
})

test('the screen stays on until the end, which asks for a vote and a note; the note stays with the recipe', async ({
  page,
}) => {
  const { state, show } = await ownWakeLock(page)
  await logIn(page)
  await open(page, '/ricette/3?cucina=99')
  const cooking = page.getByRole('dialog')
  await expect(cooking).toContainText('Passo 1 di') // no recipe has a step of that number
  await expect(cooking).toContainText('Lo schermo resta acceso.')
  await show('hidden')
  await expect(cooking).not.toContainText('Lo schermo resta acceso.')
  expect(await state()).toMatchObject({ asked: 1, held: 0 })
  await show('visible')
  await expect(cooking).toContainText('Lo schermo resta acceso.')
  expect(await state()).toMatchObject({ asked: 2, held: 1 })

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
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click() // it lies over what comes next
  await cooking.getByRole('button', { name: 'Alla ricetta' }).click()
  await expect.poll(state).toMatchObject({ asked: 2, held: 0 })

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
