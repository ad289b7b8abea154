import { useMutation } from '@tanstack/react-query'
import { type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  changeInviteAnswer,
  sendInviteAnswer,
  withdrawInviteAnswer,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import type { NightInvite } from '#contracts/pizza-night/pizza-night-invite.ts'
import { FIRST_GUEST, type GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { ifStillThere, isMissing, messageOf, refusedFields } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { saidOf } from '../guest-fields.tsx'
import { AnswerForm } from './answer-form.tsx'
import { type OwnAnswer, ownAnswers } from './own-answers.ts'

interface InviteAnswersProps {
  token: string
  invite: NightInvite
}

type Sent = { guest: GuestDraft; consent: boolean }

/** Takes an answer back; `again` gives it once more. */
function useWithdrawal(token: string, again: (sent: Sent) => void) {
  const { api } = useQueries()
  return useMutation({
    mutationFn: ({ key }: OwnAnswer) =>
      ifStillThere(api(withdrawInviteAnswer, { params: { token }, body: { key } })),
    onSuccess: (_answer, { key, guest }) => {
      ownAnswers.drop(key)
      toast({
        title: 'Risposta tolta',
        action: { label: 'Annulla', onSelect: () => again({ guest, consent: true }) },
      })
    },
    onError: (failure) =>
      toast({
        title: 'Errore',
        description: messageOf(failure, 'La risposta è ancora lì: controlla la connessione e riprova.'),
        tone: 'destructive',
      }),
  })
}

/** The answers that this browser has given, and the form for one more or for changing one. */
export function InviteAnswers({ token, invite: { endsAtMs } }: InviteAnswersProps) {
  const { api } = useQueries()
  const answers = ownAnswers.use(token)
  const [open, setOpen] = useState<OwnAnswer | 'new'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const changed = typeof open === 'object' ? open : undefined
  const send = useMutation({
    mutationFn: async ({ guest, consent }: Sent) => {
      const json = { ...guest, consent }
      if (!changed) return (await api(sendInviteAnswer, { params: { token }, body: json })).key
      await api(changeInviteAnswer, { params: { token }, body: { ...json, key: changed.key } })
      return changed.key
    },
    onSuccess: (key, { guest }) => {
      flushSync(() => {
        ownAnswers.keep({ token, key, endsAtMs, guest: { ...guest, name: guest.name.trim() } })
        setOpen(undefined)
      })
      heading.current?.focus()
      toast({ title: changed ? 'Risposta cambiata' : 'Risposta mandata' })
    },
    // What the host has closed or deleted is no answer any more.
    onError: (failure) => changed && isMissing(failure) && ownAnswers.drop(changed.key),
  })
  const withdraw = useWithdrawal(token, send.mutate)
  const begin = (next: OwnAnswer | 'new' | undefined) => {
    send.reset()
    setOpen(next)
  }
  if (open !== undefined || answers.length === 0)
    return (
      <AnswerForm
        key={changed?.key ?? 'new'}
        first={changed?.guest ?? FIRST_GUEST}
        errors={refusedFields(send.error)}
        failure={
          send.error
            ? messageOf(send.error, 'La risposta non è partita: controlla la connessione e riprova.')
            : undefined
        }
        isPending={send.isPending}
        action={changed ? 'Cambia la risposta' : 'Rispondi'}
        onSend={(guest, consent) => send.mutate({ guest, consent })}
        onCancel={answers.length > 0 ? () => begin(undefined) : undefined}
      />
    )
  return (
    <OwnAnswerList
      answers={answers}
      heading={heading}
      isPending={withdraw.isPending}
      onChange={begin}
      onWithdraw={withdraw.mutate}
      onMore={() => begin('new')}
    />
  )
}

interface OwnAnswerListProps {
  answers: readonly OwnAnswer[]
  heading: Ref<HTMLHeadingElement>
  isPending: boolean
  onChange: (answer: OwnAnswer) => void
  onWithdraw: (answer: OwnAnswer) => void
  onMore: () => void
}

function OwnAnswerList({ answers, heading, isPending, onChange, onWithdraw, onMore }: OwnAnswerListProps) {
  return (
    <div className="space-y-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {answers.length === 1 ? 'Hai risposto' : 'Avete risposto'}
      </h2>
      <ul className="space-y-3">
        {answers.map((answer) => (
          <li key={answer.key} className="rounded-md border border-line p-4">
            <p className="wrap-anywhere">
              <span className="font-semibold">{answer.guest.name}</span>{' '}
              <span className="text-ink-soft">{saidOf(answer.guest)}</span>
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                look="secondary"
                aria-label={`Cambia la risposta di ${answer.guest.name}`}
                onClick={() => onChange(answer)}
              >
                Cambia
              </Button>
              <Button
                look="quiet"
                aria-label={`Togli la risposta di ${answer.guest.name}`}
                disabled={isPending}
                onClick={() => onWithdraw(answer)}
              >
                Togli
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        Con questo browser puoi cambiare la risposta fino alla serata. Chi organizza la legge nel suo piano.
      </p>
      <Button look="secondary" onClick={onMore}>
        Rispondi per un'altra persona
      </Button>
    </div>
  )
}
