import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SEARCH_SOURCES, searchText } from '#domain/site-search/search-document.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { NumberAnswerCard } from './number-answer-card.tsx'
import { siteSearchQuery } from './site-search-query.ts'

const MOST_PLACES = 4

/** What the search over the whole site finds besides recipes. */
export function Elsewhere({ text }: { text: string }) {
  const wanted = searchText(text)
  const { data } = useQuery({ ...siteSearchQuery(useQueries().api, wanted), enabled: wanted !== '' })
  if (wanted === '' || !data) return null
  const places = data.groups
    .filter(({ source }) => source !== 'ricetta')
    .flatMap(({ source, hits }) => hits.slice(0, 2).map((hit) => ({ source, hit })))
    .slice(0, MOST_PLACES)
  if (places.length === 0 && !data.answer) return null
  return (
    <aside aria-label="Nel resto del sito" className="no-print mb-8 grid gap-4">
      {data.answer && <NumberAnswerCard answer={data.answer} />}
      {places.length > 0 && (
        <ul className="facet-row mt-0! items-center">
          {places.map(({ source, hit: { title, path } }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-paper px-4 py-1.5 text-sm whitespace-nowrap no-underline hover:border-ink-soft"
              >
                <span className="text-ink-soft">{SEARCH_SOURCES[source]}</span>
                <span className="font-semibold">{title}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={`/cerca?${new URLSearchParams({ q: wanted })}`}
              className="inline-flex min-h-11 items-center px-2 text-sm font-semibold whitespace-nowrap"
            >
              Cerca in tutto il sito
            </Link>
          </li>
        </ul>
      )}
    </aside>
  )
}
