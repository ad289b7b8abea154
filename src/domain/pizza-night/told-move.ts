/** What a running evening says when the cook is late or ahead, for a screen reader as well.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes.
 * Valid   events of this evening. */
import { formatTime } from '#domain/words/clock-format.ts'
import { type EveningSheet, isWithoutGluten } from './evening-sheet.ts'
import { type EveningEvent, replanned, ripeFrom } from './progress.ts'

const MINUTE_MS = 60_000

export function toldMove(sheet: EveningSheet, events: readonly EveningEvent[]): string {
  const inOrder = events.toSorted((one, other) => one.atMs - other.atMs)
  const last = inOrder.at(-1)
  if (!last || last.kind === 'out') return ''
  const nextAfter = (some: readonly EveningEvent[]) => {
    const rules = { isWithoutGluten: isWithoutGluten(sheet), readyMs: ripeFrom(sheet), nowMs: last.atMs }
    const { queue } = replanned(sheet, some, rules)
    const place = queue.findIndex(({ inMs }) => inMs > last.atMs)
    return { place, inMs: queue[place]?.inMs ?? Number.NaN }
  }
  const { place, inMs } = nextAfter(inOrder)
  const time = (atMs: number) => formatTime(atMs, sheet.timeZone)
  if (last.kind === 'late')
    return `Tutto spostato di ${last.minutes} minuti${place < 0 ? '' : `: la prossima pizza entra alle ${time(inMs)}`}.`
  if (place < 0) return 'Sono già tutte in forno.'
  if (nextAfter(inOrder.slice(0, -1)).inMs - inMs >= MINUTE_MS)
    return `In anticipo: la prossima pizza entra alle ${time(inMs)}.`
  const ripeMs = ripeFrom(sheet)(place)
  return ripeMs > last.atMs && inMs - ripeMs < MINUTE_MS
    ? `Non si può anticipare: l'impasto è pronto alle ${time(ripeMs)}.`
    : `La prossima pizza resta alle ${time(inMs)}.`
}
