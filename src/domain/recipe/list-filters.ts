/** The filters of the recipe list. They combine with AND; an empty text and an empty option let everything pass. */
export type ListFilters = {
  /** Looked for in name or description, without regard to case or to spaces around it. */
  text: string
  /** A category or '' for all of them. */
  category: string
  /** A difficulty or '' for all of them. */
  difficulty: string
}

/** The recipes that pass, in the order given. */
export function filterRecipes<
  Listed extends { name: string; description: string; category: string; difficulty: string },
>(list: readonly Listed[], { text, category, difficulty }: ListFilters): Listed[] {
  const wanted = text.trim().toLowerCase()
  return list.filter(
    (recipe) =>
      (category === '' || recipe.category === category) &&
      (difficulty === '' || recipe.difficulty === difficulty) &&
      (recipe.name.toLowerCase().includes(wanted) || recipe.description.toLowerCase().includes(wanted)),
  )
}
