import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { confirmSubscription, leaveNewsletter } from '#contracts/newsletter/newsletter.endpoints.ts'
import { NEWSLETTER_PAGES } from '#contracts/newsletter/newsletter-pages.ts'
import { messageOf } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Card, PageHeader } from '../../ui/surfaces.tsx'

const PAGES = {
  confirm: {
    path: NEWSLETTER_PAGES.confirm,
    title: "Conferma l'iscrizione",
    text: 'Un clic, e la newsletter di Cornicione arriva a questo indirizzo: nuove ricette, senza esagerare.',
    action: "Conferma l'iscrizione",
    done: 'Iscrizione confermata',
  },
  leave: {
    path: NEWSLETTER_PAGES.leave,
    title: "Annulla l'iscrizione",
    text: 'Un clic, e non ti scriviamo più. Il tuo indirizzo viene cancellato.',
    action: "Annulla l'iscrizione",
    done: 'Iscrizione annullata',
  },
}

/** Where the links of the newsletter's letters end. Opening them does nothing: programs that look for danger do it too. */
export default function NewsletterPage() {
  const path = useLocation().pathname.replace(/\/$/, '')
  const isLeaving = path === NEWSLETTER_PAGES.leave
  const page = isLeaving ? PAGES.leave : PAGES.confirm
  const [token, setToken] = useState<string>()
  // The token is read in the browser only: no rendered page ever holds it.
  useEffect(() => setToken(new URLSearchParams(location.search).get('token') ?? ''), [])
  return (
    <>
      <PageMeta title={page.title} description={page.text} path={page.path} hidden />
      <PageHeader kicker="Newsletter" title={page.title}>
        <p>{page.text}</p>
      </PageHeader>
      <div className="wrap pb-24">
        {/* As tall as with the words that only the browser knows to be needed: the footer stays where it is. */}
        <Card className="min-h-42 max-w-xl sm:min-h-45 sm:p-8">
          {token === '' ? <NoToken /> : <Press key={path} isLeaving={isLeaving} token={token} />}
        </Card>
      </div>
    </>
  )
}

const NoToken = () => (
  <>
    <p role="alert" className="mb-5">
      A questa pagina si arriva dal link delle nostre e-mail. Aprilo di nuovo da lì, intero.
    </p>
    <ButtonLink to="/">Torna alla home</ButtonLink>
  </>
)

function Press({ isLeaving, token = '' }: { isLeaving: boolean; token: string | undefined }) {
  const { api } = useQueries()
  const { action, done } = isLeaving ? PAGES.leave : PAGES.confirm
  const pressing = useMutation({
    mutationFn: () =>
      isLeaving ? api(leaveNewsletter, { query: { token } }) : api(confirmSubscription, { body: { token } }),
  })
  return (
    <>
      <div role="status">
        {pressing.data && (
          <div className="mb-5 flex items-start gap-3">
            <CircleCheck className="mt-1 size-6 shrink-0 text-basil" aria-hidden />
            <div>
              <h2 className="text-xl">{done}</h2>
              <p className="mt-1">{pressing.data.message}</p>
              {isLeaving && (
                <p className="mt-1 text-ink-soft">Se cambi idea, il modulo è in fondo a ogni pagina.</p>
              )}
            </div>
          </div>
        )}
      </div>
      {pressing.isError && (
        <p role="alert" className="mb-5 text-tomato">
          {messageOf(pressing.error, 'Controlla la connessione e riprova tra poco.')}
        </p>
      )}
      {pressing.data ? (
        <ButtonLink to="/ricette">Sfoglia le ricette</ButtonLink>
      ) : (
        <Button disabled={!token || pressing.isPending} onClick={() => pressing.mutate()}>
          {pressing.isPending ? 'Un momento...' : action}
        </Button>
      )}
    </>
  )
}
