import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { collect, holdScripts, logIn, open, recipeOf, wake } from './visitor.ts'

const prepare = (page: Page) => page.getByRole('button', { name: 'Prepara la serata' }).click()

test('what was typed before the scripts were here is planned', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/serata', { waitUntil: 'commit' })
  await page.getByLabel('Ospiti, te compreso').fill('7')
  await page.getByLabel('Giorno e ora').fill('2096-11-24T19:30')
  await page.getByText('Nomi e gusti, persona per persona').click()
  await page.getByText('Ospite 1', { exact: true }).click()
  await page.getByLabel('Nome').first().fill('Ada')
  await page.getByLabel('Quanta fame ha').first().selectOption('Due pizze')
  await page.getByLabel('Non gli piace').first().fill('cipolla')
  await page.getByText('Il tuo forno').click()
  await page.getByLabel('Pizze insieme').fill('2')
  await page.getByLabel('Superficie di cottura').selectOption('Pietra refrattaria')
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
  await prepare(page)
  const evening = page.getByRole('region', { name: 'La serata' })
  await expect(evening.getByRole('heading', { level: 2 })).toHaveText(/24 novembre.*si inforna alle 19:30$/)
  await expect(evening).toContainText('7 persone')
})

test('taps that come before the next render build on each other, and each need is asked for', async ({
  page,
}) => {
  await open(page, '/serata')
  await page.getByLabel('Un ospite in più').evaluate((more) => {
    const add = (need: string) =>
      document.querySelector<HTMLElement>(`button[aria-label^="${need} 0: aggiungi"]`)?.click()
    for (const tap of [
      () => (more as HTMLElement).click(),
      () => add('Vegani'),
      () => add('Vegani'),
      () => add('Celiaci'),
    ])
      tap()
  })
  await expect(page.getByRole('button', { name: 'Vegani 2: aggiungi una persona' })).toBeVisible()
  const [request] = await Promise.all([page.waitForRequest(/pizza-night\/plan$/), prepare(page)])
  const { guests } = request.postDataJSON() as { guests: { needs: string[] }[] }
  expect(guests.map(({ needs }) => needs.join()).toSorted()).toEqual([
    '',
    '',
    'celiachia',
    'vegana',
    'vegana',
  ])
})

test('an evening is made of the recipes that somebody chose, or of his favourites', async ({ page }) => {
  await logIn(page)
  await collect(page, 'favorites', [7, 12])
  const { name } = await recipeOf(page, 76)
  await open(page, '/serata?ricette=76')
  const chosen = page.getByRole('list', { name: 'Ricette scelte' }).getByRole('listitem')
  await expect(chosen).toContainText(name)
  // One that no evening can bake says so before anything is planned.
  const note = page.getByRole('form', { name: 'La tua serata' }).getByRole('status')
  await expect(note).toContainText(`${name} resta fuori dalla serata`)
  await note.getByRole('button', { name: 'Scegli fra tutte le ricette' }).click()
  await expect(note).toHaveCount(0)

  const from = page.getByLabel('Da quali ricette')
  await from.selectOption('Quelle che scelgo io')
  const search = page.getByRole('searchbox', { name: 'Cerca una ricetta' })
  await search.fill('fritta nap')
  await expect(page.getByRole('button', { name: /Pizza Fritta Napoletana.*si frigge/ })).toBeDisabled()
  for (const [typed, found] of [
    ['porcini', 'Pizza ai Funghi Porcini'],
    ['marinara', 'Pizza Marinara'],
  ] as const) {
    await search.fill(typed)
    await page.getByRole('button', { name: found }).click()
  }
  await expect(chosen).toHaveCount(2)
  await page.getByRole('button', { name: /^Domani/ }).click()
  await page.getByLabel('Pizze diverse').fill('2')
  await prepare(page)
  const names = page.getByRole('region', { name: 'Il menu' }).getByRole('heading', { level: 4 })
  await expect(names).toHaveText([/Porcini|Marinara/, /Porcini|Marinara/])
  expect(new URL(page.url()).searchParams.get('ricette')).toBe('9.7')

  await from.selectOption('Preferiti')
  await prepare(page)
  await expect(names).toHaveText([/Marinara|Vegana/, /Marinara|Vegana/])
  expect(page.url()).not.toMatch(/favorites|ricette=/)
})
