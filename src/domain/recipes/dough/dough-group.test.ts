import { expect, test } from 'vitest'
import { typedRecipe } from '#tests/support/unseen-recipes.ts'
import { withDoughGroup } from './dough-group.ts'

const groupsOf = (lines: string[], steps: string[] = ['Impasta.', 'Condisci e cuoci.']) => {
  const { ingredients, ingredientGroups } = withDoughGroup(typedRecipe({ name: 'Pizza', lines, steps }))
  let next = 0
  return ingredientGroups.map(({ title, isDough, count }) => {
    next += count
    return [title, isDough, ingredients.slice(next - count, next)]
  })
}

const FLOUR = ['500 g di farina 0', '320 g di acqua', '5 g di lievito di birra', '12 g di sale']

test.each([
  [
    ['IMPASTO', ...FLOUR, 'CONDIMENTO', '300 g di mozzarella'],
    ['Impasto', 'Condimento'],
  ],
  [
    ['impasto', ...FLOUR, 'sopra', '300 g di pelati', 'origano, olio'],
    ['Impasto', 'Sopra'],
  ],
  [
    ['BIGA (18 h a 18 °C)', ...FLOUR, 'Topping (per 4):', '300 g di stracchino'],
    ['BIGA (18 h a 18 °C)', 'Topping (per 4)'],
  ],
  [
    ['Pasta di pane', ...FLOUR, 'Ripieno', '1 kg di scarola'],
    ['Pasta di pane', 'Ripieno'],
  ],
  [
    [...FLOUR, 'Per condire', '300 g di mozzarella'],
    ["Per l'impasto", 'Per condire'],
  ],
  [
    [...FLOUR, 'PER SOPRA', '400 g di pelati', 'olio'],
    ["Per l'impasto", 'Per sopra'],
  ],
  [
    ['FARINE:', FLOUR[0] ?? '', 'IL RESTO:', ...FLOUR.slice(1), 'TOPPING: 250 g di mortadella, 2 burrate'],
    ['Farine', 'Il resto', 'Topping'],
  ],
  [
    [
      "Per 4 panetti da 250: 600 g di farina, 380 g d'acqua, 17 g di sale, 1 g di lievito",
      '2 fasci di friarielli',
      'olio',
    ],
    ['Per 4 panetti da 250', 'Per il condimento'],
  ],
  [
    [
      'Poolish: 300 g farina 0, 300 g acqua, 1 g lievito',
      'Impasto: 500 g farina',
      '380 g acqua',
      '22 g sale',
      '3 cespi di radicchio',
      '150 g di speck',
    ],
    ['Poolish', 'Impasto', 'Per il condimento'],
  ],
])('%j has the groups %j', (lines, titles) => {
  const groups = groupsOf(lines)
  expect(groups.map(([title]) => title)).toEqual(titles)
  expect(groups.map(([, isDough]) => isDough)).toEqual(titles.map((_, at) => at < titles.length - 1))
})

test('what stands under a heading of dough and holds no flour was bought', () => {
  expect(groupsOf(['impasto', '200 g di passata', '1 mozzarella'])).toEqual([
    ['Ingredienti', false, ['impasto', '200 g di passata', '1 mozzarella']],
  ])
})

test('a list behind its heading is a group', () => {
  expect(
    groupsOf([...FLOUR, 'DENTRO: 300 g di squacquerone, rucola'], ['Impasta tutto.', 'Farcisci.'])[1],
  ).toEqual(['Dentro', false, ['300 g di squacquerone', 'rucola']])
})

test('a brine is one thing, under its heading or in one line', () => {
  const brine = ['--- salamoia ---', 'acqua gr. 100', 'sale fino gr. 6', 'sale grosso q.b.']
  expect(groupsOf([...FLOUR, ...brine])[1]).toEqual([
    'Per il condimento',
    false,
    ['Salamoia: 100 g di acqua, 6 g di sale fino', 'sale grosso q.b.'],
  ])
  expect(groupsOf([...FLOUR, "per la salamoia: 100 ml d'acqua, 6 g di sale"])[1]?.[2]).toEqual([
    "Salamoia: 100 ml d'acqua, 6 g di sale",
  ])
})

