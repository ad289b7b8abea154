import { useMutation } from '@tanstack/react-query'
import type { AdminRecipe } from '#contracts/admin-recipes.ts'
import { apiPaths } from '#contracts/api-paths.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { previewPath } from './recipe-paths.ts'

interface OutdatedNoticeProps {
  id: number
  /** Called with the version that is to be written over, knowingly. */
  onSaveAnyway: (basedOn: string) => void
}

/** Somebody else has saved the same recipe meanwhile: what is in the form stays, and its writer decides. */
export function OutdatedNotice({ id, onSaveAnyway }: OutdatedNoticeProps) {
  const { api } = useQueries()
  const overwriting = useMutation({
    mutationFn: () => api<AdminRecipe>(apiPaths.adminRecipe(id)),
    onSuccess: ({ updatedAt }) => onSaveAnyway(updatedAt),
  })
  return (
    <div role="alert" className="grid gap-3 rounded-lg border border-tomato bg-paper p-5">
      <h3 className="text-lg">Nel frattempo la ricetta è cambiata</h3>
      <p>
        Qualcun altro ha salvato questa ricetta dopo che l’hai aperta. Ciò che hai scritto è ancora qui:
        guarda la sua versione in un’altra scheda, poi decidi se tenere la tua.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={previewPath(id)} target="_blank" look="secondary">
          Apri la versione salvata
        </ButtonLink>
        <Button disabled={overwriting.isPending} onClick={() => overwriting.mutate()}>
          Salva comunque la mia
        </Button>
      </div>
    </div>
  )
}
