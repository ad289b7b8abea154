import { expect, test } from './site-test.ts'
import { open, recipeOf } from './visitor.ts'

test('a recipe shows its own picture in a light format, in the width that the screen needs', async ({
  page,
}) => {
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

test('no two recipes of the catalogue share a picture', async ({ page }) => {
  await open(page, '/ricette')
  const pictures = page.getByRole('article').locator('img[src^="/immagini/"]')
  const addresses = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  // What administrators upload elsewhere in this run may stand on two recipes.
  const rendered = addresses.filter((address) => !address?.includes('/immagini/caricate/'))
  expect(rendered.length).toBeGreaterThan(5)
  expect(new Set(rendered).size).toBe(rendered.length)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the first picture of a page is found in its text, before any script', async ({ page }) => {
    for (const path of ['/', '/ricette', '/ricette/7']) {
      await page.goto(path)
      await expect(page.locator('main img[fetchpriority="high"]').first()).toHaveAttribute('loading', 'eager')
    }
  })
})

test('a shared recipe shows its own picture', async ({ page, request }) => {
  await open(page, '/ricette/7')
  const address = await page.locator('meta[property="og:image"]').getAttribute('content')
  const { pathname } = new URL(address ?? '')
  expect(pathname).toBe('/immagini/pizza-marinara-og.jpg')
  const answer = await request.get(pathname)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
})
