/** Related recipes: similar recipes, recipes with the same dough, recipes of the next season.
 *
 * Source  similarity: shared ingredients, weighted by inverse document frequency. Season: the months of the
 *         pairing's ingredients. The result does not depend on the date, because the page is cached.
 * Valid   any candidates. At most three recipes of each kind, without repeats. */
import { PAIRING } from '#knowledge/pairing.ts'
import type { RecipeDough } from '../recipes/recipe-content.ts'

export type RelatedCandidate = {
  id: number
  foods: readonly string[]
  dough: RecipeDough | null
  hydrationPct: number | null
}
type Related = { alike: number[]; sameDough: number[]; nextSeason: number[]; season: Season | null }

const MOST = 3
/** Recipes below this value share little except flour and salt [stima]. */
const MIN_LIKENESS = 0.12

const SEASONS = ['inverno', 'primavera', 'estate', 'autunno'] as const
type Season = (typeof SEASONS)[number]
const MONTHS_OF = new Map(PAIRING.map(({ id, seasonal }) => [id, seasonal]))
const LONGEST_SEASON = 6

const seasonOfMonth = (month: number): number => Math.floor((month % 12) / 3)

export function seasonOf(foods: readonly string[]): Season | null {
  const months = foods
    .map((id) => MONTHS_OF.get(id) ?? [])
    .filter((own) => own.length > 0 && own.length <= LONGEST_SEASON)
  if (months.length === 0) return null
  const counts = [0, 0, 0, 0]
  for (const month of months.flat()) counts[seasonOfMonth(month)] = (counts[seasonOfMonth(month)] ?? 0) + 1
  return SEASONS[counts.indexOf(Math.max(...counts))] ?? null
}

const after = (season: Season): Season => SEASONS[(SEASONS.indexOf(season) + 1) % SEASONS.length] as Season

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
  const season = seasonOf(recipe.foods)
  const next = season && after(season)
  return {
    alike: best((each) => each.likeness >= MIN_LIKENESS),
    sameDough: best(
      ({ one }) => recipe.dough !== null && one.dough?.style === recipe.dough.style,
      ranked.toSorted((a, b) => distance(a.one) - distance(b.one) || a.one.id - b.one.id),
    ),
    nextSeason: next ? best(({ one }) => seasonOf(one.foods) === next) : [],
    season: next,
  }
}
