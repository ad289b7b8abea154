import { expect, test } from 'vitest'
import { coverageNote } from './yeast-coverage.ts'
import { estimateYeast } from './yeast-estimate.ts'

const noteOf = (tempC: number, hours: number) => {
  const dough = { stages: [{ tempC, hours }], hydrationPct: 62, saltPct: 2.5, oilPct: 0 }
  const answer = estimateYeast(dough, 'fresh')
  if (answer.kind === 'refused') throw new Error(answer.message)
  return coverageNote(answer)
}

test('three sources need no word, two and one are told by name with the reason of the others', () => {
  expect(noteOf(23, 12)).toBeNull()
  expect(noteOf(23, 4)).toBe(
    'Qui parlano solo 2 fonti su 3: Tabella di TXCraig1, Formula Japi 2 e Formula Japi 1. Senza cifra: Cifre AVPN. Il disciplinare dà cifre da 8 a 24 ore.',
  )
  const cold = noteOf(15, 2)
  expect(cold).toMatch(/^Qui parla una sola fonte su 3: Formula Japi 2 e Formula Japi 1\. /)
  expect(cold).toContain('Senza cifra: Tabella di TXCraig1. Servirebbe più del 3%')
  expect(cold).toContain('Senza cifra: Cifre AVPN. ')
})
