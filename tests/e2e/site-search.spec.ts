import { expect, test } from './site-test.ts'
import { goInside, open } from './visitor.ts'

test('what is asked for a number opens its tool with the number, also from the list of recipes', async ({
  page,
}) => {
  await open(page, '/cerca')
  await page.getByRole('searchbox', { name: 'Che cosa cerchi?' }).fill('350 f in celsius')
  await expect(page.getByText('350 °F = 177 °C')).toBeVisible()
  await expect(page).toHaveURL('/cerca?q=350+f+in+celsius')
  await page.getByRole('link', { name: 'Apri il convertitore' }).click()
  const temperature = page.getByRole('region', { name: 'Temperatura' })
  await expect(temperature.getByLabel('Quantità')).toHaveValue('350')
  await expect(temperature).toContainText('176,67')

  // The list of recipes shows what else the site has: for a word, and for a question that asks for a number.
  const elsewhere = page.getByRole('complementary', { name: 'Nel resto del sito' })
  await goInside(page, '/ricette')
  await page.getByRole('searchbox', { name: 'Cerca', exact: true }).fill('biga')
  await expect(elsewhere.getByRole('link', { name: 'Glossario biga' })).toBeVisible()
  await elsewhere.getByRole('link', { name: 'Cerca in tutto il sito' }).click()
  await expect(page).toHaveURL('/cerca?q=biga')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Glossario')
  await goInside(page, '/ricette?cerca=500+g+farina+quante+pizze')
  await expect(elsewhere).toContainText('3 pizze tonde da 30 cm')
  await expect(page.getByRole('article')).toHaveCount(0)
  await elsewhere.getByRole('link', { name: "Apri il calcolatore d'impasto" }).click()
  await expect(page).toHaveURL(
    '/calcolatore-impasto?thicknessFactor=0.3537&start=balls&haveBalls=3&haveBallG=250',
  )

  // A very long question is cut alike by the server and the browser.
  await open(page, `/cerca?q=${'biga '.repeat(600)}`)
  await expect(page.getByRole('searchbox', { name: 'Che cosa cerchi?' })).toHaveValue(
    /^biga [ab gi]{190,195}$/,
  )
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})
