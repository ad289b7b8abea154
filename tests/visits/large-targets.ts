import { expect, type Page } from '@playwright/test'

const SMALLEST_PX = 24

/** Whatever can be pressed is high and wide enough for a finger. */
export async function expectLargeTargets(page: Page) {
  const small = await page.evaluate((smallest) => {
    /** A link in a line of text is as high as the line, and one that covers its card as large as the card. */
    const isExempt = (element: Element) => {
      const after = getComputedStyle(element, '::after')
      const isInText =
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
        )
      return isInText || (after.content !== 'none' && after.position === 'absolute')
    }
    return [...document.querySelectorAll('a, button, summary, select, textarea, input:not([type=hidden])')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => {
        // What stands in a label is pressed by it.
        const target = element.closest('label') ?? element
        const { width, height } = target.getBoundingClientRect()
        return { element, width, height, name: element.textContent || element.outerHTML.slice(0, 80) }
      })
      .filter(
        ({ element, width, height }) => width > 1 && Math.min(width, height) < smallest && !isExempt(element),
      )
      .map(({ name, width, height }) => `${name.trim()}: ${Math.round(width)} x ${Math.round(height)}`)
  }, SMALLEST_PX)
  expect.soft(small, `what can be pressed and is smaller than ${SMALLEST_PX} px`).toEqual([])
}

/** A wide window whose reader has made everything twice as large. */
const TWICE_AS_LARGE = { width: 720, height: 450 }

/** At twice its size a page still shows its title before anybody scrolls. */
export async function expectTitleFirst(page: Page) {
  await page.setViewportSize(TWICE_AS_LARGE)
  await page.evaluate(() => scrollTo(0, 0))
  await expect
    .soft(page.getByRole('heading', { level: 1 }), 'the title at twice its size')
    .toBeInViewport({ ratio: 1 })
}
