import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addressOf } from '#contracts/endpoint.ts'
import { calculateDough, suggestDoughToppings } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { DEFAULT_SIMPLE_PARAMS } from '#domain/dough/simple/simple-limits.ts'
import { plainDecimal } from '#domain/words/decimal-input.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { expectPaper, sheetsOf, withoutDialog } from './paper.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, notification, open, refuse } from './visitor.ts'

const FALLBACK_TIP = "Prepara l'impasto almeno 24 ore prima della cottura"

const partsOf = (page: Page) => {
  const section = page.getByRole('region', { name: 'Calcolatore di Impasto', exact: true })
  return {
    section,
    tab: (name: string) => section.getByRole('tab', { name }),
    field: (name: string) => section.getByRole('spinbutton', { name }),
    button: (name: string) => section.getByRole('button', { name, exact: true }),
    choice: (name: string) => section.getByRole('radio', { name }),
    saved: section.getByRole('complementary', { name: 'Le tue ricette' }),
    yeast: section.getByText('Lievito di birra fresco', { exact: true }).locator('xpath=../dd'),
    use: section.getByRole('checkbox', { name: 'Usa la stima' }),
    calculate: () => section.getByRole('button', { name: "Calcola l'impasto" }).click(),
    result: section.getByRole('heading', { name: /^Il tuo impasto/ }),
  }
}

test('a beginner calculates, takes the estimate, saves, comes back, loads and deletes', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/')
  const { section, tab, field, button, choice, saved, yeast, use, calculate, result } = partsOf(page)
  await expect(tab('Parametri Base')).toHaveAttribute('aria-selected', 'true')
  await expect(tab('Risultato')).toBeDisabled()

  // A type brings its water; the buttons stop at the edges.
  await section.getByText('Alla pala', { exact: true }).click()
  await expect(field('Idratazione')).toHaveValue('80')
  await section.getByText('Napoletana', { exact: true }).click()
  await expect(field('Idratazione')).toHaveValue('60')
  await field('Numero di pizze').fill('19')
  await button('Aumenta: Numero di pizze').click()
  await expect(field('Numero di pizze')).toHaveValue('20')
  await expect(button('Aumenta: Numero di pizze')).toBeDisabled()
  await field('Peso per pizza').fill('155')
  await button('Diminuisci: Peso per pizza').click()
  await expect(field('Peso per pizza')).toHaveValue('150')
  await expect(button('Diminuisci: Peso per pizza')).toBeDisabled()

  // What is wrong stays as typed, with a word beside it.
  await field('Numero di pizze').fill('due')
  await field('Idratazione').fill('120')
  await calculate()
  await expect(section.getByRole('alert')).toHaveText([
    'Inserisci un numero',
    'Inserisci un valore da 55 a 90',
  ])
  await expect(field('Numero di pizze')).toBeFocused()
  await expect(field('Numero di pizze')).toHaveValue('due')
  await field('Numero di pizze').fill('4')
  await field('Peso per pizza').fill('205')
  await field('Idratazione').fill('60,5')
  await calculate()
  await expect(section.getByRole('alert')).toHaveText([
    'Inserisci un multiplo di 10',
    'Inserisci un numero intero',
  ])
  await field('Peso per pizza').fill('200')
  await field('Idratazione').fill('61')
  await tab('Parametri Avanzati').click()
  await expect(choice('Diretta Tutto in una volta')).toBeChecked()
  await field('Temperatura ambiente').fill('26')

  const call = page.waitForRequest((request) => request.url().endsWith(calculateDough.path))
  await calculate()
  expect((await call).postDataJSON()).toEqual({
    ...DEFAULT_SIMPLE_PARAMS,
    hydration: 61,
    roomTemperature: 26,
  })
  await expectNotification(page, 'Calcolo effettuato', 'Ingredienti calcolati per 4 pizze napoletana')
  await expect(result).toBeFocused()
  await expect(tab('Risultato')).toHaveAttribute('aria-selected', 'true')
  // By hand: 800 / (1 + 0.61 + 0.025 + 0.01) = 486.3 g of flour; 24 h x 0.8 above 25 °C.
  for (const figure of ['486,3 g', '296,7 g', '12,2 g', '4,9 g']) {
    await expect(section.getByRole('region', { name: 'Ingredienti' })).toContainText(figure)
  }
  await expect(
    section.getByRole('img', { name: 'Farina 60,8%, Acqua 37,1%, Sale, lievito e altro 2,1%' }),
  ).toBeVisible()
  const times = section.getByRole('region', { name: 'Tempi di preparazione' })
  await expect(times.getByRole('definition')).toHaveText(['20 min', '19 ore', '3-5 min', '20-22 °C'])
  await expect(section.getByRole('progressbar', { name: 'Difficoltà' })).toHaveAttribute(
    'aria-valuenow',
    '33',
  )
  await expect(section.getByRole('region', { name: "Analisi dell'impasto" })).toContainText('430 °C')
  await expect(section.getByRole('region', { name: 'Per esperti' })).toHaveCount(0)

  // Result, tips and steps say the same: who reads only one does not wait for the hours that the yeast does not need.
  const said = section.getByText(/Con 4,9 g è pronto in circa \d+ ore\./)
  await expect(said.filter({ visible: true })).toHaveCount(3)
  await expect(section.getByText(/in tutto circa \d+ ore/)).toHaveCount(0)
  await expect(yeast).toHaveText('4,9 g')
  await use.check()
  await expect(yeast).toHaveText(/^0,\d\d g$/)
  await expect(said).toHaveCount(0)
  await expect(section.getByText(/in tutto circa \d+ ore/)).toBeVisible()
  const estimated = (await yeast.textContent()) ?? ''

  // Saved in this browser alone.
  await expect(button('Salva ricetta')).toBeDisabled()
  await section.getByLabel('Nome della ricetta').press('Enter')
  await expectNotification(page, 'Nome mancante', 'Inserisci un nome per la tua ricetta di impasto')
  await section.getByLabel('Nome della ricetta').fill('Sabato sera')
  await button('Salva ricetta').click()
  await expectNotification(page, 'Ricetta salvata')
  await expect(saved.getByRole('listitem')).toContainText(['pochi secondi fa'])

  await open(page, '/')
  await expect(tab('Risultato')).toBeDisabled()
  await saved.getByRole('button', { name: /^Sabato sera/ }).click()
  await expectNotification(page, 'Ricetta caricata')
  await expect(use).toBeChecked()
  await expect(yeast).toHaveText(estimated)
  await tab('Parametri Base').click()
  await expect(field('Idratazione')).toHaveValue('61')
  await saved.getByRole('button', { name: 'Elimina Sabato sera' }).click()
  await expectNotification(page, 'Ricetta eliminata')
  await expect(saved.getByRole('listitem')).toHaveCount(0)
  await tab('Risultato').click()
  await expect(section.getByRole('heading', { name: 'Nessun calcolo effettuato' })).toBeVisible()
  await button('Vai ai parametri').click()
  await expect(tab('Parametri Base')).toHaveAttribute('aria-selected', 'true')
})

