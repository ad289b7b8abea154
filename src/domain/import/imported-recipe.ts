/** Most imported pages are Italian, so a page without a language counts as Italian. */
export const isItalian = ({ language }: Pick<ImportedRecipe, 'language'>): boolean =>
  language === null || /^it\b/i.test(language)

/** Times in minutes. Null if the page does not give the value. */
export interface ImportedRecipe {
  name: string
  description: string
  ingredients: string[]
  steps: string[]
  prepMin: number | null
  cookMin: number | null
  totalMin: number | null
  yield: string | null
  author: string | null
  siteName: string | null
  imageUrl: string | null
  /** BCP 47 tag, as declared by the page. */
  language: string | null
  category: string | null
  isVegan: boolean
  isGlutenFree: boolean
  doubts?: string[]
}
