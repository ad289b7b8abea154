import { z } from 'zod'

const id = z.int().nullable()

export const Classics = z.object({
  popularId: id.describe(
    'La classica più letta negli ultimi 30 giorni, poi la più tenuta tra i preferiti e la più votata',
  ),
  newestId: id.describe('La più recente delle altre classiche'),
})
export type Classics = z.infer<typeof Classics>
