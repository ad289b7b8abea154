import { BadgeCheck, MailWarning } from 'lucide-react'
import type { User } from '#contracts/accounts/user.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { useResendVerification } from './use-resend-verification.ts'

export const PersonSummary = ({ user }: { user: User }) => (
  <Card>
    <dl className="grid gap-4">
      <Row name="Nome">{user.name}</Row>
      <Row name="Nome utente">{user.username}</Row>
      <Row name="E-mail">{user.email}</Row>
    </dl>
    <div className="mt-4 border-t border-line pt-4">
      {user.emailVerified ? (
        <p className="flex items-center gap-2 text-sm font-semibold text-basil">
          <BadgeCheck className="size-5" aria-hidden /> Indirizzo verificato
        </p>
      ) : (
        <Unverified />
      )}
    </div>
  </Card>
)

const Row = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
)

function Unverified() {
  const resend = useResendVerification()
  return (
    <>
      <p className="flex items-center gap-2 text-sm font-semibold text-gold">
        <MailWarning className="size-5" aria-hidden /> Indirizzo da verificare
      </p>
      <Button
        look="secondary"
        size="small"
        className="mt-3"
        disabled={resend.isPending}
        onClick={() => resend.mutate()}
      >
        Invia di nuovo l'e-mail
      </Button>
    </>
  )
}
