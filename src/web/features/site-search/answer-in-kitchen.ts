import { getRecipe } from '#contracts/recipes/recipes.endpoints.ts'
import type { Kitchen } from '#domain/kitchen/kitchen.ts'
import { numberAnswer } from '#domain/site-search/number-answer.ts'
import { recipeAnswer } from '#domain/site-search/recipe-answer.ts'
import type { NumberAnswer } from '#domain/site-search/search-document.ts'
import type { Api } from '../../api/api-client.ts'

/** The same question, answered for the reader's kitchen. */
export async function answerInKitchen(
  api: Api,
  { asked, recipe }: NumberAnswer,
  kitchen: Kitchen,
): Promise<NumberAnswer | undefined> {
  if (asked === undefined) return undefined
  if (recipe === undefined) return numberAnswer(asked, kitchen)
  return recipeAnswer(asked, [await api(getRecipe, { params: { id: recipe } })], kitchen)
}
