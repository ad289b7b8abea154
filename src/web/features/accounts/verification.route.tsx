import { CircleCheck, CircleX } from 'lucide-react'
import { useLocation } from 'react-router'
import { useSession } from '../../api/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/feedback.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useResendVerification } from '../../ui/use-resend-verification.ts'

const outcomes = {
  good: {
    title: 'Verifica completata',
    text: 'Il tuo indirizzo e-mail è confermato. Grazie.',
    Icon: CircleCheck,
    iconClass: 'text-basil',
  },
  bad: {
    title: 'Verifica non riuscita',
    text: 'Non è stato possibile verificare la tua email. Il link potrebbe essere scaduto o non valido.',
    Icon: CircleX,
    iconClass: 'text-tomato',
  },
}

/** Where the link of the verification e-mail ends; the path alone says how it went. */
export default function VerificationPage() {
  const path = useLocation().pathname.replace(/\/$/, '')
  const isGood = path === '/verifica-completata'
  const { title, text, Icon, iconClass } = isGood ? outcomes.good : outcomes.bad
  return (
    <>
      <PageMeta title={title} description={text} path={path} hidden />
      <PageHeader kicker="Il tuo account" title={title}>
        <p className="flex items-start gap-3">
          <Icon className={`mt-0.5 size-6 shrink-0 ${iconClass}`} aria-hidden />
          {text}
        </p>
      </PageHeader>
      <div className="wrap flex flex-wrap items-center gap-3 pb-24">
        <ButtonLink to="/">Torna alla home</ButtonLink>
        {isGood ? (
          <ButtonLink to="/ricette" look="secondary">
            Sfoglia le ricette
          </ButtonLink>
        ) : (
          <ResendButton />
        )}
      </div>
    </>
  )
}

function ResendButton() {
  const session = useSession()
  const resend = useResendVerification()
  if (session.state === 'loading') return <Spinner text="Caricamento..." />
  const ask = () => {
    if (session.state === 'user') resend.mutate()
    else {
      toast({
        // The specified words; what they hang on stands in the line below them.
        title: 'Email di verifica inviata',
        description:
          "La riceve chi ha effettuato l'accesso: entra nel tuo account e chiedila di nuovo da lì.",
        action: { label: 'Vai al login', to: '/auth' },
      })
    }
  }
  return (
    <Button look="secondary" onClick={ask} disabled={resend.isPending}>
      Invia di nuovo l'email di verifica
    </Button>
  )
}
