import { useMutation } from '@tanstack/react-query'
import type { Endpoint } from '#contracts/endpoint.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'

export type ReadNow = Endpoint<{ params: { id: number }; response: { updatedAt: string } }>

interface OutdatedNoticeProps {
  /** 'la ricetta', 'la voce' */
  what: string
  /** The endpoint that reads the saved version. */
  read: ReadNow
  id: number
  /** Where it can be looked at in another tab. */
  seenAt: string
  /** Called with the version that is to be overwritten, knowingly. */
  onSaveAnyway: (basedOn: string) => void
}

/** Somebody else has saved the same thing meanwhile: what is in the form stays, and its writer decides. */
export function OutdatedNotice({ what, read, id, seenAt, onSaveAnyway }: OutdatedNoticeProps) {
  const { api } = useQueries()
  const overwriting = useMutation({
    mutationFn: () => api(read, { params: { id } }),
    onSuccess: ({ updatedAt }) => onSaveAnyway(updatedAt),
  })
  return (
    <div role="alert" className="grid gap-3 rounded-lg border border-tomato bg-paper p-5">
      <h3 className="text-lg">Nel frattempo {what} è cambiata</h3>
      <p>
        Qualcun altro ha salvato una sua versione dopo che hai aperto la tua. Ciò che hai scritto è ancora
        qui: guarda l'altra in una nuova scheda, poi decidi se tenere la tua.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={seenAt} target="_blank" look="secondary">
          Apri la versione salvata
        </ButtonLink>
        <Button disabled={overwriting.isPending} onClick={() => overwriting.mutate()}>
          Salva comunque la mia
        </Button>
      </div>
    </div>
  )
}
