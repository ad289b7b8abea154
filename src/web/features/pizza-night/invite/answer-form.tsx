import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { EVENING_LIMITS } from '#domain/pizza-night/evening-fields.ts'
import type { Appetite } from '#domain/pizza-night/evening-request.ts'
import { KEPT_LIMITS, saysNeeds } from '#domain/pizza-night/kept-evening.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import { Field, FieldNotes, notesOf } from '../../../ui/field.tsx'
import { SubmitButton } from '../../../ui/form-buttons.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { AllergyFold, appetites, type GuestChange, NeedChips, Wish } from '../guest-fields.tsx'

export type Answer = { guest: GuestDraft; consent: boolean }

interface AnswerFormProps {
  answer: Answer
  onChange: (answer: Answer) => void
  errors: Readonly<Record<string, string>>
  failure: string | undefined
  note?: string | false | undefined
  isPending: boolean
  action: string
  onSend: (answer: Answer) => void
  onCancel?: (() => void) | undefined
}

export function AnswerForm(props: AnswerFormProps) {
  const { answer, onChange, errors, failure, note, isPending, action, onSend, onCancel } = props
  const { guest, consent } = answer
  const [wishes, setWishes] = useState(guest.wish !== '')
  const change = (changes: Partial<GuestDraft>) => onChange({ consent, guest: { ...guest, ...changes } })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    onSend({ guest, consent: consent && saysNeeds(guest) })
  }
  const isField = Object.keys(errors).some((field) => ['name', 'dislikes', 'consent'].includes(field))
  const form = useFocusOfWrong(isField && !isPending)
  return (
    <form
      ref={form}
      aria-label="La tua risposta"
      method="post"
      noValidate
      className="space-y-6"
      onSubmit={send}
    >
      {note && (
        <p role="alert" className="rounded-md border border-tomato px-4 py-3">
          {note}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Il tuo nome"
          value={guest.name}
          maxLength={EVENING_LIMITS.nameLength}
          autoComplete="given-name"
          required
          error={errors.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <SelectField
          label="Quanta fame hai"
          value={String(guest.appetite)}
          options={appetites}
          onChange={(value) => change({ appetite: Number(value) as Appetite })}
        />
      </div>
      <NotEaten guest={guest} onChange={change} />
      <Field
        label="Che cosa non ti piace"
        placeholder="cipolla, acciughe"
        value={guest.dislikes}
        maxLength={KEPT_LIMITS.dislikesLength}
        error={errors.dislikes}
        onChange={({ target }) => change({ dislikes: target.value })}
      />
      {wishes ? (
        <Wish guest={guest} label="La pizza che vorresti" onChange={change} />
      ) : (
        <Button look="secondary" onClick={() => setWishes(true)}>
          Ho una pizza in mente
        </Button>
      )}
      {saysNeeds(guest) && (
        <Consent
          given={consent}
          error={errors.consent}
          onChange={(agreed) => onChange({ guest, consent: agreed })}
        />
      )}
      {failure && !isField && !isPending && (
        <p role="alert" className="rounded-md bg-crust px-4 py-3 font-medium">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton size="large" isPending={isPending}>
          {action}
        </SubmitButton>
        {onCancel && (
          <Button look="quiet" size="large" onClick={onCancel}>
            Annulla
          </Button>
        )}
      </div>
    </form>
  )
}

const NotEaten = (props: GuestChange) => (
  <>
    <Choices legend="Come mangi">
      <NeedChips {...props} />
    </Choices>
    <AllergyFold {...props} />
  </>
)

function useFocusOfWrong(isWrong: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isWrong])
  return form
}

interface ConsentProps {
  given: boolean
  error: string | undefined
  onChange: (given: boolean) => void
}

const Consent = ({ given, error, onChange }: ConsentProps) => (
  <div className="rounded-md bg-crust p-4">
    <CheckBox
      checked={given}
      aria-invalid={error ? true : undefined}
      aria-describedby={notesOf({ id: 'consenso', error })}
      onChange={onChange}
    >
      Sono d'accordo che chi organizza sappia che cosa non posso mangiare
    </CheckBox>
    <p className="mt-1 text-sm text-ink-soft">
      Serve soltanto a scegliere la tua pizza. Lo legge chi ti ha invitato, nessun altro ospite, e al più
      tardi trenta giorni dopo la serata lo cancelliamo.
    </p>
    <FieldNotes id="consenso" error={error} />
  </div>
)

const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
    {children}
  </fieldset>
)
