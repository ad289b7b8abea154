import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { PAIRING_TABS } from '#domain/pairing/pairing-address.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Skeleton } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AnalyzerTab } from './analyzer-tab.tsx'
import { DatabaseTab } from './database-tab.tsx'
import { pairingCategoriesQuery } from './pairing.loader.ts'
import { usePairing } from './use-pairing.ts'
import { WizardTab } from './wizard-tab.tsx'

export default function PairingPage() {
  const { data, isError, error, refetch } = useQuery(pairingCategoriesQuery(useQueries().api))
  const ingredients = useMemo(() => Object.values(data?.categories ?? {}).flat(), [data])
  const pairing = usePairing(useMemo(() => new Set(ingredients.map(({ id }) => id)), [ingredients]))
  return (
    <>
      <PageMeta
        title="Abbinamenti"
        description="Quali ingredienti stanno bene insieme sulla pizza: un punteggio che si spiega da solo, per tradizione, contrasto, equilibrio e stagione."
        path="/abbinamenti-ingredienti"
        image={pagePictureUrl('/abbinamenti-ingredienti')}
      />
      <PageHeader kicker="Strumenti" title="Abbinamenti">
        <p>
          Parti da un ingrediente e scopri con che cosa va d'accordo: per tradizione, per sapore, per
          stagione.
        </p>
      </PageHeader>
      <div className="wrap pb-20">
        {isError && (
          <LoadError failure={error} heading="h2" room="min-h-176" onRetry={() => void refetch()}>
            <p>Non siamo riusciti a caricare gli ingredienti.</p>
          </LoadError>
        )}
        {!data && !isError && <PairingSkeleton />}
        {data && pairing.unknown.length > 0 && (
          <p role="alert" className="mb-5 rounded-md bg-crust px-4 py-3">
            {pairing.unknown.map((id) => `«${id}»`).join(', ')}: il link nomina un ingrediente che non
            conosco. Il resto è com'era.
          </p>
        )}
        {data && (
          <Tabs
            label="Abbinamenti"
            value={pairing.tab}
            onChange={(value) => pairing.go({ tab: PAIRING_TABS.find((tab) => tab === value) ?? 'guida' })}
            tabs={[
              {
                value: 'guida',
                label: 'Percorso guidato',
                content: <WizardTab ingredients={ingredients} pairing={pairing} />,
              },
              {
                value: 'analisi',
                label: 'Analizzatore',
                content: <AnalyzerTab ingredients={ingredients} pairing={pairing} />,
              },
              {
                value: 'ingredienti',
                label: 'Ingredienti',
                content: (
                  <DatabaseTab
                    ingredients={ingredients}
                    pairing={pairing}
                    onUse={(id) => pairing.go({ tab: 'guida', base: id, chosen: [] })}
                  />
                ),
              },
            ]}
          />
        )}
        <p className="mt-10 max-w-2xl text-sm text-ink-soft">
          I profili di sapore e i punteggi sono una stima della redazione. La tradizione viene da pizze e
          piatti regionali che hanno un nome. I composti aromatici in comune non contano: nelle ricette
          italiane non dicono che cosa si cucina insieme.
        </p>
      </div>
    </>
  )
}

const PairingSkeleton = () => (
  <>
    <Skeleton className="h-11 max-w-96" />
    <div className="grid items-start gap-8 pt-5 lg:grid-cols-[2fr_3fr]">
      <div>
        <Skeleton className="mb-4 h-9 w-56" />
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          <Skeleton className="h-[4.8rem]" />
          <Skeleton className="h-[4.8rem]" />
        </div>
        <Skeleton className="mt-3 h-[1.4rem] w-28" />
        <Skeleton className="mt-2 h-[342px]" />
      </div>
      <Skeleton className="h-[15.5rem]" />
    </div>
  </>
)
