export const RECIPE_CATEGORIES = [
  'Napoletana',
  'Romana',
  'Siciliana',
  'Classica',
  'Gourmet',
  'Vegana',
  'Senza Glutine',
  'Teglia',
  'Focaccia',
  'Fritta',
  'Calzone',
  'Dolce',
] as const
export type RecipeCategory = (typeof RECIPE_CATEGORIES)[number]

export const DIFFICULTIES = ['facile', 'media', 'difficile'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]
