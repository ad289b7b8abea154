import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { analysePhoto } from '#contracts/photo-analysis/photo-analysis.endpoints.ts'
import { drawnTomatoes } from '#tests/support/drawn-tomatoes.ts'
import { expectNoViolation } from './no-violation.ts'
import { expect, test } from './site-test.ts'
import { countTaps, tapsOf } from './taps.ts'
import { expectNotification, holdBack, notification, open, recordCalls, refuse } from './visitor.ts'

const diavola = readFileSync('tests/photos/diavola.webp')
const pizza = { name: 'diavola.webp', mimeType: 'image/webp', buffer: diavola }
const sectionOf = (page: Page) => page.getByRole('region', { name: 'Analizza la tua pizza' })
const inputOf = (page: Page) => sectionOf(page).locator('input[type=file]')
const preview = (page: Page, name: string) => page.getByRole('img', { name: `Anteprima: ${name}` })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A photo in the hand of somebody who drags or pastes it. */
const carried = (page: Page, name: string) =>
  page.evaluateHandle(
    ([content, file]) => {
      const bytes = Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], file, { type: 'image/webp' }))
      return data
    },
    [diavola.toString('base64'), name] as const,
  )

test('a photo has its answer three taps from home, in three tabs; the picture stays, and the notification leaves the dialog its buttons', {
  tag: '@phone-only',
}, async ({ page }) => {
  await countTaps(page)
  await open(page, '/')
  const section = sectionOf(page)
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Analizza Pizza' }).or(button(page, 'Analizza Pizza')).click()
  const files = page.waitForEvent('filechooser')
  await section.getByText('Scegli una foto').click()
  await (await files).setFiles(pizza)
  await expect(preview(page, 'diavola.webp')).toBeVisible()
  await expect(button(page, 'Analizza con AI')).toBeFocused()
  await button(page, 'Analizza con AI').click()
  await expectNotification(
    page,
    'Analisi completata',
    "Ho identificato la pizza, non la ricetta: dicci che cosa c'è sopra",
  )
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(/È una pizza.*\d{2}%/)
  expect(await tapsOf(page)).toBe(3)
  await expect(dialog.getByRole('tabpanel', { name: 'Ricetta' })).toContainText(/\d+ ore( e \d+ minut[io])?/)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Probabilità' })).toHaveCount(3)
  await expect(dialog.getByText(/^Nella foto vediamo .*rosso/)).toBeVisible()
  expect(await dialog.locator('ol > li').count()).toBeGreaterThan(3)
  for (const name of ['Chiudi', "Analizza un'altra immagine"])
    await expect(async () => {
      const own = await dialog.getByRole('button', { name, exact: true }).boundingBox()
      const above = await notification(page).boundingBox()
      if (!own || !above) throw new Error('nothing to compare')
      expect(own.y).toBeGreaterThanOrEqual(above.y + above.height)
    }).toPass()
  await dialog.getByRole('tab', { name: 'Ingredienti' }).click()
  await expect(dialog.getByRole('region', { name: 'Ingredienti riconosciuti' })).toContainText('rosso')
  await expect(dialog.getByRole('region', { name: 'Ingredienti della ricetta' })).toContainText(
    /Sono quelli della base.*farina/s,
  )
  await dialog.getByRole('tab', { name: 'Consigli' }).click()
  await expect(dialog.getByRole('tabpanel', { name: 'Consigli' }).getByRole('listitem')).not.toHaveCount(0)
  // The first Escape closes the dialog, the next one the notification.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectNotification(page, 'Analisi completata')
  await page.keyboard.press('Escape')
  await expect(notification(page)).toHaveCount(0)
  await expect(preview(page, 'diavola.webp')).toBeVisible()

  await button(page, 'Cancella').click()
  const choosing = page.waitForEvent('filechooser')
  await button(page, 'Scatta una foto').click()
  await choosing
  await expect(inputOf(page)).toHaveAttribute('capture', 'environment')
})

