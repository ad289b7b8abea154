import type { CSSProperties, ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { withFrom } from '#contracts/first-aid/coming-from.ts'
import type { SymptomCard } from '#contracts/first-aid/first-aid.ts'
import { symptomPage } from '#domain/first-aid/first-aid-address.ts'
import sheet from '#knowledge/drawings-symptoms.svg?url'
import { ButtonLink } from '../../ui/button.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import { NOW_TITLE } from './first-aid-json-ld.ts'

export const CARD_GRID = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-5'
/** Of a wide window. */
const COLUMNS = 5

/** A single fault is the answer: what to do now, and the way to its causes. */
export function SymptomAnswer({ symptom: { id, name, sign, now, drawing } }: { symptom: SymptomCard }) {
  const [address] = useSearchParams()
  const page = withFrom(symptomPage(id), address)
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 rounded-lg border border-line bg-paper p-4 shadow-card sm:grid-cols-[14rem_1fr] sm:p-6"
    >
      <div className="max-sm:w-36">
        <Drawing sheet={sheet} name={id} says={drawing} isDecoration />
      </div>
      <div>
        <h2 id={id} className="text-2xl">
          <Link to={page}>{name}</Link>
        </h2>
        <p className="mt-1 text-ink-soft">{sign}</p>
        <h3 className="mt-4 text-lg">{NOW_TITLE}</h3>
        <p className="mt-1">{now}</p>
        <ButtonLink to={page} look="secondary" className="mt-4">
          Perché succede
        </ButtonLink>
      </div>
    </section>
  )
}

interface SymptomCardsProps {
  symptoms: readonly SymptomCard[]
  heading?: 'h2' | 'h3'
  grid?: string
  /** Fills the room that the last row of a wide window leaves, and a row of its own in a narrow one. */
  last?: ReactNode
}

export function SymptomCards({
  symptoms,
  heading: Heading = 'h3',
  grid = CARD_GRID,
  last,
}: SymptomCardsProps) {
  const [address] = useSearchParams()
  const room = COLUMNS - (symptoms.length % COLUMNS)
  return (
    <div className={grid}>
      <ul className="contents">
        {symptoms.map(({ id, name, sign, drawing }) => (
          <li
            key={id}
            className="group relative flex flex-col rounded-lg border border-line bg-paper p-3 shadow-card transition-shadow duration-300 hover:shadow-lift sm:p-4"
          >
            <Drawing sheet={sheet} name={id} says={drawing} isDecoration />
            <Heading className="mt-3 text-base leading-snug text-balance hyphens-auto sm:text-lg">
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
