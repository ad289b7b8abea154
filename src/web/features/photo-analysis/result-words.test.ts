import { describe, expect, test } from 'vitest'
import { isIdentified, type ShownAnalysis, titleOf, toastOf } from './result-words.ts'

const promised: ShownAnalysis = {
  type: 'pizza',
  confidence: 0.95,
  recipe: {
    name: 'Pizza',
    difficulty: 'facile',
    preparationTime: 0,
    description: '',
    instructions: [],
    ingredients: [],
    tips: [],
  },
  ingredients: [],
  suggestions: { recommendedPizzas: [], tips: [] },
}
const likely = (likelihood: number) => [
  { id: 1, name: 'Pizza Diavola', likelihood, reasons: [], lookAlikes: [] },
]

describe('which pizza it is', () => {
  test.each<[string, boolean, Partial<ShownAnalysis>]>([
    ['a service that says no more', true, {}],
    ['a sure model', true, { engine: 'model', candidates: likely(0) }],
    ['an unsure model', false, { engine: 'model', notSure: true }],
    ['colours with even odds', true, { engine: 'embedded', candidates: likely(0.5) }],
    ['colours with small odds', false, { engine: 'embedded', candidates: likely(0.12) }],
    ['colours of no recipe', false, { engine: 'embedded', candidates: [] }],
    ['ingredients', false, { type: 'ingredients' }],
  ])('%s: %s', (_name, expected, more) => expect(isIdentified({ ...promised, ...more })).toBe(expected))
})

test.each<[string, string, string, Partial<ShownAnalysis>]>([
  ['È una pizza', 'Analisi completata', 'Ho identificato la pizza', {}],
  [
    'È una pizza',
    'Analisi completata',
    "Ho identificato la pizza, non la ricetta: dicci che cosa c'è sopra",
    { engine: 'embedded', candidates: likely(0.12) },
  ],
  [
    'Forse è una pizza',
    'Non siamo sicuri',
    'Ho identificato la pizza, ma potremmo sbagliarci',
    { notSure: true },
  ],
  ['Sembrano ingredienti', 'Analisi completata', 'Ho analizzato gli ingredienti', { type: 'ingredients' }],
  [
    'Non siamo sicuri',
    'Non siamo sicuri',
    'Ho analizzato gli ingredienti: in questa foto non ne riconosciamo nessuno',
    { type: 'ingredients', notSure: true },
  ],
  [
    'Non siamo sicuri',
    'Non siamo sicuri',
    'Ho analizzato gli ingredienti, ma potremmo sbagliarci',
    { type: 'ingredients', notSure: true, ingredients: ['basilico'] },
  ],
])('heading «%s», toast «%s»: %s', (heading, title, description, more) => {
  expect(titleOf({ ...promised, ...more })).toBe(heading)
  expect(toastOf({ ...promised, ...more })).toEqual({ title, description })
})
