export const HOME_CATEGORY_FILTERS = {
  tutte: [],
  classica: ['Pizza Margherita', 'Pizza Marinara', 'Pizza Napoletana'],
  gourmet: ['Pizza ai Funghi Porcini', 'Pizza al Tartufo', 'Pizza con Fichi e Prosciutto'],
  vegana: ['Pizza Vegana', 'Pizza di Verdure'],
  'senza glutine': ['Pizza senza Glutine'],
} as const satisfies Record<string, readonly string[]>
export type HomeCategoryFilter = keyof typeof HOME_CATEGORY_FILTERS

export const HOME_DIFFICULTY_FILTERS = ['tutte', 'facile', 'media', 'difficile'] as const
export type HomeDifficultyFilter = (typeof HOME_DIFFICULTY_FILTERS)[number]

export function matchesHomeFilters(
  recipe: { name: string; difficulty: string },
  { category, difficulty }: { category: HomeCategoryFilter; difficulty: HomeDifficultyFilter },
): boolean {
  const phrases: readonly string[] = HOME_CATEGORY_FILTERS[category]
  const isInCategory = category === 'tutte' || phrases.some((phrase) => recipe.name.includes(phrase))
  return isInCategory && (difficulty === 'tutte' || recipe.difficulty.toLowerCase() === difficulty)
}
