/** Of a page that names no language, too: most of those that we read are Italian. */
export const isItalian = ({ language }: Pick<ImportedRecipe, 'language'>): boolean =>
  language === null || /^it\b/i.test(language)

/** What a foreign page says about a recipe, cleaned but not yet ours. Times in minutes; null where it says nothing. */
export interface ImportedRecipe {
  name: string
  description: string
  ingredients: string[]
  steps: string[]
  prepMin: number | null
  cookMin: number | null
  totalMin: number | null
  /** As the page says it: '4 persone', '2 pizze da 30 cm'. */
  yield: string | null
  author: string | null
  /** Name of the site. */
  siteName: string | null
  /** Where the page shows its picture: a piece of information, never shown as ours. */
  imageUrl: string | null
  /** BCP 47, as the page declares it. */
  language: string | null
  category: string | null
  isVegan: boolean
  isGlutenFree: boolean
  /** Why an editor should look at the page again, in words; left out where nothing is strange. */
  doubts?: string[]
}
