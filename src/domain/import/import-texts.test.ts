import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosenLinks } from './choose-links.ts'
import { draftOfRecipe, guessesOf, italianIngredientLine } from './draft-of-recipe.ts'
import { groupsOfLines } from './group-headings.ts'
import { partedSteps } from './parted-steps.ts'
import { plainLineOf, shortened } from './plain-text.ts'
import { richestYield, yieldOf } from './yield-of-text.ts'

describe('a plain line', () => {
  test.each([
    ['  a \n\t b  ', 'a b'],
    ['caff\u0065\u0300', 'caff\u00e8'],
    ['a\u0000b\u0007c', 'abc'],
    ['\u202egnp.exe\u202c', 'gnp.exe'],
    ['so\u00adft\u200b', 'soft'],
    ['x\ud800', 'x'],
  ])('%j becomes %j', (text, plain) => {
    expect(plainLineOf(text)).toBe(plain)
  })

  test('holds nothing invisible, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const plain = plainLineOf(text)
        expect(plain).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b]/u)
        expect(plain.isWellFormed()).toBe(true)
        expect(shortened(plain, 50).length).toBeLessThanOrEqual(50)
      }),
      { numRuns: 40 },
    )
  })
})

test.each([
  ['Farina 00 500gr', '500 g di farina 00'],
  ['500gr. Farina 00', '500 g di farina 00'],
  ['acqua 325 ml', '325 ml di acqua'],
  ['Olio extravergine: 20 g', '20 g di olio extravergine'],
  ['1,5 kg patate', '1,5 kg di patate'],
  ['Mozzarella (125 g)', 'Mozzarella (125 g)'],
  ['sale q.b.', 'sale q.b.'],
  ['2 uova', '2 uova'],
  ['5OO g di passata', '500 g di passata'],
  ['5OO g di farina O', '500 g di farina 0'],
])('the line %s is written %s', (line, written) => {
  expect(italianIngredientLine(line)).toBe(written)
})

test('titles part the ingredients, and only what goes into the dough is dough', () => {
  expect(
    groupsOfLines(['sale', 'Per l’impasto:', 'farina', 'acqua', 'Vuoto:', 'Sopra :', 'basilico']),
  ).toEqual([
    { title: 'Ingredienti', isDough: false, lines: ['sale'] },
    { title: 'Per l’impasto', isDough: true, lines: ['farina', 'acqua'] },
    { title: 'Sopra', isDough: false, lines: ['basilico'] },
  ])
})

describe('a draft', () => {
  const found = {
    name: 'Focaccia in teglia',
    description: '',
    ingredients: [],
    steps: [],
    prepMin: 20,
    cookMin: 25,
    totalMin: 165,
    yield: '1 teglia da 40 cm',
    author: null,
    siteName: null,
    imageUrl: null,
    language: 'it',
    category: null,
    isVegan: false,
    isGlutenFree: false,
  }
  test('takes what the page says and is careful with the rest', () => {
    expect(draftOfRecipe(found)).toMatchObject({
      category: 'Focaccia',
      activeTime: 20,
      bakeTime: 25,
      restTime: 120,
      servings: 1,
      servingsUnit: 'teglie',
      isVegan: false,
    })
  })
  test('is vegan where all ingredients are, and has no titles among its steps', () => {
    const plants = ['500 g di farina 0', '300 g di acqua', 'Per la salsa', '200 g di pomodori pelati']
    const steps = ['Per la salsa', 'Frulla i pelati.', 'Inforna.']
    expect(draftOfRecipe({ ...found, ingredients: plants, steps })).toMatchObject({
      isVegan: true,
      ingredients: ['500 g di farina 0', '300 g di acqua', 'Per la salsa:', '200 g di pomodori pelati'],
      steps: ['Per la salsa: frulla {i pelati}.', 'Inforna.'],
    })
    for (const more of ['125 g di mozzarella', 'una manciata di roba strana'])
      expect(draftOfRecipe({ ...found, ingredients: [...plants, more] }).isVegan).toBe(false)
  })
  test('rests as long as the steps say where the page names no rest', () => {
    const steps = ['Fai riposare 8 ore.', 'Inforna per 25 minuti.']
    expect(draftOfRecipe({ ...found, totalMin: null, steps }).restTime).toBe(480)
    expect(draftOfRecipe({ ...found, totalMin: 45, steps }).restTime).toBe(480)
    expect(draftOfRecipe({ ...found, steps }).restTime).toBe(120)
    expect(draftOfRecipe({ ...found, totalMin: null, steps: ['Fai riposare 90 giorni.'] }).restTime).toBe(0)
  })
  test('bakes and works as the steps and the total say where the page names neither', () => {
    const steps = ['Riposa 3 ore.', 'Inforna a 250 °C per 10 minuti.']
    const only = { ...found, prepMin: null, cookMin: null, totalMin: 240, steps }
    expect(draftOfRecipe(only)).toMatchObject({ activeTime: 50, restTime: 180, bakeTime: 10 })
    expect(guessesOf(only)).toMatchObject({
      activeTime: expect.stringContaining('da controllare'),
      restTime: expect.stringContaining('nei passaggi'),
      bakeTime: expect.stringContaining('nei passaggi'),
    })
    const without = { ...only, totalMin: null }
    expect(draftOfRecipe(without)).toMatchObject({ activeTime: 0, restTime: 180, bakeTime: 10 })
    expect(guessesOf({ ...found, steps }).bakeTime).toBeUndefined()
    // The total time of some pages does not include the rest.
    expect(draftOfRecipe({ ...only, totalMin: 60 })).toMatchObject({ activeTime: 50, restTime: 180 })
  })
  test('names what in it is a guess', () => {
    const named = { ...found, steps: ['Inforna.'] }
    expect(guessesOf(named)).toEqual({ difficulty: expect.stringContaining('da controllare') })
    expect(guessesOf({ ...named, name: 'Pizza ai carciofi', yield: null })).toEqual({
      category: expect.stringContaining('da controllare'),
      difficulty: expect.stringContaining('da controllare'),
      servings: expect.stringContaining('da controllare'),
    })
    const rest = (steps: string[]) => guessesOf({ ...found, totalMin: null, steps }).restTime
    expect(rest(['Fai riposare 8 ore.'])).toMatch(/nei passaggi/)
    expect(rest(['Fai riposare fino al raddoppio.'])).toMatch(/non dicono quanto/)
    expect(rest(['Inforna.'])).toBeUndefined()
  })
  test('never has a negative time', () => {
    expect(draftOfRecipe({ ...found, totalMin: 10 }).restTime).toBe(0)
    expect(draftOfRecipe({ ...found, prepMin: null, cookMin: null, totalMin: 10 }).activeTime).toBe(10)
  })
})

