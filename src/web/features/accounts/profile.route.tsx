import { BadgeCheck, MailWarning } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { ACCOUNT_LIMITS, PasswordChange } from '#contracts/accounts/account.ts'
import { changePassword } from '#contracts/accounts/accounts.endpoints.ts'
import type { User } from '#contracts/accounts/user.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/form-buttons.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Card, PageHeader } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast, toastFailure } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { AccountForm } from './account-form.tsx'
import { OpenSessions } from './open-sessions.tsx'
import { OwnData } from './own-data.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordField } from './password-field.tsx'
import { Protected } from './protected.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { useResendVerification } from './use-resend-verification.ts'

export default function ProfilePage() {
  const [tab, setTab] = useState(useLocation().hash === '#sicurezza' ? 'security' : 'account')
  const [isDeleted, setDeleted] = useState(false)
  return (
    <>
      <PageMeta title="Profilo" description="I dati del tuo account." path="/profilo" hidden />
      <Protected visitorsGoTo={isDeleted ? '/' : '/auth'}>
        {(user) => (
          <>
            <PageHeader kicker="Il tuo account" title="Profilo">
              <p>Ciao {user.name}, ecco i tuoi dati.</p>
            </PageHeader>
            <div className="wrap grid items-start gap-8 pb-24 grid-cols-[minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]">
              <PersonSummary user={user} />
              <Card className="sm:p-8">
                <Tabs
                  label="Profilo"
                  value={tab}
                  onChange={setTab}
                  keepsPanels
                  tabs={[
                    {
                      value: 'account',
                      label: "Informazioni sull'account",
                      content: <AccountForm user={user} />,
                    },
                    {
                      value: 'security',
                      label: 'Sicurezza',
                      content: (
                        <>
                          <PasswordForm user={user} />
                          <PasskeysSection />
                          <SecondFactorSection isAdmin={user.isAdmin} />
                          <OpenSessions />
                        </>
                      ),
                    },
                    {
                      value: 'data',
                      label: 'I tuoi dati',
                      content: <OwnData onDeleted={() => setDeleted(true)} />,
                    },
                  ]}
                />
              </Card>
            </div>
          </>
        )}
      </Protected>
    </>
  )
}

function usePasswordChange() {
  const { api } = useQueries()
  const form = useContractForm(PasswordChange, {
    send: (body) => api(changePassword, { body }),
    onSuccess: () => {
      form.reset()
      toast({
        title: 'Password aggiornata',
        description: 'Gli altri dispositivi dovranno accedere di nuovo.',
      })
    },
    onError: toastFailure('Aggiornamento fallito', () => "Errore durante l'aggiornamento della password"),
  })
  return form
}

function PasswordForm({ user }: { user: User }) {
  const { form, field, isPending } = usePasswordChange()
  return (
    <form {...form} className="grid max-w-xl gap-5">
      {/* Password managers read the user name here. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.email} hidden readOnly />
      <PasswordField label="Password attuale" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label="Nuova password"
        autoComplete="new-password"
        advises
        {...(user.isAdmin && { least: ACCOUNT_LIMITS.password.leastOfAdmin })}
        {...field('newPassword')}
      />
      <PasswordField
        label="Conferma nuova password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <p className="text-sm text-ink-soft">
        Tutti gli altri dispositivi collegati al tuo account vengono scollegati.
      </p>
      <SubmitButton isPending={isPending}>Cambia password</SubmitButton>
    </form>
  )
}

const PersonSummary = ({ user }: { user: User }) => (
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
