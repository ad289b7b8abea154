import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SYMPTOMS } from '#knowledge/first-aid.ts'
import { bakedColour, SHEET } from '../drawing/paint.ts'
import { drawSymptom } from './draw-symptom.ts'
import { DRAWING_MARKS, DRAWING_VIEWS } from './symptom.ts'

const figure = fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined })
const anyDrawing = fc.record({
  view: fc.constantFrom(...DRAWING_VIEWS),
  says: fc.constant('una pizza'),
  colour: figure,
  top: figure,
  rim: figure,
  crumb: figure,
  raw: figure,
  spots: figure,
  rise: figure,
  marks: fc.subarray([...DRAWING_MARKS]),
})

describe('drawSymptom', () => {
  test('draws only numbers, and starts every path on the sheet', () => {
    fc.assert(
      fc.property(anyDrawing, (drawing) => {
        const shapes = drawSymptom(drawing)
        expect(shapes.length).toBeGreaterThanOrEqual(2)
        for (const { d } of shapes) {
          expect(d).toMatch(/^M[-0-9. a-zA-Z]+$/)
          expect(d).not.toMatch(/NaN|Infinity|undefined/)
          const [, x, y] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(d) ?? []
          expect(Number(x)).toBeGreaterThanOrEqual(0)
          expect(Number(x)).toBeLessThanOrEqual(SHEET.width)
          expect(Number(y)).toBeGreaterThanOrEqual(0)
          expect(Number(y)).toBeLessThanOrEqual(SHEET.height)
        }
      }),
    )
  })

  test('no two symptoms look the same', () => {
    const pictures = SYMPTOMS.map(({ drawing }) => JSON.stringify(drawSymptom(drawing)))
    expect(new Set(pictures).size).toBe(SYMPTOMS.length)
  })

  test('every fault of a pizza is seen from below or in section, and of a dough what a section can show', () => {
    const asItIs = SYMPTOMS.filter(
      ({ drawing }) => drawing.view === 'above' || drawing.marks?.includes('strings'),
    )
    expect(asItIs.map(({ id }) => id)).toEqual([
      'condimento-bruciato',
      'impasto-appiccicoso',
      'si-strappa',
      'non-si-incorda',
      'pelle-sui-panetti',
    ])
  })

  test('a mark shows in at least one view', () => {
    for (const mark of DRAWING_MARKS) {
      const shows = DRAWING_VIEWS.some((view) => {
        const plain = { view, says: '' }
        return JSON.stringify(drawSymptom(plain)) !== JSON.stringify(drawSymptom({ ...plain, marks: [mark] }))
      })
      expect([mark, shows]).toEqual([mark, true])
    }
  })
})

test('longer in the oven is never lighter', () => {
  const light = (degree: number) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(bakedColour(degree).slice(at, at + 2), 16), 0)
  for (let degree = 1; degree <= 10; degree++) expect(light(degree)).toBeLessThan(light(degree - 1))
  expect(bakedColour(-3)).toBe(bakedColour(0))
  expect(bakedColour(99)).toBe(bakedColour(10))
})
