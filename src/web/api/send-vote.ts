import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import type { Queries } from './queries.ts'

/** Sends a vote from 1 to 5, and shows the new average wherever the recipe shows. Throws what the call throws. */
export async function sendVote(queries: Queries, recipeId: number, rating: number): Promise<void> {
  const { api, client, recipe, recipeCards, ownRatings } = queries
  await api(rateRecipe, { params: { id: recipeId }, body: { rating } })
  client.setQueryData(
    ownRatings().queryKey,
    (votes) => votes && [...votes.filter((vote) => vote.recipeId !== recipeId), { recipeId, rating }],
  )
  await client.invalidateQueries({ queryKey: recipe(recipeId).queryKey })
  const reloaded = client.getQueryData(recipe(recipeId).queryKey)
  client.setQueryData(recipeCards().queryKey, (cards) =>
    cards?.map((card) =>
      card.id === reloaded?.id
        ? { ...card, rating: reloaded.rating, ratingCount: reloaded.ratingCount }
        : card,
    ),
  )
}
