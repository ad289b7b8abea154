import type { ReactNode, Ref } from 'react'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { eveningLine } from '#domain/pizza-night/timeline/evening-line.ts'
import { formatDate, formatDay, formatTime } from '#domain/words/clock-format.ts'
import { ActsPart } from './acts-part.tsx'
import { DoughsPart } from './doughs-part.tsx'
import { ListPart } from './list-part.tsx'
import { MenuPart } from './menu-part.tsx'
import { QueuePart } from './queue-part.tsx'

interface EveningResultProps {
  sheet: EveningSheet
  heading: Ref<HTMLHeadingElement>
  menu: Ref<HTMLDivElement>
  kitchen: Ref<HTMLDivElement>
  note: ReactNode
  actions: ReactNode
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export function EveningResult({ sheet, heading, menu, kitchen, note, actions }: EveningResultProps) {
  const { bakeAtMs, timeZone, startMs, lastServedMs, guests, pizzas, warnings, queue } = sheet
  const oven = sheet.acts.find(({ kind }) => kind === 'oven')
  const time = (atMs: number) => formatTime(atMs, timeZone)
  const isOtherDay = formatDay(startMs, timeZone) !== formatDay(bakeAtMs, timeZone)
  return (
    <div className="space-y-12 print:space-y-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none first-letter:uppercase">
          {formatDate(bakeAtMs, timeZone)}, ore {time(bakeAtMs)}
        </h2>
        {note}
        <p className="mt-2 text-lg text-ink-soft">
          {counted(guests.length, 'persona', 'persone')}, {counted(queue.length, 'pizza', 'pizze')}
          {pizzas.length > 1 && ` di ${pizzas.length} tipi`},{' '}
          {counted(sheet.doughs.length, 'impasto', 'impasti')}.
        </p>
        <dl className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4">
          <Fact
            name="Primo gesto"
            value={time(startMs)}
            more={isOtherDay ? formatDay(startMs, timeZone) : undefined}
          />
          <Fact name="Forno acceso" value={oven ? time(oven.startMs) : ''} />
          <Fact name="Prima in tavola" value={time(Math.min(...queue.map(({ servedMs }) => servedMs)))} />
          <Fact name="Ultima in tavola" value={time(lastServedMs)} />
        </dl>
        {warnings.length > 0 && (
          <ul className="mt-5 space-y-1 rounded-md bg-crust p-4 print:p-0" aria-label="Avvertenze">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
        {actions}
      </div>
      <div ref={menu}>
        <PrintedHead sheet={sheet} />
        <MenuPart sheet={sheet} />
        <p className="printed-alone mt-4">
          Allergeni letti dagli ingredienti delle ricette: chi ha un'allergia chieda che cosa dicono le
          etichette.
        </p>
      </div>
      <div ref={kitchen} className="space-y-12 print:space-y-5">
        <PrintedHead sheet={sheet} />
        <DoughsPart sheet={sheet} />
        <ActsPart sheet={{ ...sheet, acts: eveningLine(sheet) }} />
        <QueuePart sheet={sheet} />
        <ListPart sheet={sheet} />
      </div>
    </div>
  )
}

const PrintedHead = ({ sheet: { bakeAtMs, timeZone } }: { sheet: EveningSheet }) => (
  <h2 className="printed-alone mb-3 first-letter:uppercase">
    Serata pizza, {formatDate(bakeAtMs, timeZone)}, ore {formatTime(bakeAtMs, timeZone)}
  </h2>
)

const Fact = ({ name, value, more }: { name: string; value: string; more?: string | undefined }) => (
  <div className="bg-paper px-4 py-3">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
    {more && <dd className="text-sm text-ink-soft">{more}</dd>}
  </div>
)
