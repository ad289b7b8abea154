/** When trays are spread that rise once more in their pan.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes.
 * Source  the minutes in the pan: the recipe's steps. Where they say none, and of the handwork, [stima].
 * Valid   wheat trays. Beside a pizza without gluten nothing is spread before: no wheat dough is touched until
 *         that is served. Where hands are not free in time, the tray rises less. */
import { shortDuration } from '#domain/recipes/duration.ts'
import type { EveningDough } from '../doughs/evening-dough.ts'
import type { BakedPizza } from '../oven/queue.ts'
import { SPREAD_MIN } from './acts.ts'
import { type Act, type Before, latestStart, type Span } from './hands.ts'

const MINUTE_MS = 60_000
const RISES_MIN: Readonly<Record<string, number>> = { focaccia: 60, genovese: 60, siciliana: 60 }
const SHARES = [1, 3 / 4, 1 / 2, 1 / 4] as const

/** From when on the piece of a turn can be spread. */
function readyMs({ rounds, plan }: EveningDough, turn: number): number {
  const outMs =
    rounds.flatMap((round) => Array.from({ length: round.balls }, () => round.outMs))[turn] ?? null
  const divided = plan.steps.findLast(({ kind }) => kind === 'balls')
  return outMs ?? divided?.endMs ?? plan.bakeAtMs
}

export function trayActs(
  queue: readonly BakedPizza[],
  doughs: readonly EveningDough[],
  before: Before,
): Act[] {
  if (queue.some(({ pizza }) => pizza.isWithoutGluten)) return []
  const busy: Span[] = [...before.busy]
  const turns = new Map<string, number>()
  return queue.flatMap(({ pizza, dressMs }, place) => {
    const dough = doughs.find(({ kind }) => kind === pizza.doughKind)
    const turn = turns.get(pizza.doughKind) ?? 0
    turns.set(pizza.doughKind, turn + 1)
    const mostMin = pizza.panRestMin || (RISES_MIN[pizza.doughKind.split('+')[0] ?? ''] ?? 0)
    if (!dough || pizza.trayCm2 === null || mostMin === 0) return []
    const notBeforeMs = Math.max(before.earliestMs, readyMs(dough, turn))
    for (const share of SHARES) {
      const endMs = dressMs - mostMin * share * MINUTE_MS
      const startMs = latestStart(busy, before.up, { endMs, workMin: SPREAD_MIN, notBeforeMs })
      if (startMs === null) continue
      const spread = { startMs, endMs: startMs + SPREAD_MIN * MINUTE_MS }
      busy.push(spread)
      const restMin = Math.round((dressMs - spread.endMs) / MINUTE_MS)
      return {
        ...spread,
        id: `spread-${place}`,
        kind: 'spread' as const,
        title: 'Stendi in teglia',
        of: pizza.name,
        note: `Ungi la teglia, allarga l'impasto e coprilo: cresce ancora per ${shortDuration(Math.round(restMin / 5) * 5)} prima di condirlo.`,
        needsHands: true,
      }
    }
    return []
  })
}
