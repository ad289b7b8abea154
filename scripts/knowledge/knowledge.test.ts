import { beforeAll, describe, expect, test } from 'vitest'
import { setItalianMessages } from '#server/plugins/italian-messages.ts'
import { toldBy } from '#tests/support/told-by.ts'
import { nutritionValues } from './nutrition-values.ts'
import { readIngredients } from './read-ingredients.ts'
import { readHomeNutrition, readSearchWords, readSubstitutes, readTraditions } from './read-tables.ts'
import { searchWordsModule } from './search-words-module.ts'

beforeAll(setItalianMessages)

const SALT = `
- id: sale
  name: Sale
  category: altro
  nutrition:
    source: USDA NDB 02047
    food: Salt, table
    per100g: { kcal: 0, protein: 0, fat: 0, carbs: 0, fibre: 0, sugars: 0, sodiumMg: 38758, saturated: 0 }
`
const read = (text: string, file = 'dispensa.yaml') => readIngredients(new Map([[file, text]]))

describe('a mistake is named with its file, its entry and what to write', () => {
  test.each([
    ['- id: Sale fino\n  name: Sale', 'dispensa.yaml, «Sale fino»: id: un id è fatto di lettere minuscole'],
    ['- name: Sale', 'dispensa.yaml, «Sale»: id: Valore mancante'],
    ['- id: sale\n  name: Sale\n  colore: bianco', '«sale»: Qui non è previsto «colore»'],
    [
      '- id: noci\n  name: Noci\n  allergens: { contains: [nocciole] }',
      '«noci»: allergens.contains.0: Valore non valido: scegli tra «glutine»',
    ],
    ['- id: x\n  name: X\n  kindOf: sale', "kindOf: «sale» deve essere un'altra voce"],
    [`${SALT}${SALT}`, "«sale»: questo id c'è già in content/ingredients/dispensa.yaml: scegline un altro"],
    [SALT.replace('USDA NDB', 'USDA'), 'nutrition.source: scrivi banca dati e codice, come USDA NDB 20481'],
    [
      SALT.replace('  category: altro\n', ''),
      'category: chi ha i valori nutrizionali ha anche una categoria',
    ],
    [SALT.replace(/ {4}source.*\n/, ''), 'nutrition: servono source e per100g, oppure soltanto parts'],
    [
      SALT.replace(/ {4}source.*\n/, '').replace(/ {4}per100g.*\n/, '    parts: { gesso: 1 }\n'),
      'nutrition.parts: «gesso» non è una voce con valori nutrizionali',
    ],
    [
      `${SALT}- id: sale-grosso\n  name: Sale\n`,
      '«sale-grosso»: «sale» è già un nome di «sale»: toglilo da una delle due, o scrivi kindOf',
    ],
    ['- id: sale\n name: Sale', 'dispensa.yaml, riga 2: da qui il file non si legge: controlla rientri'],
    ['- id: [', 'dispensa.yaml, riga 1: da qui'],
  ])('%j', (text, message) => {
    expect(toldBy(() => read(text))).toContain(message)
  })

  test('what stands in a file that cannot be used is not missed by the others', () => {
    const parts = SALT.replace(/ {4}source.*\n/, '').replace(/ {4}per100g.*\n/, '    parts: { aglio: 1 }\n')
    const files = new Map([
      ['ortofrutta.yaml', '- id: aglio\n  name: Aglio\n  colore: bianco'],
      ['dispensa.yaml', parts],
    ])
    expect(toldBy(() => readIngredients(files)).split('\n')).toHaveLength(2)
  })

  test('all of them at once, and a file that is no department', () => {
    expect(toldBy(() => read('- name: A\n- name: B')).split('\n')).toHaveLength(3)
    expect(toldBy(() => read(SALT, 'spezie.yaml'))).toContain(
      'spezie.yaml: un file è un reparto, uno tra ortofrutta.yaml',
    )
  })

  test('in the tables that speak of ingredients too', () => {
    const entries = read(SALT)
    expect(toldBy(() => readTraditions('- name: Marinara\n  places: [aglio]', entries))).toContain(
      'content/traditions.yaml, «Marinara»: «aglio» non è un ingrediente con un abbinamento',
    )
    const card =
      'cards:\n  - { ingredient: oro, name: Oro, emoji: x, glyph: oil, description: y, nutrients: [] }\ntips: []'
    expect(toldBy(() => readHomeNutrition(card, entries))).toContain('home-nutrition.yaml, «Oro»: nutrients:')
    const full = card.replace('[]', '[{ name: Energia, nutrient: kcal, importance: Alta, description: z }]')
    expect(toldBy(() => readHomeNutrition(full, entries))).toContain(
      '«Oro»: «oro» non ha valori nutrizionali',
    )
  })
})

