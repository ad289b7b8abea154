/** The evening as a calendar file. Each task that needs hands and each pizza has an entry with an alarm.
 *
 * Units   milliseconds since 1970 UTC.
 * Source  [RFC-5545], by `calendar-text.ts`.
 * Valid   any evening. The UIDs depend only on the evening, so a new import updates its entries. */
import { bakeTimeRangeText, bakeTimeText } from '#domain/oven-guide/scale.ts'
import { type CalendarEntry, calendarText } from '../words/calendar-text.ts'
import type { EveningSheet } from './evening-sheet.ts'
import { DRESS_MIN } from './oven/recovery.ts'

const ALARM_MIN = 10

export function eveningToIcs(
  { acts, queue, pizzas, doughs, bakeAtMs }: EveningSheet,
  { host, stampMs }: { host: string; stampMs: number },
): string {
  const dosesOf = (of: string, kind: string) => {
    const dough = doughs.find(({ name }) => name === of)
    const lines = kind === 'mix' ? dough?.lines : kind === 'preferment' ? dough?.preferment?.lines : undefined
    return lines ? ` Dosi: ${lines.join(', ')}.` : ''
  }
  const works = acts
    .filter(({ needsHands }) => needsHands)
    .map(
      ({ id, kind, title, of, note, startMs, endMs }): CalendarEntry => ({
        uid: `serata-${bakeAtMs.toString(36)}-${id}`,
        title: of === '' ? title : `${title} · ${of}`,
        description: note + dosesOf(of, kind),
        startMs,
        endMs,
        alarm: { text: of === '' ? title : `${title} · ${of}`, minutesBefore: ALARM_MIN },
      }),
    )
  const names = new Map(pizzas.map(({ key, name }) => [key, name]))
  const bakes = queue.map(({ pizza, inMs, servedMs, bake }, index): CalendarEntry => {
    const name = names.get(pizza) ?? ''
    return {
      uid: `serata-${bakeAtMs.toString(36)}-pizza-${index + 1}`,
      title: `In forno · ${name}`,
      description: `Cottura: ${bakeTimeRangeText(bake.minS, bake.maxS)}.${bake.addS === undefined ? '' : ` Dopo ${bakeTimeText(bake.addS)} aggiungi il resto e rimetti in forno.`}`,
      startMs: inMs,
      endMs: servedMs,
      alarm: { text: `Stendi e inforna · ${name}`, minutesBefore: DRESS_MIN },
    }
  })
  return calendarText({ product: 'Serata pizza', name: 'Serata pizza', host, stampMs }, [...works, ...bakes])
}
