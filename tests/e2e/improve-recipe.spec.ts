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
const addresses = {
  variant: addressOf(makeRecipeVariant, { params: { id: RECIPE } }),
  tips: addressOf(getRecipeTips, { params: { id: RECIPE } }),
  substitutes: addressOf(substituteIngredients, { params: { id: RECIPE } }),
}
const choose = async (page: Page, label: string, option: string) => {
  await dialog(page).getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** What the page fetches of the dialog from here on: nothing with its first view. */
function filesOfDialog(page: Page) {
  const loaded: string[] = []
  page.on('response', (response) => void loaded.push(response.url()))
  return () => loaded.filter((url) => url.includes('improve-dialog'))
}

async function openDialog(page: Page) {
  const files = filesOfDialog(page)
  await open(page, `/ricette/${RECIPE}`)
  expect(files()).toEqual([])
  await page.getByRole('button', { name: 'Migliora con AI' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('a card of the home page fetches and opens the dialog of its recipe; a variant is kept and read again', {
  tag: '@phone-only',
}, async ({ page }) => {
  const files = filesOfDialog(page)
  await logIn(page)
  await open(page, '/')
  const card = page.getByRole('region', { name: 'Ricette Classiche' }).getByRole('article').first()
  const name = await card.getByRole('heading').textContent()
  expect(files()).toEqual([])
  await card.getByRole('button', { name: 'Migliora con AI' }).click()
  await expect(dialog(page)).toContainText(name ?? '')
  expect(files()).not.toEqual([])
  await dialog(page).getByRole('button', { name: 'Genera variante' }).click()
  const variant = dialog(page).getByRole('region', { name: /variante leggera/ })
  const first = await variant.getByRole('listitem').first().textContent()
  await dialog(page).getByRole('button', { name: 'Salva nella Pizza Box' }).click()
  await expectNotification(page, 'Aggiunto')
  await expect(dialog(page).getByRole('button', { name: 'Salvata nella Pizza Box' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(card.getByRole('button', { name: 'Migliora con AI' })).toBeFocused()

  await page
    .locator('#pizza-box')
    .getByRole('button', { name: /^Leggi / })
    .click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Ingredienti' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText(first ?? '')
})

test('three tabs, each with its default and its own answer, to be copied, without a barrier', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDialog(page)
  const calls = recordCalls(page)
  await expect(dialog(page).getByRole('combobox', { name: 'Variante' })).toHaveText('Leggera')
  await dialog(page).getByRole('button', { name: 'Genera variante' }).click()
  const variant = dialog(page).getByRole('region', { name: /variante leggera/ })
  await expect(variant.getByRole('heading', { name: 'Ingredienti' })).toBeVisible()
  await expect(variant.getByText('Risposta calcolata dal sito')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Copia' }).click()
  await expectNotification(page, 'Copiato')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /variante leggera[\s\S]*Ingredienti/,
  )
  // A visitor has no box to keep it in.
  await expect(dialog(page).getByRole('button', { name: 'Salva nella Pizza Box' })).toHaveCount(0)

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
    `POST ${addresses.variant}`,
    `GET ${addresses.tips}`,
    `POST ${addresses.substitutes}`,
  ])
  await expectNoViolation(page, '[role=dialog]')
})

test('waiting and failing are said in each tab, and take nothing away', { tag: '@proof' }, async ({
  page,
}) => {
  const tabs = [
    ['Consigli', 'Genera consigli', addresses.tips, 'Impossibile generare i consigli per la ricetta.'],
    [
      'Sostituzioni',
      'Genera sostituzioni',
      addresses.substitutes,
      'Impossibile generare i suggerimenti per la sostituzione degli ingredienti.',
    ],
    ['Varianti', 'Genera variante', addresses.variant, 'Impossibile generare la variante della ricetta.'],
  ] as const
  for (const [, , path] of tabs) await refuse(page, path)
  await openDialog(page)
  for (const [tab, button, path, text] of tabs) {
    await dialog(page).getByRole('tab', { name: tab }).click()
    await dialog(page).getByRole('button', { name: button }).click()
    await expectNotification(page, 'Errore', text)
    await page.unroute(`**${path}`)
    if (path === addresses.variant) continue
    await dialog(page).getByRole('button', { name: button }).click()
    await expect(dialog(page).getByRole('tabpanel').getByRole('region')).toBeVisible()
  }

  // One tab waits for itself; the answer is said to the ear too.
  const first = await holdBack(page, addresses.variant)
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
  await expect(light).not.toContainText('è di prima')

  // An answer of before says what it belongs to, also while the next one is waited for and when it fails.
  await choose(page, 'Variante', 'Vegana')
  await expect(light).toContainText('Questa risposta è di prima, per «Leggera».')
  // No server of the site answers without a text; the page stays anyway.
  await page.route(`**${addresses.variant}`, (route) => route.fulfill({ json: { variant: null } }))
  const second = await holdBack(page, addresses.variant)
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
  await generate.click()
  await expect(waiting).toBeDisabled()
  await expect(light).toBeVisible()
  second.release()
  await expectNotification(page, 'Errore', 'Impossibile generare la variante della ricetta.')
  await expect(light).toContainText('Questa risposta è di prima')
  await page.unroute(`**${addresses.variant}`)
  await generate.click()
  const vegan = dialog(page).getByRole('region', { name: /vegana/ })
  await expect(vegan).not.toContainText('è di prima')

  // A failure after the dialog was closed is not announced, and all is there again.
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
  await refuse(page, addresses.variant)
  const third = await holdBack(page, addresses.variant)
  await generate.click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  const failed = page.waitForResponse(`**${addresses.variant}`)
  third.release()
  await failed
  await page.getByRole('button', { name: 'Migliora con AI' }).click()
  await expect(generate).toBeEnabled()
  await expect(notification(page)).toHaveCount(0)
  await expect(vegan).toBeVisible()
  await expect(dialog(page).getByRole('combobox', { name: 'Variante' })).toHaveText('Vegana')
})
