import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { refusedFields } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { useSession } from '../../../api/session.ts'
import { keepForLogin } from '../../../ui/begun.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import { sayNotKept } from '../../../ui/collection-toasts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { HeartButton } from '../../../ui/favourites.tsx'
import { SkeletonRows } from '../../../ui/feedback.tsx'
import { Field } from '../../../ui/field.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { useMembership } from '../../../ui/use-membership.ts'
import { useShelf } from '../../../ui/use-shelf.ts'
import type { DrawerProps } from './drawer-props.ts'

/** Puts the recipe into the reader's own collections, one tap each. */
export default function CollectionDrawer({ recipe, onClose }: DrawerProps) {
  const { state } = useSession()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Metti in una raccolta"
      description={recipe.name}
    >
      {state === 'user' ? <Collections recipe={recipe} /> : <ForVisitors recipe={recipe} />}
    </Dialog>
  )
}

type Named = Pick<DrawerProps, 'recipe'>

const ForVisitors = ({ recipe }: Named) => (
  <div className="grid justify-items-start gap-4">
    <p>
      Le raccolte stanno nella tua Pizza Box e ti seguono su ogni dispositivo: serve un account. Intanto puoi
      segnare la ricetta qui, ed entra nei Preferiti appena accedi.
    </p>
    <div className="flex flex-wrap gap-3">
      <HeartButton recipe={recipe} labelled />
      <ButtonLink to="/auth" onClick={() => keepForLogin({ kind: 'page' })}>
        Accedi o registrati
      </ButtonLink>
    </div>
  </div>
)

function Collections({ recipe }: Named) {
  const { data, isError, refetch } = useQuery(useQueries().collections())
  const change = useMembership()
  if (isError)
    return (
      <LoadError heading="h3" onRetry={() => void refetch()}>
        <p>Non siamo riusciti ad aprire le tue raccolte.</p>
      </LoadError>
    )
  if (!data) return <SkeletonRows text="Apriamo le tue raccolte..." count={3} row="h-11" />
  return (
    <>
      <ul>
        {data.map((collection) => (
          <li key={collection.id} className="border-b border-line">
            <CheckBox
              checked={collection.recipeIds.includes(recipe.id)}
              onChange={(isIn) => change(collection, recipe, isIn)}
            >
              {collection.name}
            </CheckBox>
          </li>
        ))}
      </ul>
      <NewCollection recipe={recipe} />
    </>
  )
}

function NewCollection({ recipe }: Named) {
  const { create } = useShelf()
  const change = useMembership()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError('Inserisci un nome per la nuova collezione')
    setBusy(true)
    try {
      change(await create(name.trim()), recipe, true)
      setName('')
      setError(undefined)
    } catch (failure) {
      setError(refusedFields(failure).name)
      sayNotKept(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-wrap items-end gap-3">
      <Field
        label="Una raccolta nuova"
        className="min-w-0 flex-1 basis-56"
        autoComplete="off"
        maxLength={60}
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="secondary" disabled={isBusy}>
        Crea e aggiungi
      </Button>
    </form>
  )
}
