import type { ReactNode, Ref } from 'react'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { forText } from '#domain/pizza-night/guest-groups.ts'
import { addedAt } from '#domain/pizza-night/oven/queue.ts'
import {
  bakeText,
  eatText,
  firstOnTable,
  giroText,
  isShared,
  leftOverText,
  ownText,
  pauseText,
  piecesText,
  portionsText,
} from '#domain/pizza-night/table-words.ts'
import { addTitle, eveningLine } from '#domain/pizza-night/timeline/evening-line.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { formatDate, formatDay, formatTime } from '#domain/words/clock-format.ts'
import { counted } from '#domain/words/counted.ts'
import { capitalised, uncapitalised } from '#domain/words/italian-noun.ts'
import { Lines } from '../../ui/titled.tsx'
import { ActsPart } from './acts-part.tsx'
import { DoughsPart } from './doughs-part.tsx'
import { ListPart } from './list-part.tsx'
import { MenuPart, type MenuPartProps } from './menu-part.tsx'
import { PartLinks } from './part-links.tsx'
import { PART_IDS, ResultPart } from './result-part.tsx'
import { SharesPart } from './shares-part.tsx'

const SHORT_DAY = 3

interface EveningResultProps {
  sheet: EveningSheet
  heading: Ref<HTMLHeadingElement>
  /** Where it is saved: the form for that is far below. */
  saveAt: Ref<HTMLDivElement>
  menu: Ref<HTMLDivElement>
  kitchen: Ref<HTMLDivElement>
  note: ReactNode
  untold: ReactNode
  service: ReactNode
  onSwap: MenuPartProps['onSwap']
  outcomeOf: MenuPartProps['outcomeOf']
  actions: ReactNode
}

export function EveningResult({
  sheet,
  heading,
  saveAt,
  menu,
  kitchen,
  note,
  untold,
  service,
  onSwap,
  outcomeOf,
  actions,
}: EveningResultProps) {
  const { bakeAtMs, timeZone, startMs, lastServedMs, guests, pizzas, warnings } = sheet
  const first = firstOnTable(sheet)
  const oven = sheet.acts.find(({ kind }) => kind === 'oven')
  const time = (atMs: number) => formatTime(atMs, timeZone)
  const [weekday = '', ...date] = formatDay(bakeAtMs, timeZone).split(' ')
  const isOneDay = formatDay(startMs, timeZone) === formatDay(lastServedMs, timeZone)
  const at = (atMs: number) => ({
    value: time(atMs),
    day: isOneDay ? undefined : formatDay(atMs, timeZone).split(' ', 2).join(' '),
  })
  return (
    <div className="space-y-12 max-sm:space-y-9 print:space-y-5">
      <div>
        <div className="flex items-start justify-between gap-3">
          <h2
            ref={heading}
            tabIndex={-1}
            className="min-w-0 text-2xl outline-none first-letter:uppercase max-sm:text-xl"
          >
            {/* On phones the day is short: 'Dom 29 novembre'. */}
            {weekday.slice(0, SHORT_DAY)}
            <span className="max-sm:hidden">{weekday.slice(SHORT_DAY)}</span> {date.join(' ')},{' '}
            <span className="sm:whitespace-nowrap">{bakeText(sheet)}</span>
          </h2>
          <div ref={saveAt} className="no-print min-h-12 min-w-28 shrink-0 text-right" />
        </div>
        {/* The figures say the first and the last hour, and most may eat at neither. */}
        {first.othersMs !== null && (
          <p className="mt-1 text-lg max-sm:text-base">{capitalised(eatText(timeZone, first))}</p>
        )}
        {note}
        <dl className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line max-sm:[&>:last-child:nth-child(odd)]:col-span-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
          <Fact name="Si comincia" {...at(startMs)} />
          {oven && <Fact name="Forno acceso" {...at(oven.startMs)} />}
          {first.servedMs < lastServedMs && (
            <Fact
              name="Prima in tavola"
              {...at(first.servedMs)}
              more={first.othersMs === null ? '' : uncapitalised(forText(sheet, first.places))}
            />
          )}
          <Fact
            name={first.servedMs < lastServedMs ? 'Ultima in tavola' : 'In tavola'}
            {...at(lastServedMs)}
          />
        </dl>
        {untold}
        {actions}
      </div>
      <PartLinks sheet={sheet} />
      <div ref={menu}>
        <PrintedHead sheet={sheet} />
        <MenuPart
          sheet={sheet}
          intro={`${counted(guests.length, 'persona', 'persone')}, ${piecesText(sheet)}${pizzas.length > 1 ? `, ${pizzas.length} gusti` : ''}. ${leftOverText(sheet)}`}
          onSwap={onSwap}
          outcomeOf={outcomeOf}
        />
        {isShared(sheet) && (
          <div className="mt-12 max-sm:mt-9 print:mt-5">
            <SharesPart sheet={sheet} />
          </div>
        )}
        <p className="printed-alone mt-4">
          Allergeni letti dagli ingredienti delle ricette: chi ha un'allergia chieda che cosa dicono le
          etichette.
        </p>
      </div>
      <div className="-mt-6">
        {service}
        {warnings.length > 0 && (
          <Lines
            label="Avvertenze"
            className="mt-5 space-y-1 rounded-md bg-crust p-4 print:p-0"
            of={warnings}
          />
        )}
      </div>
      <div ref={kitchen} className="space-y-12 max-sm:space-y-9 print:space-y-5">
        <PrintedHead sheet={sheet} />
        <DoughsPart sheet={sheet} />
        <ActsPart sheet={{ ...sheet, acts: eveningLine(sheet) }} />
        <QueuePart sheet={sheet} />
        <ListPart sheet={sheet} />
      </div>
    </div>
  )
}

