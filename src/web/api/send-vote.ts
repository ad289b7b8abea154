import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import type { Queries } from './queries.ts'
import { ownRatingsQuery } from './reader-queries.ts'
import { recipeCardsQuery, recipeQuery } from './recipe-queries.ts'

export async function sendVote(queries: Queries, recipeId: number, rating: number): Promise<void> {
  const { api, client } = queries
  await api(rateRecipe, { params: { id: recipeId }, body: { rating } })
  client.setQueryData(
    ownRatingsQuery(api).queryKey,
    (votes) => votes && [...votes.filter((vote) => vote.recipeId !== recipeId), { recipeId, rating }],
  )
  await client.invalidateQueries({ queryKey: recipeQuery(api, recipeId).queryKey })
  const reloaded = client.getQueryData(recipeQuery(api, recipeId).queryKey)
  client.setQueryData(recipeCardsQuery(api).queryKey, (cards) =>
    cards?.map((card) =>
      card.id === reloaded?.id
        ? { ...card, rating: reloaded.rating, ratingCount: reloaded.ratingCount }
        : card,
    ),
  )
}
