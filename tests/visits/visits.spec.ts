import { expect, type Page } from '@playwright/test'
import { expectNoViolation } from '../e2e/no-violation.ts'
import { expectLargeTargets, expectTitleFirst } from './large-targets.ts'
import { compareLook, WINDOW_PX } from './screens.ts'
import { otherScheme, type Visit, WINDOWS, type Window } from './visit.ts'
import { VISITS } from './visit-list.ts'
import { arrive } from './visit-page.ts'
import { test } from './visit-test.ts'

/** Every width is looked at from the window that is nearer to it. */
const WIDTHS = { phone: [320, 390], desktop: [768, 1440] } as const

/** A page is never wider than its window. What is open may close when the window changes. */
async function expectNoOverflow(page: Page, { opens, windows }: Visit, window: Window) {
  const all = windows.length === 1 ? [...WIDTHS.phone, ...WIDTHS.desktop] : WIDTHS[window]
  for (const width of opens ? [WINDOWS[window].width] : all) {
    if (!opens) await page.setViewportSize({ width, height: WINDOW_PX })
    const content = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(content, `width of the page in a window of ${width} px`).toBeLessThanOrEqual(width)
  }
}

/** If both windows visit a page, each checks its own colour scheme, unless the page is a full one. */
const schemesOf = ({ windows, isFull }: Visit, window: Window) => {
  const { scheme } = WINDOWS[window]
  return windows.length > 1 && !isFull ? [scheme] : [scheme, otherScheme(scheme)]
}

for (const visit of VISITS) {
  test(visit.name, { tag: visit.windows.map((name) => `@${name}`) }, async ({ page, window }, info) => {
    const settled = await arrive(page, visit)
    await expectNoViolation(page, visit.within, schemesOf(visit, window))
    await compareLook(page, visit, window, settled, info)
    // At the end: a row that scrolls forgets where it was once the window is wide enough for it.
    await expectNoOverflow(page, visit, window)
    if (visit.opens || visit.calls) return
    await expectLargeTargets(page)
    if (window === 'desktop' && visit.isFull) await expectTitleFirst(page)
  })
}
