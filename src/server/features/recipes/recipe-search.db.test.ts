import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { recipes } from '#server/db/schema.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { type RecipesRepository, recipesRepository } from './recipes.repository.ts'

const RECIPES = [
  newRecipe(1, 'Pizza Margherita', { ingredients: ['400 g di fior di latte', '12 foglie di basilico'] }),
  newRecipe(2, 'Pizza ai Funghi Porcini', { ingredients: ['300 g di porcini', '20 g di prezzemolo'] }),
  newRecipe(3, 'Pizza con Fichi e Prosciutto', { ingredients: ['6 fichi', '120 g di prosciutto crudo'] }),
  newRecipe(4, 'Focaccia Campagnola', {
    ingredients: ['1 fungo porcino', '50 g di rucola', '200 g di mozzarella'],
  }),
  newRecipe(5, 'Sfincione', {
    category: 'Siciliana',
    description: 'Con una nota di fungo.',
    ingredients: ['8 acciughe'],
  }),
  newRecipe(6, 'Calzone', {
    category: 'Calzone',
    instructions: 'Aggiungi un fungo.',
    ingredients: ['1 acciuga'],
  }),
  newRecipe(7, 'Pizza Quattro Stagioni', { ingredients: ['olive', 'carciofi', '80 g di li.co.li.'] }),
  newRecipe(8, 'Pizza Napoletana', {
    category: 'Napoletana',
    isVegan: true,
    ingredients: ["1 spicchio d'aglio"],
  }),
  newRecipe(9, 'Pizza Segreta', { published: false }),
  newRecipe(10, 'Torta di Perù e Caffè', {
    category: 'Dolce',
    isGlutenFree: true,
    ingredients: ['2 radicchi', '1 zucca'],
  }),
]

const database = sharedDatabase()
let repository: RecipesRepository
beforeAll(async () => {
  await database.db.insert(recipes).values(RECIPES)
  repository = recipesRepository(database.db)
})

const ids = async (query: string, limit?: number) =>
  (await repository.search(query, limit)).map(({ id }) => id)
const idSet = async (query: string) => new Set(await ids(query))

describe('Italian words', () => {
  test.each([
    ['pizze', 'pizza'],
    ['funghi', 'fungo'],
    ['porcini', 'porcino'],
    ['fichi', 'fico'],
    ['acciughe', 'acciuga'],
    ['alici', 'acciughe'],
    ['radicchio', 'radicchi'],
    ['zucche', 'zucca'],
    ['napoletano', 'napoletane'],
    ['siciliani', 'siciliana'],
    ['MARGHERITE', 'margherita'],
    ['licoli', 'li.co.li.'],
    ['fiordilatte', 'fior di latte'],
    ['aglio', "d'aglio"],
  ])('%s finds what %s finds', async (one, other) => {
    const found = await idSet(one)
    expect(found.size).toBeGreaterThan(0)
    expect(await idSet(other)).toEqual(found)
  })

  test('accents do not matter, in the query or in the recipe', async () => {
    for (const query of ['caffè', 'caffe', 'caffé', 'CAFFE\u0300', 'peru'])
      expect(await ids(query)).toEqual([10])
  })

  test('words that every text has find nothing on their own', async () => {
    expect(await ids('il con di')).toEqual([])
  })

  test('flags and category can be searched', async () => {
    expect(await ids('vegana')).toEqual([8])
    expect(await ids('senza glutine')).toEqual([10])
    expect(await ids('siciliana')).toEqual([5])
  })
})

describe('typing errors', () => {
  test.each([
    ['margerita', 1],
    ['margehrita', 1],
    ['margarita', 1],
    ['bargherita', 1],
    ['mozarella', 4],
    ['rucula', 4],
    ['prosiuto', 3],
    ['aciuga', 6],
    ['quattrostagioni', 7],
    ['4 stagoni', 7],
  ])('%s', async (query, id) => {
    expect((await ids(query))[0]).toBe(id)
  })

  test('a small word with a slip counts as the right one', async () => {
    expect(await ids('della focaccia')).toEqual([4])
    expect(await ids('dlela focaccia')).toEqual([4])
    expect(await ids('mozarella nlela focaccia')).toEqual([4])
  })

  test('the right words of a query stay as they are while a wrong one is corrected', async () => {
    expect(await ids('pizza fihci')).toEqual([3])
    expect(await ids('focaccia rucula mozarella')).toEqual([4])
  })

  test('a word that somebody is still typing', async () => {
    expect(await ids('marghe')).toEqual([1])
    expect(await ids('prosc')).toEqual([3])
  })

  test('a slip is rather behind the first letter than in it', async () => {
    await database.db.execute(sql`insert into search_words values ('menta'), ('lente')`)
    const { rows } = await database.db.execute(sql`select search_neighbours('mente') as word`)
    expect(rows).toEqual([{ word: 'menta' }])
  })

  test('a word far from everything finds nothing', async () => {
    for (const query of ['zzzz', 'xyzabc', 'qwertyuiop', 'pizza zzzz']) expect(await ids(query)).toEqual([])
  })
})

