import { useLocation } from 'react-router'
import { confirmSubscription, leaveNewsletter } from '#contracts/newsletter/newsletter.endpoints.ts'
import { NEWSLETTER_PAGES } from '#contracts/newsletter/newsletter-pages.ts'
import { useQueries } from '../../api/queries-context.ts'
import { MailedLinkPage } from '../accounts/mailed-link-page.tsx'

const PAGES = {
  confirm: {
    path: NEWSLETTER_PAGES.confirm,
    title: "Conferma l'iscrizione",
    text: 'Un clic, e la newsletter di Cornicione arriva a questo indirizzo: nuove ricette, senza esagerare.',
    action: "Conferma l'iscrizione",
    done: 'Iscrizione confermata',
    dead: <p className="mt-1">Il modulo è in fondo a ogni pagina.</p>,
  },
  leave: {
    path: NEWSLETTER_PAGES.leave,
    title: "Annulla l'iscrizione",
    text: 'Un clic, e non ti scriviamo più. Il tuo indirizzo viene cancellato.',
    action: "Annulla l'iscrizione",
    done: 'Iscrizione annullata',
    after: <p className="mt-1 text-ink-soft">Se cambi idea, il modulo è in fondo a ogni pagina.</p>,
  },
}

export default function NewsletterPage() {
  const { api } = useQueries()
  const isLeaving = useLocation().pathname.replace(/\/$/, '') === NEWSLETTER_PAGES.leave
  return (
    <MailedLinkPage
      kicker="Newsletter"
      {...(isLeaving ? PAGES.leave : PAGES.confirm)}
      press={(token) =>
        isLeaving ? api(leaveNewsletter, { query: { token } }) : api(confirmSubscription, { body: { token } })
      }
      next={{ label: 'Sfoglia le ricette', to: '/ricette' }}
    />
  )
}
