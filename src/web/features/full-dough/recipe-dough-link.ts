import { DOSES_PARAM, dosesOfAddress } from '#domain/recipes/doses/doses.ts'
import { rowIdOf } from '#domain/words/row-id.ts'
import type { Queries } from '../../api/queries.ts'
import { recipeQuery } from '../../api/recipe-queries.ts'
import { calculatorAddress } from '../recipes/drawers/dough-recipe.ts'

/** The calculator's URL; with the recipe's formula if the recipe exists and the calculator supports its
 * dough. */
export async function doughOfRecipe({ api, client }: Queries, asked: URLSearchParams): Promise<string> {
  const id = rowIdOf(asked.get('ricetta'))
  const found = await client.ensureQueryData(recipeQuery(api, id)).catch(() => undefined)
  return found
    ? calculatorAddress(found, dosesOfAddress(found, asked.get(DOSES_PARAM)))
    : '/calcolatore-impasto'
}
