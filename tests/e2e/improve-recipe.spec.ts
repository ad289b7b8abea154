import type { Page } from '@playwright/test'
import { addressOf } from '#contracts/endpoint.ts'
import {
  getRecipeTips,
  makeRecipeVariant,
  substituteIngredients,
} from '#contracts/improvement/improvement.endpoints.ts'
import { expectNoViolation } from './no-violation.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, holdBack, logIn, notification, open, recordCalls, refuse } from './visitor.ts'

const RECIPE = 1
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Migliora con AI' })
const choose = async (page: Page, label: string, option: string) => {
  await dialog(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function openDialog(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/ricette/${RECIPE}`)
  await page.getByRole('button', { name: 'Migliora con AI' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('a card of the home page opens the dialog of its recipe', { tag: '@phone-only' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const card = page.getByRole('region', { name: 'Ricette Classiche' }).getByRole('article').first()
  const name = await card.getByRole('heading').textContent()
  await card.getByRole('button', { name: 'Migliora con AI' }).click()
  await expect(dialog(page)).toContainText(name ?? '')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(card.getByRole('button', { name: 'Migliora con AI' })).toBeFocused()
})

test('three tabs, each with its default and its own answer', async ({ page }) => {
  await openDialog(page)
  const calls = recordCalls(page)
  await expect(dialog(page).getByRole('combobox', { name: 'Variante' })).toHaveText('Leggera')
  await dialog(page).getByRole('button', { name: 'Genera variante' }).click()
  const variant = dialog(page).getByRole('region', { name: /variante leggera/ })
  await expect(variant.getByRole('heading', { name: 'Ingredienti' })).toBeVisible()
  await expect(variant.getByText('Risposta calcolata dal sito')).toBeVisible()

  await dialog(page).getByRole('tab', { name: 'Consigli' }).click()
  await dialog(page).getByRole('button', { name: 'Genera consigli' }).click()
  await expect(dialog(page).getByRole('region', { name: /Consigli per/ })).toContainText('idratato')

  await dialog(page).getByRole('tab', { name: 'Sostituzioni' }).click()
  await expect(dialog(page).getByRole('combobox', { name: 'Esigenza alimentare' })).toHaveText(
    'Senza glutine',
  )
  await choose(page, 'Esigenza alimentare', 'Chetogenica')
  await dialog(page).getByRole('button', { name: 'Genera sostituzioni' }).click()
  await expect(dialog(page).getByRole('region', { name: /chetogenica/ })).toContainText('farina di mandorle')

  await dialog(page).getByRole('tab', { name: 'Varianti' }).click()
  await expect(variant).toBeVisible()
  expect(calls).toEqual([
    `POST ${addressOf(makeRecipeVariant, { params: { id: RECIPE } })}`,
    `GET ${addressOf(getRecipeTips, { params: { id: RECIPE } })}`,
    `POST ${addressOf(substituteIngredients, { params: { id: RECIPE } })}`,
  ])
})

test('waiting is said, to the ear too; one tab waits for itself, and keeps the answer of before', async ({
  page,
}) => {
  const path = addressOf(makeRecipeVariant, { params: { id: RECIPE } })
  const first = await holdBack(page, path)
  await openDialog(page)
  const generate = dialog(page).getByRole('button', { name: 'Genera variante' })
  const waiting = dialog(page).getByRole('button', { name: 'Prepariamo la variante...' })
  await generate.click()
  await expect(waiting).toBeDisabled()
  await expect(dialog(page).getByRole('status')).toHaveText('Prepariamo la variante...')
  await dialog(page).getByRole('tab', { name: 'Consigli' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Genera consigli' })).toBeEnabled()
  first.release()
  await dialog(page).getByRole('tab', { name: 'Varianti' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText('La variante è pronta.')
  const light = dialog(page).getByRole('region', { name: /variante leggera/ })
  await expect(light).toBeVisible()

  const second = await holdBack(page, path)
  await generate.click()
  await expect(waiting).toBeDisabled()
  await expect(light).toBeVisible()
  second.release()
  await expect(generate).toBeEnabled()
})

test('a failure is said in each tab, and can be tried again', async ({ page }) => {
  const tabs = [
    [
      'Varianti',
      'Genera variante',
      addressOf(makeRecipeVariant, { params: { id: RECIPE } }),
      'Impossibile generare la variante della ricetta.',
    ],
    [
      'Consigli',
      'Genera consigli',
      addressOf(getRecipeTips, { params: { id: RECIPE } }),
      'Impossibile generare i consigli per la ricetta.',
    ],
    [
      'Sostituzioni',
      'Genera sostituzioni',
      addressOf(substituteIngredients, { params: { id: RECIPE } }),
      'Impossibile generare i suggerimenti per la sostituzione degli ingredienti.',
    ],
  ] as const
  for (const [, , path] of tabs) await refuse(page, path)
  await openDialog(page)
  for (const [tab, button, path, text] of tabs) {
    await dialog(page).getByRole('tab', { name: tab }).click()
    const generate = dialog(page).getByRole('button', { name: button })
    await generate.click()
    await expectNotification(page, 'Errore', text)
    await page.unroute(`**${path}`)
    await generate.click()
    await expect(dialog(page).getByRole('tabpanel').getByRole('region')).toBeVisible()
  }
})

test('an answer of before says what it belongs to, a failure takes nothing away, and all is there again', async ({
  page,
}) => {
  await openDialog(page)
  const generate = dialog(page).getByRole('button', { name: 'Genera variante' })
  await generate.click()
  const light = dialog(page).getByRole('region', { name: /variante leggera/ })
  await expect(light).toBeVisible()
  await expect(light).not.toContainText('è di prima')
  await choose(page, 'Variante', 'Vegana')
  await expect(light).toContainText('Questa risposta è di prima, per «Leggera».')
  // No server of the site answers without a text; the page stays anyway.
  await page.route(`**${addressOf(makeRecipeVariant, { params: { id: RECIPE } })}`, (route) =>
    route.fulfill({ json: { variant: null } }),
  )
  await generate.click()
  await expectNotification(page, 'Errore', 'Impossibile generare la variante della ricetta.')
  await expect(light).toContainText('Questa risposta è di prima')
  await page.unroute(`**${addressOf(makeRecipeVariant, { params: { id: RECIPE } })}`)
  await generate.click()
  const vegan = dialog(page).getByRole('region', { name: /vegana/ })
  await expect(vegan).not.toContainText('è di prima')

  await dialog(page).getByRole('button', { name: 'Chiudi la finestra' }).click()
  await page.getByRole('button', { name: 'Migliora con AI' }).click()
  await expect(vegan).toBeVisible()
  await expect(dialog(page).getByRole('combobox', { name: 'Variante' })).toHaveText('Vegana')
})

test('a failure after the dialog was closed is not announced', async ({ page }) => {
  await openDialog(page)
  await refuse(page, addressOf(makeRecipeVariant, { params: { id: RECIPE } }))
  const { release } = await holdBack(page, addressOf(makeRecipeVariant, { params: { id: RECIPE } }))
  await dialog(page).getByRole('button', { name: 'Genera variante' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  const failed = page.waitForResponse(`**${addressOf(makeRecipeVariant, { params: { id: RECIPE } })}`)
  release()
  await failed
  await page.getByRole('button', { name: 'Migliora con AI' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Genera variante' })).toBeEnabled()
  await expect(notification(page)).toHaveCount(0)
})

test('the text can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Genera variante' }).click()
  await dialog(page).getByRole('button', { name: 'Copia' }).click()
  await expectNotification(page, 'Copiato')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /variante leggera[\s\S]*Ingredienti/,
  )
})

test('a visitor cannot keep a variant; who is logged in keeps it and reads it again', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openDialog(page)
  const generate = dialog(page).getByRole('button', { name: 'Genera variante' })
  await generate.click()
  await expect(dialog(page).getByRole('button', { name: 'Copia' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Salva nella Pizza Box' })).toHaveCount(0)

  await logIn(page)
  await openDialog(page)
  await generate.click()
  const variant = dialog(page).getByRole('region', { name: /variante leggera/ })
  const first = await variant.getByRole('listitem').first().textContent()
  await dialog(page).getByRole('button', { name: 'Salva nella Pizza Box' }).click()
  await expectNotification(page, 'Aggiunto')
  await expect(dialog(page).getByRole('button', { name: 'Salvata nella Pizza Box' })).toBeDisabled()

  await open(page, '/#pizza-box')
  const box = page.locator('#pizza-box')
  await box.getByRole('button', { name: /^Leggi / }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Ingredienti' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText(first ?? '')
})

test('the dialog has no barrier, in both colour schemes', async ({ page }) => {
  await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Genera variante' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Ingredienti' })).toBeVisible()
  await expectNoViolation(page, '[role=dialog]')
})

test('the first view of a recipe and of the home page does not load it', async ({ page }) => {
  const loaded: string[] = []
  page.on('response', (response) => void loaded.push(response.url()))
  for (const path of ['/', `/ricette/${RECIPE}`]) {
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
  }
  expect(loaded.filter((url) => url.includes('improve-dialog'))).toEqual([])
  await page.getByRole('button', { name: 'Migliora con AI' }).click()
  await expect(dialog(page)).toBeVisible()
  expect(loaded.filter((url) => url.includes('improve-dialog'))).not.toEqual([])
})
