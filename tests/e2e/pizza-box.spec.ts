import type { Page } from '@playwright/test'
import { apiPaths } from '#contracts/api-paths.ts'
import type { Collection } from '#contracts/collection.ts'
import { expect, test } from './site-test.ts'
import {
  catalogue,
  expectNotification,
  goInside,
  holdScripts,
  logIn,
  notification,
  open,
  recipeOf,
  recordCalls,
  refuse,
  wake,
} from './visitor.ts'

/** What the server answers to somebody who has begun to collect. */
const collections: Collection[] = [
  { id: 'favorites', name: 'Preferiti', recipeIds: [1, 2, 3] },
  { id: 'to-try', name: 'Da Provare', recipeIds: [] },
  { id: 'collection-1700000000000', name: 'La teglia della domenica', recipeIds: [5] },
]

const OWN = 'La teglia della domenica'
const ownPath = apiPaths.collection('collection-1700000000000')
const OFFLINE = 'Non è stato possibile aggiornare la tua Pizza Box. Controlla la connessione e riprova.'

async function openBox(page: Page) {
  await logIn(page)
  await page.route(`**${apiPaths.collections}`, (route) => route.fulfill({ json: collections }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/#pizza-box')
  const box = page.locator('#pizza-box')
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toBeVisible()
  return box
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

  test('is asked to log in by a heart, without a call', async ({ page }) => {
    await open(page, '/ricette')
    const calls = recordCalls(page)
    const first = page.getByRole('button', { name: /^Preferiti: / }).first()
    await first.click()
    await expectNotification(page, 'Accesso Richiesto')
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    expect(calls).toEqual([])
    await notification(page).getByRole('link', { name: 'Vai al login' }).click()
    await expect(page).toHaveURL('/auth')
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

test('the shelf has its place from the first question on', async ({ page }) => {
  await logIn(page)
  const person = Promise.withResolvers<void>()
  const lists = Promise.withResolvers<void>()
  await page.route(`**${apiPaths.me}`, async (route) => {
    await person.promise
    await route.fallback()
  })
  await page.route(`**${apiPaths.collections}`, async (route) => {
    await lists.promise
    await route.fulfill({ json: collections.map((list) => ({ ...list, recipeIds: [] })) })
  })
  await open(page, '/')
  const box = page.locator('#pizza-box')
  const height = async () => (await box.boundingBox())?.height ?? 0
  await expect(box.getByText('Caricamento...')).toBeAttached()
  await expect(box.getByRole('heading', { name: 'Accesso Richiesto' })).toHaveCount(0)
  await box.scrollIntoViewIfNeeded()
  const waiting = await height()
  person.resolve()
  await page.waitForRequest(`**${apiPaths.collections}`)
  expect(await height()).toBe(waiting)
  lists.resolve()
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toBeVisible()
  expect(Math.abs((await height()) - waiting)).toBeLessThan(16)
})

test('nothing of the page gives way when the favourites of a reader come, asleep or not', async ({
  page,
}) => {
  await logIn(page)
  await page.route(`**${apiPaths.collections}`, (route) => route.fulfill({ json: collections }))
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
  const answered = page.waitForResponse(`**${apiPaths.collections}`)
  await page.goto('/#pizza-box')
  await answered
  expect(await replaced()).toEqual([])
  const box = page.locator('#pizza-box')
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toBeVisible()
  // Under the header, not a screen away from it.
  await expect.poll(async () => Math.round((await box.boundingBox())?.y ?? -1)).toBeGreaterThan(0)
  expect((await box.boundingBox())?.y).toBeLessThan(200)

  // What wakes later shows what was learnt meanwhile.
  await wake(page)
  expect(await replaced()).toEqual([])
  const { name } = await recipeOf(page, 1)
  await expect(
    page.locator('#ricette').getByRole('button', { name: `Preferiti: ${name}`, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
})

test('every collection has its tab with a count, and its recipes', async ({ page }) => {
  const box = await openBox(page)
  await expect(box.getByRole('tab')).toHaveText(['Preferiti3', 'Da Provare0', 'La teglia della domenica1'])
  const card = box.getByRole('article').first()
  const recipe = await recipeOf(page, 1)
  await expect(box.getByRole('article')).toHaveCount(3)
  await expect(card).toContainText(recipe.name)
  await expect(card).toContainText(recipe.category)
  await expect(card).toContainText(recipe.description)
  await expect(card.getByRole('img', { name: 'Ancora nessun voto' })).toBeVisible()
  await box.getByRole('tab', { name: 'Da Provare' }).click()
  await expect(box.getByText('Questa collezione è vuota')).toBeVisible()
  await expect(box.getByRole('button', { name: 'Elimina' })).toHaveCount(0)
  await box.getByRole('tab', { name: 'Preferiti' }).click()
  await card.getByRole('link', { name: 'Vedi Ricetta' }).click()
  await expect(page).toHaveURL('/ricette/1')
})

test('a removed recipe leaves at once, and the notification brings it back', async ({ page }) => {
  const { name } = await recipeOf(page, 2)
  await page.route(`**${apiPaths.collectionRecipe('favorites', 2)}`, (route) => route.fulfill({ json: {} }))
  const box = await openBox(page)
  const calls = recordCalls(page)
  await box.getByRole('button', { name: `Rimuovi ${name}` }).click()
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toHaveText('Preferiti2')
  await expectNotification(page, 'Rimosso')
  await notification(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toHaveText('Preferiti3')
  await expect
    .poll(() => calls)
    .toEqual(['DELETE /api/collections/favorites/recipes/2', 'PUT /api/collections/favorites/recipes/2'])
})

test('a removal that the server refuses is taken back, to the same place', async ({ page }) => {
  const { name } = await recipeOf(page, 2)
  await refuse(page, apiPaths.collectionRecipe('favorites', 2))
  const box = await openBox(page)
  await box.getByRole('button', { name: `Rimuovi ${name}` }).click()
  await expectNotification(page, 'Errore', 'Guasto di prova')
  await expect(box.getByRole('article')).toHaveCount(3)
  await expect(box.getByRole('article').nth(1)).toContainText(name)
})

test('recipes are added from the list of all of them, each only once', async ({ page }) => {
  const recipes = await catalogue(page)
  await page.route('**/api/collections/favorites/recipes/*', (route) => route.fulfill({ json: {} }))
  const box = await openBox(page)
  await box.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /Aggiungi a/ })
  await expect(dialog.getByRole('listitem')).toHaveCount(recipes.length)
  await dialog.getByRole('searchbox').fill('marinara')
  const marinara = recipes.find(({ name }) => name === 'Pizza Marinara')
  const item = dialog.getByRole('listitem').filter({ hasText: 'Pizza Marinara' })
  await expect(item).toContainText(marinara?.category ?? '-')
  await item.getByRole('button').click()
  await expectNotification(page, 'Aggiunto')
  await expect(item.getByRole('button', { name: 'Già aggiunta: Pizza Marinara' })).toBeVisible()
  const calls = recordCalls(page)
  await item.getByRole('button').click()
  await expectNotification(page, 'Già presente')
  expect(calls).toEqual([])
  await dialog.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toHaveText('Preferiti4')
})

test('a new collection needs a name, and opens', async ({ page }) => {
  const box = await openBox(page)
  const bread = { id: 'collection-1', name: 'Pane e focacce', recipeIds: [] }
  await page.route(`**${apiPaths.collections}`, (route) => route.fulfill({ status: 201, json: bread }))
  await box.getByRole('button', { name: 'Nuova Collezione' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuova Collezione' })
  await dialog.getByLabel('Nome della collezione').fill('   ')
  await dialog.getByRole('button', { name: 'Crea' }).click()
  await expectNotification(page, 'Nome richiesto', 'Inserisci un nome per la nuova collezione')
  const sent = page.waitForRequest(`**${apiPaths.collections}`)
  await dialog.getByLabel('Nome della collezione').fill('  Pane e focacce ')
  await dialog.getByRole('button', { name: 'Crea' }).click()
  expect((await sent).postDataJSON()).toEqual({ name: 'Pane e focacce' })
  await expectNotification(page, 'Collezione creata')
  await expect(dialog).toHaveCount(0)
  await expect(box.getByRole('tab', { name: 'Pane e focacce' })).toHaveAttribute('aria-selected', 'true')
})

test('an own collection is renamed and deleted', async ({ page }) => {
  const own = `**${apiPaths.collection('collection-1700000000000')}`
  await page.route(own, (route) => route.fulfill({ json: {} }))
  const box = await openBox(page)
  await box.getByRole('tab', { name: 'La teglia della domenica' }).click()
  await box.getByRole('button', { name: 'Rinomina' }).click()
  await page.getByRole('dialog').getByLabel('Nome della collezione').fill('Teglie')
  await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click()
  await expectNotification(page, 'Collezione rinominata')
  await expect(box.getByRole('tab', { name: 'Teglie' })).toBeVisible()
  await box.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina la collezione' }).click()
  await expectNotification(page, 'Collezione eliminata')
  await expect(box.getByRole('tab')).toHaveCount(2)
})

test('a heart on a card puts the recipe into the box, and takes it out again', async ({ page }) => {
  const { name } = await recipeOf(page, 4)
  await page.route('**/api/collections/favorites/recipes/4', (route) => route.fulfill({ json: {} }))
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
  await refuse(page, '/api/collections/favorites/recipes/4')
  await logIn(page)
  await page.route(`**${apiPaths.collections}`, (route) => route.fulfill({ json: collections }))
  await open(page, '/ricette/4')
  await heart(page, name).click()
  await expectNotification(page, 'Errore')
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false')
})

test('collections that do not load can be asked for again', async ({ page }) => {
  await logIn(page)
  await refuse(page, apiPaths.collections)
  await open(page, '/')
  const box = page.locator('#pizza-box')
  await expect(box.getByText('Non è stato possibile caricare le tue collezioni.')).toBeVisible()
  await page.unroute(`**${apiPaths.collections}`)
  await page.route(`**${apiPaths.collections}`, (route) => route.fulfill({ json: collections }))
  await box.getByRole('button', { name: 'Riprova' }).click()
  await expect(box.getByRole('tab')).toHaveCount(3)
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
    await page.unroute(`**${apiPaths.collections}`)
    await refuse(page, apiPaths.collections, 401)
    await refuse(page, ownPath, 401)
    await act(page)
    await expectNotification(page, 'Accesso Richiesto')
    await expect(page.getByRole('banner').getByText('Accedi')).toBeVisible()
    await notification(page).getByRole('link', { name: 'Vai al login' }).click()
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await expect(page).toHaveURL('/auth')
  })
}

test('the dialogs of a name start in their field', async ({ page }) => {
  const box = await openBox(page)
  await page.route(ownPath, (route) => route.fulfill({ json: {} }))
  await box.getByRole('button', { name: 'Nuova Collezione' }).click()
  const field = page.getByRole('dialog').getByLabel('Nome della collezione')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box.getByRole('button', { name: 'Nuova Collezione' })).toBeFocused()
  await box.getByRole('tab', { name: OWN }).click()
  await box.getByRole('button', { name: 'Rinomina' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type('Teglie')
  await page.keyboard.press('Enter')
  await expectNotification(page, 'Collezione rinominata')
  await expect(box.getByRole('tab', { name: 'Teglie' })).toBeVisible()
})

test('without a network a change says what to do', async ({ page }) => {
  const { name } = await recipeOf(page, 2)
  const box = await openBox(page)
  await page.route('**/api/collections**', (route) => route.abort())
  await page.route('**/api/collections/**', (route) => route.abort())
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
    const box = await openBox(page)
    await box.getByRole('tab', { name: OWN }).click()
    await refuse(page, ownPath, 404)
    await refuse(page, `${ownPath}/recipes/5`, 404)
    await page.route(`**${apiPaths.collections}`, (route) => route.fulfill({ json: collections.slice(0, 2) }))
    return box
  }

  test('is deleted here too', async ({ page }) => {
    const box = await openDeleted(page)
    await box.getByRole('button', { name: 'Elimina' }).click()
    await page.getByRole('button', { name: 'Elimina la collezione' }).click()
    await expectNotification(page, 'Collezione eliminata')
    await expect(box.getByRole('tab')).toHaveCount(2)
  })

  test('is not renamed, and leaves', async ({ page }) => {
    const box = await openDeleted(page)
    await box.getByRole('button', { name: 'Rinomina' }).click()
    await page.getByLabel('Nome della collezione').fill('Teglie')
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await expectNotification(page, 'Errore', 'Guasto di prova')
    await expect(box.getByRole('tab')).toHaveCount(2)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('leaves with the first recipe that is taken out of it', async ({ page }) => {
    const box = await openDeleted(page)
    await box.getByRole('button', { name: /^Rimuovi / }).click()
    await expectNotification(page, 'Errore', 'Guasto di prova')
    await expect(box.getByRole('tab')).toHaveCount(2)
  })
})

test('the focus stays beside what leaves the box', async ({ page }) => {
  const names = await Promise.all([1, 2, 3].map(async (id) => (await recipeOf(page, id)).name))
  await page.route('**/api/collections/favorites/recipes/*', (route) => route.fulfill({ json: {} }))
  const box = await openBox(page)
  await page.route(ownPath, (route) => route.fulfill({ json: {} }))
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
  const variant = { recipeId: null, recipeName: 'Pizza', variantType: 'leggera', text: 'Testo' } as const
  const variants = ['Prima', 'Seconda'].map((title, id) => ({
    ...variant,
    id,
    title,
    createdAt: '2026-11-20T10:00:00.000Z',
  }))
  await logIn(page)
  await page.route(`**${apiPaths.savedVariants}`, (route) => route.fulfill({ json: variants }))
  await page.route(`**${apiPaths.collections}`, (route) => route.fulfill({ json: collections }))
  await refuse(page, apiPaths.savedVariant(0), 404)
  await page.route(`**${apiPaths.savedVariant(1)}`, (route) => route.fulfill({ status: 204 }))
  await open(page, '/#pizza-box')
  const box = page.locator('#pizza-box')
  await box.getByRole('button', { name: 'Rimuovi Prima' }).click()
  await expectNotification(page, 'Rimosso')
  await expect(box.getByRole('button', { name: 'Leggi Prima' })).toHaveCount(0)
  await expect(box.getByRole('button', { name: 'Rimuovi Seconda' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box.getByRole('button', { name: 'Leggi Seconda' })).toHaveCount(0)
  await expect(box.getByRole('tab', { name: 'Preferiti' })).toBeFocused()
})
