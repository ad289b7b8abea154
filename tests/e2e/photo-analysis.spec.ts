import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { analysePhoto } from '#contracts/photo-analysis/photo-analysis.endpoints.ts'
import { drawnTomatoes } from '#tests/support/drawn-tomatoes.ts'
import { expectNoViolation } from './no-violation.ts'
import { expect, test } from './site-test.ts'
import { countTaps, tapsOf } from './taps.ts'
import { expectNotification, holdBack, notification, open, recordCalls, refuse } from './visitor.ts'

const diavola = readFileSync('public/immagini/pizza-diavola-960.webp')
const pizza = { name: 'diavola.webp', mimeType: 'image/webp', buffer: diavola }
const sectionOf = (page: Page) => page.getByRole('region', { name: 'Analizza la tua pizza' })
const inputOf = (page: Page) => sectionOf(page).locator('input[type=file]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
})

test('a pizza: preview, analysis, result in three tabs, and the picture stays', {
  tag: '@phone-only',
}, async ({ page }) => {
  const section = sectionOf(page)
  await inputOf(page).setInputFiles(pizza)
  await expect(section.getByRole('img', { name: 'Anteprima: diavola.webp' })).toBeVisible()
  await expect(button(page, 'Analizza con AI')).toBeFocused()
  await button(page, 'Analizza con AI').click()
  await expectNotification(
    page,
    'Analisi completata',
    "Ho identificato la pizza, non la ricetta: dicci che cosa c'è sopra",
  )
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(/È una pizza.*\d{2}%/)
  await expect(dialog.getByRole('tabpanel', { name: 'Ricetta' })).toContainText(/\d+ ore( e \d+ minut[io])?/)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Probabilità' })).toHaveCount(3)
  await expect(dialog.getByText(/^Nella foto vediamo .*rosso/)).toBeVisible()
  expect(await dialog.locator('ol > li').count()).toBeGreaterThan(3)
  await dialog.getByRole('tab', { name: 'Ingredienti' }).click()
  await expect(dialog.getByRole('region', { name: 'Ingredienti riconosciuti' })).toContainText('rosso')
  await expect(dialog.getByRole('region', { name: 'Ingredienti della ricetta' })).toContainText(
    /Sono quelli della base.*farina/s,
  )
  await dialog.getByRole('tab', { name: 'Consigli' }).click()
  await expect(dialog.getByRole('tabpanel', { name: 'Consigli' }).getByRole('listitem')).not.toHaveCount(0)
  await button(page, 'Chiudi').click()
  await expect(dialog).toHaveCount(0)
  await expect(section.getByRole('img', { name: 'Anteprima: diavola.webp' })).toBeVisible()
})

test('a photo has its answer three taps from home', { tag: '@phone-only' }, async ({ page }) => {
  await countTaps(page)
  await open(page, '/')
  await page.getByRole('link', { name: 'Analizza Pizza' }).or(button(page, 'Analizza Pizza')).click()
  const files = page.waitForEvent('filechooser')
  await sectionOf(page).getByText('tocca per sceglierla').click()
  await (await files).setFiles(pizza)
  await button(page, 'Analizza con AI').click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toContainText('È una pizza')
  expect(await tapsOf(page)).toBe(3)
})

test('what the reader recognises leads to the search', async ({ page }) => {
  await inputOf(page).setInputFiles(pizza)
  await button(page, 'Analizza con AI').click()
  await page.getByRole('dialog').getByRole('link', { name: 'salame', exact: true }).click()
  await expect(page).toHaveURL(/\/ricette\?cerca=salame$/)
  await expect(page.getByRole('heading', { name: 'Pizza Diavola' })).toBeVisible()
})

