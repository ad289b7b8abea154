import type { Page } from '@playwright/test'
import { endSession, getMe } from '#contracts/accounts/accounts.endpoints.ts'
import { DEFAULT_COLLECTIONS } from '#contracts/collections/collection.ts'
import {
  addToCollection,
  deleteCollection,
  deleteSavedVariant,
  listCollections,
  saveVariant,
} from '#contracts/collections/collections.endpoints.ts'
import type { NewSavedVariant, SavedVariant } from '#contracts/collections/saved-variant.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { expect, test } from './site-test.ts'
import {
  catalogue,
  collect,
  expectNotification,
  goInside,
  holdBack,
  holdScripts,
  logIn,
  newCollection,
  notification,
  open,
  recipeOf,
  recordCalls,
  refuse,
  wake,
} from './visitor.ts'

const OWN = 'La teglia della domenica'
const FAVORITES = [1, 2, 3]
const OFFLINE = 'Non siamo riusciti ad aggiornare la tua Pizza Box. Controlla la connessione e riprova.'

/** A new reader who has begun to collect; answers the id of the collection of his own. */
async function logInWithBox(page: Page): Promise<string> {
  await logIn(page, { isVerified: false })
  await collect(page, 'favorites', FAVORITES)
  return newCollection(page, OWN, [5])
}