test('a photo is chosen, changed, dropped anywhere in the section or pasted; what is none, or misses, changes nothing', async ({
  page,
}) => {
  await open(page, '/')
  const section = sectionOf(page)
  const calls = recordCalls(page)
  for (const [name, target] of [
    ['prima.webp', section.getByText('Trascina qui una foto')],
    ['sopra.webp', preview(page, 'prima.webp')],
    ['titolo.webp', section.getByRole('heading')],
  ] as const) {
    await target.dispatchEvent('drop', { dataTransfer: await carried(page, name) })
    await expect(preview(page, name)).toBeVisible()
  }
  const pasted = await carried(page, 'incollata.webp')
  await page.evaluate((data) => {
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, pasted)
  await expect(preview(page, 'incollata.webp')).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await button(page, 'Cambia immagine').click()
  await (await choosing).setFiles(pizza)
  await expect(preview(page, 'diavola.webp')).toBeVisible()

  const missed = await carried(page, 'fuori.webp')
  const wasStopped = await page.evaluate((dataTransfer) => {
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.querySelector('footer')?.dispatchEvent(drop)
    return drop.defaultPrevented
  }, missed)
  expect(wasStopped).toBe(true)
  const HEIC = Buffer.from('\0\0\0\x1cftypheic')
  const FORMAT = ['Formato non supportato', "Carica un'immagine in formato JPEG, PNG, GIF o WebP"] as const
  // From the disk: to hand over its bytes takes the browser seconds.
  const large = test.info().outputPath('a.jpg')
  writeFileSync(large, Buffer.alloc(5 * 1024 * 1024))
  for (const [file, [title, description]] of [
    [{ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }, FORMAT],
    [large, ['File troppo grande', "L'immagine deve essere inferiore a 5MB"]],
    [{ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }, FORMAT],
    [{ name: 'pdf.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') }, FORMAT],
    [{ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: HEIC }, FORMAT],
    [{ name: 'rinominata.jpg', mimeType: 'image/jpeg', buffer: HEIC }, FORMAT],
  ] as const) {
    await inputOf(page).setInputFiles(file)
    await expectNotification(page, title, description)
    const isHeic = typeof file === 'object' && file.buffer === HEIC
    await expect(section.getByText('Impostazioni → Fotocamera → Formati')).toHaveCount(isHeic ? 1 : 0)
    await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
    await expect(notification(page)).toHaveCount(0)
    await expect(preview(page, 'diavola.webp')).toBeVisible()
  }
  expect(calls).toEqual([])
  await button(page, 'Cancella').click()
  await expect(preview(page, 'diavola.webp')).toHaveCount(0)
  await expect(section.getByText('Trascina qui una foto')).toBeVisible()
})

