import { INGREDIENT_CATEGORIES, type IngredientCategory } from '#domain/pairing/ingredient.ts'

export const CATEGORY_LABELS: Readonly<Record<IngredientCategory, string>> = {
  pomodoro: 'Pomodori',
  formaggio: 'Formaggi',
  salume: 'Salumi e carni',
  pesce: 'Pesce',
  verdura: 'Verdure',
  fungo: 'Funghi e tartufi',
  legume: 'Legumi',
  frutta: 'Frutta',
  'frutta secca': 'Frutta secca',
  erba: 'Erbe e spezie',
  condimento: 'Condimenti',
  altro: 'Altro',
}

/** Value of the 'all' option: a select cannot hold an empty value. */
export const ALL_CATEGORIES = 'tutte'
export const categoryOptions = [
  { value: ALL_CATEGORIES, label: 'Tutte le categorie' },
  ...INGREDIENT_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
]
