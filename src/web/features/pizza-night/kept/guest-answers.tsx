import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { markReceivedAnswer, removeReceivedAnswer } from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import type { ReceivedAnswer } from '#contracts/pizza-night/pizza-night-invite.ts'
import { ifStillThere } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { recipeCardsQuery } from '../../../api/recipe-queries.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { saidOf } from '../guest-fields.tsx'
import { answersQuery, lookAgain } from './kept-queries.ts'
import { SmallButton } from './known-guests.tsx'
import { KEPT_HEADING } from './open-evening.ts'
import { sayFailure } from './say-failure.ts'
import { type SeatingProps, useSeating } from './seating.ts'

const LOOK_MS = 15_000

export interface GuestAnswersProps extends SeatingProps {
  id: number
  isOpen: boolean
  answersAt: Element | null
  isSaving: boolean
}

function useAnswers(id: number, isOpen: boolean) {
  const { api, client } = useQueries()
  const query = answersQuery(api, id)
  const { data = [], isError } = useQuery({
    ...query,
    refetchInterval: isOpen && LOOK_MS,
    staleTime: LOOK_MS,
    // Answers may have arrived while the page was hidden.
    refetchOnWindowFocus: 'always',
  })
  const handle = useMutation({
    mutationFn: ({ answer, isHandled }: { answer: ReceivedAnswer; isHandled: boolean }) =>
      api(markReceivedAnswer, {
        params: { id, answerId: answer.id },
        body: { isHandled, basedOn: answer.answeredAt },
      }),
    onSettled: () => lookAgain(api, client, id),
    onError: (failure) => sayFailure(failure, 'La risposta resta tra le nuove: controlla la connessione.'),
  })
  return { answers: data, isError, handle }
}

function useWishes(answers: readonly ReceivedAnswer[]) {
  const { data } = useQuery({
    ...recipeCardsQuery(useQueries().api),
    enabled: answers.some(({ guest }) => guest.wish !== ''),
  })
  return ({ guest }: ReceivedAnswer) => data?.find(({ id }) => id === Number.parseInt(guest.wish, 10))?.name
}

export function GuestAnswers(props: GuestAnswersProps) {
  const { id, isOpen, answersAt, isSaving } = props
  const { answers, isError, handle } = useAnswers(id, isOpen)
  const wishOf = useWishes(answers)
  const mark = (answer: ReceivedAnswer, isHandled: boolean) => handle.mutate({ answer, isHandled })
  const { take, isUnsaved, leaverOf } = useSeating(props, answers, mark)
  const isBusy = handle.isPending || isSaving
  const ignore = (answer: ReceivedAnswer) => {
    mark(answer, true)
    toast({
      title: `Risposta di ${answer.guest.name} messa da parte`,
      action: { label: 'Annulla', onSelect: () => mark(answer, false) },
    })
  }
  const fresh = answers.filter((answer) => !answer.isHandled || isUnsaved(answer))
  const seen = answers.filter((answer) => !fresh.includes(answer))
  const news = (
    <div aria-live="polite">
      {fresh.length > 0 && (
        <ul
          aria-label="Risposte nuove"
          className="mb-8 divide-y divide-line rounded-md border-l-4 border-basil bg-crust px-4"
        >
          {fresh.map((answer) => (
            <li key={answer.id} className="py-3">
              <Said answer={answer} wish={wishOf(answer)} />
              {isUnsaved(answer) && !isSaving ? (
                <Unsaved
                  name={answer.guest.name}
                  isBusy={isBusy}
                  onRetry={() => take(answer)}
                  onLeave={leaverOf(answer)}
                />
              ) : (
                <div className="mt-2 flex flex-wrap gap-2">
                  <SmallButton
                    look="secondary"
                    says="Aggiungi alla serata"
                    label={`Aggiungi alla serata ${answer.guest.name}`}
                    disabled={isBusy}
                    onClick={() => take(answer)}
                  />
                  <SmallButton
                    says="Ignora"
                    label={`Ignora la risposta di ${answer.guest.name}`}
                    disabled={isBusy}
                    onClick={() => ignore(answer)}
                  />
                  <RemoveButton id={id} answer={answer} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
  return (
    <div className="space-y-2">
      {answersAt && createPortal(news, answersAt)}
      {isError && <p className="text-sm text-tomato">Le risposte non arrivano: controlla la connessione.</p>}
      {isOpen && answers.length === 0 && !isError && (
        <p className="text-sm text-ink-soft">Le risposte compaiono sopra il piano.</p>
      )}
      {seen.length > 0 && (
        <details>
          <summary className="min-h-11 content-center text-sm font-semibold">
            Già guardate: {seen.length}
          </summary>
          <ul className="space-y-2">
            {seen.map((answer) => (
              <li key={answer.id} className="flex flex-wrap items-center justify-between gap-2">
                <Said answer={answer} wish={wishOf(answer)} />
                <span className="flex">
                  <SmallButton
                    says="Aggiungi"
                    label={`Aggiungi alla serata ${answer.guest.name}`}
                    disabled={isBusy}
                    onClick={() => take(answer)}
                  />
                  <RemoveButton id={id} answer={answer} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

interface UnsavedProps {
  name: string
  isBusy: boolean
  onRetry: () => void
  onLeave: (() => void) | undefined
}

const Unsaved = ({ name, isBusy, onRetry, onLeave }: UnsavedProps) => (
  <>
    <p className="mt-1 font-medium text-tomato">Nel piano qui sotto, ma la serata non è salvata.</p>
    <div className="mt-2 flex flex-wrap gap-2">
      <SmallButton
        look="secondary"
        says="Riprova"
        label={`Riprova a salvare la risposta di ${name}`}
        disabled={isBusy}
        onClick={onRetry}
      />
      {onLeave && (
        <SmallButton
          says="Annulla"
          label={`Annulla e lascia ${name} fuori dal piano`}
          disabled={isBusy}
          onClick={onLeave}
        />
      )}
    </div>
  </>
)

const Said = ({ answer: { guest }, wish }: { answer: ReceivedAnswer; wish: string | undefined }) => (
  <p className="min-w-0 wrap-anywhere">
    <span className="font-semibold">{guest.name}</span>{' '}
    <span className="text-sm text-ink-soft">
      {saidOf(guest)}
      {wish && `, vorrebbe ${wish}`}
    </span>
  </p>
)

/** Lets the host delete an answer, for example if somebody has filled the invitation with false ones. */
function RemoveButton({ id, answer }: { id: number; answer: ReceivedAnswer }) {
  const { api, client } = useQueries()
  const [isAsking, setAsking] = useState(false)
  const { name } = answer.guest
  const remove = useMutation({
    mutationFn: () => ifStillThere(api(removeReceivedAnswer, { params: { id, answerId: answer.id } })),
    onSettled: () => lookAgain(api, client, id),
    onSuccess: () => {
      document.getElementById(KEPT_HEADING)?.focus({ preventScroll: true })
      toast({ title: `Risposta di ${name} eliminata` })
    },
    onError: (failure) => sayFailure(failure, 'La risposta è ancora lì: controlla la connessione e riprova.'),
  })
  return (
    <>
      <SmallButton
        says="Elimina"
        label={`Elimina la risposta di ${name}`}
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={`Eliminare la risposta di ${name}?`}
          action="Elimina"
          onConfirm={() => {
            setAsking(false)
            remove.mutate()
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            Non si può riavere. Chi è già tra gli ospiti ci resta; chi ha il link può rispondere di nuovo
            finché l'invito è aperto.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
