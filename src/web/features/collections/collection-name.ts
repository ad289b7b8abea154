import type { Checked } from '#web/ui/form-errors.ts'

/** Same limit as in the contract. An import would load the contract's schemas on recipe pages. */
export const COLLECTION_NAME_MAX = 60

export const checkedCollectionName = (text: string): Checked<string> => {
  const name = text.trim()
  return name ? { draft: name } : { errors: { name: 'Inserisci un nome per la nuova collezione' } }
}
