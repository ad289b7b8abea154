import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addressOf } from '#contracts/endpoint.ts'
import { createRecipe, publishRecipe } from '#contracts/recipes/admin-recipes.endpoints.ts'
import { recipeDraft } from '#tests/support/recipe-draft.ts'
import { expectNotification, logInAsAdmin, open } from '../visitor.ts'
import { expect, expectGoodInProof, test } from './own-site-test.ts'

const newName = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`

/** A draft that this test alone knows. */
async function newDraft(page: Page, words: string, more: object = {}) {
  const data = recipeDraft({ name: newName(words), ...more })
  const answer = await page.request.post(createRecipe.path, { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as { id: number; name: string; updatedAt: string }
}
const editor = (id: number | 'nuova') => `/admin?scheda=ricette&ricetta=${id}`
const save = (page: Page) => page.getByRole('button', { name: 'Salva le modifiche' })

test.beforeEach(({ page }) => logInAsAdmin(page))

test('a recipe is written, corrected, kept until it is saved, previewed, published, and stands on the site', async ({
  page,
}) => {
  const name = newName('Schiacciata <i>di prova</i>')
  await open(page, '/admin?scheda=ricette')
  await page.getByRole('link', { name: 'Nuova ricetta' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nuova ricetta' })).toBeVisible()
  await page.getByLabel('Nome', { exact: true }).fill(name)
  await page.getByLabel('Lavoro (minuti)').fill("mezz'ora")
  await page.getByRole('button', { name: 'Crea la bozza' }).click()
  await expectNotification(page, 'Ricetta non salvata', 'Controlla i campi segnati.')
  await expect(page.getByLabel('Descrizione')).toBeFocused()
  await expect(page.getByLabel('Lavoro (minuti)')).toHaveAccessibleDescription(
    'Scrivi un numero intero da 0 a 20160',
  )
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name)

  await page.getByLabel('Descrizione').fill('Croccante, da mangiare calda.')
  await page.getByLabel('Categoria').selectOption('Focaccia')
  await page.getByLabel('Difficoltà').selectOption('facile')
  await page.getByLabel('Lavoro (minuti)').fill('30')
  await page.getByLabel('Riposo (minuti)').fill('120')
  await page.getByLabel('Cottura (minuti)').fill('15')
  const dough = page.getByRole('group', { name: 'Impasto' })
  await dough
    .getByLabel('Ingredienti, uno per riga')
    .fill('500 g di farina 0\n\n300 g di acqua\n10 g di sale')
  await page.getByRole('button', { name: 'Togli il gruppo Condimento' }).click()
  const findings = page.getByRole('group', { name: 'Allergeni e diete' })
  await expect(findings).toContainText('Contiene: cereali con glutine (grano).')
  await expect(page.getByRole('complementary', { name: 'Anteprima' })).toContainText('Tempo: 165 min')
  await page.getByLabel('Passaggi, uno per riga').fill('Impasta.\nInforna.')
  await page.getByRole('button', { name: 'Crea la bozza' }).click()
  await expectNotification(page, 'Ricetta salvata', name)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page).toHaveURL(/ricetta=\d+$/)
  const id = Number(/\d+$/.exec(page.url())?.[0])

  // What is not saved is not left without a question.
  await page.getByLabel('Descrizione').fill('Parole che costano fatica.')
  await page.getByRole('tab', { name: 'Utenti' }).click()
  const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' })
  await question.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByLabel('Descrizione')).toHaveValue('Parole che costano fatica.')
  await page.getByRole('link', { name: 'Tutte le ricette' }).click()
  await question.getByRole('button', { name: 'Esci senza salvare' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ricette' })).toBeVisible()

  expect((await page.request.get(`/ricette/${id}`)).status()).toBe(404)
  await open(page, `/admin/anteprima/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Anteprima' })).toContainText(
    'La ricetta non è sul sito',
  )

  await open(page, editor(id))
  await expect(page.getByLabel('Descrizione')).toHaveValue('Croccante, da mangiare calda.')
  await page.getByRole('button', { name: 'Pubblica' }).click()
  await expectNotification(page, 'Ricetta pubblicata', name)
  await open(page, `/ricette/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main').getByText('300 g di acqua')).toBeVisible()
})

test('what a step uses is chosen behind a brace, with the keyboard alone, or marked at once', {
  tag: '@proof',
}, async ({ page }) => {
  const { id } = await newDraft(page, 'Da segnare', { steps: ['Scalda il forno.', 'Inforna.'] })
  await open(page, editor(id))
  const steps = page.getByLabel('Passaggi, uno per riga')
  const list = page.getByRole('listbox', { name: 'Righe da segnare' })
  await expect(page.getByText('Ancora da usare:')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^320 g di pomodori pelati$/ })).toBeVisible()

  await steps.fill('Versa ')
  await steps.press('End')
  await page.keyboard.type('{')
  await expect(list.getByRole('option')).toHaveCount(4)
  await expect(list.getByRole('option', { selected: true })).toContainText('500 g di farina 0')
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toContainText('310 g di acqua')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('{300 g di acqua} sulla {far')
  await expect(list.getByRole('option')).toHaveText([/^500 g di farina 0/])
  await expectGoodInProof(page)
  await page.keyboard.press('Enter')
  await expect(steps).toHaveValue('Versa {300 g di acqua} sulla {farina}')
  await page.keyboard.type(', poi {ac')
  await expect(list.getByRole('option')).toContainText('ne restano 10 g')
  await page.keyboard.press('Enter')
  await page.keyboard.type('.\nUsa {lo zucchero}.')
  await expect(steps).toHaveValue(
    'Versa {300 g di acqua} sulla {farina}, poi {10 g di acqua}.\nUsa {lo zucchero}.',
  )
  await expect(page.getByRole('listitem').filter({ hasText: /^12 g di sale$/ })).toBeVisible()
  await expect(page.getByText(/passo 2, \{lo zucchero\}: nessuna riga della lista/)).toBeVisible()
  await page.getByText('Come si leggono i passaggi').click()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Versa 300 g di acqua sulla farina/ }),
  ).toContainText('(500 g)')
  await save(page).click()
  await expectNotification(page, 'Ricetta salvata')

  // Or all that is sure at once, and not when the author thinks better of it.
  const typed =
    "Versa 300 g di acqua sulla farina.\n\nAggiungi l'acqua rimasta e il sale, poi condisci con i pelati."
  await steps.fill(typed)
  await page.getByRole('button', { name: 'Segna gli ingredienti nei passaggi' }).click()
  await expect(page.getByText('Segnati 5 ingredienti: rileggili.')).toBeVisible()
  await expect(steps).toHaveValue(
    "Versa {300 g di acqua} {sulla farina}.\n\nAggiungi {l'acqua rimasta = acqua} e {il sale}, poi condisci con {i pelati}.",
  )
  await expect(page.getByText('I passaggi usano tutti gli ingredienti.')).toBeVisible()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(steps).toHaveValue(typed)

  await steps.fill('Inforna con ')
  await page.getByRole('button', { name: 'Inserisci un ingrediente' }).click()
  await page.getByRole('option', { name: '320 g di pomodori pelati' }).click()
  await expect(steps).toHaveValue('Inforna con {i pomodori}')
  await expect(steps).toBeFocused()
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('what is deleted can be had back at once, or from the bin', { tag: '@proof' }, async ({ page }) => {
  const { id, name } = await newDraft(page, 'Ripensata')
  await page.request.put(addressOf(publishRecipe, { params: { id } }), { data: { isPublished: true } })
  await open(page, '/admin?scheda=ricette')
  await page.getByLabel('Cerca una ricetta').fill(name)
  const rows = page.getByRole('list', { name: 'Ricette trovate' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  const remove = async () => {
    await page.getByRole('button', { name: `Azioni per ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Elimina' }).click()
    await expectNotification(page, 'Ricetta eliminata', name)
    await expect(page.getByText('Nessuna ricetta trovata')).toBeVisible()
  }
  await remove()
  expect((await page.request.get(`/ricette/${id}`)).status()).toBe(404)
  await page
    .getByRole('region', { name: /^Notifiche/ })
    .getByRole('button', { name: 'Annulla' })
    .click()
  await expectNotification(page, 'Ricetta ripristinata', name)
  await expect(rows.getByText('Pubblicata')).toBeVisible()
  expect((await page.request.get(`/ricette/${id}`)).status()).toBe(200)

  await remove()
  await page.getByRole('combobox', { name: 'Mostra' }).click()
  await page.getByRole('option', { name: 'Cestino' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: `Azioni per ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Ripristina come bozza' }).click()
  await expectNotification(page, 'Ricetta ripristinata', name)
  await expect(page.getByText('Il cestino è vuoto').or(rows.first())).toBeVisible()
})

test('a photograph is uploaded and shown in the sizes of the site', { tag: '@proof' }, async ({ page }) => {
  const { id } = await newDraft(page, 'Fotografata')
  const buffer = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#b42d1c' } })
    .jpeg()
    .toBuffer()
  await open(page, editor(id))
  const choose = (mimeType: string, content: Buffer) =>
    page.getByLabel('Fotografia').setInputFiles({ name: 'pizza', mimeType, buffer: content })
  await choose('image/gif', buffer)
  const refusal = page.getByRole('alert')
  await expect(refusal).toHaveText('Carica una fotografia JPEG, PNG o WebP')
  await choose('image/heic', Buffer.from('\0\0\0\x1cftypheic'))
  await expect(refusal).toContainText('JPEG, PNG o WebP. È una foto in HEIC')
  await choose('image/jpeg', Buffer.alloc(5 * 1024 * 1024))
  await expect(refusal).toHaveText("L'immagine deve pesare meno di 5 MB")
  const small = await sharp(buffer).resize(640, 366).jpeg().toBuffer()
  await choose('image/jpeg', small)
  await expect(refusal).toHaveText("L'immagine è di 640 × 366 pixel: ne servono almeno 800 × 600")
  await choose('image/jpeg', Buffer.from('nessuna immagine'))
  await expect(refusal).toHaveText("L'immagine non si apre: il file è rovinato o troppo grande")
  await choose('image/jpeg', buffer)
  const picture = page.getByRole('img', { name: "L'immagine della ricetta" })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/caricate\/\w+-\d+\.avif$/)
  await save(page).click()
  await expectNotification(page, 'Ricetta salvata')
  await page.request.put(addressOf(publishRecipe, { params: { id } }), { data: { isPublished: true } })
  await open(page, `/ricette/${id}`)
  const shown = page.getByRole('main').locator('picture img').first()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
