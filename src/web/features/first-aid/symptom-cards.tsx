import type { CSSProperties, ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { withFrom } from '#contracts/first-aid/coming-from.ts'
import type { SymptomCard } from '#contracts/first-aid/first-aid.ts'
import { symptomPage } from '#domain/first-aid/first-aid-address.ts'
import sheet from '#knowledge/drawings-symptoms.svg?url'
import { Drawing } from '../drawings/drawing.tsx'

export const CARD_GRID = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-5'
/** Of a wide window. */
const COLUMNS = 5

interface SymptomCardsProps {
  symptoms: readonly SymptomCard[]
  heading?: 'h2' | 'h3'
  /** Fills the room that the last row of a wide window leaves, and a row of its own in a narrow one. */
  last?: ReactNode
}

export function SymptomCards({ symptoms, heading: Heading = 'h3', last }: SymptomCardsProps) {
  const [address] = useSearchParams()
  const room = COLUMNS - (symptoms.length % COLUMNS)
  return (
    <div className={CARD_GRID}>
      <ul className="contents">
        {symptoms.map(({ id, name, sign, drawing }) => (
          <li
            key={id}
            className="group relative flex flex-col rounded-lg border border-line bg-paper p-3 shadow-card transition-shadow duration-300 hover:shadow-lift sm:p-4"
          >
            <Drawing sheet={sheet} name={id} says={drawing} isDecoration />
            <Heading className="mt-3 text-lg leading-snug">
              <Link to={withFrom(symptomPage(id), address)} className="after:absolute after:inset-0">
                {name}
              </Link>
            </Heading>
            <p className="mt-1 text-sm text-ink-soft max-sm:hidden">{sign}</p>
          </li>
        ))}
      </ul>
      {last && (
        <div
          className="col-span-full flex lg:col-[span_var(--room)]"
          style={{ '--room': room } as CSSProperties}
        >
          {last}
        </div>
      )}
    </div>
  )
}
