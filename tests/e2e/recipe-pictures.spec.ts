import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { open, recipeOf } from './visitor.ts'

const pictures = async ({ page }: { page: Page }) => {
  await open(page, '/ricette/57')
  const { name } = await recipeOf(page, 57)
  const picture = page.getByRole('img', { name: `${name}, disegno al computer`, exact: true })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const { source, shownPx, hasPlaceholder } = await picture.evaluate((img: HTMLImageElement) => ({
    source: img.currentSrc,
    shownPx: img.clientWidth * devicePixelRatio,
    hasPlaceholder: getComputedStyle(img).backgroundImage.startsWith('url("data:image/webp'),
  }))
  const width = Number(/\/immagini\/sfincione-palermitano-(\d+)\.avif$/.exec(source)?.[1])
  expect(width).toBeGreaterThanOrEqual(Math.min(shownPx * 0.9, 1440))
  expect(width === 480 || width / 2 < shownPx * 1.1).toBe(true)
  expect(hasPlaceholder).toBe(true)

  const signs = await page.locator('.allergen-sign').evaluateAll((all) =>
    all.map((sign) => {
      const { maskPosition } = getComputedStyle(sign)
      const place = Number((sign as HTMLElement).style.getPropertyValue('--place'))
      return { at: Number.parseFloat(maskPosition), wanted: (place * 100) / 13 }
    }),
  )
  expect(signs.length).toBeGreaterThan(2)
  for (const { at, wanted } of signs) expect(at).toBeCloseTo(wanted, 2)
}
test(
  'a recipe shows its own picture in a light format, in the width that the screen needs, and each allergen its sign',
  { tag: '@phone-only' },
  pictures,
)
test('in a wide window the picture has its width too', { tag: '@proof' }, pictures)
