import { Bookmark, Check } from 'lucide-react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import type { KeptEveningCard } from '#contracts/pizza-night/pizza-night-kept.ts'
import { KEPT_LIMITS } from '#domain/pizza-night/kept-evening.ts'
import { isMissing } from '../../../api/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { EveningState } from '../use-evening.ts'
import { goToKept } from './open-evening.ts'
import { DELETED_ELSEWHERE, type KeptEvenings, waitingEvening } from './use-kept-evenings.ts'

interface KeepFormProps {
  evening: EveningState
  kept: KeptEvenings
  current: KeptEveningCard | undefined
  title: string
  isOutdated: boolean
  isKept: boolean
  /** Beside the plan's heading. */
  saveAt: Element | null
  onType: (name: string) => void
  onSave: (isNew: boolean) => void
}

export function KeepForm(props: KeepFormProps) {
  const { evening, kept, current, title, isOutdated, onType, onSave } = props
  const { sheet } = evening
  const { keep, move, onDevice, unread, place } = kept
  const isDisabled = keep.isPending || evening.isPending || title.trim() === ''
  const begin = () =>
    waitingEvening.keep({
      title: title.trim(),
      id: null,
      isRemoval: false,
      isMove: current !== undefined || !sheet,
      address: location.search,
    })
  return (
    <div className="space-y-4">
      {sheet && <SaveHere {...props} isDisabled={isDisabled} />}
      {sheet && (
        <form
          className="space-y-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isDisabled) onSave(current === undefined)
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
            {!isOutdated && (
              <Button type="submit" disabled={isDisabled}>
                {current ? 'Salva le modifiche' : 'Salva la serata'}
              </Button>
            )}
            {current && (
              <Button look="quiet" disabled={isDisabled} onClick={() => onSave(true)}>
                Salva una copia
              </Button>
            )}
          </div>
          {!current && isMissing(keep.error) && <p>{DELETED_ELSEWHERE}</p>}
        </form>
      )}
      {place === 'device' && (
        <p className="text-sm text-ink-soft">
          Senza account resta su questo dispositivo, e il menu lo condividi lo stesso.{' '}
          <Link to="/auth" className="link-quiet font-semibold" onClick={begin}>
            Accedi
          </Link>{' '}
          per ritrovarla ovunque e per gli inviti a cui gli ospiti rispondono.
        </p>
      )}
      {unread > 0 && (
        <p className="rounded-md bg-crust px-4 py-3">
          {unread === 1
            ? "Su questo dispositivo c'è una serata che questa pagina non sa leggere"
            : `Su questo dispositivo ci sono ${unread} serate che questa pagina non sa leggere`}
          : le ha scritte una versione più nuova del sito. Non le tocchiamo: ricarica la pagina per
          ritrovarle.
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

/** The same in one tap; what is saved leads to its name, its links and its copies. */
function SaveHere(props: KeepFormProps & { isDisabled: boolean }) {
  const { evening, kept, saveAt, isKept, isOutdated, isDisabled, current, onSave } = props
  const isBusy = kept.keep.isPending || evening.isPending
  const Mark = isKept ? Check : Bookmark
  return (
    saveAt &&
    createPortal(
      <Button
        look="secondary"
        className="px-4"
        aria-label={isKept ? 'Salvata: vai alle tue serate' : 'Salva la serata'}
        disabled={isBusy}
        onClick={isKept || isOutdated || isDisabled ? goToKept : () => onSave(current === undefined)}
      >
        <Mark className="size-4" aria-hidden />
        {isBusy ? 'Salvo…' : isKept ? 'Salvata' : 'Salva'}
      </Button>,
      saveAt,
    )
  )
}
