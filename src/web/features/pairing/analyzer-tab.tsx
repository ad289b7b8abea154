import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Link2, X } from 'lucide-react'
import type { CombinationAnalysis, PairingIngredient } from '#contracts/pairing/pairing.ts'
import { FLAVOR_NAMES } from '#domain/pairing/flavor-balance.ts'
import { useQueries } from '../../api/queries-context.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { copyLink } from '../../ui/share.tsx'
import { Lines, Titled } from '../../ui/titled.tsx'
import { FlavorRadar } from './flavor-radar.tsx'
import { IngredientPicker } from './ingredient-picker.tsx'
import { pairingAmongQuery } from './pairing.loader.ts'
import { PartList, ScoreBadge, ScoreParts } from './score.tsx'
import type { Pairing } from './use-pairing.ts'

interface AnalyzerTabProps {
  ingredients: readonly PairingIngredient[]
  pairing: Pairing
}

const ENOUGH = 2

export function AnalyzerTab({ ingredients, pairing: { chosen, chosenWith, toggle, go } }: AnalyzerTabProps) {
  const picked = ingredients.filter(({ id }) => chosen.includes(id))
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
      <Titled id="da-analizzare" title="Che cosa metti sulla pizza?" look="mb-4 text-2xl">
        {picked.length > 0 && (
          <ul aria-label="Ingredienti scelti" className="mb-4 flex flex-wrap gap-2 noscript:hidden">
            {picked.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => toggle(id)}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full bg-crust px-4 text-sm font-semibold hover:bg-line"
                >
                  {name}
                  <X className="size-4" aria-hidden />
                  <span className="sr-only">Togli</span>
                </button>
              </li>
            ))}
            <li>
              <Button look="quiet" onClick={() => go({ chosen: [] })}>
                Togli tutti
              </Button>
            </li>
          </ul>
        )}
        <IngredientPicker
          label="Ingredienti da analizzare"
          ingredients={ingredients}
          chosen={chosen}
          onToggle={toggle}
          sent={{ scheda: 'analisi', name: 'con', valueWith: (id) => chosenWith(id).join(',') }}
        />
      </Titled>
      <section aria-label="Analisi" className="min-w-0">
        {chosen.length >= ENOUGH ? (
          <Analysis ids={chosen} />
        ) : (
          <EmptyState heading="h2" title="Scegli almeno due ingredienti">
            <p>Con due o più ingredienti vedi quanto vanno d'accordo e che cosa manca.</p>
          </EmptyState>
        )}
      </section>
    </div>
  )
}

/** The sorted ids are the query key, so the order of choice does not cause a second request. */
function Analysis({ ids }: { ids: readonly string[] }) {
  const { publicUrl } = useSite()
  const sorted = ids.toSorted()
  const { data, isError, error, refetch } = useQuery(pairingAmongQuery(useQueries().api, sorted))
  if (isError) {
    return (
      <LoadError failure={error} heading="h2" onRetry={() => void refetch()}>
        <p>Non siamo riusciti ad analizzare la combinazione.</p>
      </LoadError>
    )
  }
  if (!data) return <Skeleton className="h-96" />
  const link = `${publicUrl}/abbinamenti-ingredienti?scheda=analisi&con=${sorted.join(',')}`
  return (
    <>
      <div aria-live="polite" className="flex flex-wrap items-center gap-4">
        <h2 className="text-2xl">Compatibilità</h2>
        <ScoreBadge score={data.overallCompatibility} />
      </div>
      <div className="mt-4 max-w-md">
        <PartList
          parts={[
            ['Le coppie', data.compatibilityParts.pairs],
            ['Il piatto più vicino', data.compatibilityParts.dish],
          ]}
        />
      </div>
      <Facts analysis={data} />
      <Lines
        label="Suggerimenti"
        className="mt-5 list-disc space-y-1.5 pl-5 marker:text-tomato"
        of={data.suggestions}
      />
      <div className="mt-6">
        <FlavorRadar title="I sapori insieme" profile={data.flavorProfile} />
      </div>
      <Pairs analysis={data} />
      <Button look="secondary" className="no-print mt-6 noscript:hidden" onClick={() => void copyLink(link)}>
        <Link2 className="size-4" aria-hidden /> Condividi
      </Button>
    </>
  )
}

const listed = (flavors: CombinationAnalysis['flavorBalance']['weak'], none: string) =>
  flavors.map((flavor) => FLAVOR_NAMES[flavor]).join(', ') || none

function Facts({
  analysis: { traditionalRating, complexity, flavorBalance },
}: {
  analysis: CombinationAnalysis
}) {
  const facts = [
    ['Coppie tradizionali', `${traditionalRating}%`],
    ['Complessità', `${complexity}/100`],
    ['Equilibrio dei sapori', `${flavorBalance.balance}/100`],
    ['Sapori dominanti', listed(flavorBalance.dominant, 'nessuno')],
    ['Sapori deboli', listed(flavorBalance.weak, 'nessuno')],
  ] as const
  return (
    <dl className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="figure text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Pairs = ({ analysis: { pairwiseAnalysis } }: { analysis: CombinationAnalysis }) => (
  <Titled as="h3" id="coppia-per-coppia" title="Coppia per coppia" look="mb-2 text-xl" className="mt-8">
    {pairwiseAnalysis.map(({ ingredient1, ingredient2, score, parts }) => (
      <details
        key={`${ingredient1.id} ${ingredient2.id}`}
        className="group print-open border-t border-line py-1.5"
      >
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-2">
          <span className="font-semibold">
            {ingredient1.name} e {ingredient2.name}
          </span>
          <span className="flex items-center gap-3">
            <ScoreBadge score={score} />
            <ChevronDown
              className="no-print size-5 text-ink-soft transition-transform group-open:rotate-180"
              aria-hidden
            />
          </span>
        </summary>
        <div className="max-w-md py-3">
          <ScoreParts parts={parts} />
        </div>
      </details>
    ))}
  </Titled>
)
