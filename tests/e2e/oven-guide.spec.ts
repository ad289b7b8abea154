import type { Page } from '@playwright/test'
import { calculateOven } from '#contracts/oven-guide/oven-guide.endpoints.ts'
import { expectPaper, sheetsOf } from './paper.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, holdBack, open, ownClock } from './visitor.ts'

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const button = (page: Page) => page.getByRole('button', { name: /^Calcol/ })
/** On a phone the form folds once there is a result. */
const changeOven = (page: Page) => page.getByRole('button', { name: 'Cambia pizza o forno' }).click()
const result = (page: Page) => page.getByRole('region', { name: 'Risultato' })
/** The figures stand under the title. */
const answer = (page: Page, degrees: string) => page.getByText(new RegExp(`· ${degrees}$`))
const lastDough = {
  hydration_pct: 0.75,
  thickness_factor: 0.4,
  ferment_mode: 'cold',
  ferment_hours: 48,
  outputs: { ball_weight_g: 300 },
}

test('from the four steps to the plan, the clock and the printed sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // The window of the sheet too: while it prints it cannot be printed again.
  await context.addInitScript(() => {
    window.print = () => undefined
  })
  await ownClock(page)
  await open(page, '/guida-forno')
  await expect(result(page).getByRole('link', { name: 'Pronto soccorso pizza' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Superficie di cottura' })).toBeDisabled()
  await expect(button(page)).toBeDisabled()
  await choose(page, 'Stile di pizza', 'Napoletana')
  await choose(page, 'Tipo di forno', 'Forno di casa elettrico (statico)')
  await expect(button(page)).toBeDisabled()
  await expect(button(page)).toHaveAccessibleDescription('Per calcolare scegli la superficie di cottura.')
  await choose(page, 'Superficie di cottura', "Piastra d'acciaio")

  const limit = page.getByRole('textbox', { name: 'Temperatura massima del forno' })
  await expect(limit).toHaveAttribute('placeholder', '260')
  await limit.fill('caldo')
  await expect(page.getByRole('alert')).toContainText('Scrivi un numero intero, 150-600 °C')
  await expect(button(page)).toBeDisabled()
  await limit.fill('260')
  await page.getByRole('checkbox', { name: /Fahrenheit/ }).check()
  await expect(limit).toHaveValue('500')
  await limit.fill('')
  await expect(limit).toHaveAttribute('placeholder', '500')
  await page.getByRole('checkbox', { name: /Fahrenheit/ }).uncheck()
  await limit.fill('275')

  const calculation = await holdBack(page, calculateOven.path)
  await button(page).click()
  await expect(button(page)).toBeDisabled()
  calculation.release()
  await expectNotification(page, 'Calcolo completato')
  await expect(result(page).getByRole('heading', { name: 'Napoletana', exact: true })).toBeFocused()
  await expect(answer(page, '260-275 °C')).toBeInViewport()
  await expect(result(page).getByText('260-275 °C', { exact: true })).toBeHidden() // said once, but on paper
  await expect(
    result(page).getByRole('img', { name: /Zona ideale: 260-275 °C.*forno: 275 °C/ }),
  ).toBeVisible()
  await expect(
    result(page).getByText('Il tuo forno arriva a 275 °C, lo stile ne vorrebbe 380-430'),
  ).toBeVisible()
  for (const name of ['Piano di cottura', 'Aggiustamenti', 'Consigli', 'Sicurezza', 'Temperatura e tempo']) {
    await expect(result(page).getByRole('heading', { name })).toBeVisible()
  }
  await expect(page).toHaveURL(/style=napoletana&oven=home_electric&surface=steel&maxTemp=275$/)

  await result(page).getByRole('button', { name: 'Condividi' }).click()
  await expectNotification(page, 'Link copiato')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())

  await page.getByRole('button', { name: 'Ho infornato' }).click()
  const steps = result(page).getByRole('list', { name: 'Passi della cottura' }).getByRole('listitem')
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await page.clock.fastForward(100_000)
  await expectNotification(page, 'Tempo scaduto')
  await expect(steps.nth(1)).not.toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Ferma' }).click()
  await expect(page.getByRole('button', { name: 'Ho infornato' })).toBeVisible()

  await page.getByText('Gli stessi valori in tabella').click()
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0)
  const [sheet] = await Promise.all([
    context.waitForEvent('page'),
    result(page).getByRole('button', { name: 'Stampa' }).click(),
  ])
  await expect(sheet.getByRole('heading', { name: 'Napoletana' })).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'Napoletana' })).toHaveCSS('font-family', /Young Serif/)
  expect(await sheet.title()).toBe('Guida forno: Napoletana')
  expect(await sheetsOf(sheet)).toBe(1)
  await sheet.close()
})

