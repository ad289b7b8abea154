import type { Page } from '@playwright/test'
import type { DoughRecipe } from '#contracts/full-dough/dough-recipe.ts'
import { DOUGH_PRESETS } from '#domain/dough/full/full-presets.ts'
import { expect, test } from './site-test.ts'
import { countTaps, tapsOf } from './taps.ts'
import { expectNotification, holdBack, open, ownClock, refuse } from './visitor.ts'

const PAGE = '/calcolatore-impasto'
const doses = (page: Page) => page.getByRole('region', { name: 'Le tue dosi' })
const dose = (page: Page, name: string) =>
  page.getByRole('table', { name: "Dosi dell'impasto" }).getByRole('row', { name: new RegExp(`^${name} `) })
const advanced = (page: Page) => page.getByRole('heading', { name: 'Opzioni avanzate' })

test('computes while one types, keeps the address, and finds it again', { tag: '@phone-only' }, async ({
  page,
}) => {
  await open(page, PAGE)
  await expect(page).toHaveURL(PAGE)
  await expect(doses(page)).toContainText('848 g di impasto: 4 panetti da 212 g')
  for (const [name, amount] of [
    ['Farina', '511 g'],
    ['Acqua', '322 g'],
    ['Sale', '14,3 g'],
    ['Lievito secco istantaneo', '0,2 g'],
    ['Totale pesato', '847,5 g'],
  ] as const) {
    await expect(dose(page, name)).toContainText(amount)
  }
  await expect(page.getByRole('region', { name: 'Consigli' })).toContainText(
    'In estate riduci il lievito del 20%, in inverno aumentalo del 10%.',
  )

  const hydration = page.getByLabel('Idratazione (%)')
  await hydration.fill('')
  await hydration.pressSequentially('65,5')
  await expect(hydration).toBeFocused()
  await expect(hydration).toHaveValue('65,5')
  await expect(dose(page, 'Acqua')).toContainText('65,5%')
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

test('says beside its field what is wrong, and clears the doses meanwhile', async ({ page }) => {
  await open(page, `${PAGE}?servings=21&roomTempC=abc`)
  await expect(page.getByText('Inserisci un valore da 1 a 20', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Temp. ambiente (°C)')).toHaveValue('abc')
  await expect(page.getByText('Inserisci un numero', { exact: true })).toBeVisible()
  await expect(doses(page).getByRole('heading', { name: 'Qualcosa non torna' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salva ricetta' })).toBeDisabled()
  await page.getByLabel('Numero di pizze').fill('20')
  await page.getByLabel('Temp. ambiente (°C)').fill('23.5')
  await expect(doses(page)).toContainText('20 panetti')

  await page.getByLabel('Nome della ricetta').fill(' ')
  await expect(page.getByText('Nome richiesto')).toBeVisible()
  await expect(doses(page)).toContainText('20 panetti')
  await page.getByRole('button', { name: 'Salva ricetta' }).click()
  await expectNotification(page, 'Errore', 'Completa prima tutti i campi richiesti')
  await expect(page.getByLabel('Nome della ricetta')).toBeFocused()
  await page.getByLabel('Nome della ricetta').fill('Sabato')
  await page.getByRole('radio', { name: 'In teglia' }).check()
  await expect(page.getByLabel('Diametro (cm)')).toBeHidden()
  await expect(doses(page).getByRole('heading', { name: 'Dimensioni pizza non valide' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salva ricetta' })).toBeDisabled()
  await page.getByLabel('Lunghezza (cm)').fill('40')
  await page.getByLabel('Larghezza (cm)').fill('30')
  await expect(doses(page)).toContainText('7200 g di impasto: 20 teglie da 360 g')
})

test('a preset by click and by link give the same doses', async ({ page }) => {
  await open(page, PAGE)
  const rows = () => page.getByRole('table', { name: "Dosi dell'impasto" }).getByRole('row').allTextContents()
  const presets = page.getByRole('region', { name: 'Parti da uno stile' })
  await expect(presets.getByRole('button')).toHaveText(DOUGH_PRESETS.map(({ name }) => name))
  await presets.getByRole('button', { name: 'Genovese' }).click()
  await expectNotification(page, 'Preset applicato')
  await expect(presets.getByRole('button', { name: 'Genovese', pressed: true })).toBeVisible()
  await expect(dose(page, 'Olio')).toContainText('8%')
  await presets.getByRole('button', { name: 'Napoletana' }).click()
  await expect(presets.getByRole('button', { pressed: true })).toHaveText('Napoletana')
  await expect(dose(page, 'Acqua')).toContainText('62%')
  await expect(dose(page, 'Olio')).toHaveCount(0)
  const clicked = await rows()
  await page.goto(`${PAGE}?preset=hawaii`)
  await expect(presets.getByRole('alert')).toHaveText(/Lo stile «hawaii» non esiste/)
  await page.goto(`${PAGE}?preset=napoletana`)
  expect(await rows()).toEqual(clicked)
  await expect(presets.getByRole('button', { pressed: true })).toHaveText('Napoletana')
})

test('copies doses and link, and prints one sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printing'
    }
  })
  await open(page, `${PAGE}?bakeAt=2026-11-28T20:00&prefermentEnabled=true&notes=Forno+al+massimo`)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copia JSON' }).click()
  await expectNotification(page, 'Copiato')
  const copied = JSON.parse(await clipboard())
  expect(copied).toMatchObject({ totalDoughWeightG: 848, flourG: 511, yeastG: 0.2, prefermentFlourG: 102 })
  expect(Object.keys(copied)).toHaveLength(12)
  await page.getByRole('button', { name: 'Condividi link' }).click()
  await expectNotification(page, 'Link copiato')
  const link = new URL(await clipboard())
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    name: 'Nuova Ricetta',
    servings: '4',
    hydrationPct: '0.63',
    prefermentEnabled: 'true',
    humidityPct: '50',
    bakeAt: '2026-11-28T20:00',
  })
  await page.getByRole('button', { name: 'Stampa', exact: true }).click()
  await expect(page).toHaveTitle('printing')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Nuova Ricetta' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Il tuo piano' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('keeps recipes: save, load, duplicate, delete, undo', { tag: '@phone-only' }, async ({ page }) => {
  await open(page, PAGE)
  const kept = page.getByRole('region', { name: 'Le tue ricette di impasto' })
  await expect(kept).toContainText('Qui ritrovi gli impasti che salvi')
  await page.getByLabel('Nome della ricetta').fill('Pizza del sabato')
  await page.getByLabel('Numero di pizze').fill('7')
  const held = await holdBack(page, '/api/dough-recipes')
  await page.getByRole('button', { name: 'Salva ricetta' }).click()
  await expect(page.getByRole('button', { name: 'Un momento...' })).toBeDisabled()
  held.release()
  await expectNotification(page, 'Ricetta salvata')
  await expect(kept.getByRole('listitem')).toHaveText([/Pizza del sabato7 × 212 g/])

  await page.goto(PAGE)
  await expect(page.getByLabel('Numero di pizze')).toHaveValue('4')
  await kept.getByRole('button', { name: 'Carica Pizza del sabato' }).click()
  await expect(page.getByLabel('Numero di pizze')).toHaveValue('7')
  await kept.getByRole('button', { name: 'Duplica Pizza del sabato' }).click()
  await expect(kept.getByRole('heading', { level: 3 })).toHaveText([
    'Pizza del sabato (copia)',
    'Pizza del sabato',
  ])
  await kept.getByRole('button', { name: 'Elimina Pizza del sabato', exact: true }).click()
  await expectNotification(page, 'Ricetta eliminata')
  await expect(kept.getByRole('heading', { level: 3 })).toHaveText(['Pizza del sabato (copia)'])
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(kept.getByRole('heading', { level: 3 })).toHaveText([
    'Pizza del sabato',
    'Pizza del sabato (copia)',
  ])
  const answered = (await (await page.request.get('/api/dough-recipes')).json()) as DoughRecipe[]
  expect(answered.map(({ servings, outputs }) => [servings, outputs.perBallWeightG])).toEqual([
    [7, 212],
    [7, 212],
  ])
})

test('a double click keeps a recipe once', async ({ page }) => {
  await open(page, PAGE)
  const kept = page.getByRole('region', { name: 'Le tue ricette di impasto' })
  await expect(kept).toContainText('Qui ritrovi gli impasti che salvi')
  await page.getByLabel('Nome della ricetta').fill('  Una volta ')
  await page.getByRole('button', { name: 'Salva ricetta' }).dblclick()
  // The second click may also come when the first has been answered: then it is told of.
  await expectNotification(page, 'Ricetta salvata')
  await expect(kept.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Salva ricetta' }).click()
  await expectNotification(page, 'Ricetta salvata', '«Una volta» è già tra le tue ricette.')
  const answered = (await (await page.request.get('/api/dough-recipes')).json()) as DoughRecipe[]
  expect(answered).toHaveLength(1)

  await page.getByLabel('Numero di pizze').fill('7')
  await page.getByRole('button', { name: 'Salva ricetta' }).click()
  await expect(kept.getByRole('listitem')).toHaveCount(2)
})

test('a kept recipe stays without a network, and says what to do', async ({ page }) => {
  await open(page, PAGE)
  await page.getByLabel('Nome della ricetta').fill('Resta')
  await page.getByRole('button', { name: 'Salva ricetta' }).click()
  await expectNotification(page, 'Ricetta salvata')
  await page.route('**/api/dough-recipes/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Elimina Resta' }).click()
  await expectNotification(
    page,
    'Errore',
    'Impossibile eliminare la ricetta. Controlla la connessione e riprova.',
  )
})

test('a recipe that was deleted elsewhere is deleted here too', async ({ page }) => {
  await open(page, PAGE)
  await page.getByLabel('Nome della ricetta').fill('Altrove')
  await page.getByRole('button', { name: 'Salva ricetta' }).click()
  await expectNotification(page, 'Ricetta salvata')
  const [recipe] = (await (await page.request.get('/api/dough-recipes')).json()) as DoughRecipe[]
  await page.request.delete(`/api/dough-recipes/${recipe?.id}`)
  await page.getByRole('button', { name: 'Elimina Altrove' }).click()
  await expectNotification(page, 'Ricetta eliminata')
  await expect(page.getByRole('button', { name: 'Elimina Altrove' })).toHaveCount(0)
})

test('a recipe that could not be kept is not lost', async ({ page }) => {
  await open(page, PAGE)
  await page.getByLabel('Nome della ricetta').fill('Resta qui')
  await refuse(page, '/api/dough-recipes')
  await page.getByRole('button', { name: 'Salva ricetta' }).click()
  await expectNotification(page, 'Errore', 'Impossibile salvare la ricetta')
  await expect(page.getByLabel('Nome della ricetta')).toHaveValue('Resta qui')
  await expect(page.getByRole('button', { name: 'Salva ricetta' })).toBeEnabled()
})

test('divides the dough into its stages, or says why it cannot', async ({ page }) => {
  await open(page, PAGE)
  await advanced(page).click()
  await page.getByLabel('Prefermento (biga o poolish)').check()
  await page.getByRole('button', { name: 'Biga', exact: true }).click()
  const stages = page.getByRole('table', { name: 'Come dividere le dosi fra le fasi' })
  await expect(stages.getByRole('columnheader')).toHaveText(['Biga', 'Impasto finale'])
  await expect(stages.getByRole('row', { name: /^Farina/ })).toHaveText('Farina153 g358 g')
  await page.getByLabel('Lievito madre (li.co.li. o solido)').check()
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
})

test('starts from flour, a pan or balls', async ({ page }) => {
  await open(page, PAGE)
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

test('plans the work back from the oven, and hands it to a calendar', async ({ page }) => {
  await ownClock(page, { time: new Date('2026-11-21T10:00:00+01:00') })
  await open(page, PAGE)
  const plan = page.getByRole('region', { name: 'Quando vuoi infornare?' })
  await plan.getByRole('button', { name: 'martedì 24 alle 20' }).click()
  const steps = plan.getByRole('list').getByRole('listitem')
  await expect(steps.first()).toContainText(/Impasta/)
  await expect(steps.last()).toContainText('20:00 Inforna')
  await expect(plan.getByRole('region')).toHaveCount(2)
  await expect(page).toHaveURL(/bakeAt=2026-11-24T20%3A00/)
  await expect(
    plan.getByRole('heading', { name: 'In forno martedì 24 novembre 2026 alle 20:00' }),
  ).toBeVisible()
  const download = page.waitForEvent('download')
  await plan.getByRole('button', { name: 'Aggiungi al calendario' }).click()
  const stream = await (await download).createReadStream()
  let calendar = ''
  for await (const chunk of stream) calendar += String(chunk)
  expect((await download).suggestedFilename()).toBe('piano-impasto.ics')
  expect(calendar).toContain('DTSTART:20261124T190000Z\r\n')
  expect(calendar).toContain('SUMMARY:Inforna · Nuova Ricetta')

  await plan.getByLabel('Quando inforni').fill('2026-11-21T12:00')
  await expect(plan.getByRole('list', { name: 'Avvertenze' })).toContainText('È tardi per questo piano')
  await plan.getByLabel('Quando inforni').fill('2026-11-20T12:00')
  await expect(plan.getByRole('list', { name: 'Avvertenze' })).toContainText('è già passata')
  await plan.getByLabel('Quando inforni').fill('2027-03-28T02:30')
  await expect(plan.getByLabel('Quando inforni')).toHaveAttribute('aria-invalid', 'true')
  await plan.getByLabel('Pieghe').fill('9')
  await expect(plan.getByText('Inserisci un valore da 0 a 4')).toBeVisible()
})

test('estimates yeast, water and flour beside the doses', async ({ page }) => {
  await open(page, PAGE)
  const estimate = page.getByRole('region', { name: /^Stima scientifica/ })
  await expect(doses(page)).toContainText('Stima scientifica del lievito: da 0,21 a 0,35 g.')
  await expect(estimate.getByRole('row')).toHaveText([
    'Dose del calcolatore0,18 g',
    'Tabella di TXCraig10,35 g',
    'Formula Japi 20,21 g',
    'Formula Japi 10,3 g',
  ])
  await expect(estimate).toContainText('Quanto può sbagliare')
  await expect(
    estimate.getByRole('list', { name: 'Fasi della lievitazione' }).getByRole('listitem'),
  ).toHaveCount(3)

  const water = page.getByRole('region', { name: /^Temperatura dell'acqua/ })
  await expect(water).toContainText("24 °C per 322 g d'acqua")
  await water.getByLabel('Come impasti').selectOption('Planetaria')
  await water.getByLabel('Rubinetto (°C)').fill('28')
  await expect(water).toContainText(/\d+ g dal rubinetto e \d+ g di ghiaccio/)

  const flour = page.getByRole('region', { name: /^Forza della farina/ })
  await expect(flour).toContainText('W 290–380')
  await flour.getByLabel('Forza voluta (W)').fill('280')
  await expect(flour).toContainText('256 g della prima e 255 g della seconda')
  await flour.getByLabel('Forza voluta (W)').fill('420')
  await expect(flour).toContainText('Con queste farine si arriva solo tra W 180 e W 380')
})

test('what was typed before the scripts came counts', async ({ page }) => {
  const scripts = await holdBack(page, '/assets/*.js')
  await page.goto(PAGE, { waitUntil: 'commit' })
  await page.getByLabel('Numero di pizze').fill('8')
  await page.getByText('In teglia').click()
  scripts.release()
  await expect(doses(page).getByRole('heading', { name: 'Dimensioni pizza non valide' })).toBeVisible()
  await expect(page.getByLabel('Numero di pizze')).toHaveValue('8')
  await expect(page).toHaveURL(/servings=8&shape=pan/)
})

test.describe('without JavaScript', { tag: '@no-js' }, () => {
  test('the form is sent, and the server computes', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByLabel('Numero di pizze').fill('6')
    await page.getByLabel('Idratazione (%)').fill('65,5')
    await page.getByLabel('Numero di pizze').press('Enter')
    await expect(dose(page, 'Acqua')).toContainText('65,5%')
    await expect(doses(page)).toContainText('6 panetti')

    await page.getByText('In teglia').click()
    await page.getByLabel('Lunghezza (cm)').fill('40')
    await page.getByLabel('Larghezza (cm)').fill('trenta')
    await page.getByRole('button', { name: 'Calcola', exact: true }).first().click()
    await expect(page.getByText('Inserisci una misura da 1 a 200 cm')).toBeVisible()
    await expect(page.getByLabel('Larghezza (cm)')).toHaveValue('trenta')
    await page.getByLabel('Larghezza (cm)').fill('30')
    await page.getByRole('button', { name: 'Siciliana' }).click()
    await expect(dose(page, 'Olio')).toContainText('3,5%')
    await expect(doses(page)).toContainText('6 teglie da 660 g')

    await page.getByText('Parti da quello che hai').click()
    await page.getByLabel('Farina (g)').fill('1500')
    await page.getByRole('button', { name: 'Usa tutta la farina' }).click()
    await expect(dose(page, 'Farina')).toContainText('1500 g')
    await page.getByLabel('Quando inforni').fill('2026-11-28T20:00')
    await page.getByRole('button', { name: 'Calcola', exact: true }).first().click()
    await expect(page.getByRole('region', { name: 'Quando vuoi infornare?' })).toContainText('20:00 Inforna')
  })
})

test('a dose far from the models is told before it is weighed, and gives way to the estimate', async ({
  page,
}) => {
  await open(page, `${PAGE}?fermentMode=quick&fermentHours=72&roomTempC=30&yeastType=fresh`)
  const warning = doses(page).getByText(/^Con 6,1 g è pronto .* Per 72 ore a 30 °C ne bastano /)
  await expect(warning).toBeVisible()
  await page.getByRole('checkbox', { name: 'Usa la stima' }).check()
  await expect(warning).toBeHidden()
  await expect(dose(page, 'Lievito fresco')).not.toContainText('6,1 g')
  await expect(doses(page)).toContainText('Con la regola del calcolatore sarebbero 6,1')
  await expect(page).toHaveURL(/yeastByEstimate=true/)
  await page.getByRole('button', { name: 'Salva ricetta' }).click()
  await expectNotification(page, 'Ricetta salvata', '«Nuova Ricetta» è tra le tue ricette.')
  await open(page, PAGE)
  await page.getByRole('button', { name: 'Carica Nuova Ricetta' }).click()
  await expect(page.getByRole('checkbox', { name: 'Usa la stima' })).toBeChecked()
})

test('a biga whose yeast does not fit its hours says so beside the doses and in the plan', async ({
  page,
}) => {
  await open(
    page,
    `${PAGE}?prefermentEnabled=true&prefermentFlourPct=0.5&prefermentHydrationPct=0.5&bakeAt=2026-12-05T20:00`,
  )
  const words = /questa biga vuole lievito fresco per l'1% della sua farina/
  await expect(doses(page).getByText(words)).toBeVisible()
  const plan = page.getByRole('region', { name: /^Quando vuoi infornare/ })
  await expect(plan.getByText(words)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Usa la stima' }).check()
  await expect(plan.getByText(words)).toBeHidden()
  await expect(dose(page, 'Lievito secco istantaneo')).toContainText('0,8 g')
})

test('a professional doses a biga for as many balls as the tool takes, and has a plan, within seven taps from home', {
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
  await expect(page.getByText(/Inserisci un valore da 1 a 20/)).toBeVisible()
  await balls.fill('20')
  await advanced(page).click()
  await page.getByLabel('Prefermento (biga o poolish)').click()
  await page.getByRole('button', { name: 'Biga', exact: true }).click()
  await page.getByRole('button', { name: 'martedì 24 alle 20' }).click()
  await expect(
    page.getByRole('heading', { name: 'In forno martedì 24 novembre 2026 alle 20:00' }),
  ).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Come dividere le dosi fra le fasi' }).getByRole('columnheader'),
  ).toHaveText(['Biga', 'Impasto finale'])
  expect(await tapsOf(page)).toBeLessThanOrEqual(7)
})
