import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { SEARCH_SOURCES, searchText } from '#domain/site-search/search-document.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { NumberAnswerCard } from './number-answer-card.tsx'
import { siteSearchQuery } from './site-search-query.ts'

const MOST_PLACES = 4

interface ElsewhereProps {
  text: string
  /** Where the page itself found no recipe, the nearest ones, of which the answer speaks, stand here. Not for who has
   * chosen a filter: they may not meet it. */
  hasNoRecipes?: boolean
  /** The page itself says the answer. */
  isSaid?: boolean
}

export function useElsewhere(text: string) {
  const wanted = searchText(text)
  const { data } = useQuery({ ...siteSearchQuery(useQueries().api, wanted), enabled: wanted !== '' })
  return wanted === '' ? undefined : data
}

/** What the search over the whole site finds besides the page's recipes. */
export function Elsewhere({ text, hasNoRecipes = false, isSaid = false }: ElsewhereProps) {
  const data = useElsewhere(text)
  if (!data) return null
  const answer = isSaid ? null : data.answer
  const hitsOf = (areRecipes: boolean, most: number) =>
    data.groups
      .filter(({ source }) => (source === 'ricetta') === areRecipes)
      .flatMap(({ source, hits }) => hits.slice(0, most).map((hit) => ({ source, hit })))
      .slice(0, MOST_PLACES)
  const places = [...(hasNoRecipes ? hitsOf(true, MOST_PLACES) : []), ...hitsOf(false, 2)]
  if (places.length === 0 && !answer) return null
  return (
    <aside aria-label="Nel resto del sito" className={clsx('no-print mb-8 grid gap-4', isSaid && 'mt-4')}>
      {answer && <NumberAnswerCard answer={answer} />}
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
              to={`/cerca?${new URLSearchParams({ q: searchText(text) })}`}
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
