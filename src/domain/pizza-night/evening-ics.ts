/** The evening as a calendar file: an entry with an alarm for each work before the first pizza, one for the pizzas.
 *
 * Units   milliseconds since 1970 UTC.
 * Source  [RFC-5545], by `calendar-text.ts`.
 * Valid   any evening. The same evening gives the same bytes, and a calendar that imports it again updates its entries. */
import { type CalendarEntry, calendarText } from '../calendar/calendar-text.ts'
import type { EveningSheet } from './evening-sheet.ts'

const ALARM_MIN = 10

export function eveningToIcs(
  { acts, queue, pizzas, doughs, bakeAtMs, lastServedMs }: EveningSheet,
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
  const bake: CalendarEntry = {
    uid: `serata-${bakeAtMs.toString(36)}-pizze`,
    title: 'Pizze in forno',
    description: queue.map(({ pizza }, index) => `${index + 1}. ${names.get(pizza) ?? ''}`).join('\n'),
    startMs: bakeAtMs,
    endMs: lastServedMs,
    alarm: { text: 'Pizze in forno', minutesBefore: ALARM_MIN },
  }
  return calendarText({ product: 'Serata pizza', name: 'Serata pizza', host, stampMs }, [...works, bake])
}
