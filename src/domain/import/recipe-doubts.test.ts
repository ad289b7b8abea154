import { describe, expect, test } from 'vitest'
import { isGroupTitle } from '../lines/group-heading.ts'
import { draftOfRecipe } from './draft-of-recipe.ts'
import type { ImportedRecipe } from './imported-recipe.ts'
import { isNoIngredient, isShareLink } from './page-furniture.ts'
import { recipeDoubts } from './recipe-doubts.ts'

const INGREDIENTS = ['500 g di farina', '320 g di acqua', '10 g di sale', '250 g di mozzarella']
const STEPS = ['Impasta farina e acqua.', 'Lascia riposare per otto ore.', 'Inforna e servi.']
const doubts = (
  ingredients: string[],
  steps: string[],
  shown = { ingredients, steps },
  language: string | null = 'it',
) => recipeDoubts({ ingredients, steps, language }, shown)

test('a plain recipe raises none', () => {
  expect(doubts(INGREDIENTS, STEPS)).toEqual([])
  expect(doubts(['Salz', 'Öl'], STEPS, undefined, 'de')).toEqual([])
  expect(doubts([...INGREDIENTS, 'sale', 'Condimento a scelta', 'Per la salsa', 'olio q.b.'], STEPS)).toEqual(
    [],
  )
  expect(doubts(INGREDIENTS, ['Impastate.', 'Infornate.', 'Servite.'])).toEqual([])
  const groups = (title: string) =>
    doubts([...INGREDIENTS.slice(0, 3), title, ...INGREDIENTS.slice(3)], [title, ...STEPS])
  expect(groups('Per il condimento:')).toEqual([])
  expect(groups('Per la farcitura')).toEqual([])
})

test('dates and counted headings of a page are told in every language', () => {
  const spanish = [
    '500 g de harina',
    '320 g de agua',
    '12/03/2024',
    'Comentarios (4)',
    '2 cucharadas de aceite',
  ]
  expect(doubts(spanish, STEPS, undefined, 'es')).toContain(
    'Forse non sono ingredienti: «12/03/2024», «Comentarios (4)».',
  )
})

test.each([
  'Inicio › Recetas › Pizza',
  'Home » Rezepte',
  'Start | Recept',
  'Domů / Recepty / Pizza',
  '★★★★☆',
  '4,8 (123)',
  '4.5/5 av 210',
  '5 / 5',
  '12:45',
  '€ 12,90',
  '9,99 €',
  'www.example.org',
  '#pizzanapoletana',
  '@lacucina',
  '© La cucina',
  '2024-03-12',
  'Vaker lezen →',
  'Lire la suite…',
  'Vous avez aimé ?',
  'Guten Appetit!',
])('%s is furniture in every language', (line) => {
  const said = doubts(['500 g de harina', line, '320 g de agua', '2 huevos'], STEPS, undefined, 'es')
  expect(said).toContain(`Forse non sono ingredienti: «${line}».`)
})

test.each([
  '1/5 de taza de leche',
  '1/2 cup/120 ml milk',
  'Butter / Margarine',
  '2 (400 g) tins of tomatoes',
  '00 flour (500 g)',
  'Philadelphia® 200 g',
  'latte 1:1 con acqua',
  '12/15 pomodorini',
  'olio d’oliva > 40 g',
])('%s may be an ingredient', (line) => {
  expect(doubts(['500 g de harina', line, '320 g de agua', '2 huevos'], STEPS, undefined, 'es')).toEqual([])
})

test('what is said again and again, and what is a button of the page, is said to be no ingredient and no step', () => {
  const among = (line: string, lines: readonly string[]) => lines.flatMap((one) => [line, one])
  expect(doubts(among('Anzeige', INGREDIENTS), among('Anzeige', STEPS), undefined, 'de')).toEqual([
    'Forse non sono ingredienti: «Anzeige».',
    'Forse non sono passaggi: «Anzeige».',
  ])
  const shown = { ingredients: INGREDIENTS, steps: STEPS, buttons: ['Zum Rezept'] }
  expect(doubts(['Zum Rezept', ...INGREDIENTS], STEPS, shown, 'de')).toEqual([
    'Forse non sono ingredienti: «Zum Rezept».',
  ])
})

