import { z } from 'zod'
import { basedOn } from '../based-on.ts'

/** A reader's own list of recipes. The two that everybody has keep their ids 'favorites' and 'to-try'. */
export const Collection = z.object({
  id: z.string(),
  name: z.string(),
  recipeIds: z.array(z.int()),
  /** ISO 8601 instant of its name: `basedOn` of the next one. Recipes come and go one by one. */
  updatedAt: z.string(),
})
export type Collection = z.infer<typeof Collection>

/** What everybody has; they can be neither renamed nor deleted. */
export const DEFAULT_COLLECTIONS = [
  { id: 'favorites', name: 'Preferiti' },
  { id: 'to-try', name: 'Da Provare' },
] as const

const COLLECTION_NAME_MAX = 60
/** How many collections one person may have, the two defaults included, and how many recipes one may hold. */
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
