/** Also true for a page without a language: most imported pages are Italian. */
export const isItalian = ({ language }: Pick<ImportedRecipe, 'language'>): boolean =>
  language === null || /^it\b/i.test(language)

/** Times in minutes. A field that the page does not give is null. */
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
  /** URL of the page's picture, for the editor's information. The site never publishes it. */
  imageUrl: string | null
  /** BCP 47 tag, as declared by the page. */
  language: string | null
  category: string | null
  isVegan: boolean
  isGlutenFree: boolean
  doubts?: string[]
}
