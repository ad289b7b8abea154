import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleIngredientLine } from '#domain/lines/ingredient-line.ts'
import { bakersPctOf, composeDough } from './recipe-dough.ts'

const dough = (...lines: string[]) => {
  const composition = composeDough([{ lines, isDough: true }])
  if (!composition) throw new Error('no flour')
  return composition
}

describe('composeDough', () => {
  test('reads the dough of the Pizza Napoletana TSG specification', () => {
    // [REG-97-2010]: 1 l water, 1800 g flour, 50-55 g salt, 3 g yeast.
    const found = dough(
      '1800 g di farina 00',
      '1000 g di acqua',
      '52,5 g di sale fino',
      '3 g di lievito di birra fresco',
    )
    expect(found).toMatchObject({
      flourG: 1800,
      waterG: 1000,
      saltG: 52.5,
      yeastG: 3,
      totalG: 2855.5,
      fatG: 0,
    })
    expect(found.hydrationPct).toBeCloseTo(55.56, 2)
    expect(found.saltPct).toBeCloseTo(2.92, 2)
    expect(found.yeastPct).toBeCloseTo(0.17, 2)
  })

  test('takes no line from outside the dough groups', () => {
    const groups = [
      { isDough: false, lines: ['100 g di farina 00', "40 g di olio extravergine d'oliva"] },
      { isDough: true, lines: ['500 g di semola rimacinata', '300 g di acqua'] },
      { isDough: true, lines: ['100 g di fecola di patate', 'farina 0 q.b. per lo spolvero'] },
    ]
    expect(composeDough(groups)).toMatchObject({
      flourG: 600,
      waterG: 300,
      fatG: 0,
      totalG: 900,
      hydrationPct: 50,
    })
  })

  test('splits starters into flour and water', () => {
    expect(dough('400 g di farina 0', '200 g di acqua', '100 g di li.co.li.')).toMatchObject({
      flourG: 450,
      waterG: 250,
      starterG: 100,
      yeastG: 0,
    })
    const solid = dough('400 g di farina 0', '200 g di acqua', '90 g di lievito madre (rinfrescato)')
    expect(solid).toMatchObject({ flourG: 460, waterG: 230, starterG: 90, totalG: 690 })
  })

  test('counts beer as water, milk at 87 %, dry yeast three times, lard and butter as fat, honey as sugar', () => {
    const found = dough(
      '500 g di farina 0',
      '100 g di birra chiara',
      '200 g di latte intero',
      '2 g di lievito di birra secco',
      '20 g di strutto',
      '10 g di burro',
      '5 g di miele',
    )
    expect(found).toMatchObject({ waterG: 274, yeastG: 6, fatG: 30, sugarG: 5, totalG: 837 })
  })

  test('counts yogurt as milk, wine at 88 % water, old bread as what the site bakes it of', () => {
    const found = dough(
      '100 g di farina 00',
      '200 g di pane raffermo',
      '100 g di yogurt',
      '50 g di vino bianco',
    )
    expect(found.flourG).toBeCloseTo(236, 6)
    expect(found.waterG).toBeCloseTo(62 + 87 + 44, 6)
    expect(found.totalG).toBe(450)
    expect(dough('100 g di farina 00', '30 g di pangrattato').flourG).toBe(100)
  })

  test('potatoes, powdered milk and eggs weigh in the total and nowhere else', () => {
    const found = dough(
      '300 g di farina 0',
      '180 g di acqua',
      '150 g di patate lesse',
      '10 g di latte in polvere',
      '1 uovo',
    )
    expect(found).toMatchObject({ flourG: 300, waterG: 180, totalG: 690 })
  })

  test('has no answer without flour', () => {
    expect(composeDough([{ lines: ['100 g di acqua'], isDough: true }])).toBeNull()
    expect(composeDough([])).toBeNull()
  })

  test('flour, water and the rest lose and invent nothing', () => {
    const grams = fc.integer({ min: 1, max: 2000 })
    fc.assert(
      fc.property(grams, grams, grams, grams, (flour, water, starter, salt) => {
        const found = dough(
          `${flour} g di farina 0`,
          `${water} g di acqua`,
          `${starter} g di lievito madre`,
          `${salt} g di sale fino`,
        )
        expect(found.flourG + found.waterG + found.saltG).toBeCloseTo(found.totalG, 6)
      }),
    )
  })
})

describe('bakersPctOf', () => {
  const pctOf = (lines: string[]) => bakersPctOf([{ lines, isDough: true }])[0] ?? []

  test('gives each line its share of all the flour', () => {
    const lines = [
      '400 g di farina 0',
      '100 g di semola',
      '325 g di acqua',
      '12,5 g di sale fino',
      'farina q.b.',
    ]
    expect(pctOf(lines)).toEqual([80, 20, 65, 2.5, null])
  })

  test('counts the flour inside the starter', () => {
    expect(pctOf(['450 g di farina 0', '100 g di li.co.li.'])).toEqual([90, 20])
  })

  test('has no percentages without flour', () => {
    expect(pctOf(['100 g di acqua', 'sale q.b.'])).toEqual([null, null])
  })

  test('the flour of two doughs counts together, and what is no dough has none', () => {
    const biga = { isDough: true, lines: ['300 g di farina 00', '100 g di acqua'] }
    const topping = { isDough: false, lines: ['320 g di pomodori pelati'] }
    const rest = { isDough: true, lines: ['700 g di farina 0', '500 g di acqua'] }
    expect(bakersPctOf([biga, topping, rest])).toEqual([[30, 10], [null], [70, 50]])
  })

  test('does not move when the recipe is scaled, beyond the rounding of grams', () => {
    const lines = ['600 g di farina 0', '390 g di acqua', '16 g di sale fino']
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 10, noNaN: true }), (factor) => {
        const scaled = pctOf(lines.map((line) => scaleIngredientLine(line, factor)))
        for (const [index, percent] of pctOf(lines).entries())
          expect(Math.abs((scaled[index] ?? 0) - (percent ?? 0))).toBeLessThan(0.4)
      }),
    )
  })
})

test('water that is measured in millilitres weighs as much as its grams, oil a little less', () => {
  const dough = composeDough([
    { isDough: true, lines: ['500 g di farina 0', '320 ml di acqua', "50 ml di olio extravergine d'oliva"] },
  ])
  expect([dough?.waterG, dough?.fatG, dough?.totalG]).toEqual([320, 46, 866])
})