test('an expert reads, copies, prints and shares', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withoutDialog(page)
  await page.emulateMedia({ colorScheme: 'dark' }) // paper is white whatever the screen is
  await open(page, '/')
  const { section, field, button, choice, use, calculate, result } = partsOf(page)
  await section.getByText('Esperto', { exact: true }).click()
  await section.getByText('In teglia', { exact: true }).click()
  await section.getByRole('tab', { name: 'Parametri Avanzati' }).click()
  await section.getByText('Maturazione in frigo').click()
  await field('Tempo di riposo').fill('48')
  await calculate()
  await expect(result).toHaveText('Il tuo impasto: in teglia, 4 pizze')

  const expert = section.getByRole('region', { name: 'Per esperti' })
  await expect(expert).toContainText('almeno 29 ore in frigorifero')
  await expect(expert).toContainText('Tabella di TXCraig1')
  const estimate = section.getByRole('region', { name: 'Stima scientifica del lievito' })
  await expect(estimate).toContainText("Per un'ora a 22 °C, 43 ore a 4 °C e 4 ore a 22 °C")
  await expect(estimate.getByRole('link', { name: 'Come verifichiamo i calcoli' })).toHaveAttribute(
    'href',
    '/come-verifichiamo',
  )
  await expect(section.getByRole('progressbar', { name: 'Difficoltà' })).toHaveAttribute(
    'aria-valuenow',
    '66',
  )
  await expect(
    section.getByRole('list', { name: 'Condimenti consigliati' }).getByRole('listitem'),
  ).toHaveCount(8)
  await section.getByRole('button', { name: 'Valori nutrizionali per 100 g' }).click()
  await expect(section.getByText(/^Stima per 100 g di impasto crudo/)).toBeVisible()
  await expect(section.getByRole('region', { name: 'In quattro passi' }).getByRole('listitem')).toHaveCount(4)
  await expect(
    section.getByText(
      /^Copri bene, metti in frigorifero .* Con 4,5 g è pronto .* 43 ore a 4 °C e 4 ore a 22 °C/,
    ),
  ).toBeVisible()

  await button('Copia le dosi').click()
  await expectNotification(page, 'Copiato!')
  await page.emulateMedia({ media: 'print' })
  await expect(notification(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Farina 00: 454,5 g\nAcqua: 318,2 g\n/) // 800 / (1 + 0.7 + 0.025 + 0.01 + 0.025) = 454.5
  const download = page.waitForEvent('download')
  await button('Esporta PDF').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('impasto-teglia-4.pdf')
  const { pages, text } = readPdf(readFileSync(await file.path()))
  expect(pages).toBe(1)
  for (const line of copied.split('\n')) expect(text).toContain(line.split(': ')[1])
  await expectNotification(page, 'PDF pronto')

  await expect(section.getByRole('link', { name: 'Calcola nutrizione' })).toHaveAttribute(
    'href',
    /^\/calcolatore-nutrizione\?i=farina-00\*454/,
  )

  await use.check()
  await button('Condividi').click()
  await expectNotification(page, 'Link copiato')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await open(page, link)
  await expect(result).toHaveText('Il tuo impasto: in teglia, 4 pizze')
  await expect(use).toBeChecked()
  await button('Stampa').click()
  await expect(page).toHaveTitle('printing')
  await expectPaper(page, '/')
  for (const name of ['Ingredienti', 'Consigli', 'In quattro passi'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await expect(page.getByText(/^Questo impasto: .*\/\?pizzaType=teglia/)).toBeVisible()
  expect(await sheetsOf(page)).toBe(1)
  await page.emulateMedia({ media: 'screen' })
  await section.getByRole('tab', { name: 'Parametri Avanzati' }).click()
  await expect(field('Tempo di riposo')).toHaveValue('48')
  await expect(choice('Maturazione in frigo')).toBeChecked()
})

test('says what went wrong, and loses nothing', { tag: '@proof' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('savedDoughRecipes', '[{"id":3},"rotto'))
  await refuse(page, calculateDough.path)
  const toppings = addressOf(suggestDoughToppings, {
    params: { pizzaType: 'tonda', hydration: plainDecimal(62) },
  })
  await refuse(page, toppings)
  await open(page, '/?pizzaCount=600&pizzaType=calzone&hydration=62#calcolatore')
  const { section, tab, field, saved, calculate, result } = partsOf(page)
  await expect(section.getByRole('alert')).toHaveText([
    "Scegli una voce dell'elenco",
    'Inserisci un valore da 1 a 20',
  ])
  await expect(field('Numero di pizze')).toHaveValue('600')
  await expect(saved).toContainText('Ancora nessuna')

  await section.getByText('Tonda', { exact: true }).click()
  await field('Numero di pizze').fill('1')
  await calculate()
  await expectNotification(page, 'Errore', "Non è stato possibile calcolare l'impasto")
  await expect(tab('Risultato')).toBeDisabled()
  await expect(field('Numero di pizze')).toHaveValue('1')

  const answer = await page.request.post(calculateDough.path, { data: DEFAULT_SIMPLE_PARAMS })
  const { ingredients, analysis } = await answer.json()
  await page.unroute(`**${calculateDough.path}`)
  const answers = [
    { ingredients, analysis, error: 'guasto' },
    { ingredients, analysis: { ...analysis, difficultyLevel: 'Maestro', tips: [FALLBACK_TIP] } },
  ]
  // An answer of another shape is a failure as well, never a broken page.
  const broken = ['<html>', JSON.stringify({ ingredients })]
  await page.route(`**${calculateDough.path}`, (route) => {
    const body = broken.shift()
    return body ? route.fulfill({ body }) : route.fulfill({ json: answers.shift() })
  })
  while (broken.length > 0) {
    const answered = page.waitForResponse(`**${calculateDough.path}`)
    await calculate()
    await answered
    await expectNotification(page, 'Errore', "Non è stato possibile calcolare l'impasto")
    await expect(tab('Risultato')).toBeDisabled()
  }
  await calculate()
  await expectNotification(page, 'Errore', "Non è stato possibile calcolare l'impasto")
  await calculate()
  await expectNotification(page, 'Calcolo effettuato con dati di base')
  await expect(notification(page)).toContainText('intelligenza artificiale non è disponibile')
  await expect(result).toHaveText('Il tuo impasto: tonda, 1 pizza')
  await expect(section.getByRole('progressbar', { name: 'Difficoltà' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  await expect(section.getByText('Caricamento suggerimenti...')).toBeVisible()
  await page.unroute(`**${toppings}`)
  await page.route(`**${toppings}`, (route) => route.fulfill({ body: 'null' }))
  const emptyAnswer = page.waitForResponse(`**${toppings}`)
  await section.getByRole('button', { name: 'Riprova' }).click()
  await emptyAnswer // else the call on its way would be answered by the site
  await expect(section.getByText('Caricamento suggerimenti...')).toBeVisible()
  await page.unroute(`**${toppings}`)
  await section.getByRole('button', { name: 'Riprova' }).click()
  await expect(
    section.getByRole('list', { name: 'Condimenti consigliati' }).getByRole('listitem'),
  ).toHaveCount(8)
})
