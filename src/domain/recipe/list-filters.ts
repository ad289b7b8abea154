/** The filters of the recipe list. They combine with AND; an empty text and an empty option let everything pass. */
export type ListFilters = {
  /** Looked for in name or description, without regard to case or to spaces around it. */
  text: string
  /** A category or '' for all of them. */
  category: string
  /** A difficulty or '' for all of them. */
  difficulty: string
}

type Described = { name: string; description: string }

const has = ({ name, description }: Described, wanted: string) =>
  name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted)

/** Whether the text stands in the name or the description of any of them, whatever else filters them. */
export function stands(text: string, list: readonly Described[]): boolean {
  const wanted = text.trim().toLowerCase()
  return wanted === '' || list.some((recipe) => has(recipe, wanted))
}

/** The recipes that pass, in the order given. */
export function filterRecipes<Listed extends Described & { category: string; difficulty: string }>(
  list: readonly Listed[],
  { text, category, difficulty }: ListFilters,
): Listed[] {
  const wanted = text.trim().toLowerCase()
  return list.filter(
    (recipe) =>
      (category === '' || recipe.category === category) &&
      (difficulty === '' || recipe.difficulty === difficulty) &&
      has(recipe, wanted),
  )
}
