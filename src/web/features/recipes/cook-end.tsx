import { Link } from 'react-router'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { useIsSomebody } from '../../api/is-somebody.ts'
import { useSession } from '../../api/session.ts'
import { Titled } from '../../ui/titled.tsx'
import { keepForLogin } from '../accounts/pending-actions.ts'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { VoteScale } from '../ratings/vote-scale.tsx'
import { NoteForm } from '../recipe-notes/note-form.tsx'
import { useNoteChanges } from '../recipe-notes/use-note-changes.ts'

export const CookEnd = ({ recipe, from }: { recipe: Recipe; from: string }) => (
  <div className="grid gap-8">
    <div>
      <h3 className="text-3xl">Buon appetito!</h3>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">
        Quando l'hai assaggiata, dicci quanto ti è piaciuta: aiuti chi la cucinerà dopo di te.
      </p>
      <VoteScale recipe={recipe} />
    </div>
    <OwnNote recipe={recipe} />
    <FirstAidLink from={from} />
  </div>
)

function OwnNote({ recipe }: { recipe: Recipe }) {
  const session = useSession()
  const isSomebody = useIsSomebody(session)
  const { add } = useNoteChanges(recipe.id)
  return (
    <Titled as="h3" id="nota-ai-fornelli" title="Com'è andata" className="max-w-2xl">
      {isSomebody && (
        <>
          <p className="mt-2 mb-4 text-ink-soft">
            Che cosa rifaresti, che cosa cambieresti: la nota resta accanto alla ricetta e la leggi soltanto
            tu.
          </p>
          <NoteForm
            isPending={add.isPending}
            onSave={(note, done) => add.mutate(note, { onSuccess: done })}
          />
        </>
      )}
      {session.state === 'unreachable' && !isSomebody && (
        <p className="mt-2 text-ink-soft">
          Senza rete non possiamo salvare la nota: la scrivi sulla pagina della ricetta quando torna.
        </p>
      )}
      {session.state === 'anonymous' && !isSomebody && (
        <p className="mt-2 text-ink-soft">
          Con un account annoti qui che cosa cambieresti la prossima volta, e lo ritrovi accanto alla ricetta:
          lo leggi soltanto tu.{' '}
          <Link
            to="/auth"
            className="link-quiet font-semibold"
            onClick={() => keepForLogin({ kind: 'page' })}
          >
            Accedi
          </Link>
        </p>
      )}
    </Titled>
  )
}
