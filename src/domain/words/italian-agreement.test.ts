import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNT_NOUNS } from './count-noun.ts'
import { agree, countNounOf } from './italian-agreement.ts'

const nounOf = (word: string) => {
  const found = countNounOf(word)
  if (!found) throw new Error(`'${word}' is in no table`)
  return found.noun
}

describe('countNounOf', () => {
  test('knows a noun in both numbers', () => {
    expect(countNounOf('fichi')).toMatchObject({ noun: { one: 'fico' }, number: 'many' })
    expect(countNounOf('fico')).toMatchObject({ number: 'one' })
  })

  test('does not know what the grammar does not count', () => {
    expect(countNounOf('nespola')).toBeUndefined()
    expect(countNounOf('')).toBeUndefined()
  })
})

describe('agree', () => {
  test.each([
    ['limone', 'non trattato', 'many', 'non trattati'],
    ['arancia', 'non trattata', 'many', 'non trattate'],
    ['cipolla', 'rosse di Tropea', 'one', 'rossa di Tropea'],
    ['peperoncino', 'rosso fresco', 'many', 'rossi freschi'],
    ['uovo', 'fresco', 'many', 'fresche'],
    ['uovo', 'fresche', 'one', 'fresco'],
    ['cipolla', 'bianca', 'many', 'bianche'],
    ['cipolla', 'grande', 'many', 'grandi'],
    ['spicchio', "d'aglio rosso", 'many', "d'aglio rosso"],
    ['filetto', "di alici sott'olio", 'one', "di alici sott'olio"],
    ['limone', '(la scorza)', 'many', '(la scorza)'],
    ['uovo', 'sodo, a spicchi', 'many', 'sode, a spicchi'],
    ['uovo', '', 'many', ''],
  ] as const)('%s: %s, %s -> %s', (word, rest, number, expected) => {
    expect(agree(rest, nounOf(word), number)).toEqual({ text: expected, unknown: [] })
  })

  test('leaves a word that it does not know and says so', () => {
    expect(agree('siciliano', nounOf('limone'), 'many')).toEqual({
      text: 'siciliano',
      unknown: ['siciliano'],
    })
  })

  test('comes back to the same words from the other number', () => {
    const anyNoun = fc.constantFrom(...COUNT_NOUNS)
    const anyAdjective = fc.constantFrom(
      'rosso',
      'bianco',
      'fresco',
      'secco',
      'grande',
      'non trattato',
      'biologico',
    )
    fc.assert(
      fc.property(anyNoun, anyAdjective, (noun, adjective) => {
        const one = agree(adjective, noun, 'one').text
        expect(agree(agree(one, noun, 'many').text, noun, 'one').text).toBe(one)
      }),
    )
  })
})
