import type { Page } from '@playwright/test'
import { expectNothingMoved, watchShifts } from '../visits/layout-shift.ts'
import { expect, test } from './site-test.ts'
import { holdBack, wake } from './visitor.ts'

/** Layout shift, as browsers count it. */
const MAX_SHIFT = 0.01

/** The first figure of every visible text in the display font: its width, and those of both kinds that the font has. */
const displayFigures = (page: Page) =>
  page.evaluate(() => {
    // The advance of a lining figure is another than that of one that rises and falls.
    const widthOf = (range: Range, parent: HTMLElement, setting: string) => {
      parent.style.fontFeatureSettings = setting
      const { width } = range.getBoundingClientRect()
      parent.style.removeProperty('font-feature-settings')
      return width
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { text: string; shown: number; lining: number; old: number }[] = []
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const parent = text.parentElement as HTMLElement
      const at = text.data.search(/\d/)
      if (at < 0 || !parent.checkVisibility() || !getComputedStyle(parent).fontFamily.includes('Young'))
        continue
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      found.push({
        text: text.data,
        shown: range.getBoundingClientRect().width,
        lining: widthOf(range, parent, '"lnum"'),
        old: widthOf(range, parent, '"lnum" 0'),
      })
    }
    return found
  })

/** Pages whose names, doses or steps carry figures in the display font. */
const WITH_FIGURES = ['/ricette/1', '/ricette/2', '/shop', '/glossario', '/come-verifichiamo', '/guida-forno']

/** On a phone its introduction takes a line less in the font of the house, so that what follows moves. */
const MOVES_ON_PHONES = '/come-verifichiamo'
const windowsOf = (path: string) => {
  if (path === '/ricette/1') return '@phone-only'
  return path === MOVES_ON_PHONES ? '@proof' : ['@phone', '@proof']
}

for (const path of [
  ...WITH_FIGURES,
  '/',
  '/ricette',
  '/calcolatore-impasto',
  '/calcolatore-nutrizione',
  '/abbinamenti-ingredienti',
  '/lista-spesa',
  '/storia-della-pizza',
  '/tecniche-di-impasto',
  '/forni-e-cottura',
  '/privacy',
  '/auth',
])
  test(`${path} shows the fonts of the house also when they come late, and nothing moves`, {
    tag: windowsOf(path),
  }, async ({ page }) => {
    const fonts = await holdBack(page, '/*.woff2')
    await watchShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await wake(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    fonts.release()
    const shown = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
    await expect.poll(shown).toEqual(expect.arrayContaining(['Young Serif', 'Instrument Sans Variable']))
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    )
    await expectNothingMoved(page, MAX_SHIFT)

    // Figures stand as high as capitals.
    const figures = await displayFigures(page)
    expect(figures.filter(({ shown: width, lining }) => width !== lining)).toEqual([])
    if (!WITH_FIGURES.includes(path)) return
    // The font really has both kinds.
    expect(figures.some(({ lining, old }) => lining !== old)).toBe(true)
  })