test('every failure says what it is, keeps the photo, and can be tried again; then the answer leads on', {
  tag: '@proof',
}, async ({ page }) => {
  await open(page, '/')
  const section = sectionOf(page)
  const alert = section.getByRole('alert')
  const analyse = button(page, 'Analizza con AI')
  await refuse(page, analysePhoto.path)
  await inputOf(page).setInputFiles(pizza)
  await analyse.click()
  await expectNotification(page, "Errore nell'analisi", "Non è stato possibile analizzare l'immagine")
  await expect(alert).toContainText("Errore nell'analisi dell'immagine")
  await expect(alert).toContainText('Guasto di prova')

  // A server that breaks down is not called a broken connection, and the other way round.
  await page.unroute(`**${analysePhoto.path}`)
  await page.route(`**${analysePhoto.path}`, (route) => route.fulfill({ status: 500, body: '' }))
  await analyse.click()
  await expect(alert).toContainText('Il sito non ha risposto come doveva')
  await expect(alert).not.toContainText('connessione')
  await page.unroute(`**${analysePhoto.path}`)
  await page.route(`**${analysePhoto.path}`, (route) => route.abort())
  await analyse.click()
  await expect(alert).toContainText('Controlla la connessione e riprova')
  // No server of the site leaves out what it promises; the page stays anyway.
  await page.unroute(`**${analysePhoto.path}`)
  const json = { type: 'pizza', confidence: 0.9 }
  await page.route(`**${analysePhoto.path}`, (route) => route.fulfill({ json }))
  await analyse.click()
  await expect(alert).toContainText('Il sito non ha risposto come doveva')
  await expect(preview(page, 'diavola.webp')).toBeVisible()
  await page.unroute(`**${analysePhoto.path}`)

  const held = await holdBack(page, analysePhoto.path)
  await analyse.click()
  await expect(button(page, 'Analizzando...')).toBeDisabled()
  await expect(section.getByRole('status')).toHaveText('Analizzando la foto...')
  held.release()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'salame', exact: true })).toHaveAttribute(
    'href',
    '/ricette?cerca=salame',
  )
  const first = dialog.getByRole('region', { name: 'Pizze consigliate' }).getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/ricette\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('by keyboard alone: a photo of nothing says what is wrong with it, suggestions of another are corrected', {
  tag: '@proof',
}, async ({ page }) => {
  const white = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await open(page, '/')
  const dialog = page.getByRole('dialog')
  // Asked for first: a browser that has not heard yet that somebody waits for the chooser opens none for the test.
  const choosing = page.waitForEvent('filechooser')
  await inputOf(page).focus()
  await page.keyboard.press('Space')
  await (await choosing).setFiles({ name: 'bianco.png', mimeType: 'image/png', buffer: white })
  await expect(button(page, 'Analizza con AI')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectNotification(
    page,
    'Non siamo sicuri',
    'Ho analizzato gli ingredienti: in questa foto non ne riconosciamo nessuno',
  )
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText(/^Non siamo sicuri/)
  await expect(dialog.getByRole('tabpanel')).toContainText('La foto è quasi tutta bianca')
  await expect(dialog.getByRole('link')).toHaveText(['nel ricettario'])
  await dialog.getByRole('tab', { name: 'Ricetta' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: 'Ingredienti' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tabpanel')).toContainText("Inquadra la pizza intera, dall'alto")
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'Analizza con AI')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Cambia immagine')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter') // Cancella
  await expect(inputOf(page)).toBeFocused()

  const red = await drawnTomatoes().jpeg().toBuffer()
  await inputOf(page).setInputFiles({ name: 'rosso.jpg', mimeType: 'image/jpeg', buffer: red })
  await button(page, 'Analizza con AI').click()
  await expectNotification(page, 'Analisi completata', 'Ho analizzato gli ingredienti')
  await dialog.getByRole('tab', { name: 'Ingredienti' }).click()
  await dialog.getByRole('button', { name: 'pomodorini' }).click()
  await expect(dialog.getByText('Ricette con pomodorini', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Aggiungi un ingrediente' }).fill('Olive')
  await dialog.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  await expect(dialog.getByText('Ricette con pomodorini, olive')).toBeVisible()
  await button(page, "Analizza un'altra immagine").click()
  await expect(dialog).toHaveCount(0)
  await expect(sectionOf(page).getByText('Trascina qui una foto')).toBeVisible()
  await expect(inputOf(page)).toBeFocused()
  // The same file again.
  await inputOf(page).setInputFiles({ name: 'rosso.jpg', mimeType: 'image/jpeg', buffer: red })
  await expect(button(page, 'Analizza con AI')).toBeVisible()
})

test('section and dialog have nothing that axe objects to', { tag: '@proof' }, async ({ page }) => {
  await open(page, '/')
  await inputOf(page).setInputFiles(pizza)
  await button(page, 'Analizza con AI').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(notification(page)).toHaveCount(1)
  await expectNoViolation(page, '[role=dialog]')
  await button(page, 'Chiudi').click()
  await expectNoViolation(page, '#image-analysis-section')
})
