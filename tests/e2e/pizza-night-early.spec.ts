import { expect, test } from './site-test.ts'
import { holdScripts, open, ownClock, wake } from './visitor.ts'

const TONIGHT = '/serata?ospiti=3&quando=2096-11-24T20:00&tavola=1.2_7.2_2.2'

test('what was typed before the scripts were here is planned', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/serata', { waitUntil: 'commit' })
  await page.getByLabel('Ospiti, te compreso').fill('7')
  await page.getByLabel('Giorno e ora').fill('2096-11-24T19:30')
  await page.getByText('Chi non mangia che cosa').first().click()
  await page.getByText('Ospite 1', { exact: true }).click()
  await page.getByLabel('Nome').first().fill('Ada')
  await page.getByLabel('Quanta fame ha').first().selectOption('Due pizze')
  await page.getByLabel('Non gli piace').first().fill('cipolla')
  await page.getByText('Il tuo forno').click()
  await page.getByLabel('Pizze insieme').fill('2')
  await page.getByLabel('Dove cuoci').selectOption('Pietra refrattaria')
  await page.getByText('Tempi e cucina').click()
  await page.getByLabel('Ti svegli alle').fill('06:30')
  await page.getByLabel("Ho l'impastatrice").check()
  await page.getByText('Menu e dispensa').click()
  await page.getByLabel('Hai già in casa').fill('basilico')
  scripts.release()
  await wake(page)
  const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('pizzaNight') ?? 'null'))
  await expect.poll(kept).toMatchObject({
    guestCount: '7',
    bakeAt: '2096-11-24T19:30',
    atOnce: '2',
    surface: 'stone',
    wakeFrom: '06:30',
    hasMixer: true,
    atHome: 'basilico',
  })
  const [first, ...others] = (await kept()).guests
  expect(first).toMatchObject({ name: 'Ada', appetite: 2, dislikes: 'cipolla' })
  expect(others).toHaveLength(6)
  await expect(page.getByLabel('Ospiti, te compreso')).toHaveValue('7')
  await expect(page.getByLabel('Giorno e ora')).toHaveValue('2096-11-24T19:30')
  await page.getByRole('button', { name: 'Prepara la serata' }).click()
  const evening = page.getByRole('region', { name: 'La serata' })
  await expect(evening.getByRole('heading', { level: 2 })).toHaveText(/24 novembre.* ore 19:30$/)
  await expect(evening).toContainText('7 persone')
})

test('a recipe that no evening can bake says so on arrival, and what to do', async ({ page }) => {
  await open(page, '/ricette/67')
  await page.getByRole('link', { name: 'Mettila in una serata' }).click()
  const note = page.getByRole('form', { name: 'La tua serata' }).getByRole('status')
  await expect(note).toContainText(/ resta fuori dalla serata: .*e qui /)
  // Also where the link is opened from elsewhere.
  await open(page, '/serata?ricette=67')
  await expect(note).toContainText('resta fuori dalla serata')
  await note.getByRole('button', { name: 'Scegli fra tutte le ricette' }).click()
  await expect(note).toHaveCount(0)
  await page.getByRole('button', { name: /^Sabato/ }).click()
  await page.getByRole('button', { name: 'Prepara la serata' }).click()
  await expect(page.getByRole('region', { name: 'Il menu' })).toBeVisible()
})

test('what is in the oven is not told to be put in, and what is out is said', { tag: '@phone-only' }, async ({
  page,
}) => {
  await ownClock(page, { time: new Date('2096-11-24T19:59:00+01:00') })
  await open(page, TONIGHT)
  await page.getByRole('button', { name: 'Comincia la serata' }).tap()
  const screen = page.getByRole('dialog', { name: 'Serata pizza' })
  await page.clock.fastForward('01:05')
  await expect(screen.locator('p[aria-live=polite]')).toHaveText(/^Inforna: /)
  await expect(screen.getByText(/^In forno: /)).toHaveCount(0)
  await page.clock.fastForward('00:30')
  await expect(screen.getByText(/^In forno: /)).toBeVisible()
  await expect(screen.locator('p[aria-live=polite]')).not.toHaveText(/^Inforna: /)
  for (let pizza = 0; pizza < 3; pizza += 1) {
    await page.clock.fastForward('40:00')
    await page.getByRole('button', { name: 'Sfornata' }).first().tap()
  }
  await expect(screen.getByText(/^Sono le .*\. Le pizze sono tutte fuori\./)).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an evening that a link brought is still run after a reload', { tag: '@phone-only' }, async ({
    page,
    context,
  }) => {
    await ownClock(page, { time: new Date('2096-11-24T19:59:00+01:00') })
    await open(page, '/')
    await page.waitForFunction(async () => {
      await navigator.serviceWorker.ready
      return navigator.serviceWorker.controller !== null
    })
    await open(page, TONIGHT)
    await page.getByRole('button', { name: 'Comincia la serata' }).tap()
    const screen = page.getByRole('dialog', { name: 'Serata pizza' })
    await expect(screen).toBeVisible()
    await page.clock.fastForward('10:00')
    await context.setOffline(true)
    await page.reload()
    await wake(page)
    await expect(screen).toBeVisible()
  })
})
