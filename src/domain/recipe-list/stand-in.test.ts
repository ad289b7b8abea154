import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TOMATOES } from '#knowledge/toppings.ts'
import { foodById } from '../ingredients/foods.ts'
import { recipeLines } from '../ingredients/recipe-lines.ts'
import { RECIPE_CATEGORIES, type RecipeCategory } from '../recipes/vocabulary.ts'
import { recipeFacts } from './recipe-facts.ts'
import { pictureOf, standInOf } from './stand-in.ts'
import { pictureAlt, STAND_INS, standInAt } from './stand-in-pictures.ts'

function kindOf(name: string, category: RecipeCategory, ingredients: readonly string[], style?: string) {
  const lines = recipeLines(ingredients)
  const dough = style === undefined ? null : { style }
  const facts = recipeFacts({ name, category, dough, ingredients, instructions: 'Inforna.' }, lines)
  return standInOf({ category, facts, foods: lines.map(({ id }) => id) })
}

test.each([
  ['Pizza di casa', 'Napoletana', ['300 g di passata', '200 g di fior di latte'], 'tonda-rossa'],
  ['Pizza ai formaggi', 'Gourmet', ['200 g di mozzarella', '100 g di gorgonzola'], 'tonda-bianca'],
  ['Pizza al pesto', 'Classica', ['100 g di pesto', '200 g di mozzarella'], 'tonda-verde'],
  ['Pizza alla zucca', 'Classica', ['300 g di zucca', '200 g di provola'], 'tonda-gialla'],
  ['Pizza rossa in teglia', 'Teglia', ['400 g di pelati'], 'teglia-rossa'],
  ['Pizza bianca in teglia', 'Teglia', ['300 g di stracchino'], 'teglia-bianca'],
  ['Pinsa ai datterini', 'Romana', ['300 g di pomodorini datterini'], 'pala-rossa', 'pala'],
  ['Pizza bianca alla pala', 'Romana', ['olio extravergine'], 'pala-bianca', 'pala'],
  ['Pizza al tegamino', 'Classica', ['200 g di passata'], 'padellino-rosso', 'padellino'],
  ['Focaccia alle cipolle', 'Focaccia', ['2 cipolle'], 'focaccia'],
  ['Focaccia con i pomodorini', 'Focaccia', ['300 g di pomodorini', 'origano'], 'focaccia-rossa'],
  ['Calzone ripieno', 'Calzone', ['300 g di ricotta'], 'calzone'],
  ['Pizza fritta', 'Fritta', ['300 g di ricotta'], 'fritta'],
  ['Montanare', 'Fritta', ['200 g di passata'], 'montanara'],
  ['Pizza al cioccolato', 'Dolce', ['200 g di crema di nocciole'], 'dolce-cioccolato'],
  ['Pizza alle pere', 'Dolce', ['250 g di ricotta', '2 pere'], 'dolce-chiara'],
] as const)('%s shows its kind', (name, category, lines, kind, dough?: string) => {
  expect(kindOf(name, category, lines, dough)).toBe(kind)
})

test('any recipe has a kind, and its address leads back to it', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom(...RECIPE_CATEGORIES),
      fc.array(fc.string(), { maxLength: 4 }),
      (name, category, ingredients) => {
        const kind = kindOf(name, category, ingredients)
        const facts = recipeFacts({ name, category, ingredients, instructions: '' }, recipeLines(ingredients))
        const foods = recipeLines(ingredients).map(({ id }) => id)
        expect(standInAt(pictureOf('', { category, facts, foods }))).toBe(kind)
      },
    ),
  )
})

test('a picture of its own stays; one of another kind or a lost one gives way', () => {
  const facts = { style: 'calzone', base: 'white' } as const
  const calzone = { category: 'Calzone', facts, foods: [] } as const
  const own = '/immagini/caricate/0123456789abcdef-960.webp'
  expect(pictureOf(own, calzone)).toBe(own)
  for (const other of ['', '/immagini/tipo-focaccia-960.webp', '/immagini/ricette/7.svg'])
    expect(pictureOf(other, calzone)).toBe('/immagini/tipo-calzone-960.webp')
})

test('the alternative text says of a drawing that it is one, and of a kind that it is not the recipe', () => {
  const name = 'Pizza della zia'
  const drawn = '/immagini/pizza-della-zia-960.webp'
  expect(pictureAlt({ name, imageUrl: drawn })).toBe('Pizza della zia, disegno al computer')
  const uploaded = '/immagini/caricate/0123456789abcdef-960.webp'
  expect(pictureAlt({ name, imageUrl: uploaded })).toBe(name)
  for (const kind of Object.keys(STAND_INS)) {
    const alt = pictureAlt({ name, imageUrl: `/immagini/tipo-${kind}-960.webp` })
    expect(alt).toMatch(/^Disegno di .+: mostra il genere, non questa ricetta$/)
    expect(alt).not.toContain(name)
  }
  expect(standInAt('/immagini/tipo-toString-960.webp')).toBeUndefined()
})

test('the table of ingredients knows the tomatoes', () => {
  expect(TOMATOES.filter((id) => foodById(id) === undefined)).toEqual([])
})