describe('what replaces an ingredient in a diet', () => {
  const RULE = '{ name: { ms: sale di erbe }, ratio: 1, food: same, why: ha meno sodio }'
  const substitutes = (rule: string) => `- family: sali\n  diets:\n    vegana: ${rule}`

  test.each([
    [RULE.replace('same', 'oro'), '«sali»: vegana: «oro» non è un ingrediente di content/ingredients/'],
    [RULE.replace('same', '{ oro: 0.5, sale: 0.5 }'), 'vegana: «oro» non è un ingrediente'],
    [RULE.replace('food', 'without: [oro], food'), 'vegana: «oro» non è un ingrediente'],
    [RULE.replace('{ ms: sale di erbe }', 'sale di erbe'), 'scrivi {name} dove sta il nome di prima'],
    [RULE.replace('{ ms: sale di erbe }', '{}'), 'serve una forma: ms, fs, mp o fp'],
    [RULE.replace('ms: ', 'fp: erbe, ms: '), 'serve una forma: ms, fs, mp o fp'],
    [RULE.replace('why', 'perché'), 'Qui non è previsto «perché»'],
  ])('%j', (rule, message) => {
    expect(toldBy(() => readSubstitutes(substitutes(rule), read(SALT)))).toContain(message)
  })

  test('an ingredient has a family that exists, and needs one where it comes from an animal', () => {
    const withFamily = SALT.replace('category', 'family: spezie\n  category')
    expect(toldBy(() => readSubstitutes(substitutes(RULE), read(withFamily)))).toContain(
      'dispensa.yaml, «sale»: family: «spezie» non è in content/substitutes.yaml: aggiungila là',
    )
    const egg = '- id: uovo\n  name: Uovo\n  animal: [uova]'
    expect(toldBy(() => readSubstitutes(substitutes(RULE), [...read(SALT), ...read(egg)]))).toContain(
      'dispensa.yaml, «uovo»: viene da un animale: scrivi in family con che cosa lo sostituisce una dieta',
    )
  })
})

describe('values for 100 g', () => {
  const values = (text: string, id: string) =>
    nutritionValues(new Map(read(text).map((entry) => [entry.id, entry])), id)
  const food = (source: string) =>
    SALT.replace('USDA NDB 02047', source)
      .replace('carbs: 0, fibre: 0', 'carbs: 10, fibre: 4')
      .replace(', sugars: 0', '')

  test('USDA counts fibre among the carbohydrates, CIQUAL does not', () => {
    expect(values(food('USDA NDB 02047'), 'sale').per100g.carbs_g).toBe(6)
    expect(values(food('CIQUAL 19590'), 'sale').per100g.carbs_g).toBe(10)
  })

  test('what the source does not tell is missing, not nothing', () => {
    expect(values(food('CIQUAL 19590'), 'sale').missing).toEqual(['sugar_g'])
  })

  test('a sum is that of its parts, by their shares', () => {
    const half = `${SALT}- id: acqua\n  name: Acqua\n  category: altro\n  nutrition: { source: CIQUAL, food: Eau, per100g: { kcal: 0, protein: 0, fat: 0, carbs: 0 } }\n- id: salamoia\n  name: Salamoia\n  category: altro\n  nutrition: { food: sale e acqua, parts: { sale: 1, acqua: 3 } }\n`
    expect(values(half, 'salamoia')).toMatchObject({
      per100g: { sodium_mg: 9689.5 },
      missing: ['fiber_g', 'sugar_g', 'sodium_mg', 'sat_fat_g'],
    })
    const round = half.replace('{ sale: 1, acqua: 3 }', '{ salamoia: 1 }')
    expect(() => values(round, 'salamoia')).toThrow('gira in tondo')
  })
})

describe('words that readers look for', () => {
  const words = (properties: string) =>
    `properties: { ${properties} }\nreworded: []\nleftovers: []\natHand: []\nidle: [ricetta]\nidleBesideTime: []\nquestions: []\nunpromised: []\nsought: []\nabsent: []\nnotes: []\nkinds: []\n`

  test.each([
    ['veloce: { spellings: [Lesta] }', 'properties.veloce.spellings, voce 1: scrivi le parole in minuscolo'],
    ['lento: { spellings: [lento] }', 'content/search/words.yaml: properties'],
  ])('%s', (properties, message) => {
    expect(toldBy(() => readSearchWords(words(properties)))).toContain(message)
  })

  test('an ingredient is found by its names and its spellings, without accents', () => {
    const baccala = '- id: baccala\n  name: Baccalà\n  names: [merluzzo salato]\n  spellings: [salt cod]'
    const { 'search-words.ts': source = '' } = searchWordsModule(
      read(baccala),
      { simple: [], full: [], oven: [], ranges: [], bake: [], list: [] },
      readSearchWords(words('veloce: { spellings: [lesta] }')),
    )
    const finds = '["baccalà","merluzzo salato"]'
    for (const spelling of ['baccala', 'merluzzo salato', 'salt cod'])
      expect(source).toContain(`["${spelling}",${finds}]`)
  })
})