const PrintedHead = ({ sheet }: { sheet: EveningSheet }) => (
  <h2 className="printed-alone mb-3 first-letter:uppercase">
    Serata pizza, {formatDate(sheet.bakeAtMs, sheet.timeZone)}, {bakeText(sheet)}
  </h2>
)

type FactProps = { name: string; value: string; day: string | undefined; more?: string }

/** The heading says the day where it is the same for all. */
const Fact = ({ name, value, day, more }: FactProps) => (
  <div className="bg-paper px-4 py-3">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
    {day && <dd className="text-sm text-ink-soft">{day}</dd>}
    {more && <dd className="text-sm text-ink-soft">{more}</dd>}
  </div>
)

const MINUTE_MS = 60_000

function QueuePart({ sheet }: { sheet: EveningSheet }) {
  const { queue, pizzas, timeZone, bakeAtMs, lastServedMs } = sheet
  const isAlone = queue.length === 1
  const outText = (fromMs: number, toMs: number) =>
    `fuori ${time(fromMs) === time(toMs) ? '' : `${time(fromMs)}-`}${time(toMs)}`
  const time = (atMs: number) => formatTime(atMs, timeZone)
  return (
    <ResultPart
      id={PART_IDS.queue}
      title="La coda al forno"
      intro={`${isAlone ? 'Dal forno alla tavola' : "Dalla prima infornata all'ultima in tavola"} ${shortDuration((lastServedMs - bakeAtMs) / MINUTE_MS)}. ${pauseText(sheet)}`}
    >
      {/* The hours stand among those of the hands, too. */}
      <details className="print-open">
        <summary className="min-h-11 content-center font-semibold print:hidden">Pizza per pizza</summary>
        <ol className="divide-y divide-line rounded-md border border-line bg-paper">
          {queue.map(({ pizza: key, inMs, lookMs, outMs, bake }, index) => {
            const pizza = pizzas.find((one) => one.key === key)
            return (
              <li
                key={`${inMs}-${index}`}
                className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-3 px-4 py-3 print:py-1"
              >
                <span aria-hidden className="font-display text-xl text-tomato">
                  {index + 1}
                </span>
                <span className="min-w-0 font-semibold">{pizza?.name}</span>
                <span className="font-semibold tabular-nums">{time(inMs)}</span>
                <span className="col-span-2 col-start-2 text-sm text-ink-soft tabular-nums">
                  {isShared(sheet)
                    ? `${capitalised(giroText(sheet, index))}, ${outText(lookMs, outMs)}`
                    : `Per ${ownText(sheet, index)}, ${outText(lookMs, outMs)}`}
                  {isShared(sheet) && (
                    <span className="block">{capitalised(portionsText(sheet, index))}</span>
                  )}
                  {addedAt({ inMs, outMs, bake }).map(({ startMs }) => (
                    <span key={startMs} className="block">
                      {time(startMs)} {addTitle(pizza ?? {})}
                    </span>
                  ))}
                </span>
              </li>
            )
          })}
        </ol>
      </details>
    </ResultPart>
  )
}
