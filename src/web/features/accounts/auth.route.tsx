import { useState } from 'react'
import { Navigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Card, PageHeader } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AccountAdvantages } from './account-advantages.tsx'
import { LoginForm } from './login-form.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { RegisterForm } from './register-form.tsx'

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