test('oil measured behind the dough is kneaded in, unless the steps lay it on', () => {
  const oil = [...FLOUR, "20 g d'olio", '300 g di mozzarella']
  expect(groupsOf(oil)[0]?.[2]).toContain("20 g d'olio")
  expect(groupsOf(oil, ['Impasta.', "Stendi in teglia e condisci con l'olio."])[0]?.[2]).not.toContain(
    "20 g d'olio",
  )
})

test('a food that the steps knead in belongs to the dough, oil to fry in does not', () => {
  const steps = ['Unisci le farine con la patata schiacciata e impasta.', 'Friggi.']
  const [dough, topping] = groupsOf(
    ['1 patata lessa', ...FLOUR, '1 l di olio di semi', '200 g di provola'],
    steps,
  )
  expect(dough?.[2]).toContain('1 patata lessa')
  expect(topping?.[2]).toEqual(['1 l di olio di semi', '200 g di provola'])
})

test('what the registry knows by a foreign name is flour and leaven', () => {
  expect(
    groupsOf(['400 g bread flour', '1 packet di instant yeast (7 g)', '8 oz di mozzarella'])[0]?.[1],
  ).toBe(true)
})

test('the steps name a food by the word of its ingredient: what they lay on is no dough', () => {
  const lines = [...FLOUR, '350 g polpa di pom', '300 g mozzarella']
  const steps = ['Impastare tutto, poi 2 ore.', 'Stendere, pomodoro e in forno, poi mozzarella.']
  expect(groupsOf(lines, steps)[1]?.[2]).toEqual(['350 g polpa di pom', '300 g mozzarella'])
})

test('what a line holds for dough and topping is parted', () => {
  const lines = [
    ...FLOUR,
    "100 g di zucchero per l'uva",
    '40 g olio per la pasta, altri 40 g per condire',
    '1 kg di uva',
  ]
  const [dough, topping] = groupsOf(lines)
  expect(dough?.[2]).toContain('40 g olio per la pasta')
  expect(topping?.[2]).toEqual(["100 g di zucchero per l'uva", '40 g di olio per condire', '1 kg di uva'])
})

test.each([
  ['semola per lo spolvero', 'spolvero: semola', 'farina di riso per stendere'],
  ['farina di riso per la spianatoia', 'semola per la pala', 'SPOLVERO: semola rimacinata'],
])('flour for the board goes with the dough: %s, %s, %s', (...board) => {
  const [dough, topping] = groupsOf([...FLOUR, '300 g di mozzarella', '200 g di pelati', ...board])
  expect(dough?.[2]).toHaveLength(FLOUR.length + board.length)
  expect(topping?.[2]).toEqual(['300 g di mozzarella', '200 g di pelati'])
})

test('what is laid on at the end is of the topping, whatever heads it', () => {
  const late = [
    'olio evo e fior di sale per finire',
    '20 g di burro a fiocchetti',
    "un filo d'olio alla fine",
  ]
  expect(groupsOf(['IMPASTO', ...FLOUR, ...late, 'CONDIMENTO', '300 g di mele'])[1]?.[2]).toEqual([
    '300 g di mele',
    'olio evo per finire',
    'fior di sale per finire',
    '20 g di burro a fiocchetti',
    "un filo d'olio alla fine",
  ])
})

test('how many tins a recipe fills is no ingredient', () => {
  const all = groupsOf(['Per 2 teglie tonde da 32 cm:', ...FLOUR, 'Per condire:', '300 g di pomodorini'])
  expect(all.flatMap(([, , lines]) => lines)).not.toContain('Per 2 teglie tonde da 32 cm:')
})

test('how many pieces a dough gives is no amount of it', () => {
  expect(
    groupsOf([
      'Impasto (4 panetti da 250 g, idratazione 65%)',
      ...FLOUR,
      'Condimento',
      '300 g di mozzarella',
    ]),
  ).toEqual([
    ['Impasto (4 panetti da 250 g, idratazione 65%)', true, FLOUR],
    ['Condimento', false, ['300 g di mozzarella']],
  ])
})
