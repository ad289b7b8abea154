import { Button, ButtonLink } from '../../../ui/button.tsx'

interface OutdatedNoticeProps {
  what: string
  seenAt: string
  isPending: boolean
  onSaveAnyway: () => void
}

export function OutdatedNotice({ what, seenAt, isPending, onSaveAnyway }: OutdatedNoticeProps) {
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
        <Button disabled={isPending} onClick={onSaveAnyway}>
          Salva comunque la mia
        </Button>
      </div>
    </div>
  )
}
