import { z } from 'zod'
import { rowIdAfter } from '../row-id.ts'

export const ADMIN_PAGE_LENGTH = 25

const notAnId = 'after deve essere un numero intero'

/** The page begins after the row with the id `after`. Newest rows come first. */
export const AdminSearch = z.object({
  search: z
    .string('Cerca una sola cosa alla volta')
    .max(200, 'Usa al massimo 200 caratteri')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Contiene caratteri non ammessi')
    .trim()
    .optional(),
  after: rowIdAfter(notAnId).optional(),
})
export type AdminSearch = z.infer<typeof AdminSearch>
