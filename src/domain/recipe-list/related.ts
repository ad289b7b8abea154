/** Related recipes: similar recipes, recipes with the same dough, recipes of each season.
 *
 * Source  similarity: shared ingredients, weighted by inverse document frequency. Season: the months of the
 *         pairing's ingredients. The result does not depend on the date, because it is cached: the page picks the seasons.
 * Valid   any candidates. At most three recipes of each kind. No recipe of a season is among those that are similar or have
 *         the same dough. */
import { PAIRING } from '#knowledge/pairing.ts'
import type { RecipeDough } from '../recipes/recipe-content.ts'
import type { Season } from './facet-list.ts'
import { SEASONS_OF_YEAR, seasonsFrom } from './now-on-table.ts'

export type RelatedCandidate = {
  id: number
  foods: readonly string[]
  dough: RecipeDough | null
  hydrationPct: number | null
}
type Related = { alike: number[]; sameDough: number[]; seasons: Record<Season, number[]> }

const MOST = 3
/** Recipes below this value share little except flour and salt [stima]. */
const MIN_LIKENESS = 0.12

const MONTHS_OF = new Map(PAIRING.map(({ id, seasonal }) => [id, seasonal]))
const LONGEST_SEASON = 6

export function seasonOf(foods: readonly string[]): Season | null {
  const months = foods
    .map((id) => MONTHS_OF.get(id) ?? [])
    .filter((own) => own.length > 0 && own.length <= LONGEST_SEASON)
  if (months.length === 0) return null
  const counts = SEASONS_OF_YEAR.map(
    (season) => months.flat().filter((month) => seasonsFrom(month - 1)[0] === season).length,
  )
  return SEASONS_OF_YEAR[counts.indexOf(Math.max(...counts))] ?? null
}

export function relatedTo(recipe: RelatedCandidate, candidates: readonly RelatedCandidate[]): Related {
  const others = candidates.filter(({ id }) => id !== recipe.id)
  const counts = new Map<string, number>()
  for (const { foods } of [recipe, ...others])
    for (const food of foods) counts.set(food, (counts.get(food) ?? 0) + 1)
  const weightOf = (food: string) => Math.log((others.length + 2) / (counts.get(food) ?? 1))
  const sum = (foods: readonly string[]) => foods.reduce((total, food) => total + weightOf(food), 0)
  const own = new Set(recipe.foods)
  const likeness = ({ foods }: RelatedCandidate) =>
    sum(foods.filter((food) => own.has(food))) / (sum([...new Set([...foods, ...recipe.foods])]) || 1)
  const ranked = others
    .map((one) => ({ one, likeness: likeness(one) }))
    .sort((a, b) => b.likeness - a.likeness || a.one.id - b.one.id)
  const told = new Set<number>()
  const best = (fits: (candidate: (typeof ranked)[number]) => boolean, list = ranked): number[] => {
    const ids = list
      .filter((each) => !told.has(each.one.id) && fits(each))
      .slice(0, MOST)
      .map(({ one }) => one.id)
    for (const id of ids) told.add(id)
    return ids
  }
  const distance = ({ hydrationPct }: RelatedCandidate) =>
    Math.abs((hydrationPct ?? Number.POSITIVE_INFINITY) - (recipe.hydrationPct ?? 0))
  const ofSeason = (season: Season) => best(({ one }) => seasonOf(one.foods) === season)
  return {
    alike: best((each) => each.likeness >= MIN_LIKENESS),
    sameDough: best(
      ({ one }) => recipe.dough !== null && one.dough?.style === recipe.dough.style,
      ranked.toSorted((a, b) => distance(a.one) - distance(b.one) || a.one.id - b.one.id),
    ),
    seasons: {
      inverno: ofSeason('inverno'),
      primavera: ofSeason('primavera'),
      estate: ofSeason('estate'),
      autunno: ofSeason('autunno'),
    },
  }
}
