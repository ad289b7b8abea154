import { PageMeta } from '../../ui/page-meta.tsx'
import { Protected } from '../../ui/protected.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'

export default function AdminPage() {
  return (
    <>
      <PageMeta title="Amministrazione" description="La redazione di Cornicione." path="/admin" hidden />
      <Protected adminOnly>
        {(user) => (
          <PageHeader kicker="Redazione" title="Amministrazione">
            <p>
              Ciao {user.name}. Da qui si curano ricette, pizzerie e glossario: gli strumenti della redazione
              aprono presto.
            </p>
          </PageHeader>
        )}
      </Protected>
    </>
  )
}
