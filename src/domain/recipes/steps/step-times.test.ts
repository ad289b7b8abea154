import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findStepTimes } from './step-times.ts'

const MIN = 60
const HOUR = 3600

describe('findStepTimes', () => {
  test.each([
    ['Cuoci per 20 minuti.', '20 minuti', 20 * MIN, 20 * MIN],
    ['impasta 8-10 minuti', '8-10 minuti', 8 * MIN, 10 * MIN],
    ['impasta 8–10 minuti', '8–10 minuti', 8 * MIN, 10 * MIN],
    ['da 8 a 10 minuti', '8 a 10 minuti', 8 * MIN, 10 * MIN],
    ['tra 8 e 10 minuti', '8 e 10 minuti', 8 * MIN, 10 * MIN],
    ['in 3 o 4 ore', '3 o 4 ore', 3 * HOUR, 4 * HOUR],
    ['1 ora e mezza', '1 ora e mezza', 90 * MIN, 90 * MIN],
    ["Dopo un'ora e mezza", "un'ora e mezza", 90 * MIN, 90 * MIN],
    ['due ore e mezzo', 'due ore e mezzo', 150 * MIN, 150 * MIN],
    ['1 ora e un quarto', '1 ora e un quarto', 75 * MIN, 75 * MIN],
    ['1 ora e 30 minuti', '1 ora e 30 minuti', 90 * MIN, 90 * MIN],
    ['2 minuti e 30 secondi', '2 minuti e 30 secondi', 150, 150],
    ['24 ore a 4 °C', '24 ore', 24 * HOUR, 24 * HOUR],
    ["per mezz'ora", "mezz'ora", 30 * MIN, 30 * MIN],
    ['per mezz’ora', 'mezz’ora', 30 * MIN, 30 * MIN],
    ["tre quarti d'ora", "tre quarti d'ora", 45 * MIN, 45 * MIN],
    ["un quarto d'ora", "un quarto d'ora", 15 * MIN, 15 * MIN],
    ['bastano 60-90 secondi', '60-90 secondi', 60, 90],
    ['1,5 ore', '1,5 ore', 90 * MIN, 90 * MIN],
    ['2 giorni', '2 giorni', 48 * HOUR, 48 * HOUR],
    ['Due ore in frigorifero', 'Due ore', 2 * HOUR, 2 * HOUR],
  ])('%s', (step, text, minS, maxS) => {
    expect(findStepTimes(step)).toMatchObject([{ text, minS, maxS, index: step.indexOf(text) }])
  })

  test('finds all of them, in order', () => {
    const step = 'Impasta 10 minuti, riposo di 30 minuti, poi 2 ore e 24 ore in frigo.'
    expect(findStepTimes(step).map(({ text }) => text)).toEqual(['10 minuti', '30 minuti', '2 ore', '24 ore'])
  })

  test.each([
    'Due ore prima di cuocere taglia il fior di latte.',
    "Un'ora prima accendi il forno a 280 °C.",
    'Ora stendi 4 panetti da 250 g.',
    'Aspetta qualche minuto.',
    'Un quarto della passata.',
    'Dividi in 8-10 pezzi',
    'farina W 260-280',
    '',
  ])('finds nothing in "%s"', (step) => {
    expect(findStepTimes(step)).toEqual([])
  })

  test('a range that runs backwards is not a range', () => {
    expect(findStepTimes('10-8 minuti')).toMatchObject([{ text: '8 minuti' }])
  })

  test('every time is a slice of the text and lasts longer than nothing', () => {
    const words = [
      '10',
      '8-10',
      'un',
      "un'",
      'ora',
      'ore',
      'minuti',
      'e',
      'mezza',
      'da',
      'a',
      'quarto',
      "d'ora",
      '½',
      'prima',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (parts) => {
        const step = parts.join(' ')
        let from = 0
        for (const { text, minS, maxS, index } of findStepTimes(step)) {
          expect(step.slice(index, index + text.length)).toBe(text)
          expect(index).toBeGreaterThanOrEqual(from)
          expect(minS).toBeGreaterThan(0)
          expect(maxS).toBeGreaterThanOrEqual(minS)
          from = index + text.length
        }
      }),
    )
  })
})
