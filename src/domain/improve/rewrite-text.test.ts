import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Agreement, joinNoun, withArticle, withPreposition } from './italian-noun.ts'
import { DIET_RULES } from './rules/diet-rules.ts'
import { swapMentions } from './swap-mentions.ts'

test.each([
  ['Scola il liquido della mozzarella.', 'senza lattosio', 'Scola il liquido della mozzarella.'],
  ["Sgocciola l'acqua del fior di latte", 'senza lattosio', "Sgocciola l'acqua del fior di latte"],
  ['Copri con lo stracchino', 'vegana', 'Copri con il cremoso di mandorle'],
  ['un velo di pecorino sul prosciutto', 'vegana', 'un velo di stagionato vegetale sul tofu affumicato'],
  ['lo speck e la mortadella', 'vegana', 'il tofu affumicato e la melanzana'],
  ["mezzo chilo d'uva", 'chetogenica', 'mezzo chilo di fragole'],
  ['Ricotta e Pere', 'chetogenica', 'Ricotta e fragole'],
])('%s (%s)', (before, diet, after) => {
  expect(swapMentions(before, DIET_RULES[diet as keyof typeof DIET_RULES])).toBe(after)
})

const agreement = fc.constantFrom<Agreement>('ms', 'fs', 'mp', 'fp')
const noun = fc.constantFrom(
  'olio',
  'stracchino',
  'zucca',
  'gnocco',
  'mozzarella',
  'iogurt',
  'psillio',
  'anacardi',
)

test('an article and a preposition never stand twice, and never elide a consonant', () => {
  fc.assert(
    fc.property(
      agreement,
      noun,
      fc.constantFrom('il ', "l'", 'della ', 'sugli ', "d'", 'una ', 'con '),
      (form, word, before) => {
        const text = joinNoun(`Metti ${before}`, form, word)
        expect(text.endsWith(word)).toBe(true)
        expect(text).not.toMatch(/'(?![aeioh])|(?<!\p{L})(?:il|lo|la|i|gli|le) (?:il|lo|la|i|gli|le) /u)
      },
    ),
  )
})

test('before a vowel, an impure s and a plain consonant', () => {
  expect(withArticle('ms', 'stracchino')).toBe('lo stracchino')
  expect(withArticle('mp', 'anacardi')).toBe('gli anacardi')
  expect(withPreposition('di', 'fs', 'acqua')).toBe("dell'acqua")
  expect(withPreposition('su', 'mp', 'funghi')).toBe('sui funghi')
  expect(withPreposition('in', 'ms', 'zucchero')).toBe('nello zucchero')
})
