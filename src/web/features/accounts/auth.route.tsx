import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { Login } from '#contracts/accounts/account.ts'
import { startSession } from '#contracts/accounts/accounts.endpoints.ts'
import type { User } from '#contracts/accounts/user.ts'
import { enterWithPasskey, offerPasskeys, passkeyFailure, takeBackOffer } from '../../api/passkeys.ts'
import { useQueries } from '../../api/queries-context.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/form-buttons.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Card, PageHeader } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toastFailure } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { AccountAdvantages } from './account-advantages.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { RegisterForm } from './register-form.tsx'
import { useCanHavePasskeys } from './use-can-have-passkeys.ts'
import { type EnteringProps, useEntering } from './use-entering.ts'

export default function AuthPage() {
  const [tab, setTab] = useState('login')
  const [nextPage, setNextPage] = useState('/')
  const session = useSession()
  if (session.state === 'user') return <Navigate to={nextPage} replace />
  return (
    <>
      <PageMeta
        title="Accedi o registrati"
        description="Con un account voti le ricette e tieni le tue collezioni nella Pizza Box. Per leggere e cucinare non serve."
        path="/auth"
      />
      <PageHeader kicker="Il tuo account" title="Accedi o registrati">
        <p>Per leggere e cucinare non serve un account. Per tenere le tue ricette e votarle, sì.</p>
      </PageHeader>
      <div className="wrap grid items-start gap-8 pb-24 grid-cols-[minmax(0,1fr)] lg:grid-cols-[1.15fr_1fr] lg:gap-12">
        <Card className="sm:p-8">
          <noscript>
            <p className="mb-4 font-semibold">
              Per accedere serve JavaScript: attivalo e ricarica la pagina.
            </p>
          </noscript>
          <div className="noscript:hidden">
            <Tabs
              label="Accesso"
              value={tab}
              onChange={setTab}
              tabs={[
                {
                  value: 'login',
                  label: 'Login',
                  content: (
                    <>
                      <LoginForm onNextPage={setNextPage} />
                      <PasskeyLogin onNextPage={setNextPage} />
                    </>
                  ),
                },
                {
                  value: 'register',
                  label: 'Registrati',
                  content: <RegisterForm onNextPage={setNextPage} />,
                },
              ]}
            />
          </div>
        </Card>
        <AccountAdvantages />
      </div>
    </>
  )
}

function LoginForm(props: EnteringProps) {
  const { api } = useQueries()
  const enter = useEntering(props)
  const { form, field, isPending } = useContractForm(Login, {
    send: (body) => api(startSession, { body }),
    onSuccess: (user) => enter(user, { title: 'Login effettuato', description: `Benvenuto ${user.name}!` }),
    onError: toastFailure('Login fallito', 'Errore durante il login'),
  })
  const canHavePasskeys = useCanHavePasskeys()
  return (
    <form {...form} className="grid gap-5">
      <EmailField {...field('email')} {...(canHavePasskeys && { autoComplete: 'username webauthn' })} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SubmitButton isPending={isPending} className="min-w-36">
          Entra
        </SubmitButton>
        <Link to="/password-dimenticata" className="link-quiet py-2 text-sm font-semibold">
          Password dimenticata?
        </Link>
      </div>
    </form>
  )
}

function PasskeyLogin(props: EnteringProps) {
  const { api } = useQueries()
  const canHave = useCanHavePasskeys()
  const enter = useEntering(props)
  const outcome = {
    onSuccess: (user: User) =>
      enter(user, { title: 'Login effettuato', description: `Benvenuto ${user.name}!` }),
    onError: toastFailure('Login fallito', passkeyFailure),
  }
  const login = useMutation({ mutationFn: () => enterWithPasskey(api), ...outcome })
  useOffer(canHave === true, outcome)
  if (canHave === false) return null
  return (
    <div className={clsx('mt-6 border-t border-line pt-6', !canHave && 'invisible')}>
      <Button look="secondary" disabled={login.isPending} onClick={() => login.mutate()}>
        <KeyRound className="size-4" aria-hidden />
        {login.isPending ? 'Un momento...' : 'Entra con una passkey'}
      </Button>
      <p className="mt-3 text-sm text-ink-soft">
        Con il dito, il volto o il PIN del tuo dispositivo, senza scrivere nulla. Se non ne hai ancora una,
        entra con la password e aggiungila dal profilo.
      </p>
    </div>
  )
}

interface Outcome {
  onSuccess: (user: User) => unknown
  onError: (failure: unknown) => unknown
}

function useOffer(isPossible: boolean, { onSuccess, onError }: Outcome) {
  const { api } = useQueries()
  const succeed = useEffectEvent(onSuccess)
  const fail = useEffectEvent(onError)
  useEffect(() => {
    if (!isPossible) return
    let isChosen = false
    offerPasskeys(api, () => {
      isChosen = true
    }).then((user) => user && succeed(user), fail)
    return () => {
      if (!isChosen) void takeBackOffer()
    }
  }, [isPossible, api])
}
