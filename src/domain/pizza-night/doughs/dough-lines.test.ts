import { expect, test } from 'vitest'
import { namedFlour } from './dough-lines.ts'

const asked = { minW: 270, maxW: 330 }
const told = { flourW: null, keepsHours: false }

test.each([
  ['330-350', ['Va bene anche una farina da W 270-330 (stima).']],
  ['260-280', ['Va bene anche una farina da W 270-330 (stima).']],
  ['280-300', []],
  ['270-330', []],
])("the recipe's flour W %s is kept, and what else would do is said", (strength, remarks) => {
  const flour = namedFlour([`500 g di farina 0 W ${strength}`], asked, told)
  expect(flour.lines([`300 g di farina 0 W ${strength}`])).toEqual([`300 g di farina 0 W ${strength}`])
  expect(flour.remarks).toEqual(remarks)
})

test("a recipe's strong flour for its own hours stays as it is", () => {
  expect(namedFlour(['500 g di farina 0 W 350'], asked, { ...told, keepsHours: true }).remarks).toEqual([])
})

test('where the flour of the house is known, no other is proposed', () => {
  expect(namedFlour(['500 g di farina 0 W 330-350'], asked, { ...told, flourW: 280 }).remarks).toEqual([])
})
