import { useEffect, useState } from 'react'
import { getSecondFactor } from '#contracts/accounts/accounts.endpoints.ts'
import type { SecondFactor } from '#contracts/accounts/second-factor.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/feedback.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Titled } from '../../ui/titled.tsx'
import type { TotpDialog } from './totp-dialogs.tsx'
import { useAccountQuery } from './use-account-query.ts'

const TotpDialogs = lazyPart(() => import('./totp-dialogs.tsx'))

/** Shown to administrators, and to former administrators who still have an authenticator app. */
export function SecondFactorSection({ isAdmin }: { isAdmin: boolean }) {
  const factor = useAccountQuery(getSecondFactor)
  const [dialog, setDialog] = useState<TotpDialog>()
  useEffect(TotpDialogs.fetch, [])
  if (!isAdmin && !factor.data?.totpSince) return null
  return (
    <Titled
      id="secondo-fattore"
      title="Secondo fattore"
      look="text-xl"
      className="mt-8 border-t border-line pt-8"
    >
      <p className="mt-2 mb-4 text-ink-soft">
        Per amministrare il sito: una passkey, oppure il codice di un'app sul telefono. Così la password da
        sola non basta a chi te la ruba.
      </p>
      {factor.isPending && <SkeletonRows text="Caricamento..." count={1} row="h-16" />}
      {factor.error && !factor.data && (
        <LoadError onRetry={() => void factor.refetch()} failure={factor.error}>
          <p>Non siamo riusciti a leggere il tuo secondo fattore.</p>
        </LoadError>
      )}
      {factor.data && <State factor={factor.data} onOpen={setDialog} />}
      {dialog && <TotpDialogs dialog={dialog} onClose={() => setDialog(undefined)} />}
    </Titled>
  )
}

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' })

interface StateProps {
  factor: SecondFactor
  onOpen: (dialog: TotpDialog) => void
}

function State({ factor: { need, totpSince, recoveryCodesLeft }, onOpen }: StateProps) {
  if (!totpSince)
    return (
      <>
        <p className="mb-4">
          {need === 'set_up'
            ? "Questo sito lo chiede a tutti gli amministratori: aggiungi una passkey qui sopra, o imposta un'app dei codici."
            : "Un'app dei codici funziona anche senza rete e con qualunque browser."}
        </p>
        <Button look="secondary" onClick={() => onOpen('set_up')}>
          Imposta un'app dei codici
        </Button>
      </>
    )
  return (
    <>
      <p>
        <strong>App dei codici</strong> attiva dal {day.format(new Date(totpSince))}.
      </p>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        {recoveryCodesLeft === 1
          ? 'Ti resta un codice di recupero: fanne di nuovi.'
          : `Codici di recupero rimasti: ${recoveryCodesLeft}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => onOpen('renew')}>
          Nuovi codici di recupero
        </Button>
        <Button look="secondary" onClick={() => onOpen('remove')}>
          Togli l'app dei codici
        </Button>
      </div>
    </>
  )
}
