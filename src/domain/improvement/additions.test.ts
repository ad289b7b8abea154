import { expect, test } from 'vitest'
import { unseenRecipes } from '#tests/support/unseen-recipes.ts'
import { improveRecipe } from './improve-recipe.ts'
import type { ImproveOption } from './options.ts'

const [some] = unseenRecipes
function variant(option: ImproveOption, lines: string[], steps: string[], more: { category?: string } = {}) {
  if (!some) throw new Error('no recipe')
  const recipe = { ...some, name: 'Prova', ingredients: lines, ingredientGroups: [], ...more }
  return improveRecipe(
    { ...recipe, instructions: steps.join('\n'), steps: steps.map((step) => [step]) },
    option,
  )
}
const added = (option: ImproveOption, ...told: [string[], string[], { category?: string }?]) => {
  const { steps } = variant(option, ...told)
  return steps.filter((step) => !told[1].includes(step))
}

const OPEN = ['Stendi la pasta.', 'Metti mozzarella e pere, forno a 250, 10 minuti.', 'Buona!']

test("the author's steps stay one behind the other: what is added stands in front or at the end", () => {
  const lines = ['400 g di tonno', '1 cipolla', '200 g di passata']
  const { steps } = variant('gourmet', lines, OPEN)
  expect(steps.slice(1, -1)).toEqual(OPEN)
  expect(steps[0]).toMatch(/^Per completare: tosta /u)
  expect(steps.at(-1)).toMatch(/^Al momento di servire: /u)
})

test.each([
  ['Spalma lo squacquerone, aggiungi la rucola, piega a metà e servi.'],
  ["Copri con l'altra sfoglia e inforna."],
  ['Chiudi a mezzaluna e cuoci.'],
  ['Si taglia la torta, si apre ogni spicchio e si imbottisce con la salsiccia.'],
  ['Arrotola la sfoglia sul ripieno e inforna.'],
  ['Taglia ogni torta in spicchi, aprili e farciscili con la salsiccia.'],
  ['Apri la pizza bianca a metà e metti dentro i fichi.'],
  ['Si riempiono, si piegano, si mangiano.'],
  ['Se taglia in quattro spicchi, se apre nel mezzo e dentro salsiccia e erba.'],
  ['Tagliala a spicchi, aprili in due e riempili con erba e salsiccia.'],
  ['Se taglia a spicchi, se apre e se riempie.'],
  ['Ognuno apre il suo e ci infila una fetta di prosciutto.'],
])('what a dough covers gets oil on the table, nothing dry on its lid: %s', (step) => {
  const told = [
    ['200 g di mozzarella', '200 g di salsiccia'],
    ['Stendi la pasta.', step, 'Buona!'],
  ] as const
  for (const option of ['piccante', 'gourmet'] as const)
    expect(added(option, [...told[0]], [...told[1]]).join()).toMatch(/olio .*su ogni pezzo\.$/u)
})

test('a fold of the dough shuts nothing in, and who weighs no dough counts its portions', () => {
  const steps = ['Impasta e dai una piega a libro.', 'Stendi in teglia.', 'Olio e rosmarino, forno a 230.']
  expect(added('piccante', ['2 cipolle'], steps).join()).not.toContain('su ogni pezzo')
  const { groups } = variant('piccante', ['Farina 0, 100%', 'Acqua 65%', '100 g di salame'], OPEN)
  expect(groups.flatMap((group) => group.lines)).toContain("20 g di 'nduja di Spilinga")
})

test('steps that speak of each other by their number keep it', () => {
  const lines = ['400 g di tonno', '1 cipolla', '200 g di passata']
  const { steps } = variant('gourmet', lines, [...OPEN, 'Per la seconda pizza ripeti dal punto 2.'])
  expect(steps[0]).toBe(OPEN[0])
})

test('what is eaten cold gets nothing that heat has to melt', () => {
  const lines = ['200 g di salame', '200 g di mozzarella']
  expect(added('piccante', lines, OPEN).join()).toContain("'nduja")
  expect(added('piccante', lines, [...OPEN, 'Si mangia fredda.']).join()).not.toContain("'nduja")
})

test('nothing is added that the recipe has, or that its steps speak of', () => {
  const lines = ['200 g di mozzarella', '300 g di passata']
  expect(added('gourmet', lines, OPEN).join()).toContain('basilico')
  expect(added('gourmet', lines, [...OPEN, 'Basilico alla fine.']).join()).not.toContain('basilico')
  expect(added('gourmet', ['200 g di mozzarella', '1 lime'], OPEN).join()).not.toContain('limone')
})

test('who has no lactose gets no cheese on it', () => {
  const lines = ['250 g di mozzarella senza lattosio', '300 g di passata']
  expect(added('gourmet', lines, OPEN).join()).not.toMatch(/stracciatella|caprino|ricotta|parmigiano/u)
})

test('a dish without animals and one without gluten stay so', () => {
  const plants = ['300 g di passata', '1 melanzana', '1 peperone']
  for (const option of ['piccante', 'gourmet'] as const) {
    const { groups } = variant(option, plants, ['Senza glutine per Matilde.', ...OPEN])
    expect(groups.flatMap((group) => group.lines).join()).not.toMatch(/stracciat|caprino|miele|pangratt/u)
  }
})

test('what the list has is not listed twice, and a fried lid gets nothing oily', () => {
  const lines = ['200 g di mozzarella', '100 g di speck', 'pepe nero', "2 cucchiai d'olio extravergine"]
  expect(added('gourmet', lines, OPEN).join()).not.toMatch(/pepe|olio/u)
  const folded = ['Stendi i dischi.', 'Chiudi a mezzaluna e friggi.', 'Servi.']
  const fried = ['200 g di mozzarella', '100 g di passata', '1 l di olio per friggere']
  for (const option of ['piccante', 'gourmet'] as const)
    expect(added(option, fried, folded, { category: 'Fritta' }).join()).not.toContain('olio')
})
