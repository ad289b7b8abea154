import { describe, expect, test } from 'vitest'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { planEvening } from '../evening.ts'
import { type EveningRequest, USUAL_EVENING, USUAL_GUEST } from '../evening-request.ts'
import type { EveningDough } from './evening-dough.ts'

const HOUR_MS = 3_600_000
const bakeAtMs = Date.parse('2026-11-28T20:00:00+01:00')

function doughOf(recipeId: number, more: Partial<EveningRequest> = {}): EveningDough {
  const answer = planEvening(
    {
      ...USUAL_EVENING,
      bakeAtMs,
      nowMs: null,
      guests: Array.from({ length: 4 }, () => USUAL_GUEST),
      recipeIds: [recipeId],
      ...more,
    },
    eveningRecipes,
  )
  const [dough] = 'evening' in answer ? answer.evening.doughs : []
  if (!dough) throw new Error('refusal' in answer ? answer.refusal.message : 'no dough')
  return dough
}
const gramsOf = (lines: readonly string[], what: RegExp) =>
  lines
    .filter((line) => what.test(line))
    .reduce((sum, line) => sum + Number(/^[\d,]+/.exec(line)?.[0].replace(',', '.')), 0)

describe('a recipe whose dough begins with a preferment', () => {
  const porcini = 9
  const dough = doughOf(porcini)

  test('has it on the timeline, as long before mixing as the calculator says', () => {
    const at = (kind: string) => dough.plan.steps.find((step) => step.kind === kind)?.startMs ?? Number.NaN
    const hours = (at('mix') - at('preferment')) / HOUR_MS
    expect(dough.preferment).toMatchObject({ name: 'Poolish', hours: 12 })
    expect(hours).toBeGreaterThanOrEqual(9)
    expect(hours).toBeLessThanOrEqual(15)
  })

  test('weighs it apart: as much water as flour, 35 % of all the flour, and all the yeast', () => {
    const [before, later] = [dough.preferment?.lines ?? [], dough.lines]
    const flourG = gramsOf(before, /farina/)
    expect(gramsOf(before, /acqua/)).toBe(flourG)
    expect(flourG / (flourG + gramsOf(later, /farina/))).toBeCloseTo(0.35, 2)
    expect(before.some((line) => line.includes('lievito'))).toBe(true)
    expect(later.some((line) => line.includes('lievito'))).toBe(false)
    expect(gramsOf(before, /sale/)).toBe(0)
    expect(dough.remarks).toEqual([])
  })

  test('is made direct where there is no time for it, and says so', () => {
    const direct = doughOf(porcini, { begin: 'giornata' })
    expect(direct.preferment).toBeNull()
    expect(direct.remarks).toEqual([
      expect.stringMatching(/farina da W \d{3}-\d{3}, più debole di quella della ricetta \(W 300\)\.$/),
      "La ricetta parte da un prefermento (poolish): per farlo non c'è il tempo, l'impasto è diretto.",
    ])
  })

  test('takes at most half of the flour into it, which is what the calculator knows', () => {
    const biga = doughOf(22)
    expect(biga.preferment?.name).toBe('Biga')
    expect(biga.form?.prefermentFlourPct).toBe(50)
    expect(biga.remarks[0]).toContain('69%')
  })
})

test('natural yeast is replaced, and that is said', () => {
  expect(doughOf(43).remarks).toEqual([
    "La ricetta usa lievito madre: qui c'è lievito di birra, che ha orari più certi.",
  ])
})

describe('the flour of the house', () => {
  test('says how strong it should be', () => {
    expect(doughOf(1).strength?.minW).toBeGreaterThan(200)
  })

  test('the lines name the one that the hours ask for, where the recipe has a weaker one', () => {
    const { lines, remarks } = doughOf(2)
    expect(lines[0]).toMatch(/g di farina 0 \(W \d{3}-\d{3}\)$/)
    expect(lines[0]).not.toContain('240-260')
    expect(remarks).toEqual([
      expect.stringMatching(
        /^Per queste ore la stima vuole una farina da W \d{3}-\d{3}, più forte di quella della ricetta \(W \d{3}-\d{3}\)\.$/,
      ),
    ])
  })

  test('the lines name no stronger one than the hours ask for, if they are not those of the recipe', () => {
    const { lines, remarks, strength } = doughOf(62, { begin: 'giornata', service: 'trays' })
    expect(strength?.maxW).toBeLessThan(330)
    expect(lines[0]).toContain(`(W ${strength?.minW}-${strength?.maxW})`)
    expect(remarks.join()).toMatch(/più debole di quella della ricetta \(W 330-350\)/)
  })

  test('the lines name the one in the house', () => {
    const { lines, remarks } = doughOf(1, { flourW: 320 })
    expect(lines[0]).toMatch(/farina 00 \(W 320\)$/)
    expect(remarks).toEqual([])
  })

  test('a weak one gets a shorter dough', () => {
    const weak = doughOf(1, { flourW: 180 })
    expect(weak.ripening.hours).toBeLessThan(doughOf(1).ripening.hours)
    expect(weak.strength?.minW ?? 0).toBeLessThanOrEqual(180)
  })
})

test('a ball weighs what the steps of its recipe say', () => {
  expect(doughOf(1).ballG).toBe(247)
  expect(doughOf(16).ballG).toBe(230) // of 232 g
})

test('a round pizza is made of the ball of the house, where one is told', () => {
  const own = doughOf(1, { ballG: 280 })
  expect(own.ballG).toBe(280)
  expect(gramsOf(own.lines, /farina|acqua|sale|lievito/)).toBeCloseTo(4 * 280, -1)
  expect(doughOf(62, { ballG: 280, service: 'trays' }).ballG).toBeGreaterThan(600)
})
