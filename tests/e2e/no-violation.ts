import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** Colours that are still changing would count as those of the page; what waits moves for ever. */
const stillness = async () => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/**
 * What axe objects to, in a form that names the place. Colours count in both schemes. While a dialog or a list of
 * options is open the rest of the page is hidden from assistive technology: then only the open part is looked at.
 */
export async function expectNoViolation(page: Page, part = 'html') {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(stillness)
    const { violations, passes } = await new AxeBuilder({ page }).include(part).analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${colorScheme} ${id}: ${target.join(' ')} ${failureSummary}`,
      ),
    )
    expect(found).toEqual([])
    expect(passes.length).toBeGreaterThan(4)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** The page is not wider than its window. */
export async function expectNoOverflow(page: Page) {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(beyond).toBeLessThanOrEqual(0)
}

export async function expectGood(page: Page) {
  await expectNoViolation(page)
  await expectNoOverflow(page)
}
