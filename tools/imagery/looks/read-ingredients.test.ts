import { expect, test } from 'vitest'
import { isPutOnRaw, ruleOf } from './read-ingredients.ts'

const rule = (line: string) => {
  const found = ruleOf(line)
  if (!found) throw new Error(`no rule reads ${line}`)
  return found
}

test.each([
  ['after the oven', ['Stendi {la mozzarella} e inforna.', 'Sforna e distribuisci {la rucola}.'], true],
  ['before it', ['Distribuisci {la rucola}, poi inforna per 6 minuti.'], false],
  ['between two bakes', ['Inforna per 4 minuti.', 'Aggiungi {la rucola} e rimetti in forno.'], false],
  ['where nothing is baked', ['Condisci {con la rucola}.'], false],
])('what a step names %s', (_, steps, isRaw) => {
  expect(isPutOnRaw(rule('80 g di rucola'), steps)).toBe(isRaw)
})
