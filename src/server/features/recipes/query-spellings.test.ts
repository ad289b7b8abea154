import { describe, expect, test } from 'vitest'
import { queryMeaning } from './query-meaning.ts'
import { otherNames } from './query-spellings.ts'

const spelled = (query: string) => queryMeaning(query).spelled

describe('what readers call otherwise', () => {
  test.each([
    ['gamberetti', 'gamberi'],
    ['un gamberetto', 'gamberi'],
    ['puparuole', 'peperoni'],
    ['truffle pizza', 'tartufo'],
    ['four cheese pizza', 'quattro formaggi'],
    ['pizza alla pala', 'bianca romana'],
  ])('%s: %s', (query, found) => {
    expect(spelled(query).anyOf.flat()).toContain(found)
  })

  test('the other words stand for themselves', () => {
    expect(spelled('pizza con broccoletti').others).toBe('pizza con')
    expect(spelled('"broccoletti" e "salsiccia"')).toEqual({
      anyOf: [],
      others: '"broccoletti" e "salsiccia"',
      isKind: false,
    })
    expect(spelled('gamberetti or funghi')).toEqual({
      anyOf: [],
      others: 'gamberetti or funghi',
      isKind: false,
    })
  })

  test('a kind of pizza, unless something else stands beside it', () => {
    expect(spelled('pizza piccante')).toMatchObject({ isKind: true, others: '' })
    expect(spelled('gorgonzola piccante').isKind).toBe(false)
  })
})

describe('how long a dough rests', () => {
  test.each([
    ['quanto lievito per 24 ore', 1440],
    ['impasto 48h', 2880],
    ['pizza 2 giorni', 2880],
    ['lievitazione 1 ora', 60],
  ])('%s', (query, restMin) => {
    expect(queryMeaning(query)).toMatchObject({ restMin })
  })

  test.each(['pizza 4 stagioni', '00', '500 g', '900 ore', '0 ore'])('%s: no time', (query) => {
    expect(queryMeaning(query)).not.toHaveProperty('restMin')
  })
})

test('what somebody will not have goes by its other names, not by part of one', () => {
  expect(otherNames('gamberetti')).toContain('gamberi')
  expect(otherNames('cotto')).toContain('prosciutto cotto')
  expect(otherNames('cotto')).not.toContain('prosciutto')
  expect(otherNames('unghie di drago')).toEqual([])
})
