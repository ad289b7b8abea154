import { useQuery } from '@tanstack/react-query'
import { useQueries } from '../../api/queries-context.ts'
import { EmptyState } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Section, SectionLink } from '../../ui/surfaces.tsx'
import { firstWordsQuery } from './glossary.loader.ts'
import { TermSkeletons } from './term-skeletons.tsx'

const LOADING_TERMS = 3
const grid = 'grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3'

export const GlossarySection = () => (
  <Section
    id="glossario"
    title="Glossario"
    aside={<SectionLink to="/glossario">Tutto il glossario</SectionLink>}
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
  if (data.length === 0) return <EmptyState title="Ancora nessuna voce" />
  return (
    <dl className={grid}>
      {data.map(({ term, definition }) => (
        <div key={term}>
          <dt className="font-display text-xl text-tomato first-letter:uppercase">{term}</dt>
          <dd className="mt-1 max-sm:text-sm">{definition}</dd>
        </div>
      ))}
    </dl>
  )
}
