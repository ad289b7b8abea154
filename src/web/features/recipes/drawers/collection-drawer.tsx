import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepCollection, keepForLogin } from '#web/features/accounts/pending-actions.ts'
import { COLLECTION_NAME_MAX, checkedCollectionName } from '#web/features/collections/collection-name.ts'
import { toastCollectionFailure } from '#web/features/collections/collection-toasts.ts'
import { HeartButton } from '#web/features/collections/favourites.tsx'
import { useCollectionActions } from '#web/features/collections/use-collection-actions.ts'
import { useMembership } from '#web/features/collections/use-membership.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { collectionsQuery } from '../../../api/reader-queries.ts'
import { useSession } from '../../../api/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SkeletonRows } from '../../../ui/feedback.tsx'
import { Field } from '../../../ui/field.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'
import type { DrawerProps } from './drawer-props.ts'

export default function CollectionDrawer({ recipe, onClose }: DrawerProps) {
  const { state } = useSession()
  return (
    <Dialog onClose={onClose} title="Metti in una collezione" description={recipe.name}>
      {state === 'user' ? <Collections recipe={recipe} /> : <ForVisitors recipe={recipe} onKept={onClose} />}
    </Dialog>
  )
}

type Named = Pick<DrawerProps, 'recipe'>

const ForVisitors = ({ recipe, onKept }: Named & { onKept: () => void }) => (
  <div className="grid gap-4">
    <p>
      Le collezioni stanno nella tua Pizza Box e ti seguono su ogni dispositivo: serve un account. Intanto
      puoi segnare la ricetta qui, o dare un nome a una collezione nuova: la trovi pronta appena accedi.
    </p>
    <div className="flex flex-wrap gap-3">
      <HeartButton recipe={recipe} labelled />
      <ButtonLink to="/auth" onClick={() => keepForLogin({ kind: 'page' })}>
        Accedi o registrati
      </ButtonLink>
    </div>
    <NameForm
      onName={async (name) => {
        keepCollection({ name, recipeId: recipe.id })
        onKept()
      }}
    />
  </div>
)

function Collections({ recipe }: Named) {
  const { data, isError, refetch } = useQuery(collectionsQuery(useQueries().api))
  const change = useMembership()
  const { create } = useCollectionActions()
  if (isError)
    return (
      <LoadError heading="h3" onRetry={() => void refetch()}>
        <p>Non siamo riusciti ad aprire le tue collezioni.</p>
      </LoadError>
    )
  if (!data) return <SkeletonRows text="Apriamo le tue collezioni..." count={3} row="h-11" />
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
      <NameForm onName={async (name) => change(await create(name), recipe, true)} />
    </>
  )
}

function NameForm({ onName }: { onName: (name: string) => Promise<void> }) {
  const [name, setName] = useState('')
  const { errors, isPending, formOf } = useFormSubmit({
    check: checkedCollectionName,
    send: onName,
    onSuccess: () => setName(''),
    onError: toastCollectionFailure,
  })
  return (
    <form {...formOf(name)} className="mt-5 flex flex-wrap items-end gap-3">
      <Field
        label="Una collezione nuova"
        className="min-w-0 flex-1 basis-56"
        autoComplete="off"
        maxLength={COLLECTION_NAME_MAX}
        value={name}
        error={errors.name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="secondary" disabled={isPending}>
        Crea e aggiungi
      </Button>
    </form>
  )
}
