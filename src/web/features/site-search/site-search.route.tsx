import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import type { SiteSearch, SiteSearchHit } from '#contracts/site-search/site-search.ts'
import { LONGEST_SEARCH, SEARCH_SOURCES, searchText } from '#domain/site-search/search-document.ts'
import { spelledAsFound } from '#domain/site-search/spelled-as-found.ts'
import { useQueries } from '../../api/queries-context.ts'
import { EmptyState, Spinner } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { useTypedBefore } from '../../ui/use-typed-before.ts'
import { RecipePicture } from '../recipe-cards/recipe-picture.tsx'
import { NumberAnswerCard } from './number-answer-card.tsx'
import { SearchRow } from './search-row.tsx'
import { siteSearchQuery } from './site-search-query.ts'
import { useCountedSearch } from './use-counted-search.ts'

const SETTLED_MS = 250
const EXAMPLES = ['biga', 'quanto lievito per 24 ore', 'pizza senza glutine', '180 gradi in fahrenheit']

export default function SiteSearchPage() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const asked = searchText(address.get('q') ?? '')
  const [text, setText] = useState(asked)
  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, ({ q }) => q !== undefined && setText(q))
  useEffect(() => setText(asked), [asked])
  const isOpenedByReader = useNavigationType() === 'PUSH' && asked === ''
  useEffect(() => {
    if (isOpenedByReader) form.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [isOpenedByReader])

  useEffect(() => {
    if (searchText(text) === asked) return
    const timer = setTimeout(() => void navigate(searchAddress(text), { replace: true }), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text, asked, navigate])

  const { data, isError, error, refetch } = useQuery({
    ...siteSearchQuery(useQueries().api, asked),
    enabled: asked !== '',
    placeholderData: (before) => (asked === '' ? undefined : before),
  })
  const isEmpty = data !== undefined && data.answer === null && data.groups.length === 0
  const spelled = asked !== '' && data && spelledIn(data, asked)
  useCountedSearch(asked, asked === '' || !data ? undefined : !isEmpty)

  return (
    <>
      <PageMeta
        title={asked === '' ? 'Cerca' : `Cerca: ${asked}`}
        description="Cerca in tutto il sito: ricette, strumenti, glossario, guide e pizzerie."
        path="/cerca"
        hidden
      />
      <PageHeader kicker="Ricette, strumenti, parole" title="Cerca in tutto il sito" isDense>
        <p>
          Una ricetta, un difetto, una parola del mestiere, o una domanda intera: se la risposta è un numero,
          è qui.
        </p>
      </PageHeader>
      <div className="wrap pb-20">
        <search>
          <form
            ref={form}
            action="/cerca"
            method="get"
            onSubmit={(event) => {
              event.preventDefault()
              void navigate(searchAddress(text), { replace: true })
            }}
            className="flex max-w-3xl gap-2 sm:gap-3"
          >
            <SearchRow
              label="Che cosa cerchi?"
              name="q"
              maxLength={LONGEST_SEARCH}
              placeholder="Che cosa cerchi?"
              value={text}
              onChange={setText}
            />
          </form>
        </search>
        <div aria-live="polite" className="mt-6 sm:mt-8">
          {asked === '' && <Examples />}
          {asked !== '' && !data && !isError && <Spinner text="Ricerca in corso..." />}
          {isError && (
            <LoadError failure={error} heading="h2" onRetry={() => void refetch()}>
              <p>Non siamo riusciti a cercare. Riprova più tardi.</p>
            </LoadError>
          )}
          {asked !== '' && isEmpty && (
            <EmptyState title={`Nessun risultato per «${asked}»`} heading="h2">
              <p>Controlla come è scritto, o prova con una parola sola: «biga», «teglia», «celiaci».</p>
            </EmptyState>
          )}
          {spelled && <p className="mb-5 text-ink-soft">Mostro i risultati per «{spelled}».</p>}
          {asked !== '' && data && !isEmpty && <FoundGroups found={data} text={asked} />}
        </div>
      </div>
    </>
  )
}

const searchAddress = (text: string): string => {
  const wanted = searchText(text)
  return wanted === '' ? '/cerca' : `/cerca?${new URLSearchParams({ q: wanted })}`
}

const Examples = () => (
  <>
    <h2 className="text-xl">Per esempio</h2>
    <ul className="mt-4 flex flex-wrap gap-2">
      {EXAMPLES.map((example) => (
        <li key={example}>
          <Link
            to={searchAddress(example)}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 text-sm font-semibold no-underline hover:border-ink-soft"
          >
            {example}
          </Link>
        </li>
      ))}
    </ul>
  </>
)

const spelledIn = ({ groups }: SiteSearch, text: string): string | undefined =>
  spelledAsFound(
    text,
    groups.flatMap(({ hits }) => hits.map((hit) => `${hit.title} ${hit.text}`)),
  )

const FoundGroups = ({ found: { answer, groups }, text }: { found: SiteSearch; text: string }) => (
  <div className="grid gap-9">
    {answer && <NumberAnswerCard answer={answer} />}
    {groups.map(({ source, total, hits }) => (
      <section key={source} aria-labelledby={`gruppo-${source}`}>
        <h2 id={`gruppo-${source}`} className="text-xl">
          {SEARCH_SOURCES[source]}
        </h2>
        <ul className="mt-4 grid gap-3 md:grid-cols-2">
          {hits.map((hit) => (
            <FoundHit key={hit.path} hit={hit} />
          ))}
        </ul>
        {source === 'ricetta' && total > hits.length && (
          <p className="mt-4">
            <Link
              to={`/ricette?${new URLSearchParams({ cerca: text })}`}
              className="inline-block py-1 font-semibold"
            >
              Tutte le ricette trovate
            </Link>
          </p>
        )}
      </section>
    ))}
  </div>
)

const FoundHit = ({ hit: { title, text, path, imageUrl } }: { hit: SiteSearchHit }) => (
  <li>
    <Link
      to={path}
      className="flex h-full gap-4 rounded-md border border-line bg-paper p-4 no-underline transition-shadow hover:shadow-card"
    >
      {imageUrl && (
        <span className="aspect-4/3 w-24 shrink-0 self-start overflow-hidden rounded-sm bg-crust">
          <RecipePicture imageUrl={imageUrl} alt="" sizes="96px" />
        </span>
      )}
      <span className="min-w-0">
        <span className="block font-display text-lg">{title}</span>
        <span className="line-clamp-2 text-sm text-ink-soft">{text}</span>
      </span>
    </Link>
  </li>
)
