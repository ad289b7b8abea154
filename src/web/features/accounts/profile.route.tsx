import { useState } from 'react'
import { useLocation } from 'react-router'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Card, PageHeader } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AccountForm } from './account-form.tsx'
import { OpenSessions } from './open-sessions.tsx'
import { OwnData } from './own-data.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { PersonSummary } from './person-summary.tsx'
import { Protected } from './protected.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

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
