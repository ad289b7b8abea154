import { CircleCheck, CircleX } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { VerificationRequest } from '#contracts/accounts/account.ts'
import { useSession } from '../../api/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/feedback.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { EmailField } from './email-field.tsx'
import { useResendVerification } from './use-resend-verification.ts'

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
      {/* The minimum height fits every content, so the footer does not move. */}
      <div className="wrap flex min-h-[30rem] flex-wrap content-start items-center gap-3 pb-24">
        {!isGood && (
          <div className="basis-full">
            <Resend />
          </div>
        )}
        <ButtonLink to="/">Torna alla home</ButtonLink>
        {isGood && (
          <ButtonLink to="/ricette" look="secondary">
            Sfoglia le ricette
          </ButtonLink>
        )}
      </div>
    </>
  )
}

const ASK_AGAIN = "Invia di nuovo l'e-mail di verifica"

function Resend() {
  const session = useSession()
  if (session.state === 'loading') return <Spinner text="Caricamento..." />
  return session.state === 'user' ? <ResendButton /> : <ResendForm />
}

function ResendButton() {
  const resend = useResendVerification()
  return (
    <Button look="secondary" onClick={() => resend.mutate()} disabled={resend.isPending}>
      {ASK_AGAIN}
    </Button>
  )
}

function ResendForm() {
  const resend = useResendVerification()
  const { form, field } = useContractForm(VerificationRequest, { send: resend.mutateAsync })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (new FormData(event.currentTarget).get('email')) return form.onSubmit(event)
    event.preventDefault()
    toast({
      title: 'Email di verifica inviata',
      description:
        "Se hai fatto l'accesso, il link è in arrivo. Altrimenti scrivi il tuo indirizzo e riprova.",
    })
  }
  return (
    <form {...form} onSubmit={onSubmit} className="grid w-full max-w-xl gap-4">
      <EmailField {...field('email')} />
      <Button type="submit" look="secondary" disabled={resend.isPending} className="justify-self-start">
        {ASK_AGAIN}
      </Button>
    </form>
  )
}
