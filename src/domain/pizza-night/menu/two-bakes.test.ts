import { expect, test } from 'vitest'
import { bakePlan, turnedAtS } from '#domain/oven-guide/bake-plan.ts'
import { bakeSetup, bakeTarget } from '#domain/oven-guide/calculate.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { USUAL_EVENING } from '../evening-request.ts'
import { bakeOf } from '../oven/recovery.ts'
import { eveningPizza } from './evening-pizza.ts'
import { isTray, whyLeftOut } from './left-out.ts'
import { twoBakes } from './two-bakes.ts'

test.each([
  [
    'Spalma il sugo e cuoci 5 minuti; disponi un quarto delle melanzane e prosegui per altri 3 minuti.',
    { firstShare: 5 / 8, added: 'Disponi le melanzane' },
  ],
  [
    'Inforna per 6 minuti.\nAggiungi le verdure e prosegui per 2-3 minuti, finché il bordo è bruno.',
    { firstShare: 6 / 8.5, added: 'Aggiungi le verdure' },
  ],
  ['Cuoci per 7 minuti, poi servi.', null],
  ['In padella cuoci le cipolle per 7 minuti, aggiungi le melanzane e dopo 6 minuti le zucchine.', null],
  ['', null],
])('%s', (instructions, told) => {
  expect(twoBakes(instructions)).toEqual(told)
})

test('the recipes that an evening bakes in two goes, and what each adds to one pizza halfway', () => {
  const found = eveningRecipes.flatMap((recipe) => {
    const told = whyLeftOut(recipe, 'each') === null ? twoBakes(recipe.instructions) : null
    return told ? [[recipe.id, told.added] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual({
    3: 'Tira la pizza verso di te e aggiungi prosciutto e olive',
    12: 'Aggiungi cavolo nero e mandorle',
    13: 'Estrai la pizza, disponi le verdure alternando i colori',
    14: 'Aggiungi il fior di latte a dadini, già scolato, sposta la pizza sul ripiano centrale',
    16: 'Aggiungi il gorgonzola a ciuffetti',
    20: 'Estrai la pizza, sistema la mozzarella di bufala',
    27: 'Disponi le melanzane',
    30: 'Aggiungi il guanciale con metà del pecorino che gli spetta',
    41: 'Aggiungi il brie',
    42: "Fai scivolare l'uovo nella conca",
    47: 'Aggiungi i funghi',
    49: 'Aggiungi le verdure arrosto',
    52: 'Aggiungi il fior di latte a cubetti e i funghi',
    53: 'Aggiungi le verdure e le olive',
    56: 'Aggiungi le verdure e il formaggio',
    66: "Aggiungi la mozzarella e l'origano",
    96: 'Aggiungi il fior di latte',
  })
})

test('the trays that an evening bakes in two goes', () => {
  const found = eveningRecipes.flatMap((recipe) => {
    const told = isTray(recipe) ? twoBakes(recipe.instructions, true) : null
    return told ? [recipe.id] : []
  })
  expect(found.toSorted((one, other) => one - other)).toEqual([
    6, 54, 55, 57, 58, 61, 62, 63, 64, 65, 67, 70, 72, 89, 97, 102,
  ])
})

test('a tray laid on the floor of the oven comes out for its cheese', () => {
  const margherita = eveningRecipes.find(({ id }) => id === 62)
  expect(twoBakes(margherita?.instructions ?? '', true)).toEqual({
    firstShare: 13 / 19,
    added: 'Estrai la teglia, distribuisci il fior di latte, poi rimetti sul ripiano centrale',
  })
})

test.each([
  [65, 13 / 22, 'Sposta la teglia sul ripiano di mezzo'],
  [54, 14 / 26, 'Sposta la teglia a mezza altezza; dopo 6 minuti copri con la mozzarella'],
  [61, 12 / 20, 'Sposta la teglia a metà altezza'],
  [55, 20 / 30, 'Alza la teglia di un ripiano'],
])('the tray of recipe %i changes shelf', (id, firstShare, added) => {
  const recipe = eveningRecipes.find((one) => one.id === id)
  expect(twoBakes(recipe?.instructions ?? '', true)).toEqual({ firstShare, added })
})

test('fior di latte goes on a round pizza halfway, if it bakes for more than eight minutes', () => {
  const margherita = eveningRecipes.find(({ id }) => id === 1)
  const pizza = margherita && eveningPizza(margherita)
  if (!pizza) throw new Error('no Margherita')
  expect(pizza.twoBakes).toMatchObject({ firstShare: null, added: 'Aggiungi il fior di latte' })
  const { oven } = USUAL_EVENING
  const atHome = bakeOf(pizza, { oven, service: 'each' })
  expect(atHome.maxS).toBeGreaterThan(8 * 60)
  expect(atHome.addS).toBeGreaterThan(4 * 60)
  // When the guide has it turned, and says the same.
  for (const surface of ['sheet_pan', 'stone'] as const) {
    const { addS, minS } = bakeOf(pizza, { oven: { ...oven, surface }, service: 'each' })
    const request = { styleId: 'napoletana', ovenType: oven.type, surface } as const
    const { steps } = bakePlan(bakeSetup(request), bakeTarget(request))
    const turn = steps.find(({ title }) => /gira(?:la)?$/iu.test(title))
    expect(addS).toBe(turnedAtS(surface, minS, true))
    expect(turn?.title).toMatch(/^Aggiungi il fior di latte/)
  }
  const hot = { ...oven, type: 'portable_gas', surface: 'stone' } as const
  expect(bakeOf(pizza, { oven: hot, service: 'each' })).not.toHaveProperty('addS')
})
