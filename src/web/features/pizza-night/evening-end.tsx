import { Link } from 'react-router'
import type { SheetPizza } from '#domain/pizza-night/evening-sheet.ts'
import { useIsSomebody } from '../../api/is-somebody.ts'
import { useSession } from '../../api/session.ts'
import { Titled } from '../../ui/titled.tsx'
import { keepForLogin } from '../accounts/pending-actions.ts'
import { VoteScale } from '../ratings/vote-scale.tsx'
import { NoteForm } from '../recipe-notes/note-form.tsx'
import { useNoteChanges } from '../recipe-notes/use-note-changes.ts'

export function EveningEnd({ pizzas }: { pizzas: readonly SheetPizza[] }) {
  const session = useSession()
  const isSomebody = useIsSomebody(session)
  const recipes = pizzas.filter(
    ({ recipeId }, index) => pizzas.findIndex((pizza) => pizza.recipeId === recipeId) === index,
  )
  return (
    <Titled as="h3" id="serata-voti" title="Com'è andata?" className="flex-1">
      <p className="mt-2 max-w-prose text-ink-soft">
        Quante pizzette vale ogni pizza? Aiuti chi la cucinerà dopo di te.
        {isSomebody && ' La nota invece la leggi soltanto tu, accanto alla ricetta.'}
        {session.state === 'unreachable' &&
          ' Senza rete voti e note non si salvano: li aggiungi quando torna.'}
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {recipes.map(({ recipeId, name }) => (
          <li key={recipeId} className="py-4">
            <section aria-label={name}>
              <h4 className="font-display text-xl">{name}</h4>
              <VoteScale recipe={{ id: recipeId }} />
              {isSomebody && <OwnNote recipeId={recipeId} />}
            </section>
          </li>
        ))}
      </ul>
      {session.state === 'anonymous' && !isSomebody && (
        <p className="mt-4 text-ink-soft">
          Con un account annoti qui che cosa cambieresti la prossima volta, e lo ritrovi accanto alla ricetta.{' '}
          <Link
            to="/auth"
            className="link-quiet font-semibold"
            onClick={() => keepForLogin({ kind: 'evening' })}
          >
            Accedi
          </Link>
        </p>
      )}
    </Titled>
  )
}

function OwnNote({ recipeId }: { recipeId: number }) {
  const { add } = useNoteChanges(recipeId)
  return (
    <details className="mt-3">
      <summary className="min-h-11 content-center font-semibold">Scrivi una nota</summary>
      <div className="max-w-2xl pt-2">
        <NoteForm isPending={add.isPending} onSave={(note, done) => add.mutate(note, { onSuccess: done })} />
      </div>
    </details>
  )
}
