import { Link } from 'react-router'
import type { KeptEveningCard } from '#contracts/pizza-night/pizza-night-kept.ts'
import { eveningTitle, KEPT_LIMITS } from '#domain/pizza-night/kept-evening.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { keepForLogin } from '../../../ui/pending-actions.ts'
import type { EveningState } from '../use-evening.ts'
import type { KeptEvenings } from './use-kept-evenings.ts'

interface KeepFormProps {
  evening: EveningState
  kept: KeptEvenings
  current: KeptEveningCard | undefined
  /** The name that somebody is typing; undefined as long as nobody does. */
  typed: string | undefined
  onType: (name: string) => void
}

/** Keeps the evening whose plan is shown, under a name. */
export function KeepForm({ evening, kept, current, typed, onType }: KeepFormProps) {
  const { sheet } = evening
  const { keep, move, onDevice, place } = kept
  const title = typed ?? current?.title ?? (sheet ? eveningTitle(sheet.bakeAtMs, sheet.timeZone) : '')
  const save = async (id?: number) => {
    const planned = await evening.upToDate()
    if (!planned) return
    const { draft, atMs } = planned.form
    keep.mutate({ evening: { title: title.trim(), draft, plannedAtMs: atMs, plan: planned.sheet }, id })
  }
  const isDisabled = keep.isPending || evening.isPending || title.trim() === ''
  return (
    <div className="space-y-4">
      {sheet && (
        <form
          className="space-y-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isDisabled) void save(current?.id)
          }}
        >
          <Field
            label="Nome della serata"
            value={title}
            maxLength={KEPT_LIMITS.titleLength}
            autoComplete="off"
            onChange={({ target }) => onType(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={isDisabled}>
              {current ? 'Salva le modifiche' : 'Tieni questa serata'}
            </Button>
            {current && (
              <Button look="quiet" disabled={isDisabled} onClick={() => void save()}>
                Tieni come nuova
              </Button>
            )}
          </div>
        </form>
      )}
      {place === 'device' && (
        <p className="text-sm text-ink-soft">
          Senza account resta su questo dispositivo.{' '}
          <Link
            to="/auth"
            className="link-quiet font-semibold"
            onClick={() => keepForLogin({ kind: 'evening' })}
          >
            Accedi
          </Link>{' '}
          per ritrovarla ovunque e per invitare gli ospiti con un link.
        </p>
      )}
      {onDevice > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-crust px-4 py-3">
          <p className="min-w-0 flex-1">
            {onDevice === 1
              ? "Su questo dispositivo c'è una serata che non è nel tuo account."
              : `Su questo dispositivo ci sono ${onDevice} serate che non sono nel tuo account.`}
          </p>
          <Button look="secondary" size="small" disabled={move.isPending} onClick={() => move.mutate()}>
            {onDevice === 1 ? 'Portala nel tuo account' : 'Portale nel tuo account'}
          </Button>
        </div>
      )}
    </div>
  )
}
