import type { Page, TestInfo } from '@playwright/test'
import { expectNoViolation } from '../e2e/no-violation.ts'
import { expect, test } from '../e2e/site-test.ts'
import { isProof } from '../support/proof.ts'
import { expectLargeTargets, expectTitleFirst } from './large-targets.ts'
import { compareLook, WINDOW_PX } from './screens.ts'
import { otherScheme, type Visit, WINDOWS, type Window } from './visit.ts'
import { VISITS } from './visit-list.ts'
import { arrive } from './visit-page.ts'

/** Every width is looked at from the window that is nearer to it. */
const WIDTHS = { phone: [320, 390], desktop: [768, 1440] } as const

/** Where this run looks at a page. */
const windowsOf = ({ windows, inTest = [] }: Visit) => (isProof ? windows : inTest)

/** A page is never wider than its window. What is open may close when the window changes. */
async function expectNoOverflow(page: Page, visit: Visit, window: Window) {
  const { opens } = visit
  const all = windowsOf(visit).length === 1 ? [...WIDTHS.phone, ...WIDTHS.desktop] : WIDTHS[window]
  for (const width of opens ? [WINDOWS[window].width] : all) {
    if (!opens) await page.setViewportSize({ width, height: WINDOW_PX })
    const content = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(content, `width of the page in a window of ${width} px`).toBeLessThanOrEqual(width)
  }
}

/** In the proof both: if both windows visit a page, each checks its own colour scheme, unless the page is a full one. */
const schemesOf = ({ windows, isFull }: Visit, window: Window) => {
  const { scheme } = WINDOWS[window]
  return isProof && (windows.length === 1 || isFull) ? [scheme, otherScheme(scheme)] : [scheme]
}

async function look(page: Page, visit: Visit, window: Window, info: TestInfo) {
  const settled = await arrive(page, visit)
  // In `npm test` once a page: axe takes longer than all the rest, and finds little that depends on the width.
  if (isProof || window === visit.inTest?.[0])
    await expectNoViolation(page, visit.within, schemesOf(visit, window))
  if (isProof) await compareLook(page, visit, window, settled, info)
  // At the end: a row that scrolls forgets where it was once the window is wide enough for it.
  await expectNoOverflow(page, visit, window)
  if (visit.opens || visit.calls) return
  await expectLargeTargets(page)
  if (window === 'desktop' && visit.isFull) await expectTitleFirst(page)
}

for (const visit of VISITS) {
  for (const window of visit.windows) {
    const proof = visit.inTest?.includes(window) ? [] : ['@proof']
    test(`${visit.name} (${window})`, { tag: [`@${window}`, ...proof] }, ({ page }, info) =>
      look(page, visit, window, info),
    )
  }
}
