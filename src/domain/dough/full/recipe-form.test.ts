import { describe, expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { dosesOfAddress } from '../../recipes/doses/doses.ts'
import { calculateDough } from './full-calculator.ts'
import { draftOfQuery, queryOfForm } from './full-query.ts'
import { validateDoughForm } from './full-validation.ts'
import { type DoughRecipe, doughFormOf } from './recipe-form.ts'

const recipeOf = (id: number): DoughRecipe => {
  const found = contentRecipes.find((one) => one.id === id)
  if (!found) throw new Error(`no recipe ${id}`)
  const { name, servings, dough, times, parts, instructions } = found
  return {
    name,
    servings,
    dough,
    restTime: times.restMin,
    groups: parts.groups,
    steps: instructions.split('\n'),
  }
}
const asWritten = { doses: { kind: 'servings', servings: 4 }, factor: 1 } as const
const formOf = (id: number, asked: string | null = null) => {
  const recipe = recipeOf(id)
  const answer = doughFormOf(recipe, dosesOfAddress(recipe, asked))
  if ('refusal' in answer) throw new Error(answer.refusal)
  return answer
}

describe('the dough of a recipe', () => {
  test('is the same in the calculator', () => {
    // 600 g of flour, 370 g of water, 16 g of salt, twelve hours at 22 °C, four discs of 30 cm.
    const { form, notes } = formOf(1)
    expect(form).toMatchObject({
      name: 'Pizza Margherita',
      servings: 4,
      shape: 'round',
      diameterCm: 30,
      hydrationPct: 61.67,
      saltPct: 2.67,
      fermentHours: 12,
      fermentMode: 'room',
      roomTempC: 22,
      yeastType: 'fresh',
      yeastByEstimate: true,
    })
    expect(notes).toEqual([])
    const calculation = calculateDough(form)
    expect('outputs' in calculation && calculation.outputs.flourG).toBeCloseTo(600, 0)
  })

  test('follows the doses', () => {
    expect(formOf(1, '6').form.servings).toBe(6)
    expect(formOf(1, '6').form.thicknessFactor).toBe(formOf(1).form.thicknessFactor)
  })

  test.each([
    ['flour that makes no whole number of pizzas', 1, '500g', { servings: 3 }, 500],
    ["the reader's own pan", 98, '30x20', { servings: 1, panLengthCm: 30, panWidthCm: 20 }, 220],
    ['two of them', 98, '2x30x20', { servings: 2, panLengthCm: 30, panWidthCm: 20 }, 440],
  ])('has the flour of %s', (_, id, asked, shape, flourG) => {
    const { form } = formOf(id, asked)
    expect(form).toMatchObject(shape)
    const calculation = calculateDough(form)
    const made = 'outputs' in calculation ? calculation.outputs.flourG : 0
    expect(Math.abs(made - flourG)).toBeLessThan(1)
  })

  test('for more pizzas than the calculator makes at once is that of as many, and it says so', () => {
    const { form, notes } = formOf(1, '30')
    expect(form).toMatchObject({ servings: 20, thicknessFactor: formOf(1).form.thicknessFactor })
    expect(notes[0]).toBe("Il calcolatore arriva a 20 pezzi: per 30 ripeti l'impasto.")
  })

  test("in a pan has the pan's sides, and what waits in the fridge is cold", () => {
    expect(formOf(61).form).toMatchObject({
      shape: 'pan',
      panLengthCm: 40,
      panWidthCm: 30,
      servings: 1,
      hydrationPct: 80,
      fermentMode: 'cold',
      fermentHours: 28,
    })
  })

  test('is cold where the step only says the degrees', () => {
    // 'lascia maturare a 4 °C per 44 ore'
    const pinsa = contentRecipes.find(({ name }) => name.startsWith('Pinsa'))
    expect(formOf(pinsa?.id ?? 0).form.fermentMode).toBe('cold')
  })

  test('has the models’ yeast where the recipe’s is far from them, and says so', () => {
    const much = recipeOf(1)
    const groups = much.groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => line.replace(/^1 g di lievito/u, '9 g di lievito')),
    }))
    const answer = doughFormOf({ ...much, groups }, asWritten)
    expect(answer).toMatchObject({
      form: { yeastByEstimate: true, yeastFactor: 1 },
      yeast: [{ grams: 9 }],
      notes: [expect.stringContaining('altro lievito')],
    })
  })

  test('keeps its poolish or biga', () => {
    // 120 g of flour and 120 g of water of 420 g of flour; 300 of 600.
    expect(formOf(63).form).toMatchObject({
      prefermentEnabled: true,
      prefermentFlourPct: 28.57,
      prefermentHydrationPct: 100,
    })
    const staged = contentRecipes.filter(({ parts }) =>
      parts.groups.some(({ title, isDough }) => isDough && /biga|poolish/iu.test(title)),
    )
    expect(staged.length).toBeGreaterThan(5)
    for (const { id, name } of staged) {
      const { form, notes } = formOf(id)
      expect([name, form.prefermentEnabled || notes.some((note) => note.includes('prefermento'))]).toEqual([
        name,
        true,
      ])
    }
    expect(formOf(1).form.prefermentEnabled).toBe(false)
  })

  test('refuses what the calculator cannot have, in words', () => {
    expect(doughFormOf({ ...recipeOf(1), groups: [] }, asWritten)).toEqual({
      refusal: expect.stringContaining('farina'),
    })
  })
})

test('of the catalogue every dough is the same flour in the calculator, or is refused', () => {
  let refused = 0
  for (const { id, name } of contentRecipes) {
    const recipe = recipeOf(id)
    const answer = doughFormOf(recipe, asWritten)
    if ('refusal' in answer) {
      refused++
      continue
    }
    const read = validateDoughForm(draftOfQuery(queryOfForm(answer.form)))
    expect('form' in read, `${name}: the address is understood`).toBe(true)
    const calculation = calculateDough(answer.form)
    const written = recipe.groups
      .filter(({ isDough }) => isDough)
      .flatMap(({ lines }) => lines)
      .reduce(
        (sum, line) =>
          sum +
          (/^(\d+) g di (?:farina|semola|miscela|fecola|amido)/.exec(line)?.[1]
            ? Number(/^\d+/.exec(line)?.[0])
            : 0),
        0,
      )
    if (!answer.form.sourdoughEnabled)
      expect(
        'outputs' in calculation && Math.abs(calculation.outputs.flourG / written - 1),
        name,
      ).toBeLessThan(0.01)
  }
  expect(refused / contentRecipes.length).toBeLessThan(0.25)
})
