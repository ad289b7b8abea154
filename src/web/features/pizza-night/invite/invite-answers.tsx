import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import {
  changeInviteAnswer,
  sendInviteAnswer,
  withdrawInviteAnswer,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import type { NightInvite } from '#contracts/pizza-night/pizza-night-invite.ts'
import { FIRST_GUEST, type GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { saysNeeds } from '#domain/pizza-night/kept-evening.ts'
import { isMissing, messageOf, refusedFields } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'
import { toast, toastFailure } from '../../../ui/toast-store.ts'
import { useEntryState } from '../../../ui/use-entry-state.ts'
import { saidOf } from '../guest-fields.tsx'
import { inviteQuery } from '../link-queries.ts'
import { type Answer, AnswerForm } from './answer-form.tsx'
import { isGuest, type OwnAnswer, ownAnswers } from './own-answers.ts'
import { OwnShare } from './own-share.tsx'

interface InviteAnswersProps {
  token: string
  invite: NightInvite
}

/** True if only the answer was deleted. False if the invitation is closed: then the stored answers stay. */
function useIsGone(token: string) {
  const queries = useQueries()
  return async (failure: unknown) => {
    if (!isMissing(failure)) return false
    const invite = queries.client.fetchQuery({ ...inviteQuery(queries, token), staleTime: 0 })
    return (await invite.catch(() => null)) !== null
  }
}

function useWithdrawal(token: string, again: (answer: Answer) => void) {
  const { api } = useQueries()
  const isGone = useIsGone(token)
  return useMutation({
    mutationFn: ({ key }: OwnAnswer) =>
      api(withdrawInviteAnswer, { params: { token }, body: { key } }).catch(async (failure) => {
        if (!(await isGone(failure))) throw failure
      }),
    onSuccess: (_answer, { key, guest }) => {
      ownAnswers.drop(key)
      toast({
        title: 'Risposta tolta',
        action: { label: 'Annulla', onSelect: () => again({ guest, consent: true }) },
      })
    },
    onError: toastFailure('Errore', 'La risposta è ancora lì: controlla la connessione e riprova.'),
  })
}

export function InviteAnswers({ token, invite: { evening, timeZone, endsAtMs } }: InviteAnswersProps) {
  const { api } = useQueries()
  const isGone = useIsGone(token)
  const answers = ownAnswers.use({ token, evening, endsAtMs })
  useEffect(() => ownAnswers.follow({ token, evening, endsAtMs }), [token, evening, endsAtMs])
  const [open, setOpen] = useEntryState<Written | null>(`invite:${token}`, null, isWritten)
  const heading = useRef<HTMLHeadingElement>(null)
  const changed = answers.find(({ key }) => key === open?.key)
  const send = useMutation({
    mutationFn: async ({ guest, consent }: Answer) => {
      const json = { ...guest, consent }
      if (!changed) return (await api(sendInviteAnswer, { params: { token }, body: json })).key
      await api(changeInviteAnswer, { params: { token }, body: { ...json, key: changed.key } })
      return changed.key
    },
    onSuccess: (key, { guest }) => {
      flushSync(() => {
        ownAnswers.keep({ token, evening, endsAtMs, key, guest: { ...guest, name: guest.name.trim() } })
        setOpen(null)
      })
      heading.current?.focus()
      toast({ title: changed ? 'Risposta cambiata' : 'Risposta mandata' })
    },
    onError: async (failure) => {
      if (changed && (await isGone(failure))) ownAnswers.drop(changed.key)
    },
  })
  const withdraw = useWithdrawal(token, send.mutate)
  const begin = (key: string | null) => {
    send.reset()
    const before = answers.find((one) => one.key === key)?.guest
    setOpen(key === null ? null : { key, answer: null, before })
  }
  if (open !== null || answers.length === 0) {
    const guest = guestIn(open, changed)
    return (
      <AnswerForm
        key={changed?.key ?? NEW}
        note={!send.error && saidMeanwhile(open, changed)}
        answer={open?.answer ?? { guest, consent: saysNeeds(guest) }}
        onChange={(answer) => setOpen(withTyped(open, changed, answer))}
        errors={refusedFields(send.error)}
        failure={
          send.error
            ? messageOf(send.error, 'La risposta non è partita: controlla la connessione e riprova.')
            : undefined
        }
        isPending={send.isPending}
        action={changed ? 'Cambia la risposta' : 'Rispondi'}
        onSend={send.mutate}
        onCancel={answers.length > 0 ? () => begin(null) : undefined}
      />
    )
  }
  return (
    <OwnAnswerList
      answers={answers}
      shareOf={({ key }) => <OwnShare token={token} timeZone={timeZone} own={key} />}
      heading={heading}
      isPending={withdraw.isPending}
      onChange={({ key }) => begin(key)}
      onWithdraw={withdraw.mutate}
      onMore={() => begin(NEW)}
    />
  )
}

interface OwnAnswerListProps {
  answers: readonly OwnAnswer[]
  shareOf: (answer: OwnAnswer) => ReactNode
  heading: Ref<HTMLHeadingElement>
  isPending: boolean
  onChange: (answer: OwnAnswer) => void
  onWithdraw: (answer: OwnAnswer) => void
  onMore: () => void
}

function OwnAnswerList({ answers, shareOf, ...actions }: OwnAnswerListProps) {
  const { heading, isPending, onChange, onWithdraw, onMore } = actions
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
            {shareOf(answer)}
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

/**
 * The answer being edited. `key` is `NEW` for a new answer. `answer` is null until the first change.
 * `before` is the saved answer before the first change.
 */
export type Written = { key: string; answer: Answer | null; before?: GuestDraft | undefined }
export const NEW = 'new'

function isWritten(kept: unknown): kept is Written | null {
  if (kept === null) return true
  const { key, answer, before } = kept as Record<keyof Written, unknown>
  const { guest, consent } = (answer ?? {}) as Record<keyof Answer, unknown>
  const isAnswer = answer === null || (isGuest(guest) && typeof consent === 'boolean')
  return typeof key === 'string' && isAnswer && (before === undefined || isGuest(before))
}

type Stored = Pick<OwnAnswer, 'key' | 'guest'> | undefined

export const guestIn = (written: Written | null, stored: Stored): GuestDraft =>
  stored?.guest ?? written?.before ?? FIRST_GUEST

export const withTyped = (written: Written | null, stored: Stored, answer: Answer): Written => ({
  key: stored?.key ?? NEW,
  answer,
  before: written?.answer ? written.before : (stored?.guest ?? written?.before),
})

export function saidMeanwhile(written: Written | null, stored: Stored): string | undefined {
  if (!written?.before) return undefined
  if (!stored) return "Questa risposta non c'è più: se la mandi, rispondi di nuovo."
  const isOutdated = written.answer && JSON.stringify(written.before) !== JSON.stringify(stored.guest)
  return isOutdated
    ? `Hai cambiato questa risposta in un'altra scheda. Ora dice: ${stored.guest.name}, ${saidOf(stored.guest)}. Se mandi questa, la sostituisci.`
    : undefined
}
