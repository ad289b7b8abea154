import { describe, expect, test } from 'vitest'
import { draftOfRecipe } from './draft-of-recipe.ts'
import type { ImportedRecipe } from './imported-recipe.ts'
import { isGroupTitle, isNoIngredient, isShareLink, recipeDoubts } from './recipe-doubts.ts'

const INGREDIENTS = ['500 g di farina', '320 g di acqua', '10 g di sale', '250 g di mozzarella']
const STEPS = ['Impasta farina e acqua.', 'Lascia riposare per otto ore.', 'Inforna e servi.']
const doubts = (ingredients: string[], steps: string[], shown = { ingredients, steps }) =>
  recipeDoubts({ ingredients, steps }, shown)

test('a plain recipe raises none', () => {
  expect(doubts(INGREDIENTS, STEPS)).toEqual([])
  expect(doubts(['Salz', 'Öl'], STEPS)).toEqual([])
  expect(doubts(INGREDIENTS, ['Impastate.', 'Infornate.', 'Servite.'])).toEqual([])
})

describe('what is strange is said', () => {
  test.each<[string, RegExp, string[], string[]]>([
    ['a list without amounts', /Quasi nessun ingrediente/, ['Esporta', 'Stampa', 'Commenti', 'Foto'], STEPS],
    [
      'a list without end',
      /Gli ingredienti sono 41/,
      Array.from({ length: 41 }, (_, n) => `${n} g di a`),
      STEPS,
    ],
    ['titles alone', /titoli di gruppi/, ['Per la salsa', 'Per il ripieno', '2 uova'], STEPS],
    [
      'steps among ingredients',
      /lunghi come passaggi/,
      [...INGREDIENTS, 'Mescola 2 volte. '.repeat(9), 'Aspetta 3 ore. '.repeat(9)],
      STEPS,
    ],
    ['ingredients among steps', /sembrano ingredienti/, INGREDIENTS, ['200 g di riso', '2 cucchiai di olio']],
    ['buttons as steps', /di poche parole/, INGREDIENTS, ['Salva la ricetta', 'Cambia porzioni', 'Commenta']],
    ['amounts alone', /stanno da sole/, ['350 g', 'farina', '2', 'uova'], STEPS],
    ['the story of a page', /sono molto lunghi/, INGREDIENTS, [...STEPS, 'Mia nonna diceva: '.repeat(600)]],
    ['no steps', /non abbiamo trovato i passaggi/, INGREDIENTS, []],
  ])('%s', (_name, expected, ingredients, steps) => {
    expect(doubts(ingredients, steps)).toContainEqual(expect.stringMatching(expected))
  })

  test('lists that are poorer than what the page shows', () => {
    const shown = {
      ingredients: INGREDIENTS,
      steps: [...STEPS, ...STEPS.map((step) => `${step} Poi aspetta.`)],
    }
    expect(doubts(INGREDIENTS.slice(0, 2), STEPS, shown)).toEqual([
      'Lista degli ingredienti forse incompleta: la pagina ne mostra 4, qui ce ne sono 2.',
      'Passaggi forse incompleti: la pagina ne mostra 6, qui ce ne sono 3.',
    ])
  })
})

test('names of networks are links, steps are not', () => {
  expect(['Facebook', 'E-mail', 'Copia il link'].every(isShareLink)).toBe(true)
  expect(['Salva il liquido.', 'Stampa i biscotti'].some(isShareLink)).toBe(false)
})

test.each([
  ['Per il condimento', true],
  ["Per l'impasto", true],
  ['Ingredienti per la crema', true],
  ['For the sauce', true],
  ['Für den Teig', true],
  ['Pour la garniture', true],
  ['Per il pane: 500 g di farina', false],
  ['500 g di farina per il pane', false],
])('%s is a title: %s', (line, isTitle) => expect(isGroupTitle(line)).toBe(isTitle))

const FOUND: ImportedRecipe = {
  name: 'Pizza',
  description: '',
  ingredients: ['500 g di farina', 'Per il condimento', '200 g di pelati'],
  steps: STEPS,
  prepMin: null,
  cookMin: null,
  totalMin: null,
  yield: null,
  author: null,
  siteName: null,
  imageUrl: null,
  language: 'it',
  category: null,
  isVegan: false,
  isGlutenFree: false,
}

test('titles of groups stand above their lines in the draft', () => {
  expect(draftOfRecipe(FOUND).ingredients).toEqual([
    '500 g di farina',
    'Per il condimento:',
    '200 g di pelati',
  ])
})

test.each([
  ['PIZZA CON PATATE', 'Pizza con patate'],
  ['Pizza DOP', 'Pizza DOP'],
  ['BLT', 'BLT'],
])('%s is called %s in the draft', (name, expected) => {
  expect(draftOfRecipe({ ...FOUND, name }).name).toBe(expected)
})

test.each([
  'Condividi su Facebook',
  'Stampa la ricetta',
  '345 commenti',
  'Pubblicato il 12/03/2024',
  'Iscriviti alla newsletter',
  'EXPORTAR LA RECETA',
])('%j is no ingredient', (line) => {
  expect(isNoIngredient(line)).toBe(true)
})

test.each(['3 uova', 'sale', 'Segui il passo 2', 'salsa di soia', '2 votive'])(
  '%j is no share link',
  (line) => {
    expect(isShareLink(line)).toBe(false)
  },
)