test('a recommended pizza leads to its recipe', async ({ page }) => {
  await inputOf(page).setInputFiles(pizza)
  await button(page, 'Analizza con AI').click()
  const recommended = page.getByRole('dialog').getByRole('region', { name: 'Pizze consigliate' })
  const first = recommended.getByRole('link').first()
  const name = await first.textContent()
  await first.click()
  await expect(page).toHaveURL(/\/ricette\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

test('while it runs the button says so; another photo starts anew', async ({ page }) => {
  const held = await holdBack(page, analysePhoto.path)
  await inputOf(page).setInputFiles(pizza)
  await button(page, 'Analizza con AI').click()
  await expect(button(page, 'Analizzando...')).toBeDisabled()
  await expect(sectionOf(page).getByRole('status')).toHaveText('Analizzando la foto...')
  held.release()
  await button(page, "Analizza un'altra immagine").click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(sectionOf(page).getByText('Trascina qui una foto')).toBeVisible()
  await expect(inputOf(page)).toBeFocused()
  await inputOf(page).setInputFiles(pizza) // the same file again
  await expect(button(page, 'Analizza con AI')).toBeVisible()
})

test('Cancella puts the upload area back, Cambia immagine opens the files', async ({ page }) => {
  await inputOf(page).setInputFiles(pizza)
  const choosing = page.waitForEvent('filechooser')
  await button(page, 'Cambia immagine').click()
  const png = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c0201a' } })
    .png()
    .toBuffer()
  await (await choosing).setFiles({ name: 'rosso.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByRole('img', { name: 'Anteprima: rosso.png' })).toBeVisible()
  await button(page, 'Cancella').click()
  await expect(page.getByRole('img', { name: 'Anteprima: rosso.png' })).toHaveCount(0)
  await expect(sectionOf(page).getByText('Trascina qui una foto')).toBeVisible()
})

test('what is no photo, or of 5 MB, is refused without a call, and the chosen photo stays', async ({
  page,
}) => {
  const calls = recordCalls(page)
  await inputOf(page).setInputFiles(pizza)
  const FORMAT = ['Formato non supportato', "Carica un'immagine in formato JPEG, PNG, GIF o WebP"] as const
  for (const [name, mimeType, buffer, [title, description]] of [
    ['a.pdf', 'application/pdf', Buffer.from('%PDF'), FORMAT],
    [
      'a.jpg',
      'image/jpeg',
      Buffer.alloc(5 * 1024 * 1024),
      ['File troppo grande', "L'immagine deve essere inferiore a 5MB"],
    ],
    ['empty.jpg', 'image/jpeg', Buffer.alloc(0), FORMAT],
    ['text.jpg', 'image/jpeg', Buffer.from('ciao, sono un testo'), FORMAT],
    ['pdf.jpg', 'image/jpeg', Buffer.from('%PDF-1.7'), FORMAT],
  ] as const) {
    await inputOf(page).setInputFiles({ name, mimeType, buffer })
    await expectNotification(page, title, description)
    await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
    await expect(notification(page)).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'Anteprima: diavola.webp' })).toBeVisible()
  }
  expect(calls).toEqual([])
})

test('every failure says what it is, keeps the photo, and can be tried again', async ({ page }) => {
  const section = sectionOf(page)
  const alert = section.getByRole('alert')
  await refuse(page, analysePhoto.path)
  await inputOf(page).setInputFiles(pizza)
  await button(page, 'Analizza con AI').click()
  await expectNotification(page, "Errore nell'analisi", "Non è stato possibile analizzare l'immagine")
  await expect(alert).toContainText("Errore nell'analisi dell'immagine")
  await expect(alert).toContainText('Guasto di prova')

  // A server that breaks down is not called a broken connection, and the other way round.
  await page.unroute(`**${analysePhoto.path}`)
  await page.route(`**${analysePhoto.path}`, (route) => route.fulfill({ status: 500, body: '' }))
  await button(page, 'Analizza con AI').click()
  await expect(alert).toContainText('Il sito non ha risposto come doveva')
  await expect(alert).not.toContainText('connessione')
  await page.unroute(`**${analysePhoto.path}`)
  await page.route(`**${analysePhoto.path}`, (route) => route.abort())
  await button(page, 'Analizza con AI').click()
  await expect(alert).toContainText('Controlla la connessione e riprova')

  // No server of the site leaves out what it promises; the page stays anyway.
  await page.unroute(`**${analysePhoto.path}`)
  const json = { type: 'pizza', confidence: 0.9 }
  await page.route(`**${analysePhoto.path}`, (route) => route.fulfill({ json }))
  await button(page, 'Analizza con AI').click()
  await expect(alert).toContainText('Il sito non ha risposto come doveva')
  await expect(section.getByRole('img', { name: 'Anteprima: diavola.webp' })).toBeVisible()
  await page.unroute(`**${analysePhoto.path}`)
  await button(page, 'Analizza con AI').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** A file in the hand of somebody who drags or pastes it. */
const carried = (page: Page, name: string, bytes: Buffer, type = 'image/webp') =>
  page.evaluateHandle(
    ([content, file, mime]) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(content)], file, { type: mime }))
      return data
    },
    [[...bytes], name, type] as const,
  )
const preview = (page: Page, name: string) => page.getByRole('img', { name: `Anteprima: ${name}` })

