import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { open } from './visitor.ts'

const panelOf = (page: Page, name: string) => {
  const panel = page.getByRole('region', { name, exact: true })
  return {
    amount: panel.getByRole('textbox', { name: 'Quantità' }),
    unit: panel.getByRole('combobox', { name: 'Unità' }),
    results: panel.getByRole('definition'),
    names: panel.getByRole('term'),
    alert: panel.getByRole('alert'),
  }
}

test('every unit becomes all the others', { tag: '@phone-only' }, async ({ page }) => {
  await open(page, '/')
  const [weight, volume, heat] = [
    panelOf(page, 'Peso'),
    panelOf(page, 'Volume'),
    panelOf(page, 'Temperatura'),
  ]
  await expect(weight.amount).toHaveValue('100')
  await expect(weight.unit).toHaveText('Grammi')
  await expect(weight.names).toHaveText(['Chilogrammi', 'Once', 'Libbre'])
  await expect(weight.results).toHaveText(['0,10', '3,53', '0,22'])
  await expect(volume.amount).toHaveValue('250')
  await expect(volume.unit).toHaveText('Millilitri')
  await expect(volume.results).toHaveText(['0,25', '1,06', '16,91', '50,72'])
  await expect(heat.amount).toHaveValue('180')
  await expect(heat.unit).toHaveText('Celsius')
  await expect(heat.results).toHaveText(['356,00'])

  await weight.amount.fill('2,5') // under 0.01 the exponential form
  await expect(weight.results).toHaveText(['2,50e-3', '0,09', '5,51e-3'])
  await weight.amount.fill('due')
  await expect(weight.alert).toHaveText('Scrivi un numero')
  await expect(weight.amount).toHaveValue('due')
  await expect(weight.results).toHaveText(['–', '–', '–'])

  await weight.amount.fill('-3')
  await expect(weight.alert).toHaveText('Un peso non può essere negativo')
  await weight.amount.fill('9999999999999')
  await expect(weight.alert).toHaveText('Numero troppo grande: al massimo 12 cifre')
  await weight.amount.fill('1.000.000,5')
  await expect(weight.results).toHaveText(['1.000,00', '35.274,01', '2.204,63'])
  await heat.amount.fill('-300')
  await expect(heat.alert).toContainText('Sotto lo zero assoluto')

  await heat.unit.click()
  await page.getByRole('option', { name: 'Fahrenheit' }).click()
  await heat.amount.fill('-40')
  await expect(heat.names).toHaveText(['Celsius'])
  await expect(heat.results).toHaveText(['−40,00'])

  const guide = page.getByRole('region', { name: 'Convertitore di unità' })
  for (const time of ['8-12 ore', '24-48 ore', '60-90 secondi', '8-12 minuti', '20-30 minuti']) {
    await expect(guide.getByText(time, { exact: true })).toBeVisible()
  }
})
