import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PairingIngredient, Recommendation } from '#contracts/pairing/pairing.ts'
import { italianMonth } from '#domain/pairing/season.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { showStart } from '../../ui/show-start.ts'
import { Titled } from '../../ui/titled.tsx'
import { FlavorRadar } from './flavor-radar.tsx'
import { IngredientPicker } from './ingredient-picker.tsx'
import { pairingOfQuery } from './pairing.loader.ts'
import { ScoreBadge, ScoreParts } from './score.tsx'
import type { Pairing } from './use-pairing.ts'

interface WizardTabProps {
  ingredients: readonly PairingIngredient[]
  pairing: Pairing
}

export function WizardTab({ ingredients, pairing }: WizardTabProps) {
  const answers = useRef<HTMLElement>(null)
  const baseWith = (id: string) => (id === pairing.base ? '' : id)
  const choose = (id: string) => {
    pairing.go({ base: baseWith(id), chosen: [] })
    showStart(answers.current)
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
      <Titled id="ingrediente-base" title="Da che cosa parti?" look="mb-4 text-2xl">
        <IngredientPicker
          label="Ingrediente di partenza"
          ingredients={ingredients}
          chosen={pairing.base ? [pairing.base] : []}
          onToggle={choose}
          sent={{ name: 'base', valueWith: baseWith }}
        />
      </Titled>
      <section ref={answers} aria-label="Abbinamenti consigliati" className="min-w-0">
        {pairing.base ? (
          <Recommendations pairing={pairing} />
        ) : (
          <EmptyState heading="h2" title="Scegli un ingrediente">
            <p>Ti diciamo con che cosa va d'accordo e perché: tradizione, contrasto, equilibrio, stagione.</p>
          </EmptyState>
        )}
      </section>
    </div>
  )
}

const SHOWN = 6

function Recommendations({ pairing }: { pairing: Pairing }) {
  const { base, chosen, go, toggle } = pairing
  const { data, isError, error, refetch } = useQuery(pairingOfQuery(useQueries().api, base))
  const isOfAnotherMonth = data !== undefined && data.month !== italianMonth(new Date())
  // A cached page may be from an earlier month, so the pairings of this month are fetched.
  useEffect(() => {
    if (isOfAnotherMonth) void refetch()
  }, [isOfAnotherMonth, refetch])
  if (isError) {
    return (
      <LoadError failure={error} heading="h2" onRetry={() => void refetch()}>
        <p>Non siamo riusciti a caricare gli abbinamenti.</p>
      </LoadError>
    )
  }
  if (!data) return <Skeleton className="h-96" />
  const { baseIngredient, recommendedPairings, seasonalSuggestions } = data
  return (
    <>
      <h2 className="text-2xl">Con {baseIngredient.name.toLowerCase()} stanno bene</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {recommendedPairings.slice(0, SHOWN).map((recommendation) => (
          <li key={recommendation.ingredient.id}>
            <RecommendationCard
              recommendation={recommendation}
              isChosen={chosen.includes(recommendation.ingredient.id)}
              onToggle={() => toggle(recommendation.ingredient.id)}
            />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <Button
          className="mt-5 noscript:hidden"
          onClick={() => go({ tab: 'analisi', chosen: [base, ...chosen] })}
        >
          Analizza {chosen.length + 1} ingredienti insieme
        </Button>
      )}
      <h3 className="mt-8 text-xl">Adesso di stagione</h3>
      {seasonalSuggestions.length === 0 ? (
        <p className="mt-2 text-ink-soft">Questo mese non troviamo nulla di stagione che gli stia bene.</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-3">
          {seasonalSuggestions.map(({ ingredient, score }) => (
            <li key={ingredient.id} className="flex items-center gap-2">
              <span className="hidden noscript:inline">{ingredient.name}</span>
              <Chip isOn={chosen.includes(ingredient.id)} onToggle={() => toggle(ingredient.id)}>
                {ingredient.name}
              </Chip>
              <ScoreBadge score={score} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <FlavorRadar title={`Il profilo: ${baseIngredient.name}`} profile={baseIngredient.flavorProfile} />
      </div>
    </>
  )
}

interface RecommendationCardProps {
  recommendation: Recommendation
  isChosen: boolean
  onToggle: () => void
}

const RecommendationCard = ({ recommendation, isChosen, onToggle }: RecommendationCardProps) => (
  <article className="flex h-full flex-col gap-4 rounded-lg border border-line bg-paper p-5 shadow-card">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <h3 className="text-xl">{recommendation.ingredient.name}</h3>
      <ScoreBadge score={recommendation.score} />
    </div>
    <ScoreParts parts={recommendation.parts} />
    <Button
      look={isChosen ? 'primary' : 'secondary'}
      aria-pressed={isChosen}
      className="mt-auto self-start noscript:hidden"
      onClick={onToggle}
    >
      <Plus className="size-4" aria-hidden /> {isChosen ? 'Aggiunto' : 'Aggiungi'}
      <span className="sr-only"> {recommendation.ingredient.name}</span>
    </Button>
  </article>
)
