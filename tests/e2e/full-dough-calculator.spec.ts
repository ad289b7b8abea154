import type { Page } from '@playwright/test'
import type { DoughRecipe } from '#contracts/full-dough/dough-recipe.ts'
import { expect, test } from './site-test.ts'
import { countTaps, tapsOf } from './taps.ts'
import { expectNotification, holdBack, holdScripts, open, ownClock, refuse } from './visitor.ts'

const PAGE = '/calcolatore-impasto'
const KEPT = '/api/dough-recipes'
const doses = (page: Page) => page.getByRole('region', { name: 'Le tue dosi' })
const dose = (page: Page, name: string) =>
  page.getByRole('table', { name: "Dosi dell'impasto" }).getByRole('row', { name: new RegExp(`^${name} `) })
const fold = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const advanced = (page: Page) => fold(page, 'Opzioni avanzate')

test('takes what was typed before the scripts came, computes while one types, keeps the address, and finds it again', {
  tag: '@phone-only',
}, async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto(PAGE, { waitUntil: 'commit' })
  await page.getByLabel('Numero di pizze').fill('8')
  await page.getByText('In teglia').click()
  scripts.release()
  await expect(doses(page)).toContainText(/8 teglie 40 x 30 cm da \d+ g/)
  await expect(page.getByLabel('Teglie', { exact: true }).first()).toHaveValue('8')
  await expect(page).toHaveURL(/servings=8&shape=pan/)

  await page.getByRole('radio', { name: 'Tonda' }).check()
  await page.getByLabel('Numero di pizze').fill('4')
  await expect(doses(page)).toContainText('848 g di impasto: 4 panetti da 212 g')
  // The first screen has what is asked most, and the doses beside it.
  await page.evaluate(() => scrollTo(0, 0))
  for (const name of ['Numero di pizze', 'Diametro (cm)', 'Idratazione (%)', 'Ore di fermentazione'])
    await expect(page.getByLabel(name, { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Tutte le dosi' })).toBeInViewport({ ratio: 1 })
  for (const [name, amount] of [
    ['Farina', '511 g'],
    ['Acqua', '322 g'],
    ['Sale', '14,3 g'],
    ['Lievito secco istantaneo', '0,2 g'],
  ] as const)
    await expect(dose(page, name)).toContainText(amount)
  const hydration = page.getByLabel('Idratazione (%)')
  await hydration.fill('')
  await hydration.pressSequentially('65,5')
  await expect(hydration).toBeFocused()
  await expect(hydration).toHaveValue('65,5')
  await expect(dose(page, 'Acqua')).toContainText('65,5%')
  const kept = page.getByRole('link', { name: 'Tutte le dosi' })
  await page.getByRole('heading', { name: 'Le tue ricette di impasto' }).scrollIntoViewIfNeeded()
  await expect(kept).toBeInViewport()
  await kept.click()
  await expect(kept).toBeHidden()
  await expect(page).toHaveURL(/servings=4&shape=round&diameterCm=30&.*hydrationPct=0\.655/)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('lastDoughCalculation') ?? 'null'))
  expect(stored).toEqual({
    hydration_pct: 0.655,
    thickness_factor: 0.3,
    ferment_mode: 'cold',
    ferment_hours: 48,
    outputs: { ball_weight_g: 212 },
  })
  await open(page, page.url())
  await expect(hydration).toHaveValue('65,5')
  await expect(dose(page, 'Acqua')).toContainText('65,5%')
  await page.getByRole('radio', { name: 'Fresco' }).check()
  await expect(dose(page, 'Lievito fresco')).toContainText('0,5 g')
})

