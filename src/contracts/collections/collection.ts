import { z } from 'zod'
import { basedOn } from '../based-on.ts'

export const Collection = z.object({
  id: z.string(),
  name: z.string(),
  recipeIds: z.array(z.int()),
  /** ISO 8601 instant of the last renaming. The next renaming sends it as `basedOn`. */
  updatedAt: z.string(),
})
export type Collection = z.infer<typeof Collection>

export const DEFAULT_COLLECTIONS = [
  { id: 'favorites', name: 'Preferiti' },
  { id: 'to-try', name: 'Da Provare' },
] as const

const COLLECTION_NAME_MAX = 60
/** Collections per person, including the two defaults, and recipes per collection. */
export const COLLECTION_LIMITS = { collections: 100, recipes: 500 } as const

export const CollectionName = z.object({
  name: z
    .string('Inserisci un nome per la nuova collezione')
    .trim()
    .min(1, 'Inserisci un nome per la nuova collezione')
    .max(COLLECTION_NAME_MAX, `Usa al massimo ${COLLECTION_NAME_MAX} caratteri`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Contiene caratteri non ammessi'),
})
export type CollectionName = z.infer<typeof CollectionName>

export const NewCollectionName = CollectionName.extend(basedOn)
export type NewCollectionName = z.infer<typeof NewCollectionName>
