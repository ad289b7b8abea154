import { useQuery } from '@tanstack/react-query'
import { termAnchor } from '#domain/words/term-anchor.ts'
import { useQueries } from '../../api/queries-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Section } from '../../ui/surfaces.tsx'
import { firstWordsQuery } from './glossary.loader.ts'
import { TermSkeletons } from './term-skeletons.tsx'

const LOADING_TERMS = 9
const grid = 'grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3'

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
  const { data, isError, error, refetch } = useQuery(firstWordsQuery(useQueries().api))
  if (isError) {
    return (
      <LoadError failure={error} onRetry={() => void refetch()}>
        <p>Non siamo riusciti a caricare il glossario. Riprova più tardi.</p>
      </LoadError>
    )
  }
  if (!data) {
    return (
      <div className={grid}>
        <TermSkeletons count={LOADING_TERMS} />
      </div>
    )
  }
  const { shown, others } = data
  if (shown.length === 0) return <EmptyState title="Ancora nessuna voce" />
  return (
    <>
      <dl className={grid}>
        {shown.map(({ term, definition }) => (
          <div key={term}>
            <dt className="font-display text-xl text-tomato first-letter:uppercase">{term}</dt>
            <dd className="mt-1.5">{definition}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 border-t border-line pt-6 text-ink-soft">
        <span className="font-semibold text-ink">E poi: </span>
        {others.map((term, index) => (
          <span key={term}>
            {index > 0 && ', '}
            <a
              href={`/glossario#${termAnchor(term)}`}
              className="link-quiet inline-block min-w-6 py-0.5 text-center"
            >
              {term}
            </a>
          </span>
        ))}
        .
      </p>
    </>
  )
}
