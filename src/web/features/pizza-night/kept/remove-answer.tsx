import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { removeReceivedAnswer } from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import type { ReceivedAnswer } from '#contracts/pizza-night/pizza-night-invite.ts'
import { ifStillThere } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { lookAgain } from './kept-queries.ts'
import { KEPT_HEADING } from './open-evening.ts'
import { sayFailure } from './say-failure.ts'

/** Lets the host delete an answer, for example if somebody has filled the invitation with false ones. */
export function RemoveButton({ id, answer }: { id: number; answer: ReceivedAnswer }) {
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
      <Button
        look="quiet"
        size="small"
        className="min-h-11"
        aria-label={`Elimina la risposta di ${name}`}
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
      >
        Elimina
      </Button>
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
