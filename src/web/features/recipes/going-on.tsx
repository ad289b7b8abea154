import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { recipePage } from '#contracts/pages/page-paths.ts'
import { getRelatedRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import type { RelatedRecipes, SuggestedRecipe } from '#contracts/recipes/related-recipes.ts'
import { seasonsFrom } from '#domain/recipe-list/now-on-table.ts'
import { timesText } from '#domain/recipes/duration.ts'
import { answerQuery } from '../../api/answer-query.ts'
import type { Api } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { useClock } from '../../ui/use-clock.ts'
import { RecipePicture } from '../recipe-cards/recipe-picture.tsx'

export const relatedRecipesQuery = (api: Api, id: number) =>
  answerQuery(api, getRelatedRecipes, { params: { id } })

const NEAR = '100% 0px'

function useIsNear() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return { place, isNear }
}

export function GoingOn({ recipeId }: { recipeId: number }) {
  const { place, isNear } = useIsNear()
  const nowMs = useClock(null)
  const { data } = useQuery({ ...relatedRecipesQuery(useQueries().api, recipeId), enabled: isNear })
  const rows = data
    ? rowsOf(data, nowMs === null ? null : new Date(nowMs)).filter(({ recipes }) => recipes.length > 0)
    : []
  return (
    <div ref={place} className="no-print">
      {rows.length > 0 && (
        <section aria-labelledby="e-poi" className="border-t border-line">
          <div className="wrap py-14">
            <h2 id="e-poi" className="text-2xl">
              E poi
            </h2>
            <div className="mt-6 grid gap-10 sm:grid-cols-2 xl:grid-cols-4">
              {rows.map(({ title, recipes }) => (
                <Row key={title} title={title} recipes={recipes} />
              ))}
            </div>
          </div>
        </section>
      )}
    </div>
  )
}

const OF_SEASON = {
  inverno: "l'inverno",
  primavera: 'la primavera',
  estate: "l'estate",
  autunno: "l'autunno",
}

/** The page is cached: until the browser's date is known, the titles must be true on any day. */
function rowsOf({ alike, sameDough, seasons, month }: RelatedRecipes, now: Date | null) {
  const [season, next] = seasonsFrom(now?.getMonth() ?? month)
  const inAny = (one: typeof season) => `Di stagione in ${one}`
  return [
    { title: 'Le somigliano', recipes: alike },
    { title: 'Con un impasto simile', recipes: sameDough },
    { title: now ? 'Adesso di stagione' : inAny(season), recipes: seasons[season] },
    { title: now ? `Quando arriva ${OF_SEASON[next]}` : inAny(next), recipes: seasons[next] },
  ]
}

const Row = ({ title, recipes }: { title: string; recipes: readonly SuggestedRecipe[] }) => (
  <div>
    <h3 className="kicker mb-3 font-sans text-gold">{title}</h3>
    <ul className="grid gap-3">
      {recipes.map(({ id, name, imageUrl, ...times }) => (
        <li key={id}>
          <Link
            to={recipePage(id)}
            className="group flex items-center gap-4 font-semibold text-ink no-underline"
          >
            <span className="aspect-4/3 w-24 shrink-0 overflow-hidden rounded-md bg-crust">
              <RecipePicture imageUrl={imageUrl} alt="" sizes="96px" />
            </span>
            <span>
              <span className="leading-tight group-hover:underline">{name}</span>
              <span className="block text-sm font-normal text-ink-soft">{timesText(times).join(', ')}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
