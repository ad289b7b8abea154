/** Answers a query for the difference between two dishes ('differenza tra napoletana e romana') with recipes
 * of both dishes. */
import { isHeadword, isNamedBy } from '#domain/site-search/rank-documents.ts'
import type { NumberAnswer } from '#domain/site-search/search-document.ts'
import type { FindRecipes, FoundRecipe } from './found-recipe.ts'

const COMPARED =
  /\bdifferenz\p{L}*\b.*?\b(?:tra|fra) (?:la |una |il |lo )?(.+?) (?:e|ed) (?:la |una |il |lo )?(.+)/u
const [MOST_SOUGHT, MOST_OF_EACH] = [20, 3]

export async function comparedDishes(recipes: FindRecipes, said: string): Promise<FoundRecipe[] | undefined> {
  const [, one, other] = COMPARED.exec(said) ?? []
  if (one === undefined || other === undefined) return undefined
  const [first = [], second = []] = await Promise.all(
    [one, other].map(async (dish) => {
      const named = (await recipes(dish, MOST_SOUGHT)).filter(({ name }) => isNamedBy(dish, name))
      const isJust = ({ name }: FoundRecipe) => Number(isHeadword(dish, { title: name }))
      return named.toSorted((before, after) => isJust(after) - isJust(before)).slice(0, MOST_OF_EACH)
    }),
  )
  if (first.length === 0 || second.length === 0) return undefined
  const both = first.flatMap((recipe, at) => [recipe, ...second.slice(at, at + 1)])
  return [...new Map([...both, ...second].map((recipe) => [recipe.id, recipe])).values()]
}

export const COMPARED_NOTE: NumberAnswer = {
  title: 'Un confronto',
  answer: "Una pagina di confronto qui non c'è: sotto trovi le loro ricette.",
  path: '/ricette',
  tool: 'Tutte le ricette',
}
