import { expect, test } from './site-test.ts'
import { expectNotification, open, ownClock, recordCalls } from './visitor.ts'

test('on a phone home shows three classics, leads to the image analysis, the pizzerias and the glossary', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/')
  const classics = page.getByRole('region', { name: 'Ricette Classiche' })
  await expect(classics.getByRole('article')).toHaveCount(3)
  await page.getByRole('link', { name: 'Analizza Pizza' }).click()
  await expect(page).toHaveURL('/#image-analysis-section')
  const section = page.locator('#image-analysis-section')
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(section).toContainText('JPEG, PNG, GIF o WebP fino a 5MB')

  const pizzerias = page.getByRole('region', { name: 'Pizzerie storiche' })
  await expect(pizzerias.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(pizzerias.getByRole('link', { name: 'Tutte le pizzerie' })).toHaveAttribute(
    'href',
    '/pizzerie',
  )
  const glossary = page.getByRole('region', { name: 'Glossario', exact: true })
  await glossary.getByRole('link', { name: 'Tutto il glossario' }).click()
  await expect(page).toHaveURL('/glossario')
  await expect(page.getByRole('term')).not.toHaveCount(0)
})

/** In UTC. Then there is time for an evening at whatever hour this runs: the server plans from today. */
function tomorrowAt(hour: number): Date {
  const time = new Date(Date.now() + 24 * 3_600_000)
  time.setUTCHours(hour, 0, 0, 0)
  return time
}

test('the number at the table grows into an evening, which its page opens as it is shown', {
  tag: '@phone',
}, async ({ page }) => {
  await ownClock(page, { time: tomorrowAt(11) })
  await open(page, '/')
  const panel = page.locator('form', { hasText: 'Quanti siete stasera?' })
  await expect(panel).toContainText('Inforni alle 20:00')
  const calls = recordCalls(page)
  await panel.getByRole('button', { name: 'Un ospite in più' }).click()
  await expect(panel.getByRole('textbox')).toHaveValue('5')
  await expect(panel.getByText(/^Si comincia/)).toBeVisible()
  await expect(panel.getByText(/^Da comprare: /)).toBeVisible()
  const counts = await panel.getByRole('listitem').locator('strong').allTextContents()
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(5)
  expect(calls).toEqual(['POST /api/pizza-night/plan'])

  await panel.getByRole('button', { name: 'Prepara la serata' }).click()
  await expect(page).toHaveURL(/\/serata\?ospiti=5&quando=\d{4}-\d\d-\d\dT20%3A00$/)
  const planned = page.getByRole('region', { name: 'La serata' }).getByRole('heading', { level: 2 })
  await expect(planned).toBeFocused()
  await expect(planned).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Il menu' })).toBeVisible()
  // On phones the form of a planned evening is folded, and needs stand above the plan.
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024
  await expect(page.getByRole('list', { name: "Chi c'è a tavola" })).toHaveCount(isWide ? 0 : 1)
  await expect(page.getByLabel('Ospiti, te compreso')).toHaveValue('5')
  expect(calls).toEqual(['POST /api/pizza-night/plan'])
})

test('late in the day the evening is tomorrow, and one tap makes it tonight, as early as there is time', {
  tag: '@phone-only',
}, async ({ page }) => {
  // Six or seven in the evening: Italian summer time may have ended.
  await ownClock(page, { time: tomorrowAt(17) })
  await open(page, '/')
  const panel = page.locator('form', { hasText: 'Quanti siete domani?' })
  const tomorrow = panel.getByRole('button', { name: 'Domani' })
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'true')
  await expect(panel).toContainText(/Stasera solo dalle 2[12]:00: inforni domani alle 20:00/)
  await tomorrow.tap()
  await expect(panel.getByText(/^Si comincia/)).toBeVisible()

  const tonight = page.locator('form', { hasText: 'Quanti siete stasera?' })
  await panel.getByRole('button', { name: 'Stasera' }).tap()
  await expect(tonight).toContainText(/Inforni alle 2[12]:00/)
  await tonight.getByRole('button', { name: 'Prepara la serata' }).tap()
  await expect(page).toHaveURL(/\/serata\?ospiti=4&quando=\d{4}-\d\d-\d\dT2[12]%3A00$/)
})

test('the general search bar says what it looks for, with its filters, and opens the list with it', async ({
  page,
}) => {
  await open(page, '/')
  const bar = page.getByRole('search')
  const find = bar.getByRole('button', { name: 'Trova la pizza' })
  const calls = recordCalls(page)
  await bar.getByRole('searchbox', { name: 'Che pizza vuoi?' }).fill(' funghi ')
  await find.click()
  await expectNotification(page, 'Ricerca avviata', 'Ricerca: «funghi». Filtri: nessuno.')
  await expect(page).toHaveURL('/ricette?cerca=funghi')
  await expect(page.getByRole('searchbox', { name: 'Cerca', exact: true })).toHaveValue('funghi')
  // The recipes are here already; what else there is for the word the list asks for.
  expect(calls).toEqual(['GET /api/search'])

  const search = async (...filters: string[]) => {
    await page.getByRole('banner').getByRole('link', { name: 'Cornicione' }).click()
    await expect(page).toHaveURL('/')
    for (const name of filters) {
      const filter = bar.getByRole('button', { name })
      await filter.click()
      await expect(filter).toHaveAttribute('aria-pressed', 'true')
    }
    await find.click()
  }
  await search('Facile', 'In teglia')
  await expectNotification(page, 'Ricerca avviata', 'Filtri: Facile, In teglia.')
  await expect(page).toHaveURL('/ricette?categoria=Teglia&difficolta=facile')
  await expect(page.getByRole('combobox', { name: 'Categoria' })).toHaveText('Teglia')
  await expect(page.getByRole('combobox', { name: 'Difficoltà' })).toHaveText('facile')

  await search('Di stagione')
  await expect(page).toHaveURL(/\/ricette\?stagione=[a-z]+$/)
})
