import { describe, expect, test } from 'vitest'
import { DOUGH_STYLES, type DoughStyle } from './dough-styles.ts'

const styles: [string, DoughStyle][] = Object.entries(DOUGH_STYLES)

describe.each(styles)('%s', (_name, style) => {
  test('is made in pieces or in a pan', () => {
    expect(style.pieceG ?? style.panGPerCm2).not.toBeNull()
  })

  test('has ranges that open upwards and name where they come from', () => {
    for (const range of Object.values(style).filter((range) => range !== null)) {
      expect(range.min).toBeGreaterThanOrEqual(0)
      expect(range.max).toBeGreaterThanOrEqual(range.min)
      expect(range.source).toMatch(/^(stima|[A-Z]+(-[A-Z0-9]+)+)$/)
    }
  })
})

test('the dough of the TSG specification is a Neapolitan one', () => {
  // [REG-97-2010]: 1000 g water, 50-55 g salt on 1800 g flour, no fat.
  const { hydrationPct, saltPct, fatPct } = DOUGH_STYLES.napoletana
  expect(hydrationPct.min).toBeLessThanOrEqual((100 * 1000) / 1800 + 0.5)
  expect(saltPct.max).toBeGreaterThanOrEqual((100 * 55) / 1800)
  expect(fatPct.max).toBe(0)
})
