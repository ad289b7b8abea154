import { formatDecimal } from '#web/ui/format.ts'
import { ChartFrame, Table } from '#web/ui/surfaces.tsx'
import { dayWith } from '../admin/moment-text.ts'

interface DayChartProps {
  title: string
  days: readonly { day: string; count: number }[]
}

/** Units of the drawing. A day is one unit wide. */
const HEIGHT = 100
const GAP = 0.1
const dayFormat = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))

export function DayChart({ title, days }: DayChartProps) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(1, ...days.map(({ count }) => count))
  const best = days.find(({ count }) => count === most)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div>
      <ChartFrame
        title={`${title}: ${formatDecimal(total)}`}
        summary={`${title} per giorno: ${formatDecimal(total)} in ${days.length} giorni${
          best ? `, al massimo ${formatDecimal(most)} ${dayWith('il', dayText(best.day))}` : ''
        }.`}
      >
        {/* The labels stand outside the SVG, because it shrinks in narrow windows. */}
        <div aria-hidden="true" className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-ink-soft">
          <div className="-my-2 flex flex-col items-end justify-between leading-4">
            <span>{formatDecimal(most)}</span>
            <span>0</span>
          </div>
          <Bars days={days} most={most} />
          {first && last && (
            <div className="col-start-2 mt-3 flex justify-between">
              <span>{dayText(first.day)}</span>
              {last !== first && <span>{dayText(last.day)}</span>}
            </div>
          )}
        </div>
      </ChartFrame>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Gli stessi valori in tabella</summary>
        <div className="max-h-96 overflow-y-auto">
          <Table
            caption={`${title} per giorno`}
            head={['Giorno', title]}
            rows={days.toReversed().map(({ day, count }) => [dayText(day), formatDecimal(count)])}
          />
        </div>
      </details>
    </div>
  )
}

function Bars({ days, most }: { days: DayChartProps['days']; most: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-36 w-full overflow-visible"
    >
      {[0, HEIGHT].map((y) => (
        <line key={y} x2={days.length} y1={y} y2={y} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
      ))}
      {days.map(({ day, count }, index) => (
        <rect
          key={day}
          x={index + GAP}
          y={HEIGHT - (HEIGHT * count) / most}
          width={1 - 2 * GAP}
          height={(HEIGHT * count) / most}
          fill="var(--tomato-fill)"
        />
      ))}
    </svg>
  )
}
