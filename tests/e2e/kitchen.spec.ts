import { expect, test } from './site-test.ts'
import { open } from './visitor.ts'

test('a kitchen told in the oven of a recipe is that of the guide, the calculator, the evening and the search', async ({
  page,
}) => {
  await open(page, '/ricette/1')
  await page.getByRole('link', { name: 'Il mio forno' }).click()
  const drawer = page.getByRole('dialog', { name: 'Il mio forno' })
  await drawer.getByLabel('Tipo di forno').selectOption('home_electric')
  await drawer.getByLabel('Superficie di cottura').selectOption('stone')
  await drawer.getByLabel('Temperatura massima').fill('280')
  await drawer.getByText('Il resto della tua cucina').click()
  await drawer.getByLabel('Stanza').fill('19')
  await drawer.getByLabel('Forza della farina').fill('300')
  await drawer.getByLabel('Panetto').fill('270')
  await expect(drawer.getByRole('region', { name: 'Nel tuo forno' })).toContainText('5-7 min')
  await drawer.getByRole('button', { name: 'Fatto' }).click()
  await expect(drawer).toBeHidden()

  await expect(page.getByText('Nel tuo forno 5-7 min')).toBeVisible()
  await expect(page.getByRole('region', { name: 'In breve' })).toContainText('20-28 min nel tuo forno')

  await open(page, '/guida-forno')
  await expect(page.getByRole('region', { name: 'Risultato' })).toContainText('5-7 min')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText(/^Napoletana nel tuo forno 5-7 min · /)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })

  await open(page, '/calcolatore-impasto')
  await expect(page.getByLabel('Temp. ambiente')).toHaveValue('19')
  await expect(page).toHaveURL(/calcolatore-impasto$/)
  await open(page, '/calcolatore-impasto?roomTempC=25')
  await expect(page.getByLabel('Temp. ambiente')).toHaveValue('25')
  await page.getByRole('button', { name: 'Usa i miei gradi' }).click()
  await expect(page.getByLabel('Temp. ambiente')).toHaveValue('19')

  await open(page, '/serata')
  await expect(page.locator('[name=gradi]')).toHaveValue('280')
  await expect(page.locator('[name=piano]')).toHaveValue('stone')
  await expect(page.locator('[name=w]')).toHaveValue('300')

  await open(page, '/cerca?q=forno+a+280+quanti+minuti')
  await expect(page.getByRole('region', { name: 'Cottura a 280 °C' })).toContainText('5-7 min')
  await open(page, '/cerca?q=quanto+pesa+un+panetto')
  await expect(page.getByRole('region', { name: 'Peso di un panetto' })).toContainText('270 g')
})
