import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { LONGEST_SEARCH, searchText } from '#domain/site-search/search-document.ts'
import { useQueries } from '../../api/queries-context.ts'
import { EmptyState, Spinner } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { useTypedBefore } from '../../ui/use-typed-before.ts'
import { FoundGroups } from './found-groups.tsx'
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
  useCountedSearch(asked, asked === '' || !data ? undefined : !isEmpty)

  return (
    <>
      <PageMeta
        title={asked === '' ? 'Cerca' : `Cerca: ${asked}`}
        description="Cerca in tutto il sito: ricette, strumenti, glossario, guide e pizzerie."
        path="/cerca"
        hidden
      />
      <PageHeader kicker="Ricette, strumenti, parole" title="Cerca in tutto il sito">
        <p>Scrivi che cosa ti serve, anche come domanda: se c'è un numero da calcolare, te lo diamo.</p>
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
            className="flex max-w-3xl flex-col gap-3 sm:flex-row"
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
        <div aria-live="polite" className="mt-10">
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
