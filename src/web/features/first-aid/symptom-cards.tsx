import { Link, useSearchParams } from 'react-router'
import { withFrom } from '#contracts/first-aid/coming-from.ts'
import type { SymptomCard } from '#contracts/first-aid/first-aid.ts'
import { symptomPage } from '#domain/first-aid/first-aid-address.ts'
import sheet from '#knowledge/drawings-symptoms.svg?url'
import { Drawing } from '../drawings/drawing.tsx'

export const CARD_GRID = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4'

interface SymptomCardsProps {
  symptoms: readonly SymptomCard[]
  heading?: 'h2' | 'h3'
}

export function SymptomCards({ symptoms, heading: Heading = 'h3' }: SymptomCardsProps) {
  const [address] = useSearchParams()
  return (
    <ul className={CARD_GRID}>
      {symptoms.map(({ id, name, sign, drawing }) => (
        <li
          key={id}
          className="group relative flex flex-col rounded-lg border border-line bg-paper p-3 shadow-card transition-shadow duration-300 hover:shadow-lift sm:p-5"
        >
          <Drawing sheet={sheet} name={id} says={drawing} isDecoration />
          <Heading className="mt-3 text-lg leading-snug sm:text-xl">
            <Link to={withFrom(symptomPage(id), address)} className="after:absolute after:inset-0">
              {name}
            </Link>
          </Heading>
          <p className="mt-1 text-sm text-ink-soft max-sm:hidden">{sign}</p>
        </li>
      ))}
    </ul>
  )
}
