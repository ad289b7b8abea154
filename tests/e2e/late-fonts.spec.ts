import { expectNothingMoved, watchShifts } from '../visits/layout-shift.ts'
import { expect, test } from './site-test.ts'
import { wake } from './visitor.ts'

/** Layout shift, as browsers count it. */
const MAX_SHIFT = 0.01

for (const path of [
  '/',
  '/ricette',
  '/ricette/1',
  '/calcolatore-impasto',
  '/glossario',
  '/guida-forno',
  '/calcolatore-nutrizione',
  '/abbinamenti-ingredienti',
  '/lista-spesa',
  '/storia-della-pizza',
  '/tecniche-di-impasto',
  '/forni-e-cottura',
  '/privacy',
  '/shop',
  '/auth',
]) {
  test(`${path} shows the fonts of the house also when they come late, and nothing moves`, {
    tag: '@phone',
  }, async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await promise
      await route.continue()
    })
    await watchShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await wake(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    resolve()
    const shown = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
    await expect.poll(shown).toEqual(expect.arrayContaining(['Young Serif', 'Instrument Sans Variable']))
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    )
    await expectNothingMoved(page, MAX_SHIFT, { countsFonts: true })
  })
}
