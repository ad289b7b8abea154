import type { Page } from '@playwright/test'
import { apiPaths } from '#contracts/api-paths.ts'
import { expect, test } from './site-test.ts'
import { open, ownClock } from './visitor.ts'

const prepare = (page: Page) => page.getByRole('button', { name: 'Prepara la serata' }).click()
const evening = (page: Page) => page.getByRole('region', { name: 'La serata' })
const guestCard = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

test('a whole evening with two taps', { tag: '@phone-only' }, async ({ page }) => {
  await open(page, '/serata')
  await page.getByRole('button', { name: /^Sabato/ }).tap()
  await page.getByRole('button', { name: 'Prepara la serata' }).tap()
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/^sabato .* ore 20:00$/i)
  await expect(evening(page).getByRole('heading', { level: 2 })).toBeFocused()
  for (const part of ['Il menu', "L'impasto", 'Che cosa fare e quando', 'La coda al forno', 'La spesa'])
    await expect(evening(page).getByRole('region', { name: part })).toBeVisible()
  await expect(page.getByRole('region', { name: 'La coda al forno' }).getByRole('listitem')).toHaveCount(4)
})

test('two vegans, one coeliac, one allergic to nuts: each his own, and nothing of it in the address', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/serata')
  await page.getByRole('button', { name: /^Sabato/ }).tap()
  await page.getByText('Chi non mangia che cosa').tap()
  for (const [place, need] of [
    ['Ospite 1', 'Vegano'],
    ['Ospite 2', 'Vegano'],
    ['Ospite 3', 'Celiaco'],
  ] as const) {
    const card = guestCard(page, place)
    await card.getByText(place, { exact: true }).tap()
    await card.getByRole('button', { name: need, exact: true }).tap()
  }
  const nuts = guestCard(page, 'Ospite 4')
  await nuts.getByText('Ospite 4', { exact: true }).tap()
  await nuts.getByText('Allergie', { exact: true }).tap()
  await nuts.getByRole('button', { name: 'Frutta a guscio', exact: true }).tap()
  const answer = page.waitForResponse((response) => response.url().endsWith(apiPaths.pizzaNight))
  await prepare(page)
  const { guests, pizzas } = await (await answer).json()
  const pizzaOf = (place: number) =>
    pizzas.find(({ key }: { key: string }) => key === guests[place].pizza) as {
      name: string
      isWithoutGluten: boolean
      contains: string[]
      mayContain: string[]
    }
  for (const place of [0, 1]) expect(pizzaOf(place).contains).not.toContain('latte')
  expect(pizzaOf(2).isWithoutGluten).toBe(true)
  expect([...pizzaOf(3).contains, ...pizzaOf(3).mayContain]).not.toContain('frutta a guscio')
  await expect(page.getByRole('region', { name: 'Il menu' })).toContainText('Per Ospite 3')
  const queue = page.getByRole('region', { name: 'La coda al forno' }).getByRole('listitem')
  await expect(queue.first()).toContainText('Ospite 3')
  expect(page.url()).not.toMatch(/vegan|celiac|guscio/i)
  // The form is the browser's own: it is there again after a reload of the bare page.
  await open(page, '/serata')
  await page.getByText('Chi non mangia che cosa').tap()
  await expect(guestCard(page, 'Ospite 3').first()).toContainText('celiaco')
})

test('a wrong hour is told beside its field, and what was planned stays', async ({ page }) => {
  await open(page, '/serata?ospiti=4&quando=2096-11-24T20:00')
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/24 novembre/)
  await page.getByLabel('Giorno e ora').fill('2096-11-24T04:00')
  await prepare(page)
  await expect(page.getByRole('alert').first()).toContainText('dormi')
  await expect(page.getByLabel('Giorno e ora')).toHaveValue('2096-11-24T04:00')
  await expect(evening(page).getByRole('heading', { level: 2 })).toHaveText(/ore 20:00/)
})

test('late by twenty minutes, in the middle of it and without a network', { tag: '@phone-only' }, async ({
  page,
  context,
}) => {
  const link = '/serata?ospiti=3&quando=2096-11-24T20:00&tavola=1.2_7.2_2.2'
  await ownClock(page, { time: new Date('2096-11-24T19:59:00+01:00') })
  await open(page, link)
  const ends = async () => (await page.getByText(/^Sono le/).textContent()) ?? ''
  await page.getByRole('button', { name: 'Comincia la serata' }).tap()
  const before = await ends()
  await context.setOffline(true)
  const late = page.getByRole('button', { name: 'In ritardo di 10 minuti' })
  await late.tap()
  await late.tap()
  await expect.poll(ends).not.toBe(before)
  const minutes = (text: string) => {
    const [, h, m] = /tavola alle (\d\d):(\d\d)/.exec(text) ?? []
    return Number(h) * 60 + Number(m)
  }
  expect(minutes(await ends()) - minutes(before)).toBe(20)
  await page.clock.fastForward('25:00')
  await page.getByRole('button', { name: 'Sfornata' }).tap()
  await expect(page.getByRole('button', { name: 'Sfornata' })).toHaveCount(0)
  await context.setOffline(false)
  // What happened so far is kept: the evening goes on after a reload.
  await open(page, link)
  await page.getByRole('button', { name: 'Comincia la serata' }).tap()
  expect(minutes(await ends())).toBeGreaterThan(minutes(before))
  await page.getByRole('button', { name: 'Annulla' }).tap()
  await expect(page.getByRole('button', { name: 'Sfornata' })).toBeVisible()
})

test('a shared menu is read without scripts', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/serata?ospiti=2&quando=2096-11-24T20:00&tavola=1.2_52.2')
  const menu = page.getByRole('region', { name: 'Il menu' })
  await expect(menu).toContainText('Pizza Margherita')
  await expect(menu).toContainText('Senza glutine, esce per prima')
  await expect(page.getByRole('region', { name: 'La spesa' })).toContainText('Farina')
})
