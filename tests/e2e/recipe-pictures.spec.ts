import { expect, test } from './site-test.ts'
import { open, recipeOf } from './visitor.ts'

test('a recipe shows its own picture in a light format, in the width that the screen needs', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/ricette/7')
  const { name } = await recipeOf(page, 7)
  const picture = page.getByRole('img', { name, exact: true })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const { source, shownPx, hasPlaceholder } = await picture.evaluate((img: HTMLImageElement) => ({
    source: img.currentSrc,
    shownPx: img.clientWidth * devicePixelRatio,
    hasPlaceholder: getComputedStyle(img).backgroundImage.startsWith('url("data:image/webp'),
  }))
  const width = Number(/\/immagini\/pizza-marinara-(\d+)\.avif$/.exec(source)?.[1])
  expect(width).toBeGreaterThanOrEqual(Math.min(shownPx * 0.9, 1440))
  expect(width === 480 || width / 2 < shownPx * 1.1).toBe(true)
  expect(hasPlaceholder).toBe(true)
})
