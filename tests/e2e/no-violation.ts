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

/** Parts far below wait until somebody comes near them; not laid out, their words would be measured over the footer. */
const layOutAll = async () => {
  for (const part of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
}

/** The rules of axe that look at colours. Nothing but the colours differs between the schemes of the site. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** A script that does nothing: to read half a megabyte of axe once more takes longer than a look of it. */
const ALREADY_THERE = ';'

type Scheme = 'light' | 'dark'

/**
 * What axe objects to, in a form that names the place. Colours count in every scheme, the other rules in the first one.
 * While a dialog or a list of options is open the rest of the page is hidden from assistive technology: then only the
 * open part is looked at.
 */
export async function expectNoViolation(page: Page, part = 'html', schemes: Scheme[] = ['light', 'dark']) {
  await page.evaluate(layOutAll)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(stillness)
    const isFirst = colorScheme === schemes[0]
    // In the page itself, where all of it is: a second page to put frames together takes longer than looking.
    const axe = new AxeBuilder(isFirst ? { page } : { page, axeSource: ALREADY_THERE })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .include(part)
    if (!isFirst) axe.withRules(COLOUR_RULES)
    const { violations, passes } = await axe.analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${colorScheme} ${id}: ${target.join(' ')} ${failureSummary}`,
      ),
    )
    expect(found).toEqual([])
    const looked = passes.map(({ id }) => id)
    expect(looked).toContain('color-contrast')
    if (isFirst) expect(looked.length).toBeGreaterThan(4)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** The page is not wider than its window. */
async function expectNoOverflow(page: Page) {
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
