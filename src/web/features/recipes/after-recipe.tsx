import { clsx } from 'clsx'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { useIsSomebody } from '../../api/is-somebody.ts'
import { useSession } from '../../api/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Titled } from '../../ui/titled.tsx'
import { StarRating } from '../ratings/star-rating.tsx'
import { VoteScale } from '../ratings/vote-scale.tsx'
import { GoingOn } from './going-on.tsx'
import { VideoSection } from './video-section.tsx'

interface AfterRecipeProps {
  recipe: Recipe
  isPreview: boolean
}

export const AfterRecipe = ({ recipe, isPreview }: AfterRecipeProps) => (
  <>
    <div className="no-print border-t border-line">
      <div className="wrap grid gap-10 py-14 has-[#video]:lg:grid-cols-2">
        <VideoSection recipe={recipe} />
        {!isPreview && <RatingForm recipe={recipe} />}
      </div>
      {!isPreview && <NotesOfReader recipeId={recipe.id} />}
    </div>
    {!isPreview && <GoingOn recipeId={recipe.id} />}
  </>
)

const RatingForm = ({ recipe }: { recipe: Recipe }) => (
  <Titled
    id="valutazione"
    title="L'hai provata?"
    className={recipe.youtubeVideoId ? '' : 'lg:grid lg:grid-cols-2 lg:items-center lg:gap-x-14'}
  >
    <p className="mt-2 text-ink-soft">Dai da una a cinque pizzette: aiuti chi la cucinerà dopo di te.</p>
    <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <VoteScale recipe={recipe} />
      <StarRating rating={recipe.rating} count={recipe.ratingCount} className="mt-4" />
    </div>
  </Titled>
)

const RecipeNotes = lazyPart(() => import('./recipe-notes/recipe-notes.tsx'))

/** Height without a note, reserved so that the layout does not shift. */
const ROOM = 'wrap min-h-[24.75rem] pb-14 sm:min-h-[23.75rem]'

function NotesOfReader({ recipeId }: { recipeId: number }) {
  const session = useSession()
  const isSomebody = useIsSomebody(session)
  if (session.state === 'loading' && !isSomebody)
    return <div aria-hidden className={clsx(ROOM, 'hidden account:block')} />
  if (!isSomebody) return null
  return (
    <div className={ROOM}>
      <RecipeNotes recipeId={recipeId} />
    </div>
  )
}