test('a photo is dropped anywhere in the section, or pasted, and takes the place of the one before', async ({
  page,
}) => {
  const first = await carried(page, 'prima.webp', diavola)
  await sectionOf(page).getByText('Trascina qui una foto').dispatchEvent('drop', { dataTransfer: first })
  await expect(preview(page, 'prima.webp')).toBeVisible()
  const onPreview = await carried(page, 'sopra.webp', diavola)
  await preview(page, 'prima.webp').dispatchEvent('drop', { dataTransfer: onPreview })
  await expect(preview(page, 'sopra.webp')).toBeVisible()
  const onTitle = await carried(page, 'titolo.webp', diavola)
  await sectionOf(page).getByRole('heading').dispatchEvent('drop', { dataTransfer: onTitle })
  await expect(preview(page, 'titolo.webp')).toBeVisible()
  const pasted = await carried(page, 'incollata.webp', diavola)
  await page.evaluate((data) => {
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, pasted)
  await expect(preview(page, 'incollata.webp')).toBeVisible()
})

test('a photo that misses the section changes nothing, and the page stays', async ({ page }) => {
  await inputOf(page).setInputFiles(pizza)
  const missed = await carried(page, 'fuori.webp', diavola)
  const wasStopped = await page.evaluate((dataTransfer) => {
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.querySelector('footer')?.dispatchEvent(drop)
    return drop.defaultPrevented
  }, missed)
  expect(wasStopped).toBe(true)
  await expect(preview(page, 'diavola.webp')).toBeVisible()
})

test('the notification leaves the dialog its buttons, and the first Escape closes the dialog', {
  tag: '@phone-only',
}, async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const analyse = async () => {
    await inputOf(page).setInputFiles(pizza)
    await button(page, 'Analizza con AI').click()
    await expectNotification(page, 'Analisi completata')
  }
  const expectApart = async (name: string) => {
    const own = await dialog.getByRole('button', { name, exact: true }).boundingBox()
    const above = await notification(page).boundingBox()
    if (!own || !above) throw new Error('nothing to compare')
    expect(own.y + own.height <= above.y || own.x + own.width <= above.x).toBe(true)
  }
  await analyse()
  await expect(() => expectApart('Chiudi')).toPass()
  await button(page, "Analizza un'altra immagine").click()
  await analyse() // its notification takes the place of one that is still there
  await expect(() => expectApart('Chiudi')).toPass()
  await expect(() => expectApart("Analizza un'altra immagine")).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectNotification(page, 'Analisi completata')
  await page.keyboard.press('Escape')
  await expect(notification(page)).toHaveCount(0)
})

test('everything works by keyboard alone', async ({ page }) => {
  // Asked for first: a browser that has not heard yet that somebody waits for the chooser opens none for the test.
  const choosing = page.waitForEvent('filechooser')
  await inputOf(page).focus()
  await page.keyboard.press('Space')
  await (await choosing).setFiles(pizza)
  await expect(button(page, 'Analizza con AI')).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('tab', { name: 'Ricetta' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: 'Ingredienti' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tabpanel', { name: 'Consigli' }).getByRole('listitem')).not.toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'Analizza con AI')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Cambia immagine')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter') // Cancella
  await expect(inputOf(page)).toBeFocused()
})

test('a phone offers its camera', { tag: '@phone-only' }, async ({ page }) => {
  const choosing = page.waitForEvent('filechooser')
  await button(page, 'Scatta una foto').click()
  await choosing
  await expect(inputOf(page)).toHaveAttribute('capture', 'environment')
})

test('ingredients: suggestions are corrected and lead to recipes', async ({ page }) => {
  const red = await drawnTomatoes().jpeg().toBuffer()
  await inputOf(page).setInputFiles({ name: 'rosso.jpg', mimeType: 'image/jpeg', buffer: red })
  await button(page, 'Analizza con AI').click()
  await expectNotification(page, 'Analisi completata', 'Ho analizzato gli ingredienti')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Ingredienti' }).click()
  await dialog.getByRole('button', { name: 'pomodorini' }).click()
  await expect(dialog.getByText('Ricette con pomodorini', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Aggiungi un ingrediente' }).fill('Olive')
  await dialog.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  await expect(dialog.getByText('Ricette con pomodorini, olive')).toBeVisible()
})

test('a picture of nothing: the answer says what is wrong with it, and what to do', async ({ page }) => {
  const white = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await inputOf(page).setInputFiles({ name: 'bianco.png', mimeType: 'image/png', buffer: white })
  await button(page, 'Analizza con AI').click()
  await expectNotification(
    page,
    'Non siamo sicuri',
    'Ho analizzato gli ingredienti: in questa foto non ne riconosciamo nessuno',
  )
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(/^Non siamo sicuri/)
  await expect(dialog.getByRole('tabpanel')).toContainText('La foto è quasi tutta bianca')
  await expect(dialog.getByRole('link')).toHaveText(['nel ricettario'])
  await dialog.getByRole('tab', { name: 'Consigli' }).click()
  await expect(dialog.getByRole('tabpanel')).toContainText("Inquadra la pizza intera, dall'alto")
})

test('section and dialog have nothing that axe objects to', async ({ page }) => {
  await inputOf(page).setInputFiles(pizza)
  await button(page, 'Analizza con AI').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(notification(page)).toHaveCount(1)
  await expectNoViolation(page, '[role=dialog]')
  await button(page, 'Chiudi').click()
  await expectNoViolation(page, '#image-analysis-section')
})
