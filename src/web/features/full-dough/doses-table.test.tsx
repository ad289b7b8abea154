import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculateDough } from '#domain/dough/full/full-calculator.ts'
import { DEFAULT_DOUGH_FORM, type DoughForm } from '#domain/dough/full/full-limits.ts'
import { DosesTable } from './doses-table.tsx'

function yeastRow(change: Partial<DoughForm>): string | undefined {
  const form = { ...DEFAULT_DOUGH_FORM, ...change }
  const calculation = calculateDough(form)
  if ('invalid' in calculation) throw new Error(calculation.invalid)
  const rows = renderToStaticMarkup(<DosesTable form={form} {...calculation} />).split('<tr')
  return rows.at(-1)?.replaceAll(/^[^>]*>|<[^>]*>/gu, '')
}

test('the table has the tenths of the specification, and beside them the dose that is meant', () => {
  const warm = {
    thicknessFactor: 0.3537,
    fermentMode: 'room',
    fermentHours: 24,
    roomTempC: 28,
    yeastByEstimate: true,
  } as const
  expect(yeastRow(warm)).toBe('Lievito secco istantaneo0,1 g di preciso 0,05 g0,01%')
  expect(yeastRow({})).toBe('Lievito secco istantaneo0,2 g di preciso 0,18 g0,04%')
  expect(yeastRow({ ...warm, servings: 2 })).toBe('Lievito secco istantaneo0,03 g0,01%')
  expect(yeastRow({ yeastType: 'fresh' })).toBe('Lievito fresco0,5 g0,11%')
})
