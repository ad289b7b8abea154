/** How an evening is served, where the host leaves it to the site.
 *
 * Source  a choice of the site: few have one pizza each; in a pizza oven so have many, because one takes a minute
 *         or two. In the oven of a house, where one takes a quarter of an hour, many eat from trays, and from a
 *         stone slice by slice; so do few who would eat one after the other for too long. What is not cut is for
 *         one. */
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { isPan } from '#domain/oven-guide/surfaces.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { inWords } from '#domain/words/counted.ts'
import type { Service } from './evening-fields.ts'
import { type AskedEvening, type EveningRequest, mustStayApart } from './evening-request.ts'
import type { Evening } from './lay-evening.ts'
import type { EveningRecipe } from './menu/evening-pizza.ts'
import { isTray, whyLeftOut } from './menu/left-out.ts'

const MINUTE_MS = 60_000
/** From six on somebody would wait an hour for his pizza. [stima] */
const MOST_ONE_BY_ONE = 5
/** If the last of few has his pizza this much later than the first, they do not eat together. [stima] */
const TOGETHER_MIN = 45
/** A tray feeds four. */
const FEWEST_AT_TRAYS = 3

/** A calzone is not cut into slices. */
const isWhole = (recipe: EveningRecipe): boolean =>
  whyLeftOut(recipe, 'each') === null && whyLeftOut(recipe, 'slices') !== null

type Seat = { service: Service; why: string }

function seatOf(
  { service, guests, oven, recipeIds, pinned }: AskedEvening,
  recipes: readonly EveningRecipe[],
): Seat {
  if (service !== 'scelta') return { service, why: '' }
  const many = `siete in ${inWords(guests.length)}`
  const queue = oven.atOnce === 1 ? 'una pizza' : `${inWords(oven.atOnce)} pizze`
  const crowd = `${many} e il forno cuoce ${queue} alla volta`
  const chosen = chosenOf({ recipeIds }, recipes)
  const areTrays = (some: readonly EveningRecipe[]) => some.length > 0 && some.every(isTray)
  const wanted = wantedOf({ guests, pinned }, recipes)
  // In trays, who eats without gluten has a round one: with it a menu of trays stays one of trays.
  const isOfTrays = wanted.some(isTray) && wanted.every((recipe) => isTray(recipe) || recipe.isGlutenFree)
  const isWished = isOfTrays && wantedOf({ guests, pinned: [] }, recipes).length > 0
  if (areTrays(chosen) || isWished)
    return { service: 'trays', why: 'le ricette che hai scelto sono da teglia' }
  // A menu is pinned once one pizza of it is changed: that is no choice of trays.
  if (isOfTrays) return { service: 'trays', why: guests.length > MOST_ONE_BY_ONE ? crowd : '' }
  if (chosen.every(isWhole) || (wanted.length > 0 && wanted.every(isWhole)))
    return { service: 'each', why: 'un calzone non si taglia a spicchi' }
  if (OVENS[oven.type].place !== 'home')
    return { service: 'each', why: 'un forno da pizza ne cuoce una in un minuto o due' }
  if (guests.length <= MOST_ONE_BY_ONE) return { service: 'each', why: guests.length === 1 ? '' : many }
  const hasTrays =
    wanted.length === 0 && chosen.some((recipe) => isTray(recipe) && whyLeftOut(recipe, 'trays') === null)
  return { service: isPan(oven.surface) && hasTrays ? 'trays' : 'slices', why: crowd }
}

const chosenOf = ({ recipeIds }: Pick<AskedEvening, 'recipeIds'>, recipes: readonly EveningRecipe[]) =>
  recipes.filter(({ id }) => recipeIds === null || recipeIds.includes(id))

function wantedOf(
  { guests, pinned }: Pick<AskedEvening, 'guests' | 'pinned'>,
  recipes: readonly EveningRecipe[],
) {
  const named = [...pinned, ...guests.flatMap(({ wish }) => wish ?? [])].map((key) => key.split('-')[0])
  return recipes.filter(({ id }) => named.includes(String(id)))
}

/** Trays need the least time: where nobody said how the table eats, they are tried when the usual way is too late. */
export function seatedInTrays(
  request: AskedEvening,
  recipes: readonly EveningRecipe[],
): EveningRequest | null {
  const isOpen = request.service === 'scelta' && request.guests.length >= FEWEST_AT_TRAYS
  return isOpen && OVENS[request.oven.type].place === 'home' && wantedOf(request, recipes).length === 0
    ? { ...request, service: 'trays', why: 'con le pizze tonde non si farebbe in tempo' }
    : null
}

/** From the first on the table to the last. */
export function fromFirstMin(queue: Evening['queue']): number {
  const served = queue.map(({ servedMs }) => servedMs)
  return Math.round((Math.max(...served) - Math.min(...served)) / MINUTE_MS)
}

/** By slices, where nobody said how the table eats and one each, as planned, would take too long. Who must not
 * touch what the others eat has his own at a small table. */
export function seatedTogether(
  request: AskedEvening,
  { table, queue }: Pick<Evening, 'table' | 'queue'>,
  recipes: readonly EveningRecipe[],
): EveningRequest | null {
  const { service, guests, oven } = request
  const isOpen = service === 'scelta' && table.service === 'each' && guests.length > 1
  if (!isOpen || OVENS[oven.type].place !== 'home' || guests.some(mustStayApart)) return null
  if (chosenOf(request, recipes).every(isWhole) || wantedOf(request, recipes).some(isWhole)) return null
  const minutes = fromFirstMin(queue)
  return minutes > TOGETHER_MIN
    ? {
        ...request,
        service: 'slices',
        why: `una a testa vorrebbe ${shortDuration(minutes)} fra la prima e l'ultima`,
      }
    : null
}

export const seated = (request: AskedEvening, recipes: readonly EveningRecipe[]): EveningRequest => ({
  ...request,
  ...seatOf(request, recipes),
})
