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
  label: string
  hint: string
  meaning: string
  rows: number
  maxLength: number
}
export type RecipeTextName = keyof typeof RECIPE_TEXTS

export const forEachText = <Value>(make: (name: RecipeTextName, text: RecipeText) => Value) =>
  Object.fromEntries(
    Object.entries(RECIPE_TEXTS).map(([name, text]) => [name, make(name as RecipeTextName, text)]),
  ) as Record<RecipeTextName, Value>