test('a step may ask, call and end in dots', () => {
  expect(doubts(INGREDIENTS, [...STEPS, 'È dorata?', 'Buon appetito!', 'E ora aspetta…'])).toEqual([])
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
      /ingredienti sembrano passaggi/,
      [...INGREDIENTS, 'Mescola 2 volte. '.repeat(9), 'Aspetta 3 ore. '.repeat(9)],
      STEPS,
    ],
    [
      'sentences as ingredients',
      /ingredienti sembrano passaggi/,
      ["Sciogli il lievito nell'acqua e impasta bene.", 'Lascia riposare la pasta, coperta, al caldo.'],
      STEPS,
    ],
    [
      'a step that is an ingredient too',
      /ingredienti sembrano passaggi/,
      [...INGREDIENTS, 'Lascia riposare per otto ore'],
      STEPS,
    ],
    [
      'a line that nobody knows',
      /^Forse non sono ingredienti: «Vai al carrello», «MENÙ»\.$/,
      [...INGREDIENTS, 'Vai al carrello', 'MENÙ'],
      STEPS,
    ],
    [
      'ingredients among steps',
      /passaggi sembrano ingredienti/,
      INGREDIENTS,
      ['200 g di riso', '2 cucchiai di olio'],
    ],
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

describe('amounts of the data that are not those of the page', () => {
  const of = (ingredients: string[], shown: string[]) =>
    doubts(ingredients, STEPS, { ingredients: shown, steps: STEPS })
  test('are said with the first of them', () => {
    const [flour, , ...rest] = INGREDIENTS
    expect(of(['50 g di farina', '32 g di acqua', ...rest], INGREDIENTS)).toEqual([
      `Quantità da confrontare con la pagina: mostra «${flour}», nei suoi dati c'è «50 g di farina».`,
    ])
    expect(of(['1 1/2 cups flour', '2 eggs'], ['2 1/2 cups flour', '2 eggs'])).toContainEqual(
      expect.stringMatching(/^Quantità da confrontare/),
    )
  })

  test.each([
    ['1/2 cup of milk', '½ cup of milk'],
    ['1 1/2 kg di farina', '1½ kg di farina'],
    ['0.5 kg di farina', '0,5 kg di farina'],
    ['0.25 cup olive oil', '¼ cup olive oil'],
    ['1 foglia di alloro', 'foglia di alloro'],
    ['500g di farina', '500 g di Farina'],
    ['500 g di farina', '1 kg di pomodori'],
  ])('%j and %j do not contradict each other', (listed, shown) => {
    expect(of([listed, ...INGREDIENTS], [shown, ...INGREDIENTS])).toEqual([])
  })

  test('another recipe of the page is not compared', () => {
    expect(of(INGREDIENTS, ['2 uova', '100 g di burro', '5 g di sale', '30 g di zucchero'])).toEqual([])
  })

  test('one ingredient of two groups may have two amounts', () => {
    expect(of([...INGREDIENTS, '5 g di sale'], ['5 g di sale', ...INGREDIENTS])).toEqual([])
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
  'ESPORTA LA RICETTA',
  'Accedi',
  'Log in',
  '1.204 visualizzazioni',
  '3,4k views',
])('%j is no ingredient', (line) => {
  expect(isNoIngredient(line)).toBe(true)
})

test.each(['3 uova', '2 visciole', 'accedi al forno'])('%j may be an ingredient', (line) => {
  expect(isNoIngredient(line)).toBe(false)
})

test.each(['3 uova', 'sale', 'Segui il passo 2', 'salsa di soia', '2 votive'])(
  '%j is no share link',
  (line) => {
    expect(isShareLink(line)).toBe(false)
  },
)
