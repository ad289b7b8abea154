/**
 * What a recipe says of itself beside its description. Each of these texts may be missing, and this table is all that
 * the file, the row, the API, the editor's form and the audit log know of it.
 */
export const RECIPE_TEXTS = {
  why: {
    label: 'Perché funziona',
    hint: 'Due o tre frasi. Un link si scrive [idratazione](/glossario#idratazione).',
    meaning: 'Perché funziona: due o tre frasi, con link in Markdown a pagine del sito',
    rows: 4,
    maxLength: 900,
  },
} as const satisfies Readonly<Record<string, RecipeText>>

interface RecipeText {
  /** In the form and in the audit log. */
  label: string
  /** Under the field of the form. */
  hint: string
  /** In the documentation of the API. */
  meaning: string
  /** Height of the field, in lines. */
  rows: number
  maxLength: number
}
export type RecipeTextName = keyof typeof RECIPE_TEXTS

/** One value for each text, under its name. */
export const forEachText = <Value>(make: (name: RecipeTextName, text: RecipeText) => Value) =>
  Object.fromEntries(
    Object.entries(RECIPE_TEXTS).map(([name, text]) => [name, make(name as RecipeTextName, text)]),
  ) as Record<RecipeTextName, Value>
