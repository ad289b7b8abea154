import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type QueryMeaning, queryMeaning } from './query-meaning.ts'

function said(query: string) {
  const { words, properties, without, notInside, noneOf, isForAny }: QueryMeaning = queryMeaning(query)
  return {
    words,
    ...(properties.size > 0 && { properties: [...properties] }),
    ...(without.length > 0 && { without }),
    ...(notInside.length > 0 && { notInside }),
    ...(noneOf.size > 0 && { noneOf: [...noneOf] }),
    ...(isForAny && { isForAny }),
  }
}

describe('what must not be inside', () => {
  test.each([
    ['pizza senza mozzarella', { words: 'pizza', notInside: ['mozzarella'] }],
    ['senza i funghi', { words: '', notInside: ['funghi'] }],
    ['sensa funghi', { words: '', notInside: ['funghi'] }],
    ['senza fior di latte', { words: '', notInside: ['fior di latte'] }],
    ["senza spicchi d'aglio pizza", { words: 'pizza', notInside: ["spicchi d'aglio"] }],
    ['pizza senza lievito madre', { words: 'pizza', notInside: ['lievito madre'] }],
    ['senza uova e funghi', { words: '', notInside: ['uova', 'funghi'] }],
    ['senza olive con funghi', { words: 'con funghi', notInside: ['olive'] }],
    ['senza "pomodori secchi"', { words: '', notInside: ['pomodori secchi'] }],
    ['senza formaggio', { words: '', noneOf: ['formaggio'] }],
    ['senza constructor', { words: '', notInside: ['constructor'] }],
    ['pizza senza toString', { words: 'pizza', notInside: ['toString'] }],
    ['senza carne e pesce', { words: '', noneOf: ['carne', 'pesce'] }],
    ['pizza -olive', { words: 'pizza', without: ['olive'] }],
    ['pizza -"fior di latte"', { words: 'pizza', without: ['fior di latte'] }],
    ['pizza non fritta', { words: 'pizza', without: ['fritta'] }],
    ['senza forno', { words: '', properties: ['senza forno'] }],
    ['pizza senza il forno e funghi', { words: 'pizza', properties: ['senza forno'], notInside: ['funghi'] }],
    ['pizza al forno', { words: 'pizza al forno' }],
    ['pizza non al forno', { words: 'pizza', properties: ['senza forno'] }],
    ['senza cottura in forno', { words: '', properties: ['senza forno'] }],
    ['pizza senza usare il forno', { words: 'pizza', properties: ['senza forno'] }],
    ['pizza senza forno a legna', { words: 'pizza a legna', notInside: ['forno'] }],
    ['-formaggio', { words: '', noneOf: ['formaggio'] }],
    ['focaccia senza', { words: 'focaccia senza' }],
  ])('%s', (query, expected) => expect(said(query)).toEqual(expected))
})

describe('properties', () => {
  const glutenFree = { words: '', properties: ['senza glutine'] }
  test.each([
    'senza glutine',
    'sensa glutine',
    'senza gluttine',
    'Senza Glutine!',
    'senzaglutine',
    'glutine',
    '-glutine',
    'non glutine',
    'priva di glutine',
    'gluten free',
    'gluten-free',
    'celiaci',
    'Celiachia',
  ])('%s is without gluten', (query) => expect(said(query)).toEqual(glutenFree))

  test('quotation marks make no difference to gluten', () => {
    expect(said('"pizza senza glutine"')).toEqual({
      words: '"pizza senza glutine"',
      properties: ['senza glutine'],
    })
  })

  test.each([
    ['con glutine', { words: 'con glutine' }],
    ['vegana senza glutine', { words: '', properties: ['vegana', 'senza glutine'] }],
    ['senza glutine e vegana', { words: 'e', properties: ['senza glutine', 'vegana'] }],
    ['senza glutine e lattosio', { words: '', properties: ['senza glutine', 'senza lattosio'] }],
    ['senza lattosio', { words: '', properties: ['senza lattosio'] }],
    ['pizze vegane', { words: 'pizze', properties: ['vegana'] }],
    ['non vegana', { words: '', without: ['vegana'] }],
    ['pizza facile', { words: 'pizza', properties: ['facile'] }],
    ['focaccia veloce', { words: 'focaccia', properties: ['veloce'] }],
    ['dessert', { words: '', properties: ['dolce'] }],
    ['pizza dolce', { words: 'pizza', properties: ['dolce'] }],
    ['gorgonzola dolce', { words: 'gorgonzola dolce' }],
    ['pizza al taglio', { words: 'pizza', properties: ['al taglio'] }],
    ['taglio', { words: 'taglio' }],
    ['"facile"', { words: '"facile"' }],
  ])('%s', (query, expected) => expect(said(query)).toEqual(expected))
})

describe('words that say nothing', () => {
  test.each([
    ['ricetta margherita', 'margherita'],
    ['pizza napoletana verace', 'pizza napoletana'],
    ['come fare la pizza', 'la pizza'],
    ['la migliore pizza fatta in casa', 'la pizza'],
    ['"ricetta"', '"ricetta"'],
    ['ricette vegane', ''],
    ['', ''],
  ])('%s', (query, expected) => expect(queryMeaning(query).words).toBe(expected))

  test.each(['ricetta', 'Ricette', 'le migliori ricette', 'come fare'])('%s alone: any recipe', (query) => {
    expect(queryMeaning(query).isForAny).toBe(true)
  })
  test.each(['', 'la', 'ricetta margherita', '"ricette"', 'pizza'])('%j: not any recipe', (query) => {
    expect(queryMeaning(query).isForAny).toBe(false)
  })
})

test('whatever is typed is read to its end', () => {
  const part = fc.constantFrom(
    'senza',
    'non',
    '-',
    '"',
    'glutine',
    'e',
    'di',
    'pizza',
    "d'aglio",
    'con',
    'or',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const { words } = queryMeaning(parts.join(' '))
      expect(words.split(' ').length).toBeLessThanOrEqual(40)
    }),
  )
})
