import { z } from 'zod'

export const WHICH_DAY = 'Scrivi la data come 2026-03-31'
const NO_SUCH_DAY = 'Questo giorno non esiste: controlla la data'

export const calendarDay = z.iso.date({
  error: ({ input }) =>
    typeof input === 'string' && /^\d{4}-\d\d-\d\d$/.test(input) ? NO_SUCH_DAY : WHICH_DAY,
})
