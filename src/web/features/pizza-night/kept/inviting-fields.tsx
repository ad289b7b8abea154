import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sayWhoInvites } from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import type { Inviting } from '#contracts/pizza-night/pizza-night-invite.ts'
import { EVENING_LIMITS } from '#domain/pizza-night/evening-fields.ts'
import { KEPT_LIMITS } from '#domain/pizza-night/kept-evening.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Field } from '../../../ui/field.tsx'
import { openedQuery } from './kept-queries.ts'
import { sayFailure } from './say-failure.ts'
import { accountShelf } from './shelf.ts'

/** Who invites, and where: what both links say. A field is saved when it is left. */
export function InvitingFields({ id, inviting }: { id: number; inviting: Inviting }) {
  const { api, client } = useQueries()
  const [typed, setTyped] = useState(inviting)
  const save = useMutation({
    mutationFn: (body: Inviting) => api(sayWhoInvites, { params: { id }, body }),
    onSuccess: (_answer, said) =>
      client.setQueryData(
        openedQuery(accountShelf(api), id).queryKey,
        (kept) => kept && { ...kept, ...said },
      ),
    onError: (failure) => sayFailure(failure, 'Non siamo riusciti a scriverlo nei link: riprova.'),
  })
  const leave = () => {
    const said = { host: typed.host.trim(), place: typed.place.trim() }
    if (said.host !== inviting.host || said.place !== inviting.place) save.mutate(said)
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="Chi invita"
        value={typed.host}
        maxLength={EVENING_LIMITS.nameLength}
        autoComplete="off"
        onChange={({ target }) => setTyped({ ...typed, host: target.value })}
        onBlur={leave}
      />
      <Field
        label="Dove vi trovate"
        placeholder="Via Roma 3, da Ada"
        value={typed.place}
        maxLength={KEPT_LIMITS.placeLength}
        autoComplete="off"
        onChange={({ target }) => setTyped({ ...typed, place: target.value })}
        onBlur={leave}
      />
    </div>
  )
}
