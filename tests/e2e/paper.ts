import { expect, type Page } from '@playwright/test'

const A4_POINTS = [0, 0, 595, 842]

/** How many sheets the page would take; each of them A4. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).map(Number).map(Math.round),
  )
  expect(boxes.length).toBeGreaterThan(0)
  for (const box of boxes) expect(box).toEqual(A4_POINTS)
  return pagesIn(pdf)
}

const pagesIn = (pdf: string) => pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

/** The same on the shorter paper of other kitchens, where a browser does not ask for A4. */
export async function letterSheetsOf(page: Page): Promise<number> {
  const [block, inline] = ['12mm', '14mm']
  const margin = { top: block, bottom: block, left: inline, right: inline }
  return pagesIn((await page.pdf({ format: 'Letter', margin })).toString('latin1'))
}

/** A print dialog that stays away: what a button marked for the paper stays marked, and can be looked at. */
export const withoutDialog = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.title = 'printing'
    }
  })

/** On the paper: nothing to press, to type into or to go to elsewhere, and where it comes from. */
export async function expectPaper(page: Page, path: string) {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const head = await page.locator('main').evaluate((main) => ({
    name: getComputedStyle(main, '::before').content,
    address: getComputedStyle(main, '::after').content,
    ink: getComputedStyle(main).color,
    paper: getComputedStyle(document.documentElement).backgroundColor,
  }))
  expect(head).toEqual({
    name: '"Cornicione"',
    address: `"${new URL(page.url()).host}${path}"`,
    ink: 'rgb(0, 0, 0)',
    paper: 'rgb(255, 255, 255)',
  })
}
