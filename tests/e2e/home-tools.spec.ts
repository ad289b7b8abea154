import { calculateDough } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { DEFAULT_SIMPLE_PARAMS } from '#domain/dough/simple/simple-limits.ts'
import { expect, test } from './site-test.ts'
import { holdScripts } from './visitor.ts'

test('the tools of the home page take what was typed before the scripts came, convert and unfold', {
  tag: '@phone-only',
}, async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const dough = page.getByRole('region', { name: 'Calcolatore di Impasto', exact: true })
  await dough.getByRole('spinbutton', { name: 'Numero di pizze' }).fill('8')
  await dough.getByText('Alla pala', { exact: true }).click()
  await dough.getByText('Esperto', { exact: true }).click()
  const weight = page.getByRole('region', { name: 'Peso', exact: true })
  const amount = weight.getByRole('textbox', { name: 'Quantità' })
  await amount.fill('1.000,5')
  scripts.release()

  await expect(weight.getByRole('definition')).toHaveText(['1,00', '35,29', '2,21'])
  await amount.fill('2,5') // under 0.01 the exponential form
  await expect(weight.getByRole('definition')).toHaveText(['2,50e-3', '0,09', '5,51e-3'])
  await amount.fill('due')
  await expect(weight.getByRole('alert')).toHaveText('Scrivi un numero')
  await expect(amount).toHaveValue('due')
  await expect(weight.getByRole('definition')).toHaveText(['–', '–', '–'])
  const heat = page.getByRole('region', { name: 'Temperatura', exact: true })
  await heat.getByRole('combobox', { name: 'Unità' }).click()
  await page.getByRole('option', { name: 'Fahrenheit' }).click()
  await heat.getByRole('textbox', { name: 'Quantità' }).fill('-40')
  await expect(heat.getByRole('term')).toHaveText(['Celsius'])
  await expect(heat.getByRole('definition')).toHaveText(['−40,00'])

  await expect(dough.getByRole('spinbutton', { name: 'Idratazione' })).toHaveValue('80')
  await expect(dough.getByText('Una a testa, e una per chi ha fame.')).toHaveCount(0)
  const call = page.waitForRequest((request) => request.url().endsWith(calculateDough.path))
  await dough.getByRole('button', { name: "Calcola l'impasto" }).click()
  expect((await call).postDataJSON()).toEqual({
    ...DEFAULT_SIMPLE_PARAMS,
    pizzaType: 'pala',
    hydration: 80,
    pizzaCount: 8,
  })

  const nutrition = page.getByRole('region', { name: 'Ingredienti e nutrizione' })
  await expect(nutrition.getByRole('progressbar')).toHaveCount(0)
  await nutrition.getByRole('button', { name: 'Mostra i nutrienti di Mozzarella' }).click()
  await expect(nutrition.getByRole('progressbar', { name: 'Proteine, parte di un giorno' })).toBeVisible()
  await nutrition.getByRole('button', { name: 'Nascondi i nutrienti di Mozzarella' }).click()
  await expect(nutrition.getByRole('progressbar')).toHaveCount(0)
})
