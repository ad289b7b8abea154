import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { RecipeNote } from '#contracts/recipe-notes/recipe-note.ts'
import { NoteForm } from '#web/features/recipe-notes/note-form.tsx'
import { useNoteChanges } from '#web/features/recipe-notes/use-note-changes.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { recipeNotesQuery } from '../../../api/reader-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, SkeletonRows } from '../../../ui/feedback.tsx'
import { formatIsoDay } from '../../../ui/format.ts'

const HEADING = 'com-e-andata'

export default function RecipeNotes({ recipeId }: { recipeId: number }) {
  const { data: notes, isError, refetch } = useQuery(recipeNotesQuery(useQueries().api, recipeId))
  const changes = useNoteChanges(recipeId)
  return (
    <section aria-labelledby={HEADING} className="max-w-3xl">
      <h2 id={HEADING} tabIndex={-1} className="text-2xl outline-none">
        Com'è andata
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">
        Le tue note su questa ricetta: le leggi soltanto tu.
        {notes?.length === 0 && " Scrivi la prima quando l'hai cucinata."}
      </p>
      {isError && !notes && (
        <EmptyState alert title="Errore" action={<Button onClick={() => void refetch()}>Riprova</Button>}>
          <p>Non siamo riusciti a caricare le tue note.</p>
        </EmptyState>
      )}
      {!notes && !isError && <SkeletonRows text="Carichiamo le tue note" count={1} row="h-24" />}
      {notes && notes.length > 0 && (
        <ul className="mb-7 grid gap-3">
          {notes.map((note) => (
            <Note key={note.id} note={note} changes={changes} />
          ))}
        </ul>
      )}
      {notes && (
        <NoteForm
          isPending={changes.add.isPending}
          onSave={(note, done) => changes.add.mutate(note, { onSuccess: done })}
        />
      )}
    </section>
  )
}

function Note({ note, changes }: { note: RecipeNote; changes: ReturnType<typeof useNoteChanges> }) {
  const [edited, setEdited] = useState<RecipeNote>()
  const { change, remove } = changes
  const day = formatIsoDay(note.cookedOn)
  const leave = () => setEdited(undefined)
  return (
    <li className="rounded-md border border-line bg-paper p-4">
      {edited ? (
        <>
          {edited.updatedAt !== note.updatedAt && (
            <div role="alert" className="mb-4 rounded-md border border-tomato p-4">
              <p className="font-semibold">Nel frattempo hai cambiato questa nota altrove. Ora dice:</p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">
                {day}: {note.text}
              </p>
              <p className="mt-2 text-sm text-ink-soft">
                Ciò che hai scritto è ancora qui sotto: salvalo al suo posto, o lascia com'è.
              </p>
            </div>
          )}
          <NoteForm
            note={edited}
            isPending={change.isPending}
            onSave={(after) => change.mutate({ before: note, after }, { onSuccess: leave })}
            onCancel={leave}
          />
        </>
      ) : (
        <>
          <p className="text-sm font-semibold text-ink-soft">{day}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{note.text}</p>
          <div className="mt-2 -ml-4 flex flex-wrap gap-1">
            <Button
              look="quiet"
              size="small"
              aria-label={`Modifica la nota del ${day}`}
              onClick={() => setEdited(note)}
            >
              <Pencil className="size-4" aria-hidden /> Modifica
            </Button>
            <Button
              look="quiet"
              size="small"
              aria-label={`Elimina la nota del ${day}`}
              disabled={remove.isPending}
              onClick={() => {
                document.getElementById(HEADING)?.focus({ preventScroll: true })
                remove.mutate(note)
              }}
            >
              <Trash2 className="size-4" aria-hidden /> Elimina
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
