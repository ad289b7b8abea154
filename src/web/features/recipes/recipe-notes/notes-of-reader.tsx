import { clsx } from 'clsx'
import { useIsSomebody } from '../../../api/is-somebody.ts'
import { useSession } from '../../../api/session.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const RecipeNotes = lazyPart(() => import('./recipe-notes.tsx'))

/** Height without a note, reserved so that the layout does not shift. */
const ROOM = 'wrap min-h-[24.75rem] pb-14 sm:min-h-[23.75rem]'

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
