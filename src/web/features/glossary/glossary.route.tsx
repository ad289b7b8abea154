import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { memo, useState } from 'react'
import type { GlossaryTerm } from '#contracts/glossary/glossary-term.ts'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { ownEntry } from '#domain/words/own-entry.ts'
import { termAnchor } from '#domain/words/term-anchor.ts'
import sheet from '#knowledge/drawings-terms.svg?url'
import { TERM_DRAWINGS } from '#knowledge/term-drawings.ts'
import { useQueries } from '../../api/queries-context.ts'
import { EmptyState } from '../../ui/feedback.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import { useCountedSearch } from '../site-search/use-counted-search.ts'
import { glossaryQuery } from './glossary.loader.ts'
import { TermSkeletons } from './term-skeletons.tsx'

const LOADING_TERMS = 12
const columns = 'gap-x-12 md:columns-2'

const matches = (text: string, { term, definition }: GlossaryTerm) =>
  `${term} ${definition}`.toLocaleLowerCase('it').includes(text.trim().toLocaleLowerCase('it'))

export default function GlossaryPage() {
  const { data, isError, error, refetch } = useQuery(glossaryQuery(useQueries().api))
  const [text, setText] = useState('')
  const shown = data?.filter((term) => matches(text, term))
  useCountedSearch(text, shown && shown.length > 0)
  return (
    <>
      <PageMeta
        title="Glossario della pizza"
        description="Le parole della pizza e dell'impasto spiegate con i numeri: da abburattamento a W, con i rimandi tra una voce e l'altra."
        path="/glossario"
        image={pagePictureUrl('/glossario')}
      />
      <PageHeader kicker="Le parole del mestiere" title="Glossario della pizza">
        <p>
          Dalla A di abburattamento alla W della forza: voci brevi, con i valori che servono quando impasti.
        </p>
      </PageHeader>
      <div className="wrap pb-20">
        <Field
          label="Cerca nel glossario"
          labelHidden
          type="search"
          placeholder="Cerca nel glossario"
          icon={<Search className="size-5" aria-hidden />}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="mb-10 max-w-md noscript:hidden"
        />
        {isError && (
          <LoadError failure={error} heading="h2" onRetry={() => void refetch()}>
            <p>Non siamo riusciti a caricare il glossario. Riprova più tardi.</p>
          </LoadError>
        )}
        {data?.length === 0 && <EmptyState heading="h2" title="Ancora nessuna voce" />}
        {data && data.length > 0 && shown?.length === 0 && (
          <EmptyState heading="h2" title="Nessuna voce trovata">
            <p>Prova con una parola più breve o cancella la ricerca.</p>
          </EmptyState>
        )}
        {!data && !isError && (
          <div className={columns}>
            <TermSkeletons count={LOADING_TERMS} />
          </div>
        )}
        <dl className={columns}>
          {shown?.map((term) => (
            <Term key={term.id} term={term} />
          ))}
        </dl>
      </div>
    </>
  )
}

const Term = ({ term: { term, definition, related } }: { term: GlossaryTerm }) => (
  <div
    id={termAnchor(term)}
    className="mb-8 scroll-mt-24 break-inside-avoid rounded-sm target:bg-crust target:p-4"
  >
    <dt className="font-display text-xl text-tomato first-letter:uppercase">{term}</dt>
    <dd className="mt-1">
      <TermDrawing anchor={termAnchor(term)} />
      {definition}
      {related.length > 0 && (
        <p className="mt-1.5 text-sm text-ink-soft">
          Vedi anche{' '}
          {related.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <a href={`#${termAnchor(name)}`} className="link-quiet inline-block min-w-6 py-1 text-center">
                {name}
              </a>
            </span>
          ))}
        </p>
      )}
    </dd>
  </div>
)

const TermDrawing = memo(({ anchor }: { anchor: string }) => {
  const says = ownEntry(TERM_DRAWINGS, anchor)
  return says && <Drawing sheet={sheet} name={anchor} says={says} className="mt-2 mb-3 max-w-52" />
})
