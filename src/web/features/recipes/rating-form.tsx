import type { Recipe } from '#contracts/recipes/recipe.ts'
import { StarRating } from '../ratings/star-rating.tsx'
import { VoteScale } from '../ratings/vote-scale.tsx'

export const RatingForm = ({ recipe }: { recipe: Recipe }) => (
  <section aria-labelledby="valutazione">
    <h2 id="valutazione" className="text-2xl">
      L'hai provata?
    </h2>
    <p className="mt-2 text-ink-soft">Dai da una a cinque pizzette: aiuti chi la cucinerà dopo di te.</p>
    <VoteScale recipe={recipe} />
    <StarRating rating={recipe.rating} count={recipe.ratingCount} className="mt-4" />
  </section>
)
