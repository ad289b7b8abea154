import { expect, type Page } from '@playwright/test'
import { expectNotification } from '../e2e/visitor.ts'

/** What a reader does before the page is looked at. Each waits for what it has opened. */
type Act = (page: Page) => Promise<void>

export const openMenu: Act = async (page) => {
  await page.getByRole('button', { name: 'Mario Rossi' }).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
}

export const openPhoneMenu: Act = async (page) => {
  await page.getByRole('button', { name: 'Apri il menu' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

export const openSelect: Act = async (page) => {
  await page.getByRole('combobox', { name: 'Categoria' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
}

/** In a narrow window it stands in the sheet of all filters. */
export const openDietSheet: Act = async (page) => {
  const all = page.getByRole('button', { name: 'Filtri', exact: true })
  await ((await all.isVisible()) ? all : page.getByRole('button', { name: 'Dieta' })).click()
  await page.getByRole('checkbox', { name: /^Vegana/ }).check()
  await expect(page.getByRole('button', { name: /^Mostra \d+ ricette/ })).toBeVisible()
}

/** A tool beside a recipe. */
export const openDrawer =
  (name: string): Act =>
  async (page) => {
    await page.getByRole('navigation', { name: 'Con questa ricetta' }).getByRole('link', { name }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  }

export const planMeal: Act = async (page) => {
  await openDrawer('Impasto')(page)
  await page.getByRole('button', { name: 'domani 20:00' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Inforna' })).toBeVisible()
}

export const cook: Act = async (page) => {
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await page.getByRole('button', { name: 'Avanti' }).click()
  await page
    .getByRole('button', { name: /^Avvia/ })
    .first()
    .click()
  await expect(page.getByRole('timer')).toBeVisible()
}

export const listSteps: Act = async (page) => {
  await page.getByRole('button', { name: 'Cucina passo passo' }).click()
  await page.getByRole('button', { name: 'Avanti' }).click()
  await page.getByRole('button', { name: 'Tutti i passi' }).click()
  await expect(page.getByRole('list', { name: 'Tutti i passi' })).toBeVisible()
}

export const finishCooking: Act = async (page) => {
  await listSteps(page)
  await page.getByRole('list', { name: 'Tutti i passi' }).getByRole('button').last().click()
  await page.getByRole('button', { name: 'Ho finito' }).click()
  await page.getByRole('button', { name: 'Caratteri grandi' }).click()
  await expect(page.getByRole('textbox', { name: 'La tua nota' })).toBeVisible()
}

export const searchMushrooms: Act = async (page) => {
  const field = page.getByRole('searchbox', { name: 'Cerca tra le ricette' })
  await field.fill('funghi')
  await field.press('Enter')
  await expectNotification(page, 'Ricerca completata')
}

export const searchNothing: Act = async (page) => {
  const field = page.getByRole('searchbox', { name: 'Cerca tra le ricette' })
  const search = page.getByRole('button', { name: 'Cerca', exact: true })
  await field.fill('zzzzqqq')
  await search.click()
  await expect(page.getByRole('heading', { name: 'Nessuna ricetta trovata' })).toBeVisible()
  await field.fill('')
  await search.click()
  await expectNotification(page, 'Ricerca vuota')
}

export const openCalculator: Act = async (page) => {
  await page.getByRole('button', { name: 'Salva ricetta' }).click()
  await expect(page.getByRole('button', { name: 'Carica Nuova Ricetta' }).first()).toBeVisible()
  await page.getByText('Parti da quello che hai').click()
  await page.getByRole('heading', { name: 'Stima scientifica' }).click()
  await page.getByText("Perché i modelli non vanno d'accordo").click()
  await page.getByLabel('Pieghe').fill('tante')
  await expect(page.getByText('Inserisci un numero')).toBeVisible()
}

export const askTheImpossible: Act = async (page) => {
  await openCalculator(page)
  await page.getByLabel('Numero di pizze').fill('99')
  await expect(page.getByRole('heading', { name: 'Qualcosa non torna' })).toBeVisible()
}

const simpleCalculator = (page: Page) =>
  page.getByRole('region', { name: 'Calcolatore di Impasto', exact: true })

export const keepDough: Act = async (page) => {
  const section = simpleCalculator(page)
  await expect(section.getByRole('heading', { name: /^Il tuo impasto/ })).toBeVisible()
  await section.getByText('Esperto', { exact: true }).click()
  await section.getByRole('button', { name: 'Valori nutrizionali per 100 g' }).click()
  await section.getByLabel('Nome della ricetta').fill('Sabato sera')
  await section.getByRole('button', { name: 'Salva ricetta' }).click()
  await expect(section.getByRole('button', { name: 'Elimina Sabato sera' })).toBeVisible()
}

export const openAdvanced: Act = async (page) => {
  await keepDough(page)
  await simpleCalculator(page).getByRole('tab', { name: 'Parametri Avanzati' }).click()
}

export const registerBadly: Act = async (page) => {
  await page.getByRole('tab', { name: 'Registrati' }).click()
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Crea il tuo account' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
}

export const openTab =
  (name: string): Act =>
  async (page) => {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }

export const seeSecurity: Act = async (page) => {
  await expect(page.getByRole('list', { name: 'Dispositivi collegati' })).toBeVisible()
  await expect(page.getByRole('button', { name: "Imposta un'app dei codici" })).toBeVisible()
}

/** As of somebody who has one: browsers keep none for the number of a machine. */
export const askToRemovePasskey: Act = async (page) => {
  const at = '2026-11-21T09:00:00.000Z'
  const json = [{ id: 1, name: 'Telefono di Mario', createdAt: at, lastUsedAt: at }]
  await page.route('**/api/auth/passkeys', (route) => route.fulfill({ json }))
  await page.reload()
  // What comes below changes how far the page can be scrolled.
  await expect(page.getByText('questo dispositivo')).toBeVisible()
  await page.getByRole('button', { name: 'Togli Telefono di Mario' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** As on a site that demands a second factor, of somebody who has both kinds. */
export const meetGate: Act = async (page) => {
  const json = {
    isRequired: true,
    need: 'confirm',
    hasPasskey: true,
    totpSince: '2026-11-21T09:00:00.000Z',
    recoveryCodesLeft: 10,
  }
  await page.route('**/api/auth/second-factor', (route) => route.fulfill({ json }))
  await page.reload()
  await expect(page.getByLabel("Codice dell'app")).toBeVisible()
}

export const askToDelete: Act = async (page) => {
  await openTab('I tuoi dati')(page)
  await page.getByRole('button', { name: "Elimina l'account" }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

export const seeBox: Act = async (page) => {
  await expect(page.locator('#pizza-box').getByRole('article')).toHaveCount(2)
}

export const addToBox: Act = async (page) => {
  await page.locator('#pizza-box').getByRole('button', { name: 'Aggiungi', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
}

export const sendEmptyRecipe: Act = async (page) => {
  await page.getByRole('button', { name: 'Crea la bozza' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
}

/** In the last step of a recipe whose steps have their marks. */
export const openBrace: Act = async (page) => {
  const steps = page.getByLabel('Passaggi, uno per riga')
  await steps.focus()
  await steps.press('Control+End')
  await page.keyboard.type(' Aggiungi {')
  await expect(page.getByRole('listbox')).toBeVisible()
}

export const leaveRecipe: Act = async (page) => {
  await sendEmptyRecipe(page)
  await page.getByLabel('Nome', { exact: true }).fill('Bozza')
  await page.getByRole('tab', { name: 'Registro' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** A tab of the dashboard, with what it shows. */
export const seeAdmin =
  (heading: string): Act =>
  async (page) => {
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    await expect(page.getByRole('main').getByText('Caricamento...')).toHaveCount(0)
    await expect(page.getByRole('tab', { selected: true }).first()).toBeInViewport()
  }

export const seePreview: Act = async (page) => {
  await expect(page.getByRole('complementary', { name: 'Anteprima' })).toBeVisible()
}
