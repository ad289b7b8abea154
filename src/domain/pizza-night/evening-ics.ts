/** The evening as a calendar file. Each task that needs hands and each pizza has an entry with an alarm.
 *
 * Units   milliseconds since 1970 UTC.
 * Source  [RFC-5545], by `calendar-text.ts`; the texts are those of `eveningLine`.
 * Valid   any evening. The UIDs depend only on the evening, so a new import updates its entries. */
import { formatTime } from '#domain/words/clock-format.ts'
import { type CalendarEntry, calendarText } from '../words/calendar-text.ts'
import type { EveningSheet } from './evening-sheet.ts'
import { onTableText } from './table-words.ts'
import { eveningLine, type LineAct } from './timeline/evening-line.ts'

const ALARM_MIN = 10
const MINUTE_MS = 60_000

const named = ({ title, of }: Pick<LineAct, 'title' | 'of'>) => (of === '' ? title : `${title} · ${of}`)

export function eveningToIcs(
  sheet: EveningSheet,
  { host, stampMs }: { host: string; stampMs: number },
): string {
  const { acts, queue, doughs, bakeAtMs, timeZone } = sheet
  const uid = (id: string) => `serata-${bakeAtMs.toString(36)}-${id}`
  const dosesOf = (of: string, kind: string) => {
    const dough = doughs.find(({ name }) => name === of)
    const lines = kind === 'mix' ? dough?.lines : kind === 'preferment' ? dough?.preferment?.lines : undefined
    return lines ? ` Dosi: ${lines.join(', ')}.` : ''
  }
  const works = acts
    .filter(({ needsHands }) => needsHands)
    .map(
      ({ id, kind, title, of, note, startMs, endMs }): CalendarEntry => ({
        uid: uid(id),
        title: named({ title, of }),
        description: note + dosesOf(of, kind),
        startMs,
        endMs,
        alarm: { text: named({ title, of }), minutesBefore: ALARM_MIN },
      }),
    )
  const line = eveningLine(sheet)
  const bakes = queue.flatMap(({ inMs, servedMs }, place): CalendarEntry[] => {
    const own = line.filter(({ baked }) => baked?.place === place)
    const [dress, bake, ...adds] = own.filter(({ baked }) => baked?.turn !== 'out')
    if (!dress || !bake) return []
    const halfway = adds.map(({ startMs, title }) => `Alle ${formatTime(startMs, timeZone)}: ${title}.`)
    return [
      {
        uid: uid(`pizza-${place + 1}`),
        title: named(bake),
        description: [bake.note, ...halfway, ...(place === 0 ? [onTableText(sheet)] : [])].join(' '),
        startMs: inMs,
        endMs: servedMs,
        alarm: { text: named(dress), minutesBefore: Math.ceil((inMs - dress.startMs) / MINUTE_MS) },
      },
    ]
  })
  return calendarText({ product: 'Serata pizza', name: 'Serata pizza', host, stampMs }, [...works, ...bakes])
}
