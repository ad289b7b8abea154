import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { listPasskeys } from '#contracts/accounts/accounts.endpoints.ts'
import type { Passkey } from '#contracts/accounts/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/feedback.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import type { PasskeyDialog } from './passkey-dialogs.tsx'
import { useAccountQuery, useFocusOfGoneRow } from './use-account-query.ts'
import { useCanHavePasskeys } from './use-can-have-passkeys.ts'

const PasskeyDialogs = lazyPart(() => import('./passkey-dialogs.tsx'))

export function PasskeysSection() {
  const passkeys = useAccountQuery(listPasskeys)
  const heading = useFocusOfGoneRow(passkeys.data?.length)
  const canHave = useCanHavePasskeys()
  const [dialog, setDialog] = useState<PasskeyDialog>()
  useEffect(PasskeyDialogs.fetch, [])
  return (
    <section aria-labelledby="passkey" className="mt-8 border-t border-line pt-8">
      <h2 ref={heading} id="passkey" tabIndex={-1} className="text-xl outline-none">
        Passkey
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">
        Entri con il dito, il volto o il PIN del tuo dispositivo: niente da ricordare, e nessun sito che imita
        questo può rubartela. La password resta valida.
      </p>
      {passkeys.isPending && <SkeletonRows text="Caricamento..." count={1} row="h-16" />}
      {passkeys.error && !passkeys.data && (
        <LoadError onRetry={() => void passkeys.refetch()} failure={passkeys.error}>
          <p>Non siamo riusciti a leggere le tue passkey.</p>
        </LoadError>
      )}
      {passkeys.data?.length === 0 && <p>Non ne hai ancora nessuna.</p>}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul aria-label="Le tue passkey" className="grid gap-3">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={setDialog} />
          ))}
        </ul>
      )}
      {canHave === false ? (
        <p className="mt-4 text-sm text-ink-soft">
          Da questo browser non se ne possono aggiungere: aggiornalo, o usane un altro.
        </p>
      ) : (
        <Button look="secondary" className="mt-4" onClick={() => setDialog({ does: 'add' })}>
          Aggiungi una passkey
        </Button>
      )}
      {dialog && <PasskeyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />}
    </section>
  )
}

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' })

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: (dialog: PasskeyDialog) => void }) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line px-4 py-3">
      <KeyRound className="size-5 shrink-0 text-ink-soft" aria-hidden />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          Aggiunta il {day.format(new Date(createdAt))} ·{' '}
          {lastUsedAt ? `ultimo uso: ${day.format(new Date(lastUsedAt))}` : 'mai usata'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          look="secondary"
          size="small"
          aria-label={`Rinomina ${name}`}
          onClick={() => onOpen({ does: 'rename', passkey })}
        >
          Rinomina
        </Button>
        <Button
          look="secondary"
          size="small"
          aria-label={`Togli ${name}`}
          onClick={() => onOpen({ does: 'remove', passkey })}
        >
          Togli
        </Button>
      </div>
    </li>
  )
}
