import { expect, test } from './site-test.ts'
import { open } from './visitor.ts'

/** Pages whose names, doses or steps carry figures in the display font. */
for (const path of ['/shop', '/ricette/1', '/glossario', '/come-verifichiamo', '/guida-forno'])
  test(`${path} shows the figures of the display font as high as its capitals`, async ({ page }) => {
    await open(page, path)
    const figures = await page.evaluate(() => {
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
    expect(figures.length).toBeGreaterThan(0)
    expect(figures.filter(({ shown, lining }) => shown !== lining)).toEqual([])
    // The font really has both kinds.
    expect(figures.some(({ lining, old }) => lining !== old)).toBe(true)
  })
