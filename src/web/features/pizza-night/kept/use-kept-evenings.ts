import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { unsaved } from '#web/features/accounts/unsaved.ts'
import { isLoggedOut, isMissing } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { type ToastContent, toast } from '../../../ui/toast-store.ts'
import { deviceShelf, moveToAccount } from './device-shelf.ts'
import { eveningsQuery, LISTS, openedQuery, unreadQuery } from './kept-queries.ts'
import { type Basis, KEPT_HEADING, openEvening } from './open-evening.ts'
import { EXPIRED, sayFailure, sayOutdated, TO_LOGIN } from './say-failure.ts'
import {
  accountShelf,
  DeviceRefusal,
  type NewEvening,
  type OpenedEvening,
  Outdated,
  type Shelf,
} from './shelf.ts'

interface WaitingEvening {
  title: string
  id: number | null
  /** The version that was changed; missing in data stored before evenings had versions. */
  basedOn?: string | undefined
  isRemoval: boolean
  /** A visitor went to the login: the evenings of this device go to the account. */
  isMove?: boolean | undefined
  address: string
}

export const waitingEvening = unsaved<WaitingEvening>(
  'pizzaNightUnsaved',
  'evening',
  ({ title, id, basedOn, isRemoval, isMove, address }) =>
    address === location.search &&
    typeof title === 'string' &&
    (id === null || typeof id === 'number') &&
    (basedOn === undefined || typeof basedOn === 'string') &&
    typeof isRemoval === 'boolean' &&
    (isMove === undefined || typeof isMove === 'boolean'),
)

const say = (failure: unknown, otherwise: string) =>
  sayFailure(failure, failure instanceof DeviceRefusal ? failure.message : otherwise)

function keepForLater(waiting: Omit<WaitingEvening, 'address'>) {
  waitingEvening.keep({ ...waiting, address: location.search })
  const { title, isRemoval } = waiting
  toast({
    title: EXPIRED,
    description: isRemoval
      ? `«${title}» è ancora tra le tue serate: la eliminiamo appena accedi.`
      : `«${title}» è ancora qui: la salviamo appena accedi.`,
    action: TO_LOGIN,
  })
}

export const DELETED_ELSEWHERE =
  "L'hai eliminata altrove. Ciò che hai scritto è qui: puoi salvarne una copia."

function useRemoval(shelf: Shelf, again: () => Promise<void>) {
  const restore = useMutation({
    mutationFn: shelf.restore,
    onSettled: again,
    onError: (failure) => say(failure, 'Non siamo riusciti a riprendere la serata: riprova.'),
  })
  const remove = useMutation({
    mutationFn: ({ id }: { id: number; title: string }) => shelf.remove(id),
    onSuccess: (_answer, { id, title }) => {
      waitingEvening.forget()
      if (openEvening.read()?.id === id) openEvening.close()
      void again()
      document.getElementById(KEPT_HEADING)?.focus()
      toast({
        title: 'Serata eliminata',
        description: title,
        action: { label: 'Annulla', onSelect: () => restore.mutate(id) },
      })
    },
    onError: (failure, { id, title }) =>
      isLoggedOut(failure)
        ? keepForLater({ title, id, isRemoval: true })
        : sayFailure(
            failure,
            'Non siamo riusciti a eliminare la serata: controlla la connessione e riprova.',
          ),
  })
  return remove
}

interface Keeping {
  evening: NewEvening
  basis?: Basis | undefined
  /** Said instead of 'Serata salvata'. */
  told?: ToastContent | undefined
}

export function useKeptEvenings(place: Shelf['place']) {
  const { api, client } = useQueries()
  const account = useMemo(() => accountShelf(api), [api])
  const shelf = place === 'account' ? account : deviceShelf
  const list = useQuery(eveningsQuery(shelf))
  const device = useQuery({ ...eveningsQuery(deviceShelf), enabled: place === 'account' })
  const unread = useQuery(unreadQuery)
  const again = () => client.invalidateQueries({ queryKey: LISTS })

  const keep = useMutation({
    mutationFn: ({ evening, basis }: Keeping) => shelf.keep(evening, basis),
    onSuccess: (now, { told }) => {
      const { title } = now
      waitingEvening.forget()
      client.setQueryData(openedQuery(shelf, now.id).queryKey, now)
      openEvening.write(now)
      void again()
      toast(
        told ?? {
          title: 'Serata salvata',
          description:
            place === 'account' ? `«${title}» è nel tuo account.` : `«${title}» è su questo dispositivo.`,
        },
      )
    },
    onError: (failure, { evening: { title }, basis }) => {
      if (isLoggedOut(failure)) {
        keepForLater({ title, id: basis?.id ?? null, basedOn: basis?.basedOn, isRemoval: false })
      } else if (failure instanceof Outdated) {
        waitingEvening.forget()
        client.setQueryData(openedQuery(shelf, failure.theirs.id).queryKey, failure.theirs)
        void again()
        sayOutdated()
      } else if (isMissing(failure)) {
        void again()
        toast({ title: 'Errore', description: DELETED_ELSEWHERE, tone: 'destructive' })
      } else say(failure, 'Non siamo riusciti a salvare la serata: controlla la connessione e riprova.')
    },
  })
  const remove = useRemoval(shelf, again)
  const open = useMutation({
    mutationFn: (id: number): Promise<OpenedEvening> => shelf.open(id),
    onSuccess: (now) => client.setQueryData(openedQuery(shelf, now.id).queryKey, now),
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
    shelf,
    place,
    list,
    unread: unread.data ?? 0,
    onDevice: place === 'account' ? (device.data?.length ?? 0) : 0,
    keep,
    remove,
    open,
    move,
  }
}
export type KeptEvenings = ReturnType<typeof useKeptEvenings>
