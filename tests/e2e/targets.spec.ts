import { expect, test } from './site-test.ts'
import { open } from './visitor.ts'

const SMALLEST_PX = 24

for (const path of [
  '/',
  '/ricette',
  '/ricette/1',
  '/glossario',
  '/lista-spesa',
  '/calcolatore-impasto',
  '/auth',
  '/shop',
])
  test(`${path}: whatever can be pressed is at least ${SMALLEST_PX} px high and wide`, {
    tag: '@phone',
  }, async ({ page }) => {
    await open(page, path)
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
          ({ element, width, height }) =>
            width > 1 && Math.min(width, height) < smallest && !isExempt(element),
        )
        .map(({ name, width, height }) => `${name.trim()}: ${Math.round(width)} x ${Math.round(height)}`)
    }, SMALLEST_PX)
    expect(small).toEqual([])
  })

test.describe('at twice its size', () => {
  test.use({ viewport: { width: 720, height: 450 } })

  for (const path of [
    '/',
    '/ricette',
    '/ricette/1',
    '/lista-spesa',
    '/storia-della-pizza',
    '/auth',
    '/guida-forno',
  ])
    test(`${path} shows its title in the first window`, async ({ page }) => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    })
})
