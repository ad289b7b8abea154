import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { recipePage } from '#contracts/pages/page-paths.ts'
import { getRelatedRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import type { RelatedRecipes, SuggestedRecipe } from '#contracts/recipes/related-recipes.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { answerQuery } from '../../api/answer-query.ts'
import type { Api } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
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
  const { data } = useQuery({ ...relatedRecipesQuery(useQueries().api, recipeId), enabled: isNear })
  const rows = data ? rowsOf(data).filter(({ recipes }) => recipes.length > 0) : []
  return (
    <div ref={place} className="no-print">
      {rows.length > 0 && (
        <section aria-labelledby="e-poi" className="border-t border-line">
          <div className="wrap py-14">
            <h2 id="e-poi" className="text-2xl">
              E poi
            </h2>
            <div className="mt-6 grid gap-10 lg:grid-cols-3">
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

/** Titles for the recipes of the next season. The page is cached, so the titles must be true on any day. */
const SEASON_TITLES = {
  inverno: "Quando arriva l'inverno",
  primavera: 'Quando arriva la primavera',
  estate: "Quando arriva l'estate",
  autunno: "Quando arriva l'autunno",
} as const

const rowsOf = ({ alike, sameDough, nextSeason, season }: RelatedRecipes) => [
  { title: 'Le somigliano', recipes: alike },
  { title: 'Con lo stesso impasto', recipes: sameDough },
  { title: season ? SEASON_TITLES[season] : '', recipes: nextSeason },
]

const Row = ({ title, recipes }: { title: string; recipes: readonly SuggestedRecipe[] }) => (
  <div>
    <h3 className="kicker mb-3 font-sans text-gold">{title}</h3>
    <ul className="grid gap-3">
      {recipes.map(({ id, name, imageUrl, activeTime, restTime }) => (
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
              <span className="block text-sm font-normal text-ink-soft">
                {shortDuration(activeTime)} di lavoro
                {restTime > 0 && `, ${shortDuration(restTime)} di riposo`}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
