import { useSession } from '../../../api/session.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

// Only for who is logged in: nobody else loads it.
const RecipeNotes = lazyPart(() => import('./recipe-notes.tsx'))

/** The notes of who is logged in; nothing for anybody else. */
export function NotesOfReader({ recipeId }: { recipeId: number }) {
  if (useSession().state !== 'user') return null
  return (
    <div className="wrap pb-14">
      <RecipeNotes recipeId={recipeId} />
    </div>
  )
}
