/** Plans a pizza evening, from the guests to the last pizza out of the oven.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes, °C.
 * Source  the folders menu/, oven/, doughs/, timeline/, list/.
 * Valid   any request. An impossible request gets a refusal that proposes a change. The same request gives
 *         the same evening. */
import { localClock } from '#domain/dough/plan/local-clock.ts'
import { baker } from '#domain/dough/plan/waking-hours.ts'
import type { AskedEvening, EveningRequest } from './evening-request.ts'
import { type Evening, layEvening, type Planned } from './lay-evening.ts'
import { isShortWait, longWait } from './long-wait.ts'
import { eveningMenu } from './menu/evening-menu.ts'
import { type EveningRecipe, eveningPizza } from './menu/evening-pizza.ts'
import { obstacleRefusal } from './obstacle.ts'
import { type Change, changed, dayAndTime, type Refusal } from './refusals.ts'
import { PAST, refusalOf } from './request-refusal.ts'
import { fromFirstMin, seated, seatedInTrays, seatedTogether } from './service.ts'

export type EveningAnswer = { evening: Evening } | { refusal: Refusal }

const quickOf = ({ guests }: EveningRequest, recipes: readonly EveningRecipe[]) =>
  recipes.filter(
    (recipe) =>
      eveningPizza(recipe)?.preparingMin === 0 || guests.some(({ wish }) => wish === String(recipe.id)),
  )

const DAYS_TRIED = 3

function pastRefusal(request: EveningRequest, nowMs: number, recipes: readonly EveningRecipe[]): Refusal {
  const { bakeAtMs, timeZone } = request
  const clock = localClock(timeZone)
  const { minuteOfDayMin } = clock.wallTimeOf(bakeAtMs)
  const today = clock.wallTimeOf(nowMs).day
  const next = Array.from({ length: DAYS_TRIED }, (_, days) =>
    clock.instantOf({ day: today + days, minuteOfDayMin }),
  ).find((atMs) => atMs > nowMs && 'evening' in planFrom({ ...request, bakeAtMs: atMs }, recipes))
  return next === undefined
    ? PAST
    : {
        ...PAST,
        message: `Quest'ora è già passata: puoi infornare la prima pizza ${dayAndTime(next, timeZone)}.`,
        way: { bakeAtMs: next },
      }
}

function planFrom(request: EveningRequest, recipes: readonly EveningRecipe[]): Planned {
  const answer = planWith(request, recipes)
  if (!('problem' in answer) || (answer.problem !== 'no-hands' && answer.problem !== 'no-time')) return answer
  const isQuick = answer.problem === 'no-hands' && request.recipeIds === null
  const quick = isQuick ? planWith(request, quickOf(request, recipes)) : answer
  if ('evening' in quick || request.maxDoughs === 1) return 'evening' in quick ? quick : answer
  const ofOneDough = planWith({ ...request, maxDoughs: 1 }, recipes)
  return 'evening' in ofOneDough ? ofOneDough : answer
}

function planSeated(asked: AskedEvening, recipes: readonly EveningRecipe[]) {
  const request = seated(asked, recipes)
  const answer = planFrom(request, recipes)
  const changed = otherwiseSeated(asked, request, answer, recipes)
  const other = changed && planFrom(changed, recipes)
  return other && 'evening' in other
    ? { request: changed, answer: withReason(other, answer) }
    : { request, answer }
}

/** How long the usual way would take is no reason for another that takes as long. */
function withReason({ evening }: { evening: Evening }, usual: Planned): { evening: Evening } {
  const isReason = !('evening' in usual) || fromFirstMin(usual.evening.queue) > fromFirstMin(evening.queue)
  return { evening: isReason ? evening : { ...evening, why: '' } }
}

function otherwiseSeated(
  asked: AskedEvening,
  { service }: EveningRequest,
  answer: Planned,
  recipes: readonly EveningRecipe[],
): EveningRequest | null {
  if ('evening' in answer) return seatedTogether(asked, answer.evening, recipes)
  return 'problem' in answer && service !== 'trays' ? seatedInTrays(asked, recipes) : null
}

export function isPlanned(asked: AskedEvening, recipes: readonly EveningRecipe[]): boolean {
  const { request, answer } = planSeated(asked, recipes)
  return 'evening' in answer && isShortWait(request, answer.evening)
}

export function planEvening(asked: AskedEvening, recipes: readonly EveningRecipe[]): EveningAnswer {
  const { request, answer } = planSeated(asked, recipes)
  if ('problem' in answer)
    return {
      refusal: obstacleRefusal(answer, request, (changed) => 'evening' in layEvening(changed, answer.menu)),
    }
  if ('evening' in answer) {
    const refusal = longWait(request, answer.evening, (changed) => {
      const other = planFrom(changed, recipes)
      return 'evening' in other ? other.evening : null
    })
    return refusal ? { refusal } : answer
  }
  const { refusal, wider } = answer
  if (wider) return { refusal: withWhatElse(refusal, request, wider, recipes) }
  const { nowMs } = request
  return {
    refusal: refusal.code === PAST.code && nowMs !== null ? pastRefusal(request, nowMs, recipes) : refusal,
  }
}

/** `refusal` proposes `more`. If that is refused, too, the result also gives the reason for that. */
function withWhatElse(
  refusal: Refusal,
  request: EveningRequest,
  more: Change,
  recipes: readonly EveningRecipe[],
): Refusal {
  const answer = planEvening(changed(request, more), recipes)
  if ('evening' in answer) return { ...refusal, way: more }
  const { message, way } = answer.refusal
  return {
    ...refusal,
    ...(way && { way: { ...more, ...way } }),
    message: `${refusal.message} Da solo non basta: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  }
}

function planWith(request: EveningRequest, recipes: readonly EveningRecipe[]): Planned {
  const refusal = refusalOf(request, baker(request.waking, localClock(request.timeZone)))
  if (refusal) return { refusal }
  const chosen = eveningMenu(request, recipes)
  return 'refusal' in chosen ? chosen : layEvening(request, chosen.menu)
}
