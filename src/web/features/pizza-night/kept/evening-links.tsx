import { useMutation, useQuery } from '@tanstack/react-query'
import { Link2, UserPlus } from 'lucide-react'
import { closeEveningLink, openEveningLink } from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { invitePage, sharedNightPage } from '#contracts/pizza-night/night-pages.ts'
import type { LinkKind } from '#contracts/pizza-night/pizza-night-kept.ts'
import { messageOf } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { useSite } from '../../../api/site-context.ts'
import { Button } from '../../../ui/button.tsx'
import { shareOrCopy } from '../../../ui/share.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { EveningState } from '../use-evening.ts'
import { GuestAnswers } from './guest-answers.tsx'
import { linksQuery } from './kept-queries.ts'

const PAGES: Readonly<Record<LinkKind, (token: string) => string>> = {
  invito: invitePage,
  menu: sharedNightPage,
}
const TITLES: Readonly<Record<LinkKind, string>> = {
  invito: 'Serata pizza: che cosa mangi?',
  menu: 'Serata pizza: menu e orari',
}

/** The links of a kept evening: guests answer by one, the other shows menu and hours. */
function useLinks(id: number) {
  const { api, client } = useQueries()
  const { publicUrl } = useSite()
  const query = linksQuery(api, id)
  const links = useQuery(query)
  const set = (kind: LinkKind, token: string | null) =>
    client.setQueryData(query.queryKey, { invito: null, menu: null, ...links.data, [kind]: token })
  const onError = (failure: unknown) =>
    toast({
      title: 'Errore',
      description: messageOf(failure, 'Il link non è pronto: controlla la connessione e riprova.'),
      tone: 'destructive',
    })
  const open = useMutation({
    mutationFn: (kind: LinkKind) => api(openEveningLink, { params: { id, kind } }),
    onSuccess: ({ token }, kind) => {
      set(kind, token)
      return shareOrCopy({ title: TITLES[kind], url: publicUrl + PAGES[kind](token) })
    },
    onError,
  })
  const close = useMutation({
    mutationFn: (kind: LinkKind) => api(closeEveningLink, { params: { id, kind } }),
    onSuccess: (_answer, kind) => {
      set(kind, null)
      toast({ title: 'Link chiuso', description: 'Chi lo apre non trova più niente.' })
    },
    onError,
  })
  return { links: links.data, open, close }
}

export function EveningLinks({ evening, id }: { evening: EveningState; id: number }) {
  const { links, open, close } = useLinks(id)
  const isPending = open.isPending || close.isPending
  return (
    <div className="space-y-5 border-t border-line pt-5">
      <section aria-label="Invito" className="space-y-3">
        <h3 className="text-lg">Gli ospiti rispondono da soli</h3>
        <p className="text-sm text-ink-soft">
          Manda il link: ognuno dice che cosa mangia, senza account e senza vedere gli altri. Vale fino
          all'ultima pizza.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" disabled={isPending} onClick={() => open.mutate('invito')}>
            <UserPlus className="size-4" aria-hidden /> Invita con un link
          </Button>
          {links?.invito && (
            <Button look="quiet" disabled={isPending} onClick={() => close.mutate('invito')}>
              Chiudi l'invito
            </Button>
          )}
        </div>
        <GuestAnswers evening={evening} id={id} isOpen={typeof links?.invito === 'string'} />
      </section>
      <section aria-label="Link al menu" className="space-y-3">
        <h3 className="text-lg">Menu e orari per tutti</h3>
        <p className="text-sm text-ink-soft">
          Chi apre il link vede le pizze e i tempi, mai i nomi né che cosa non può mangiare qualcuno.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" disabled={isPending} onClick={() => open.mutate('menu')}>
            <Link2 className="size-4" aria-hidden /> Manda menu e orari
          </Button>
          {links?.menu && (
            <Button look="quiet" disabled={isPending} onClick={() => close.mutate('menu')}>
              Chiudi il link
            </Button>
          )}
        </div>
      </section>
    </div>
  )
}