test('a link brings its choices, its results and the last dough, what fails loses nothing, and the page is one sheet', {
  tag: ['@phone-only', '@proof'],
}, async ({ page }) => {
  await page.addInitScript(
    (record) => localStorage.setItem('lastDoughCalculation', record),
    JSON.stringify(lastDough),
  )
  // A choice that does not exist is told until another is made.
  await open(page, '/guida-forno?style=fritta&oven=home_gas')
  await expect(page.getByRole('alert')).toContainText('«fritta»: il link chiede una scelta')
  await choose(page, 'Stile di pizza', 'Detroit')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await sheetsOf(page)).toBe(1)

  await open(
    page,
    '/guida-forno?style=contemporanea&oven=portable_gas&surface=stone&maxTemp=350&useDough=true',
  )
  await expect(answer(page, '335-350 °C')).toBeInViewport()
  await expect(button(page)).toBeHidden()
  await changeOven(page)
  await expect(page.getByRole('combobox', { name: 'Stile di pizza' })).toHaveText('Napoletana contemporanea')
  await expect(page.getByRole('combobox', { name: 'Tipo di forno' })).toHaveText('Forno portatile a gas')
  await expect(page.getByRole('combobox', { name: 'Superficie di cottura' })).toHaveText('Pietra refrattaria')
  await expect(page.getByRole('textbox', { name: /Temperatura massima/ })).toHaveValue('350')
  await expect(page.getByRole('checkbox', { name: /calcolatore impasto/ })).toBeChecked()
  await expect(page.getByText(/Ultimo impasto: idratazione 75%, spessore 0,4 g\/cm²/)).toBeVisible()
  await expect(answer(page, '335-350 °C')).toBeVisible()
  await expect(result(page).getByText('Idratazione al 75%, contro il 70% dello stile')).toBeVisible()

  await page.getByRole('checkbox', { name: /Fahrenheit/ }).check()
  await expect(answer(page, '635-662 °F')).toBeVisible()
  await expect(page).toHaveURL(/maxTemp=350&useDough=true&unit=F$/)
  await expect(result(page)).not.toContainText('°C')
  await page.reload()
  await changeOven(page)
  await expect(page.getByRole('textbox', { name: /Temperatura massima/ })).toHaveValue('662')
  await expect(answer(page, '635-662 °F')).toBeVisible()

  // A refusal says why and loses nothing; without words of the server it still says that it failed.
  await page.route(`**${calculateOven.path}`, (route) =>
    route.fulfill({ status: 400, json: { message: 'Forno spento di prova' } }),
  )
  await button(page).click()
  await expectNotification(page, 'Errore', 'Forno spento di prova')
  await page.route(`**${calculateOven.path}`, (route) => route.fulfill({ status: 500, body: '' }))
  await button(page).click()
  await expectNotification(page, 'Errore', 'Errore nel calcolo')
  await expect(answer(page, '635-662 °F')).toBeVisible()

  await page.unroute(`**${calculateOven.path}`)
  await page.getByRole('checkbox', { name: /calcolatore impasto/ }).uncheck()
  await button(page).click()
  await expectNotification(page, 'Calcolo completato')
  await expect(result(page)).not.toContainText('Idratazione al 75%')
  await page.emulateMedia({ colorScheme: 'dark' }) // paper is white whatever the screen is
  expect(await sheetsOf(page)).toBe(1)
  await expectPaper(page, '/guida-forno')
  await page.emulateMedia({ media: null })

  await changeOven(page)
  await choose(page, 'Stile di pizza', 'Detroit')
  await expect(page.getByRole('combobox', { name: 'Superficie di cottura' })).toHaveText(
    'Scegli la superficie',
  )
  await page.getByRole('textbox', { name: /Temperatura massima/ }).press('Enter')
  await expectNotification(page, 'Campi mancanti', 'Seleziona stile pizza, tipo di forno e superficie.')
})