describe('rank', () => {
  test('name before ingredients before text', async () => {
    expect(await ids('fungo')).toEqual([2, 4, 5, 6])
  })

  test('in names, the word that stands among fewer others first; then by name', async () => {
    const names = (await repository.search('pizza')).map(({ name }) => name)
    expect(names).toEqual([
      'Pizza Margherita',
      'Pizza Napoletana',
      'Pizza ai Funghi Porcini',
      'Pizza con Fichi e Prosciutto',
      'Pizza Quattro Stagioni',
    ])
  })

  test('limit keeps the best', async () => {
    expect(await ids('fungo', 2)).toEqual([2, 4])
  })
})

describe('operators', () => {
  test('all words must be there', async () => {
    expect(await ids('pizza prosciutto')).toEqual([3])
  })
  test('-word leaves out what has it anywhere, not only in the name', async () => {
    expect(await idSet('pizza -fichi')).toEqual(new Set([1, 2, 7, 8]))
    expect(await ids('pizza -basilico -porcini -fichi -olive')).toEqual([8])
  })
  test('alone, -word finds the recipes without it, by name', async () => {
    expect(await ids('-pizza')).toEqual([6, 4, 5, 10])
    expect(await ids('-pizza -acciuga')).toEqual([4, 10])
    expect(await ids('-pizza -focaccia -acciuga -torta')).toEqual([])
    expect(await ids('-pizza', 2)).toEqual([6, 4])
  })
  test('also beside a mistyped word', async () => {
    expect(await ids('margerita -basilico')).toEqual([])
  })
  test('"quoted words" stand together', async () => {
    expect(await ids('"fior di latte"')).toEqual([1])
    expect(await ids('"latte fior"')).toEqual([])
  })
})

test('unpublished recipes are never found', async () => {
  expect(await ids('segreta')).toEqual([])
  expect(await ids('segretta')).toEqual([])
})

describe('strange input is never an error', () => {
  test.each([
    ['nothing', '', []],
    ['blanks', ' \t\n\u00a0\u2003', []],
    ['NUL', 'margherita\0', [1]],
    ['half an emoji', 'margherita \ud83d', [1]],
    ['emoji', '🍕', []],
    ['emoji beside a word', '🍕margherita', [1]],
    ['one endless word', 'a'.repeat(2000), []],
    ['endless minus signs', '-'.repeat(2000), []],
    ['minus signs before a word', `${'-'.repeat(2000)}margherita`, undefined],
    ['spaced minus signs', '- '.repeat(1000), []],
    ['nested negation', '-"'.repeat(1000), []],
    ['a thousand words', 'pizza '.repeat(1000), undefined],
    ['wildcards', '%_%', []],
    ['tsquery operators', "& | ! <-> :* \\ ' ( )", []],
    ['injection', "'; DROP TABLE recipes; --", []],
    ['placeholders', '$9 $8 ?', []],
  ])('%s', async (_name, query, expected) => {
    const found = await ids(query)
    if (expected) expect(found).toEqual(expected)
  })

  test('whatever is typed', async () => {
    const alphabet = fc.constantFrom(
      ...Array.from('aeiop z"-\'()|&!:*<>\\%_.,@/0\0\ud83d🍕èß‘'),
      ' or ',
      'pizza',
      'funghi',
      ' -',
      'http://',
    )
    const input = fc.oneof(
      fc.array(alphabet, { maxLength: 400 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 300 }),
    )
    await fc.assert(
      fc.asyncProperty(input, async (query) => Array.isArray(await repository.search(query))),
      { numRuns: 150 },
    )
    expect(await ids('margherita')).toEqual([1]) // the connection has survived
  })
})
