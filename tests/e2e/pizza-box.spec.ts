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
  await logIn(page)
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

test.describe('a visitor', () => {
  test('finds the way to the login in the section', async ({ page }) => {
    await open(page, '/')
    const box = page.locator('#pizza-box')
    await expect(box.getByRole('heading', { name: 'La Mia Pizza Box' })).toBeVisible()
    await expect(box.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible()
    await box.getByRole('link').click()
    await expect(page).toHaveURL('/auth')
  })

  test('fills a heart on this device, without a call, and empties it again', async ({ page }) => {
    await open(page, '/ricette')
    const calls = recordCalls(page)
    const first = page.getByRole('button', { name: /^Preferiti: / }).first()
    await first.click()
    await expectNotification(page, 'Segnata su questo dispositivo')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await open(page, '/ricette')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    expect(calls.filter((call) => call.includes('collections'))).toEqual([])
  })
})

/** Opens the home page with no script but its own, as in the moment of its first paint. */
async function openFirstPaint(page: Page) {
  await holdScripts(page)
  await page.goto('/#pizza-box', { waitUntil: 'commit' })
  return page.locator('#pizza-box')
}

test('who has logged in here is never taken for a visitor', async ({ page }) => {
  await logIn(page)
  const box = await openFirstPaint(page)
  await expect(box.getByRole('status')).toHaveText('Caricamento...')
  await expect(box.getByRole('heading', { name: 'Accesso Richiesto' })).toBeHidden()
  await expect(page.getByRole('banner').getByText('Accedi')).toBeHidden()
})

test('a visitor sees no collections on their way', async ({ page }) => {
  const box = await openFirstPaint(page)
  await expect(box.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible()
  await expect(box.getByRole('status')).toHaveCount(0)
  await expect(page.getByRole('banner').getByText('Accedi')).toBeVisible()
})

test('the shelf has its place from the first question on', { tag: '@phone-only' }, async ({ page }) => {
  await logIn(page)
  const person = await holdBack(page, getMe.path)
  const lists = await holdBack(page, listCollections.path)
  await open(page, '/')
  const box = page.locator('#pizza-box')
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

test('nothing of the page gives way when the favourites of a reader come, hydrated or not', async ({
  page,
}) => {
  await logInWithBox(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
  const { name } = await recipeOf(page, 1)
  await expect(
    page.locator('#ricette').getByRole('button', { name: `Preferiti: ${name}`, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
})

test('every collection has its tab with a count, and its recipes', { tag: '@phone-only' }, async ({
  page,
}) => {
  const { box } = await openBox(page)
  await expect(box.getByRole('tab')).toHaveText([`Preferiti${FAVORITES.length}`, 'Da Provare0', `${OWN}1`])
  const card = box.getByRole('article').first()
  const recipe = await recipeOf(page, 1)
  await expect(box.getByRole('article')).toHaveCount(FAVORITES.length)
  await expect(card).toContainText(recipe.name)
  await expect(card).toContainText(recipe.category)
  await expect(card).toContainText(recipe.description)
  await box.getByRole('tab', { name: 'Da Provare' }).click()
  await expect(box.getByText('Questa collezione è vuota')).toBeVisible()
  await expect(box.getByRole('button', { name: 'Elimina' })).toHaveCount(0)
  await box.getByRole('tab', { name: 'Preferiti' }).click()
  await card.getByRole('link', { name: 'Vedi Ricetta' }).click()
  await expect(page).toHaveURL('/ricette/1')
})

test('a removed recipe leaves at once, the notification brings it back, and the server knows', async ({
  page,
}) => {
  const { name } = await recipeOf(page, 2)
  const { box } = await openBox(page)
  const tab = box.getByRole('tab', { name: 'Preferiti' })
  const removal = await holdBack(
    page,
    addressOf(addToCollection, { params: { id: 'favorites', recipeId: 2 } }),
  )
  await box.getByRole('button', { name: `Rimuovi ${name}` }).click()
  await expect(tab).toHaveText('Preferiti2')
  removal.release()
  await expectNotification(page, 'Rimosso')
  const back = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await notification(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(tab).toHaveText('Preferiti3')
  expect((await back).status()).toBe(200)
  await page.reload()
  await expect(tab).toHaveText('Preferiti3')
})

test('what was taken out does not come back with the answer to an earlier click', async ({ page }) => {
  const { box } = await openBox(page)
  const [first, second] = await Promise.all([2, 3].map(async (id) => recipeOf(page, id)))
  const earlier = await holdBack(
    page,
    addressOf(addToCollection, { params: { id: 'favorites', recipeId: 2 } }),
  )
  const later = await holdBack(page, addressOf(addToCollection, { params: { id: 'favorites', recipeId: 3 } }))
  const tab = box.getByRole('tab', { name: 'Preferiti' })
  await box.getByRole('button', { name: `Rimuovi ${first?.name}` }).click()
  await box.getByRole('button', { name: `Rimuovi ${second?.name}` }).click()
  const asked = page.waitForRequest(
    `**${addressOf(addToCollection, { params: { id: 'favorites', recipeId: 3 } })}`,
  )
  earlier.release()
  await asked // one change after the other: the first is answered
  await expect(tab).toHaveText('Preferiti1')
  const answered = page.waitForResponse(
    `**${addressOf(addToCollection, { params: { id: 'favorites', recipeId: 3 } })}`,
  )
  later.release()
  await answered
  await page.reload()
  await expect(tab).toHaveText('Preferiti1')
})

test('a removal that the server refuses is taken back, to the same place', async ({ page }) => {
  const { name } = await recipeOf(page, 2)
  const { box } = await openBox(page)
  await refuse(page, addressOf(addToCollection, { params: { id: 'favorites', recipeId: 2 } }))
  await box.getByRole('button', { name: `Rimuovi ${name}` }).click()
  await expectNotification(page, 'Errore', 'Guasto di prova')
  await expect(box.getByRole('article')).toHaveCount(3)
  await expect(box.getByRole('article').nth(1)).toContainText(name)
})

test('recipes are added from the list of all of them, each only once', { tag: '@phone-only' }, async ({
  page,
}) => {
  const recipes = await catalogue(page)
  const { box } = await openBox(page)
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
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toHaveText('Preferiti4')
  await page.reload()
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toHaveText('Preferiti4')
})

test('a new collection needs a name, begins in its field, and opens', async ({ page }) => {
  const { box } = await openBox(page)
  await box.getByRole('button', { name: 'Nuova Collezione' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuova Collezione' })
  const field = dialog.getByLabel('Nome della collezione')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box.getByRole('button', { name: 'Nuova Collezione' })).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('   ')
  await dialog.getByRole('button', { name: 'Crea' }).click()
  await expectNotification(page, 'Nome richiesto', 'Inserisci un nome per la nuova collezione')
  const sent = page.waitForRequest(`**${listCollections.path}`)
  await field.fill('  Pane e focacce ')
  await dialog.getByRole('button', { name: 'Crea' }).click()
  expect((await sent).postDataJSON()).toEqual({ name: 'Pane e focacce' })
  await expectNotification(page, 'Collezione creata')
  await expect(dialog).toHaveCount(0)
  await expect(box.getByRole('tab', { name: 'Pane e focacce' })).toHaveAttribute('aria-selected', 'true')
})

test('an own collection is renamed by keyboard and deleted, and the server knows', async ({ page }) => {
  const { box } = await openBox(page)
  await box.getByRole('tab', { name: OWN }).click()
  await box.getByRole('button', { name: 'Rinomina' }).click()
  await expect(page.getByRole('dialog').getByLabel('Nome della collezione')).toBeFocused()
  await page.keyboard.type('Teglie')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(box.getByRole('tab', { name: 'Teglie' })).toBeVisible()
  await page.reload()
  await wake(page)
  await box.getByRole('tab', { name: 'Teglie' }).click()
  await box.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina la collezione' }).click()
  await expectNotification(page, 'Collezione eliminata')
  await expect(box.getByRole('tab')).toHaveCount(DEFAULT_COLLECTIONS.length)
  await page.reload()
  await expect(box.getByRole('tab')).toHaveCount(DEFAULT_COLLECTIONS.length)
})

test('a heart on a card puts the recipe into the box, and takes it out again', async ({ page }) => {
  const { name } = await recipeOf(page, 4)
  await openBox(page)
  await goInside(page, '/ricette')
  await expect(page.getByRole('heading', { level: 1, name: 'Ricette di Pizza' })).toBeVisible()
  await heart(page, name).click()
  await expectNotification(page, 'Aggiunto')
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  await goInside(page, '/')
  const tab = page.locator('#pizza-box').getByRole('tab', { name: 'Preferiti' })
  await expect(tab).toHaveText('Preferiti4')
  await goInside(page, '/ricette/4')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await heart(page, name).click()
  await expectNotification(page, 'Rimosso')
  await goInside(page, '/')
  await expect(tab).toHaveText('Preferiti3')
})

test('a heart that the server refuses goes out again', async ({ page }) => {
  const { name } = await recipeOf(page, 4)
  await refuse(page, addressOf(addToCollection, { params: { id: 'favorites', recipeId: 4 } }))
  await logIn(page)
  await open(page, '/ricette/4')
  await heart(page, name).click()
  await expectNotification(page, 'Errore')
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false')
})

test('collections that do not load can be asked for again', async ({ page }) => {
  await logInWithBox(page)
  await refuse(page, listCollections.path)
  await open(page, '/')
  const box = page.locator('#pizza-box')
  await expect(box.getByText('Non siamo riusciti a caricare le tue collezioni.')).toBeVisible()
  await page.unroute(`**${listCollections.path}`)
  await box.getByRole('button', { name: 'Riprova' }).click()
  await expect(box.getByRole('tab', { name: OWN })).toBeVisible()
})

for (const [what, act] of [
  [
    'a new collection',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Nuova Collezione' }).click()
      await page.getByLabel('Nome della collezione').fill('Teglie')
      await page.getByLabel('Nome della collezione').press('Enter')
    },
  ],
  [
    'a deleted collection',
    async (page: Page) => {
      await page.getByRole('tab', { name: OWN }).click()
      await page.getByRole('button', { name: 'Elimina' }).click()
      await page.getByRole('button', { name: 'Elimina la collezione' }).click()
    },
  ],
] as const) {
  test(`who was logged out elsewhere finds out with ${what}, and can log in`, async ({ page }) => {
    await openBox(page)
    // The session ends, and this page does not hear of it: not by what it still asks for itself either.
    await page.waitForLoadState('networkidle')
    await page.request.post(endSession.path)
    await act(page)
    await expectNotification(page, 'Accesso Richiesto')
    await expect(page.getByRole('banner').getByText('Accedi')).toBeVisible()
    await notification(page).getByRole('link', { name: 'Accedi' }).click()
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await expect(page).toHaveURL('/auth')
  })
}

test('without a network a change says what to do', async ({ page, context }) => {
  const { name } = await recipeOf(page, 2)
  const { box } = await openBox(page)
  // Its script comes with the first opening, and a network that is gone would keep that away too.
  await box.getByRole('button', { name: 'Nuova Collezione' }).click()
  await page.getByLabel('Nome della collezione').press('Escape')
  await context.setOffline(true)
  await box.getByRole('button', { name: `Rimuovi ${name}` }).click()
  await expectNotification(page, 'Errore', OFFLINE)
  await box.getByRole('button', { name: 'Nuova Collezione' }).click()
  await page.getByLabel('Nome della collezione').fill('Teglie')
  await page.getByRole('button', { name: 'Crea' }).click()
  await expectNotification(page, 'Errore', OFFLINE)
  await expect(page.getByLabel('Nome della collezione')).toHaveValue('Teglie')
})

test.describe('a collection that was deleted elsewhere', () => {
  async function openDeleted(page: Page) {
    const { box, ownId } = await openBox(page)
    await box.getByRole('tab', { name: OWN }).click()
    expect((await page.request.delete(addressOf(deleteCollection, { params: { id: ownId } }))).status()).toBe(
      204,
    )
    return box
  }

  test('is deleted here too', async ({ page }) => {
    const box = await openDeleted(page)
    await box.getByRole('button', { name: 'Elimina' }).click()
    await page.getByRole('button', { name: 'Elimina la collezione' }).click()
    await expectNotification(page, 'Collezione eliminata')
    await expect(box.getByRole('tab')).toHaveCount(DEFAULT_COLLECTIONS.length)
  })

  test('is not renamed, and leaves', async ({ page }) => {
    const box = await openDeleted(page)
    await box.getByRole('button', { name: 'Rinomina' }).click()
    await page.getByLabel('Nome della collezione').fill('Teglie')
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await expectNotification(page, 'Errore', 'Collezione non trovata')
    await expect(box.getByRole('tab')).toHaveCount(DEFAULT_COLLECTIONS.length)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('leaves with the first recipe that is taken out of it', async ({ page }) => {
    const box = await openDeleted(page)
    await box.getByRole('button', { name: /^Rimuovi / }).click()
    await expectNotification(page, 'Errore', 'Collezione non trovata')
    await expect(box.getByRole('tab')).toHaveCount(DEFAULT_COLLECTIONS.length)
  })
})

test('the focus stays beside what leaves the box', async ({ page }) => {
  const names = await Promise.all(FAVORITES.map(async (id) => (await recipeOf(page, id)).name))
  const { box } = await openBox(page)
  const button = (index: number) => box.getByRole('button', { name: `Rimuovi ${names[index]}` })
  await button(1).click()
  await expect(button(1)).toHaveCount(0)
  await expect(button(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(2)).toHaveCount(0)
  await expect(button(0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box.getByText('Questa collezione è vuota')).toBeVisible()
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toBeFocused()

  await box.getByRole('tab', { name: OWN }).click()
  await box.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('button', { name: 'Elimina la collezione' }).click()
  await expectNotification(page, 'Collezione eliminata')
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toBeFocused()
})

test('a variant that was deleted elsewhere leaves, and the focus stays beside it', async ({ page }) => {
  await logIn(page)
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
  await expect(box.getByRole('button', { name: /^Leggi / })).toHaveCount(2)
  await page.request.delete(addressOf(deleteSavedVariant, { params: { id: first.id } }))
  await box.getByRole('button', { name: `Rimuovi ${first.title}` }).click()
  await expectNotification(page, 'Rimosso')
  await expect(box.getByRole('button', { name: `Leggi ${first.title}` })).toHaveCount(0)
  await expect(box.getByRole('button', { name: `Rimuovi ${second.title}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box.getByRole('button', { name: `Leggi ${second.title}` })).toHaveCount(0)
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toBeFocused()
})
