import type { Checked } from '#web/ui/form-errors.ts'

/** As the contract of a collection's name has it, without its schemas: recipe pages do not load them. */
export const COLLECTION_NAME_MAX = 60

export const checkedCollectionName = (text: string): Checked<string> => {
  const name = text.trim()
  return name ? { draft: name } : { errors: { name: 'Inserisci un nome per la nuova collezione' } }
}