test('says what is wrong and clears the doses meanwhile; takes a style, divides the dough into stages, starts from what there is', async ({
  page,
}) => {
  await open(page, `${PAGE}?servings=21&roomTempC=abc`)
  await expect(
    page.getByText('Da 1 a 20 per volta: per 21 fai 2 impasti: 1 da 11 e 1 da 10', { exact: true }),
  ).toBeVisible()
  await expect(page.getByLabel('Temp. ambiente (°C)')).toHaveValue('abc')
  await expect(page.getByText('Inserisci un numero', { exact: true })).toBeVisible()
  await expect(doses(page).getByRole('heading', { name: 'Qualcosa non torna' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salva ricetta' })).toBeDisabled()
  await doses(page).getByRole('button', { name: 'Temp. ambiente' }).click()
  await expect(page.getByLabel('Temp. ambiente (°C)')).toBeFocused()
  await doses(page).getByRole('button', { name: 'Numero di pizze' }).click()
  await expect(page.getByLabel('Numero di pizze')).toBeFocused()
  await page.getByLabel('Numero di pizze').fill('20')
  await page.getByLabel('Temp. ambiente (°C)').fill('23.5')
  await expect(doses(page)).toContainText('20 panetti')

  const presets = page.getByRole('region', { name: 'Parti da uno stile' })
  await presets.getByRole('button', { name: 'Genovese' }).click()
  await expectNotification(page, 'Preset applicato')
  await expect(presets.getByRole('button', { pressed: true })).toHaveText('Genovese')
  await expect(dose(page, 'Olio')).toContainText('8%')
  await presets.getByRole('button', { name: 'Napoletana' }).click()
  await expect(presets.getByRole('button', { pressed: true })).toHaveText('Napoletana')
  await expect(dose(page, 'Acqua')).toContainText('62%')
  await expect(dose(page, 'Olio')).toHaveCount(0)
  const usual = doses(page).getByRole('radio', { name: /^Usa la stima panetti da 250 g/ })
  const simple = doses(page).getByRole('radio', { name: /^Regola semplice panetti da 177 g/ })
  await expect(simple).toBeChecked()
  await usual.check()
  await expect(doses(page)).toContainText('20 panetti da 250 g')
  await expect(presets.getByRole('button', { pressed: true })).toHaveText('Napoletana')
  await expect(page.getByLabel('Spessore')).toHaveValue('0,354')
  await simple.check()
  await expect(doses(page)).toContainText('20 panetti da 177 g')
  await usual.check()

  await fold(page, 'Note').click()
  await page.getByLabel('Nome della ricetta').fill(' ')
  await expect(page.getByText('Nome richiesto')).toBeVisible()
  await expect(doses(page)).toContainText('20 panetti')
  await page.getByRole('button', { name: 'Salva ricetta' }).click()
  await expectNotification(page, 'Errore', 'Completa prima tutti i campi richiesti')
  await expect(page.getByLabel('Nome della ricetta')).toBeFocused()
  await page.getByLabel('Nome della ricetta').fill('Sabato')
  await page.getByRole('radio', { name: 'In teglia' }).check()
  await expect(page.getByLabel('Diametro (cm)')).toBeHidden()
  await page.getByLabel('Lunghezza (cm)').fill('')
  await expect(doses(page).getByRole('heading', { name: 'Dimensioni pizza non valide' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salva ricetta' })).toBeDisabled()
  await page.getByLabel('Lunghezza (cm)').fill('40')
  await expect(doses(page)).toContainText(/20 teglie 40 x 30 cm da \d+ g/)

  await open(page, PAGE)
  await advanced(page).click()
  const preferment = page.getByLabel('Prefermento (biga o poolish)')
  const starter = page.getByLabel('Lievito madre (li.co.li. o solido)')
  await preferment.check()
  await page.getByRole('button', { name: 'Biga', exact: true }).click()
  const stages = page.getByRole('table', { name: 'Come dividere le dosi fra le fasi' })
  await expect(stages.getByRole('columnheader')).toHaveText(['Biga', 'Impasto finale'])
  await expect(stages.getByRole('row', { name: /^Farina/ })).toHaveText('Farina153 g358 g')
  await starter.check()
  await expect(stages.getByRole('columnheader')).toHaveText(['Biga', 'Li.co.li.', 'Impasto finale'])
  for (const [part, whole] of [
    ['Farina', 511],
    ['Acqua', 322],
  ] as const) {
    const cells = await stages
      .getByRole('row', { name: new RegExp(`^${part}`) })
      .getByRole('cell')
      .allTextContents()
    expect(cells.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(whole)
  }
  await page.getByLabel('Idratazione del prefermento (%)').fill('200')
  await page.getByLabel('Farina nel prefermento (%)').fill('50')
  await expect(page.getByRole('alert').filter({ hasText: "chiedono 563 g d'acqua" })).toBeVisible()
  const stageFields = page.getByRole('textbox', { name: /prefermento|lievito madre/i })
  await expect(stageFields).toHaveCount(4)
  for (const field of await stageFields.all()) await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(doses(page)).toContainText("chiedono 563 g d'acqua")
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Salva ricetta' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Copia JSON' })).toHaveCount(0)
  await preferment.uncheck()
  await starter.uncheck()

  await page.getByText('Parti da quello che hai').click()
  await page.getByRole('button', { name: 'Usa tutta la farina' }).click()
  await expect(dose(page, 'Farina')).toContainText('1000 g')
  await expect(page.getByRole('region', { name: 'Ho della farina' })).toContainText('numero 8 (prima 4)')
  await page.getByRole('button', { name: 'Riempi la teglia' }).click()
  await expect(page.getByLabel('Lunghezza (cm)')).toHaveValue('40')
  await expect(doses(page)).toContainText('1 teglia')
  await page.getByLabel('Peso di uno (g)').fill('3000')
  await page.getByRole('button', { name: 'Calcola i panetti' }).click()
  await expect(page.getByText('Inserisci un valore da 50 a 2000')).toBeVisible()
  await page.getByRole('radio', { name: 'Tonda' }).check()
  await page.getByLabel('Peso di uno (g)').fill('250,5')
  await page.getByRole('button', { name: 'Calcola i panetti' }).click()
  await expect(doses(page)).toContainText('1503 g di impasto: 6 panetti da 251 g')
})

test('keeps recipes once each: save, load, duplicate, delete, undo; what fails loses nothing', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, PAGE)
  const kept = page.getByRole('region', { name: 'Le tue ricette di impasto' })
  const save = page.getByRole('button', { name: 'Salva ricetta' })
  await expect(kept).toContainText('Qui ritrovi gli impasti che salvi')
  await fold(page, 'Note').click()
  await page.getByLabel('Nome della ricetta').fill('  Pizza del sabato ')
  await page.getByLabel('Numero di pizze').fill('7')
  await refuse(page, KEPT)
  await save.click()
  await expectNotification(page, 'Errore', 'Impossibile salvare la ricetta')
  await expect(page.getByLabel('Nome della ricetta')).toHaveValue('  Pizza del sabato ')
  await expect(save).toBeEnabled()
  await page.unroute(`**${KEPT}`)
  const held = await holdBack(page, KEPT)
  await save.dblclick()
  await expect(page.getByRole('button', { name: 'Un momento...' })).toBeDisabled()
  held.release()
  await expectNotification(page, 'Ricetta salvata')
  await expect(kept.getByRole('listitem')).toHaveText([/Pizza del sabato7 × 212 g/])
  await save.click()
  await expectNotification(page, 'Ricetta salvata', '«Pizza del sabato» è già tra le tue ricette.')

  await page.goto(PAGE)
  await expect(page.getByLabel('Numero di pizze')).toHaveValue('4')
  await kept.getByRole('button', { name: 'Carica Pizza del sabato' }).click()
  await expect(page.getByLabel('Numero di pizze')).toHaveValue('7')
  await kept.getByRole('button', { name: 'Duplica Pizza del sabato' }).click()
  const names = kept.getByRole('heading', { level: 3 })
  await expect(names).toHaveText(['Pizza del sabato (copia)', 'Pizza del sabato'])
  const remove = kept.getByRole('button', { name: 'Elimina Pizza del sabato', exact: true })
  await page.route(`**${KEPT}/*`, (route) => route.abort())
  await remove.click()
  await expectNotification(
    page,
    'Errore',
    'Impossibile eliminare la ricetta. Controlla la connessione e riprova.',
  )
  await page.unroute(`**${KEPT}/*`)
  await remove.click()
  await expectNotification(page, 'Ricetta eliminata')
  await expect(names).toHaveText(['Pizza del sabato (copia)'])
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(names).toHaveText(['Pizza del sabato', 'Pizza del sabato (copia)'])
  const answered = (await (await page.request.get(KEPT)).json()) as DoughRecipe[]
  expect(answered.map(({ servings, outputs }) => [servings, outputs.perBallWeightG])).toEqual([
    [7, 212],
    [7, 212],
  ])
})

test('a dose far from the models gives way to the estimate, which is copied, shared and kept; water and flour follow', {
  tag: '@proof',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await open(page, `${PAGE}?fermentMode=quick&fermentHours=72&roomTempC=30&yeastType=fresh`)
  const warning = doses(page).getByText(/^Con 6,1 g è pronto .* Per 72 ore a 30 °C ne bastano /)
  await expect(warning).toBeVisible()
  const use = page.getByRole('radio', { name: /^Usa la stima/ })
  await use.check()
  await expect(warning).toBeHidden()
  await expect(dose(page, 'Lievito fresco')).not.toContainText('6,1 g')
  await expect(page.getByRole('radio', { name: /^Regola semplice .* lievito 6,1 g$/ })).not.toBeChecked()
  await expect(page).toHaveURL(/yeastByEstimate=true/)
  await page.getByRole('button', { name: 'Copia JSON' }).click()
  await expectNotification(page, 'Copiato')
  const copied = JSON.parse(await clipboard())
  expect(copied).toMatchObject({ totalDoughWeightG: 1000, prefermentFlourG: 0 })
  expect(copied.yeastG).toBeLessThan(1)
  expect(Object.keys(copied)).toHaveLength(12)
  await page.getByRole('button', { name: 'Condividi link' }).click()
  await expectNotification(page, 'Link copiato')
  expect(Object.fromEntries(new URL(await clipboard()).searchParams)).toMatchObject({
    name: 'Nuova Ricetta',
    servings: '4',
    hydrationPct: '0.63',
    fermentHours: '72',
    humidityPct: '50',
    yeastByEstimate: 'true',
  })
  await page.getByRole('button', { name: 'Salva ricetta' }).click()
  await expectNotification(page, 'Ricetta salvata', '«Nuova Ricetta» è tra le tue ricette.')

  await open(page, PAGE)
  const water = page.getByRole('region', { name: /^Temperatura dell'acqua/ })
  await water.getByRole('button', { name: 'Cambia i gradi' }).click()
  await water.getByLabel('Come impasti').selectOption('Planetaria')
  await water.getByLabel('Rubinetto (°C)').fill('28')
  await expect(water).toContainText(/\d+ g dal rubinetto e \d+ g di ghiaccio/)
  const flour = page.getByRole('region', { name: /^Forza della farina/ })
  await flour.getByRole('button', { name: 'Miscela di due farine' }).click()
  await flour.getByLabel('Forza voluta (W)').fill('280')
  await expect(flour).toContainText('256 g della prima e 255 g della seconda')
  await flour.getByLabel('Forza voluta (W)').fill('420')
  await expect(flour).toContainText('Con queste farine si arriva solo tra W 180 e W 380')
  await page.getByRole('button', { name: 'Carica Nuova Ricetta' }).click()
  await expect(use).toBeChecked()
})

test('a professional doses a biga for as many balls as the tool takes, and has a plan and a calendar, within seven taps from home', {
  tag: '@phone-only',
}, async ({ page }) => {
  await ownClock(page, { time: new Date('2026-11-21T10:00:00+01:00') })
  await countTaps(page)
  await open(page, '/')
  await page
    .getByRole('navigation', { name: 'Scorciatoie' })
    .getByRole('link', { name: 'Impasto', exact: true })
    .click()
  const balls = page.getByRole('textbox', { name: 'Numero di pizze' })
  await balls.click()
  await balls.fill('80')
  await expect(page.getByText('Da 1 a 20 per volta: per 80 fai 4 impasti da 20')).toBeVisible()
  await balls.fill('20')
  await advanced(page).click()
  await page.getByLabel('Prefermento (biga o poolish)').click()
  await page.getByRole('button', { name: 'Biga', exact: true }).click()
  const plan = page.getByRole('region', { name: 'Quando vuoi infornare?' })
  await expect(plan).toContainText('Fai in tempo per martedì 24 alle 20')
  await fold(page, 'Quando vuoi infornare?').click()
  await plan.getByRole('button', { name: 'martedì 24 alle 20' }).click()
  await expect(
    plan.getByRole('heading', { name: 'In forno martedì 24 novembre 2026 alle 20:00' }),
  ).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Come dividere le dosi fra le fasi' }).getByRole('columnheader'),
  ).toHaveText(['Biga', 'Impasto finale'])
  expect(await tapsOf(page)).toBeLessThanOrEqual(7)

  const steps = plan.getByRole('list').getByRole('listitem')
  await expect(steps.first()).toContainText(/biga/i)
  await expect(steps.last()).toContainText('20:00 Inforna')
  await expect(page).toHaveURL(/bakeAt=2026-11-24T20%3A00/)
  const download = page.waitForEvent('download')
  await plan.getByRole('button', { name: 'Aggiungi al calendario' }).click()
  const stream = await (await download).createReadStream()
  let calendar = ''
  for await (const chunk of stream) calendar += String(chunk)
  expect((await download).suggestedFilename()).toBe('piano-impasto.ics')
  expect(calendar).toContain('DTSTART:20261124T190000Z\r\n')
  expect(calendar).toContain('SUMMARY:Inforna · Nuova Ricetta')

  const when = plan.getByLabel('Quando inforni')
  await when.fill('2026-11-21T12:00')
  await expect(plan.getByRole('list', { name: 'Avvertenze' })).toContainText('È tardi per questo piano')
  await when.fill('2026-11-20T12:00')
  await expect(plan.getByRole('list', { name: 'Avvertenze' })).toContainText('è già passata')
  await when.fill('2027-03-28T02:30')
  await expect(when).toHaveAttribute('aria-invalid', 'true')
  await plan.getByLabel('Pieghe').fill('9')
  await expect(plan.getByText('Inserisci un valore da 0 a 4')).toBeVisible()
})
