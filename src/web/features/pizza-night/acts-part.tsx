import { clsx } from 'clsx'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import type { LineAct } from '#domain/pizza-night/timeline/evening-line.ts'
import { byDay, formatDay, formatTime } from '#domain/words/clock-format.ts'
import { counted } from '#domain/words/counted.ts'
import { uncapitalised } from '#domain/words/italian-noun.ts'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { Lines } from '../../ui/titled.tsx'
import { usePageClock } from './page-clock.ts'
import { PART_IDS, ResultPart } from './result-part.tsx'

type Acts = Pick<EveningSheet, 'cautions' | 'timeZone'> & { acts: readonly LineAct[] }

/** On one day the name of a dough or a pizza stands where it changes, and what several acts say is told once. */
const toldOnce = (acts: readonly LineAct[]): LineAct[] =>
  acts.map((act, index) => {
    const isTold = acts.slice(0, index).some(({ note }) => note === act.note)
    return { ...act, ...(isTold && { note: '' }), ...(acts[index - 1]?.of === act.of && { of: '' }) }
  })

export function ActsPart({ sheet }: { sheet: Acts }) {
  const { acts, timeZone, cautions } = sheet
  const nowMs = usePageClock() ?? Number.NEGATIVE_INFINITY
  const next = acts.find(({ endMs }) => endMs > nowMs) ?? acts.at(-1)
  const nextDay = next && formatDay(next.startMs, timeZone)
  return (
    <ResultPart
      id={PART_IDS.acts}
      title="Che cosa fare e quando"
      intro="Dalla prima farina all'ultima pizza, mai due cose insieme e mai mentre dormi."
    >
      {/* Printed for the cook only: the menu must not tell guests about the health of others. */}
      {cautions.length > 0 && <Lines className="hidden space-y-1 print:mb-2 print:block" of={cautions} />}
      <div className="grid gap-6 max-lg:gap-3 print:block print:columns-3">
        {[...byDay(acts, timeZone)].map(([day, own]) => (
          <Day key={day} day={day} acts={own} timeZone={timeZone} isNext={day === nextDay} />
        ))}
      </div>
    </ResultPart>
  )
}

interface DayProps {
  day: string
  acts: readonly LineAct[]
  timeZone: string
  /** The day of the next act. On phones the others are one tap away. */
  isNext: boolean
}

function Day({ day, acts, timeZone, isNext }: DayProps) {
  const list = (
    <ol className="border-l-2 border-line">
      {toldOnce(acts).map((act) => (
        <ActRow key={act.id} act={act} time={formatTime(act.startMs, timeZone)} />
      ))}
    </ol>
  )
  return (
    <section aria-label={day}>
      <h4 className="mb-3 text-lg first-letter:uppercase print:mb-1">{day}</h4>
      {isNext ? (
        list
      ) : (
        <PhoneFold name={<InShort acts={acts} timeZone={timeZone} />} className={FOLDED}>
          {list}
        </PhoneFold>
      )}
    </section>
  )
}

const FOLDED =
  'max-lg:[&>button]:mb-3 max-lg:[&>button]:rounded-lg max-lg:[&>button]:border max-lg:[&>button]:border-line max-lg:[&>button]:bg-paper max-lg:[&>button]:px-4 max-lg:[&>button]:py-3 print:[&>button]:hidden print:[&>div]:block!'

/** When a folded day begins, when the first pizza goes into the oven, and when the last thing is done. */
function InShort({ acts, timeZone }: Pick<DayProps, 'acts' | 'timeZone'>) {
  const first = acts.find(({ baked }) => baked?.turn === 'in')
  const told = new Set([acts[0], first, acts.at(-1)].filter((act) => act !== undefined))
  return (
    <span>
      Mostra {counted(acts.length, 'gesto', 'gesti')}
      <span className="block text-sm font-normal text-ink-soft">
        {[...told]
          .map(({ startMs, title }) => `${formatTime(startMs, timeZone)} ${uncapitalised(title)}`)
          .join(' · ')}
      </span>
    </span>
  )
}

const ActRow = ({ act: { startMs, title, of, note, needsHands }, time }: { act: LineAct; time: string }) => (
  <li className="relative pb-4 pl-5 max-lg:pb-3 xl:grid xl:grid-cols-[14rem_1fr] xl:gap-x-6 print:pb-1.5">
    <span
      aria-hidden
      className={`absolute top-2 -left-[7px] size-3 rounded-full print:hidden ${needsHands ? 'bg-tomato-fill' : 'border-2 border-line bg-paper'}`}
    />
    <div className={clsx(note === '' && 'xl:col-span-2')}>
      <p className="font-semibold">
        <time dateTime={new Date(startMs).toISOString()} className="tabular-nums">
          {time}
        </time>{' '}
        {title}
      </p>
      {of !== '' && <p className="text-sm font-medium text-gold">{of}</p>}
    </div>
    {note !== '' && <p className="max-w-prose text-sm text-ink-soft xl:pt-0.5 print:text-ink">{note}</p>}
  </li>
)
