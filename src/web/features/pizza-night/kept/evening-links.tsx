import { useMutation, useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { closeEveningLink, openEveningLink } from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { invitePage, sharedNightPage } from '#contracts/pizza-night/night-pages.ts'
import type { LinkKind } from '#contracts/pizza-night/pizza-night-kept.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { useSession } from '../../../api/session.ts'
import { useSite } from '../../../api/site-context.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { copyLink, shareOrCopy } from '../../../ui/share.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { GuestAnswers, type GuestAnswersProps } from './guest-answers.tsx'
import { InvitingFields } from './inviting-fields.tsx'
import { openedQuery } from './kept-queries.ts'
import { sayFailure } from './say-failure.ts'
import { accountShelf } from './shelf.ts'

function useLinks(id: number) {
  const { api, client } = useQueries()
  const { publicUrl } = useSite()
  const query = openedQuery(accountShelf(api), id)
  const opened = useQuery(query)
  const set = (kind: LinkKind, token: string | null) =>
    client.setQueryData(
      query.queryKey,
      (kept) => kept && { ...kept, links: { ...kept.links, [kind]: token } },
    )
  const onError = (failure: unknown) =>
    sayFailure(failure, 'Il link non è pronto: controlla la connessione e riprova.')
  const invite = useMutation({
    mutationFn: () => api(openEveningLink, { params: { id, kind: 'invito' } }),
    onSuccess: ({ token }) => {
      set('invito', token)
      return shareOrCopy({ title: 'Serata pizza: che cosa mangi?', url: publicUrl + invitePage(token) })
    },
    onError,
  })
  const renew = useMutation({
    mutationFn: async () => {
      await api(closeEveningLink, { params: { id, kind: 'invito' } })
      try {
        return await api(openEveningLink, { params: { id, kind: 'invito' } })
      } catch (failure) {
        set('invito', null)
        throw failure
      }
    },
    onSuccess: ({ token }) => {
      set('invito', token)
      toast({
        title: 'Il link è nuovo',
        description: 'Quello di prima non vale più; le risposte restano. Manda il nuovo a chi vuoi.',
      })
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
  const links = opened.data?.links
  const urls = {
    invito: links?.invito && publicUrl + invitePage(links.invito),
    menu: links?.menu && publicUrl + sharedNightPage(links.menu),
  }
  return { now: opened.data, urls, invite, renew, close }
}

type EveningLinksProps = Omit<GuestAnswersProps, 'isOpen' | 'saved'>

export function EveningLinks(props: EveningLinksProps) {
  const { id } = props
  const { now, urls, invite, renew, close } = useLinks(id)
  const session = useSession()
  const owner = session.state === 'user' ? session.user.name : ''
  const isPending = invite.isPending || renew.isPending || close.isPending
  const [isRenewing, setRenewing] = useState(false)
  const [closing, setClosing] = useState<LinkKind>()
  return (
    <div className="space-y-5 border-t border-line pt-5">
      {now && (
        <InvitingFields key={id} id={id} inviting={{ host: now.host ?? owner, place: now.place ?? '' }} />
      )}
      <LinkBox
        label="Invito"
        title="Gli ospiti rispondono da soli"
        text="Manda il link: ognuno dice che cosa mangia, senza account e senza vedere gli altri. Vale fino all'ultima pizza."
      >
        {urls.invito && <OpenLink url={urls.invito} />}
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" disabled={isPending} onClick={() => invite.mutate()}>
            <UserPlus className="size-4" aria-hidden /> Invita con un link
          </Button>
          {urls.invito && (
            <>
              <Button look="quiet" disabled={isPending} onClick={() => setRenewing(true)}>
                Rinnova il link
              </Button>
              <Button look="quiet" disabled={isPending} onClick={() => setClosing('invito')}>
                Chiudi l'invito
              </Button>
            </>
          )}
        </div>
        {isRenewing && (
          <ConfirmDialog
            title="Rinnovare il link?"
            action="Rinnova il link"
            isPending={renew.isPending}
            onConfirm={() => renew.mutate(undefined, { onSettled: () => setRenewing(false) })}
            onClose={() => setRenewing(false)}
          >
            <p>
              Il link di adesso smette subito di valere per tutti: per rispondere, o per cambiare risposta, i
              tuoi ospiti hanno bisogno del nuovo. Le risposte già arrivate restano.
            </p>
          </ConfirmDialog>
        )}
        <GuestAnswers {...props} saved={now?.draft} isOpen={Boolean(urls.invito)} />
      </LinkBox>
      {urls.menu && (
        <LinkBox
          label="Link al menu"
          title="Il menu è condiviso"
          text="Chi ha il link vede chi invita, dove, quali pizze escono e quando: mai i nomi degli ospiti né che cosa non può mangiare qualcuno."
        >
          <OpenLink url={urls.menu} />
          <Button look="quiet" disabled={isPending} onClick={() => setClosing('menu')}>
            Chiudi il link
          </Button>
        </LinkBox>
      )}
      {closing && (
        <ConfirmDialog
          title={closing === 'invito' ? "Chiudere l'invito?" : 'Chiudere il link al menu?'}
          action={closing === 'invito' ? "Chiudi l'invito adesso" : 'Chiudi il link adesso'}
          isPending={close.isPending}
          onConfirm={() => close.mutate(closing, { onSettled: () => setClosing(undefined) })}
          onClose={() => setClosing(undefined)}
        >
          <p>
            Chi ha già il link non trova più niente, e un link chiuso non si riapre: se cambi idea devi
            mandarne uno nuovo.{closing === 'invito' && ' Le risposte già arrivate restano.'}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Stays on the page, for who may not copy by a button, or wants to send it again. */
const OpenLink = ({ url }: { url: string }) => (
  <div className="flex items-center gap-2 rounded-md bg-crust py-1 pr-1 pl-3">
    <p className="min-w-0 flex-1 py-1.5 text-sm wrap-anywhere select-all">{url}</p>
    <Button look="secondary" size="small" aria-label="Copia il link" onClick={() => void copyLink(url)}>
      Copia
    </Button>
  </div>
)

interface LinkBoxProps {
  label: string
  title: string
  text: string
  children: ReactNode
}

const LinkBox = ({ label, title, text, children }: LinkBoxProps) => (
  <section aria-label={label} className="space-y-3">
    <h3 className="text-lg">{title}</h3>
    <p className="text-sm text-ink-soft">{text}</p>
    {children}
  </section>
)
