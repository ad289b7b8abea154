import { expect, test } from 'vitest'
import { calendarDay } from './calendar-day.ts'

test.each([
  ['2028-02-29', undefined],
  ['2026-02-30', 'Questo giorno non esiste: controlla la data'],
  ['2026-13-01', 'Questo giorno non esiste: controlla la data'],
  ['30 febbraio', 'Scrivi la data come 2026-03-31'],
  ['', 'Scrivi la data come 2026-03-31'],
  [null, 'Scrivi la data come 2026-03-31'],
])('%j: %s', (written, message) => {
  expect(calendarDay.safeParse(written).error?.issues[0]?.message).toBe(message)
})
