import { useQuery } from '@tanstack/react-query'
import { useQueries } from '../../api/queries-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback.tsx'
import { Section } from '../../ui/surfaces.tsx'
import { termAnchor } from './term-anchor.ts'

/** The words that a beginner meets first; the whole glossary is on /glossario. */
const FIRST_WORDS = [
  'cornicione',
  'idratazione',
  'biga',
  'poolish',
  'puntata',
  'staglio',
  'appretto',
  'forza (W)',
  'maturazione',
]

export const GlossarySection = () => (
  <Section
    id="glossario"
    kicker="Le parole del mestiere"
    title="Glossario"
    intro="Appretto, staglio, forza: che cosa vogliono dire davvero, con i numeri che servono al banco."
    aside={
      <ButtonLink to="/glossario" look="secondary">
        Tutto il glossario
      </ButtonLink>
    }
  >
    <FirstWords />
  </Section>
)

function FirstWords() {
  const { data, isError } = useQuery(useQueries().glossary())
  if (isError) {
    return (
      <EmptyState alert title="Errore">
        <p>Non siamo riusciti a caricare il glossario. Riprova più tardi.</p>
      </EmptyState>
    )
  }
  if (!data) return <Skeleton className="h-96" />
  const chosen = data.filter(({ term }) => FIRST_WORDS.includes(term.toLocaleLowerCase('it')))
  const shown = chosen.length >= 6 ? chosen : data.slice(0, 9)
  const others = data.filter((term) => !shown.includes(term))
  return (
    <>
      <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ id, term, definition }) => (
          <div key={id}>
            <dt className="font-display text-xl text-tomato first-letter:uppercase">{term}</dt>
            <dd className="mt-1.5">{definition}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 border-t border-line pt-6 text-ink-soft">
        <span className="font-semibold text-ink">E poi: </span>
        {others.map(({ id, term }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <a href={`/glossario#${termAnchor(term)}`} className="link-quiet">
              {term}
            </a>
          </span>
        ))}
        .
      </p>
    </>
  )
}
