import type { RefObject } from 'react'
import type { SymptomCard } from '#contracts/first-aid/first-aid.ts'
import { besideOne, type FoundSymptoms } from '#domain/first-aid/find-symptoms.ts'
import { counted } from '#domain/words/counted.ts'
import { EmptyState } from '../../ui/feedback.tsx'
import { SymptomAnswer, SymptomCards } from './symptom-cards.tsx'

interface FoundProps {
  symptoms: readonly SymptomCard[]
  found: FoundSymptoms<SymptomCard>
  ref: RefObject<HTMLElement | null>
}

export const Found = ({ symptoms, found: { first, perhaps }, ref }: FoundProps) => {
  const [one] = first.length === 1 ? first : []
  const beside = one ? besideOne(symptoms, one, perhaps) : []
  const others = perhaps.filter((other) => !beside.includes(other))
  const alike = beside.length + others.length
  return (
    <section ref={ref} tabIndex={-1} aria-label="Difetti trovati" className="scroll-mt-24 outline-none">
      <p role="status" className="sr-only">
        {first.length === 0
          ? 'Nessun difetto trovato'
          : counted(first.length, 'difetto trovato', 'difetti trovati') +
            (alike > 0 ? `, ${alike} ${alike === 1 ? 'simile' : 'simili'}` : '')}
      </p>
      {one && <OneFound symptom={one} beside={beside} />}
      {first.length > 1 && (
        <>
          <h2 className="mb-5 text-2xl">Somiglia a uno di questi</h2>
          <SymptomCards symptoms={first} />
        </>
      )}
      <Others symptoms={others} />
      {first.length === 0 && (
        <EmptyState heading="h2" title="Questo difetto non c'è ancora">
          <p>
            Prova con una parola sola, per esempio «cruda» o «appiccicoso», oppure cancella e guarda i
            disegni.
          </p>
        </EmptyState>
      )}
    </section>
  )
}

const OneFound = ({ symptom, beside }: { symptom: SymptomCard; beside: readonly SymptomCard[] }) => (
  <div className="grid items-start gap-x-5 gap-y-8 lg:grid-cols-[3fr_2fr]">
    <SymptomAnswer symptom={symptom} />
    {beside.length > 0 && (
      <section aria-labelledby="forse">
        <h2 id="forse" className="mb-3 text-xl">
          Forse anche
        </h2>
        <SymptomCards symptoms={beside} grid="grid grid-cols-2 gap-3 sm:gap-5" />
      </section>
    )}
  </div>
)

const Others = ({ symptoms }: { symptoms: readonly SymptomCard[] }) =>
  symptoms.length > 0 && (
    <details className="mt-6">
      <summary className="min-h-11 content-center font-semibold">Altri</summary>
      <div className="mt-3">
        <SymptomCards symptoms={symptoms} />
      </div>
    </details>
  )
