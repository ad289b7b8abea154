import type { Checked } from '#web/ui/form-errors.ts'

/** Same rule as in the contract. Not imported from there, so that recipe pages load no schemas. */
export const COLLECTION_NAME_MAX = 60

export const checkedCollectionName = (text: string): Checked<string> => {
  const name = text.trim()
  return name ? { draft: name } : { errors: { name: 'Inserisci un nome per la nuova collezione' } }
}