async function openBox(page: Page) {
  const ownId = await logInWithBox(page)
  await open(page, '/#pizza-box')
  const box = page.locator('#pizza-box')
  // The tabs that everybody has stand there before the reader's own collections have come.
  await expect(box.getByRole('tab', { name: OWN })).toBeVisible()
  return { box, ownId }
}

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Preferiti: ${name}` })
const favourite = (recipeId: number) => addressOf(addToCollection, { params: { id: 'favorites', recipeId } })

async function renameTo(page: Page, name: string) {
  await page.locator('#pizza-box').getByRole('button', { name: 'Rinomina' }).click()
  await expect(page.getByRole('dialog').getByLabel('Nome della collezione')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
}

test('the first paint knows who has logged in here, and the shelf keeps its place until it is there', {
  tag: '@phone-only',
}, async ({ page }) => {
  // No script has come yet but the one in the head of the page.
  const scripts = await holdScripts(page)
  const box = page.locator('#pizza-box')
  await page.goto('/#pizza-box', { waitUntil: 'commit' })
  await expect(box.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible()
  await expect(box.getByRole('status')).toHaveCount(0)
  await expect(page.getByRole('banner').getByText('Accedi')).toBeVisible()

  await logIn(page, { isVerified: false })
  const person = await holdBack(page, getMe.path)
  const lists = await holdBack(page, listCollections.path)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(box.getByRole('status')).toHaveText('Caricamento...')
  await expect(box.getByRole('heading', { name: 'Accesso Richiesto' })).toBeHidden()
  await expect(page.getByRole('banner').getByText('Accedi')).toBeHidden()

  scripts.release()
  await wake(page)
  const height = async () => (await box.boundingBox())?.height ?? 0
  await expect(box.getByText('Caricamento...')).toBeAttached()
  await expect(box.getByRole('heading', { name: 'Accesso Richiesto' })).toHaveCount(0)
  await box.scrollIntoViewIfNeeded()
  const waiting = await height()
  const asked = page.waitForRequest(`**${listCollections.path}`)
  person.release()
  await asked
  expect(await height()).toBe(waiting)
  lists.release()
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toBeVisible()
  const line = await box.evaluate((section) => Number.parseFloat(getComputedStyle(section).lineHeight))
  expect(Math.abs((await height()) - waiting)).toBeLessThan(line)
})

test('the hearts of a visitor stand in the box, and a button pressed before its code came acts when it is here', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/ricette/1')
  const { name } = await recipeOf(page, 1)
  await heart(page, name).first().click()
  await expectNotification(page, 'Segnata su questo dispositivo')
  await open(page, '/')
  const box = page.locator('#pizza-box')
  const scripts = await holdScripts(page)
  await box.getByRole('button', { name: 'Nuova Collezione' }).click()
  scripts.release()
  await expect(page.getByRole('dialog', { name: 'Nuova Collezione' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(box.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible()
  await expect(box.getByRole('link', { name })).toBeVisible()
  await box.getByRole('link', { name: 'La mia cucina' }).click()
  await expect(page).toHaveURL('/la-mia-cucina')
})

test('nothing of the page gives way when the favourites of a reader come, hydrated or not, and hearts change them', {
  tag: '@proof',
}, async ({ page }) => {
  await logInWithBox(page)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      Reflect.set(globalThis, 'sent', [...document.querySelectorAll('main section[id]')]),
    ),
  )
  const replaced = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next))
      const sent = Reflect.get(globalThis, 'sent') as Element[]
      return sent.filter(({ isConnected }) => !isConnected).map(({ id }) => id)
    })
  const answered = page.waitForResponse(`**${listCollections.path}`)
  await page.goto('/#pizza-box')
  await answered
  expect(await replaced()).toEqual([])
  const box = page.locator('#pizza-box')
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toBeVisible()
  await expect(box.getByRole('heading', { name: 'La Mia Pizza Box' })).toBeInViewport()

  // What is hydrated later shows the state of that moment.
  await wake(page)
  expect(await replaced()).toEqual([])
  const [name, other] = [(await recipeOf(page, 1)).name, (await recipeOf(page, 4)).name]
  await expect(
    page.locator('#ricette').getByRole('button', { name: `Preferiti: ${name}`, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')

  // A heart puts the recipe into the box, wherever it is pressed; one that the server refuses goes out again.
  const tab = box.getByRole('tab', { name: 'Preferiti' })
  await goInside(page, '/ricette')
  await expect(page.getByRole('heading', { level: 1, name: 'Ricette di Pizza' })).toBeVisible()
  await refuse(page, favourite(4))
  await heart(page, other).click()
  await expectNotification(page, 'Errore')
  await expect(heart(page, other)).toHaveAttribute('aria-pressed', 'false')
  await page.unroute(`**${favourite(4)}`)
  await heart(page, other).click()
  await expectNotification(page, 'Aggiunto')
  await expect(heart(page, other)).toHaveAttribute('aria-pressed', 'true')
  await goInside(page, '/')
  await expect(tab).toHaveText('Preferiti4')
  await goInside(page, '/ricette/4')
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible()
  await heart(page, other).click()
  await expectNotification(page, 'Rimosso')
  await goInside(page, '/')
  await expect(tab).toHaveText('Preferiti3')
})

test('recipes are put into a collection, each once, and taken out at once; what is refused goes back, and the server knows', {
  tag: '@phone-only',
}, async ({ page }) => {
  const recipes = await catalogue(page)
  const recipe = (id: number) => recipes.find((one) => one.id === id)
  await logInWithBox(page)
  await refuse(page, listCollections.path)
  await open(page, '/#pizza-box')
  const box = page.locator('#pizza-box')
  await expect(box.getByText('Non siamo riusciti a caricare le tue collezioni.')).toBeVisible()
  await page.unroute(`**${listCollections.path}`)
  await box.getByRole('button', { name: 'Riprova' }).click()
  await expect(box.getByRole('tab')).toHaveText([`Preferiti${FAVORITES.length}`, 'Da Provare0', `${OWN}1`])
  const tab = box.getByRole('tab', { name: 'Preferiti' })
  const cards = box.getByRole('article')
  await expect(cards).toHaveCount(FAVORITES.length)
  for (const text of [recipe(1)?.name, recipe(1)?.category, recipe(1)?.description])
    await expect(cards.first()).toContainText(text ?? '-')
  await box.getByRole('tab', { name: 'Da Provare' }).click()
  await expect(box.getByText('Questa collezione è vuota')).toBeVisible()
  await expect(box.getByRole('button', { name: 'Elimina' })).toHaveCount(0)
  await tab.click()

  await box.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /Aggiungi a/ })
  await expect(dialog.getByRole('listitem')).toHaveCount(recipes.length)
  // What is collected already cannot be added again, so the name must be of another.
  const other = recipes.find(({ id, name }) => !FAVORITES.includes(id) && name.startsWith('Focaccia'))
  const item = dialog.getByRole('listitem').filter({ hasText: other?.name ?? '-' })
  await dialog.getByRole('searchbox').fill(other?.name ?? '-')
  await expect(item).toContainText(other?.category ?? '-')
  await item.getByRole('button').click()
  await expectNotification(page, 'Aggiunto')
  await expect(item.getByRole('button', { name: `Già aggiunta: ${other?.name}` })).toBeVisible()
  const calls = recordCalls(page)
  await item.getByRole('button').click()
  await expectNotification(page, 'Già presente')
  expect(calls).toEqual([])
  await dialog.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await expect(tab).toHaveText('Preferiti4')

  const remove = (id: number) => box.getByRole('button', { name: `Rimuovi ${recipe(id)?.name}` })
  await refuse(page, favourite(2))
  await remove(2).click()
  await expectNotification(page, 'Errore', 'Guasto di prova')
  await expect(cards).toHaveCount(4)
  await expect(cards.nth(1)).toContainText(recipe(2)?.name ?? '-')
  await page.unroute(`**${favourite(2)}`)

  // It leaves at once, and does not come back with the answer to an earlier click.
  const [earlier, later] = [await holdBack(page, favourite(2)), await holdBack(page, favourite(3))]
  await remove(2).click()
  await remove(3).click()
  await expect(tab).toHaveText('Preferiti2')
  const asked = page.waitForRequest(`**${favourite(3)}`)
  earlier.release()
  await asked // one change after the other: the first is answered
  await expect(tab).toHaveText('Preferiti2')
  const answered = page.waitForResponse(`**${favourite(3)}`)
  later.release()
  await answered
  await expectNotification(page, 'Rimosso')
  const back = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await notification(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(tab).toHaveText('Preferiti3')
  expect((await back).status()).toBe(200)
  await page.reload()
  await expect(tab).toHaveText('Preferiti3')
  await cards.first().getByRole('link', { name: 'Vedi Ricetta' }).click()
  await expect(page).toHaveURL('/ricette/1')
})

test('collections are made, renamed and deleted; what fails says why and what to do', async ({
  page,
  context,
}) => {
  const { box } = await openBox(page)
  const make = box.getByRole('button', { name: 'Nuova Collezione' })
  const dialog = page.getByRole('dialog', { name: 'Nuova Collezione' })
  const field = dialog.getByLabel('Nome della collezione')
  await make.click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(make).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('   ')
  await dialog.getByRole('button', { name: 'Crea' }).click()
  await expectNotification(page, 'Nome richiesto', 'Inserisci un nome per la nuova collezione')
  const sent = page.waitForRequest(`**${listCollections.path}`)
  const made = page.waitForResponse(`**${listCollections.path}`)
  await field.fill('  Pane e focacce ')
  await dialog.getByRole('button', { name: 'Crea' }).click()
  expect((await sent).postDataJSON()).toEqual({ name: 'Pane e focacce' })
  const { id } = await (await made).json()
  await expectNotification(page, 'Collezione creata')
  await expect(dialog).toHaveCount(0)
  await expect(box.getByRole('tab', { name: 'Pane e focacce' })).toHaveAttribute('aria-selected', 'true')

  await renameTo(page, 'Pane')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(box.getByRole('tab')).toHaveText(['Preferiti3', 'Da Provare0', `${OWN}1`, 'Pane0'])
  await page.reload()
  await wake(page)
  await expect(box.getByRole('tab')).toHaveText(['Preferiti3', 'Da Provare0', `${OWN}1`, 'Pane0'])
  // One that was deleted elsewhere is not renamed, and leaves.
  await box.getByRole('tab', { name: 'Pane' }).click()
  await page.request.delete(addressOf(deleteCollection, { params: { id } }))
  await renameTo(page, 'Focacce')
  await expectNotification(page, 'Errore', 'Collezione non trovata')
  await expect(box.getByRole('tab')).toHaveText(['Preferiti3', 'Da Provare0', `${OWN}1`])
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await context.setOffline(true)
  await box.getByRole('button', { name: `Rimuovi ${(await recipeOf(page, 2)).name}` }).click()
  await expectNotification(page, 'Errore', OFFLINE)
  await make.click()
  await field.fill('Teglie')
  await dialog.getByRole('button', { name: 'Crea' }).click()
  await expectNotification(page, 'Errore', OFFLINE)
  await expect(field).toHaveValue('Teglie')
  await context.setOffline(false)
  await page.waitForFunction(() => navigator.onLine)

  // Who was logged out elsewhere finds out, and can log in.
  await page.request.post(endSession.path)
  await field.press('Enter')
  await expectNotification(page, 'Accesso Richiesto')
  await expect(page.getByRole('banner').getByText('Accedi')).toBeVisible()
  await notification(page).getByRole('link', { name: 'Accedi' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('the focus stays beside what leaves the box, recipe, variant or collection', { tag: '@proof' }, async ({
  page,
}) => {
  const names = await Promise.all(FAVORITES.map(async (id) => (await recipeOf(page, id)).name))
  await logInWithBox(page)
  const keep = async (title: string) => {
    const data: NewSavedVariant = { recipeId: 1, variantType: 'leggera', title, text: `Testo ${title}` }
    const answer = await page.request.post(saveVariant.path, { data })
    expect(answer.status()).toBe(201)
    return (await answer.json()) as SavedVariant
  }
  // The newest stands first.
  const [second, first] = [await keep('Seconda'), await keep('Prima')]
  await open(page, '/#pizza-box')
  const box = page.locator('#pizza-box')
  const button = (name: string | undefined) =>
    box.getByRole('button', { name: `Rimuovi ${name}`, exact: true })
  await expect(box.getByRole('button', { name: /^Leggi / })).toHaveCount(2)
  await page.request.delete(addressOf(deleteSavedVariant, { params: { id: first.id } })) // elsewhere
  await button(first.title).click()
  await expectNotification(page, 'Rimosso')
  await expect(button(first.title)).toHaveCount(0)
  await expect(button(second.title)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(second.title)).toHaveCount(0)
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toBeFocused()

  await button(names[1]).click()
  await expect(button(names[1])).toHaveCount(0)
  await expect(button(names[2])).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(names[2])).toHaveCount(0)
  await expect(button(names[0])).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box.getByText('Questa collezione è vuota')).toBeVisible()
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toBeFocused()

  await box.getByRole('tab', { name: OWN }).click()
  await box.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina la collezione' }).click()
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toBeFocused()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(box.getByRole('tab', { name: OWN })).toContainText('1')
  await box.getByRole('tab', { name: OWN }).click()
  await box.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina la collezione' }).click()
  await expectNotification(page, 'Collezione eliminata')
  await page.reload()
  await expect(box.getByRole('tab')).toHaveCount(DEFAULT_COLLECTIONS.length)
})

test('a collection that was deleted elsewhere is deleted here too', { tag: '@proof' }, async ({ page }) => {
  const { box, ownId } = await openBox(page)
  await box.getByRole('tab', { name: OWN }).click()
  await page.request.delete(addressOf(deleteCollection, { params: { id: ownId } }))
  await box.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('button', { name: 'Elimina la collezione' }).click()
  await expectNotification(page, 'Collezione eliminata')
  await expect(box.getByRole('tab')).toHaveCount(DEFAULT_COLLECTIONS.length)
})