test('pages about pizza, and those never read, come first', () => {
  const link = (url: string, changedAt: number | null = null) => ({ url, changedAt })
  const choice = {
    kind: 'recipe',
    areMeant: true,
    readAt: new Map([
      ['/pizza-nota', 5],
      ['/pizza-uguale', 9],
    ]),
    most: 3,
  } as const
  const links = [
    link('/chi-siamo'),
    link('/ricetta-torta'),
    link('/pizza-nota', 7),
    link('/pizza-uguale', 9),
    link('/pizza-nuova'),
  ]
  expect(chosenLinks(links, choice)).toEqual(['/pizza-nuova', '/pizza-nota', '/ricetta-torta'])
  expect(chosenLinks(links, { ...choice, areMeant: false })).not.toContain('/chi-siamo')
})

const THREE = ['Sciogli il lievito.', 'Unisci la farina.', 'Cuoci 3 minuti.']
test.each([
  'Passaggio n. 1: Sciogli il lievito. Passaggio n. 2: Unisci la farina. Passaggio n. 3: Cuoci 3 minuti.',
  'Prima fase: Sciogli il lievito. Seconda fase: Unisci la farina. Terza fase: Cuoci 3 minuti.',
  '1ª fase: Sciogli il lievito. 2ª fase: Unisci la farina. 3ª fase: Cuoci 3 minuti.',
  'a) Sciogli il lievito. b) Unisci la farina. c) Cuoci 3 minuti.',
  '① Sciogli il lievito. ② Unisci la farina. ③ Cuoci 3 minuti.',
  '[1] Sciogli il lievito. [2] Unisci la farina. [3] Cuoci 3 minuti.',
  '1.) Sciogli il lievito. 2.) Unisci la farina. 3.) Cuoci 3 minuti.',
  '1 Sciogli il lievito. 2 Unisci la farina. 3 Cuoci 3 minuti.',
  'Step 1Sciogli il lievito.Step 2Unisci la farina.Step 3Cuoci 3 minuti.',
  'Sciogli il lievito. | Unisci la farina. | Cuoci 3 minuti.',
])('%s are three steps', (text) => {
  expect(partedSteps([text])).toEqual(THREE)
})

test.each([
  ['una ventina di pizzette', 20, 'pizzette'],
  ['1 dozzina di panzerotti', 12, 'panzerotti'],
  ['diametro 28 cm', 1, 'pizze'],
  ['uno stampo da 26 cm', 1, 'stampi'],
])('%s is %i %s', (text, servings, servingsUnit) => {
  expect(yieldOf(text)).toEqual({ servings, servingsUnit })
})

test('of a text only the sentence about the yield is one', () => {
  expect(richestYield(['Dosi per 4 calzoni. Preparazione 40 minuti, cottura 15 minuti.'])).toBe(
    'Dosi per 4 calzoni',
  )
  expect(richestYield(['Facile. Per 6 persone'])).toBe('Per 6 persone')
  expect(richestYield(['2 pizze diam. 30 cm'])).toBe('2 pizze diam. 30 cm')
})
