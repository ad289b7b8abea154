import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isLoggedOut, messageOf } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { toast } from '../../../ui/toast-store.ts'
import { DeviceRefusal, deviceShelf, moveToAccount } from './device-shelf.ts'
import { eveningsQuery, LISTS } from './kept-queries.ts'
import { KEPT_HEADING, openEvening } from './open-evening.ts'
import { accountShelf, type NewEvening, type OpenedEvening, type Shelf } from './shelf.ts'
import { type UnsavedEvening, unsavedEvening } from './unsaved-evening.ts'

const say = (failure: unknown, otherwise: string) =>
  toast({
    title: 'Errore',
    description: failure instanceof DeviceRefusal ? failure.message : messageOf(failure, otherwise),
    tone: 'destructive',
  })

function keepUnsaved(unsaved: UnsavedEvening) {
  unsavedEvening.keep(unsaved)
  toast({
    title: 'La sessione è scaduta',
    description: `«${unsaved.title}» è ancora qui: la salviamo appena accedi.`,
    action: { label: 'Accedi', to: '/auth' },
  })
}

/** The evenings of who is here, and what can be done with them. */
export function useKeptEvenings(place: Shelf['place']) {
  const { api, client } = useQueries()
  const account = useMemo(() => accountShelf(api), [api])
  const shelf = place === 'account' ? account : deviceShelf
  const list = useQuery(eveningsQuery(shelf))
  const device = useQuery({ ...eveningsQuery(deviceShelf), enabled: place === 'account' })
  const again = async () => {
    // A first answer that is still on its way was made before the change, and would be taken for the new one.
    await client.cancelQueries({ queryKey: LISTS })
    await client.invalidateQueries({ queryKey: LISTS })
  }

  const keep = useMutation({
    mutationFn: ({ evening, id }: { evening: NewEvening; id?: number | undefined }) =>
      shelf.keep(evening, id),
    onSuccess: ({ id, title }) => {
      unsavedEvening.forget()
      openEvening.write(String(id))
      void again()
      toast({
        title: 'Serata salvata',
        description:
          place === 'account' ? `«${title}» è nel tuo account.` : `«${title}» è su questo dispositivo.`,
      })
    },
    onError: (failure, { evening: { title }, id = null }) =>
      isLoggedOut(failure)
        ? keepUnsaved({ title, id, address: location.search })
        : say(failure, 'Non siamo riusciti a salvare la serata: controlla la connessione e riprova.'),
  })
  const restore = useMutation({
    mutationFn: shelf.restore,
    onSettled: again,
    onError: (failure) => say(failure, 'Non siamo riusciti a riprendere la serata: riprova.'),
  })
  const remove = useMutation({
    mutationFn: ({ id }: { id: number; title: string }) => shelf.remove(id),
    onSuccess: (_answer, { id, title }) => {
      if (openEvening.read() === String(id)) openEvening.write('')
      void again()
      document.getElementById(KEPT_HEADING)?.focus()
      toast({
        title: 'Serata eliminata',
        description: title,
        action: { label: 'Annulla', onSelect: () => restore.mutate(id) },
      })
    },
    onError: (failure) =>
      say(failure, 'Non siamo riusciti a eliminare la serata: controlla la connessione e riprova.'),
  })
  const open = useMutation({
    mutationFn: (id: number): Promise<OpenedEvening> => shelf.open(id),
    onError: (failure) =>
      say(failure, 'Non siamo riusciti ad aprire la serata: controlla la connessione e riprova.'),
  })
  const move = useMutation({
    mutationFn: () => moveToAccount(account),
    onSuccess: ({ moved, failure }) => {
      void again()
      if (failure !== undefined) say(failure, 'Qualche serata è rimasta su questo dispositivo: riprova.')
      else
        toast({
          title: moved === 1 ? 'Una serata è nel tuo account' : `${moved} serate sono nel tuo account`,
        })
    },
  })
  return {
    place,
    list,
    onDevice: place === 'account' ? (device.data?.length ?? 0) : 0,
    keep,
    remove,
    open,
    move,
  }
}
export type KeptEvenings = ReturnType<typeof useKeptEvenings>
