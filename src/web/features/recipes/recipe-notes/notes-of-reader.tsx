import { clsx } from 'clsx'
import { useIsSomebody } from '../../../api/is-somebody.ts'
import { useSession } from '../../../api/session.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

// Loaded only for logged-in users.
const RecipeNotes = lazyPart(() => import('./recipe-notes.tsx'))

/** The height of the part without a note, so that nothing below it moves when it comes. */
const ROOM = 'wrap min-h-[24.75rem] pb-14 sm:min-h-[23.75rem]'

/** The notes of the logged-in user; nothing for visitors. */
export function NotesOfReader({ recipeId }: { recipeId: number }) {
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
