import { formatDecimal } from '../../../ui/format.ts'
import { ChartFrame, Table } from '../../../ui/surfaces.tsx'

interface DayChartProps {
  title: string
  /** Oldest first, one for each day; `day` as '2026-11-21'. */
  days: readonly { day: string; count: number }[]
}

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 712, 10, 150]
const dayFormat = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))

/** A bar for each day, and the same figures in a table. */
export function DayChart({ title, days }: DayChartProps) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(1, ...days.map(({ count }) => count))
  const best = days.find(({ count }) => count === most)
  const width = (RIGHT - LEFT) / days.length
  const height = (count: number) => ((BOTTOM - TOP) * count) / most
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div>
      <ChartFrame
        title={`${title}: ${formatDecimal(total)}`}
        summary={`${title} per giorno: ${formatDecimal(total)} in ${days.length} giorni${
          best ? `, al massimo ${formatDecimal(most)} il ${dayText(best.day)}` : ''
        }.`}
      >
        <svg viewBox="0 0 720 180" className="w-full" aria-hidden="true">
          {[0, most].map((count) => (
            <g key={count}>
              <line
                x1={LEFT}
                x2={RIGHT}
                y1={BOTTOM - height(count)}
                y2={BOTTOM - height(count)}
                stroke="var(--line)"
              />
              <text
                x={LEFT - 6}
                y={BOTTOM - height(count) + 5}
                textAnchor="end"
                fontSize="14"
                fill="var(--ink-soft)"
              >
                {formatDecimal(count)}
              </text>
            </g>
          ))}
          {days.map(({ day, count }, index) => (
            <rect
              key={day}
              x={LEFT + index * width + width * 0.1}
              y={BOTTOM - height(count)}
              width={width * 0.8}
              height={height(count)}
              fill="var(--tomato-fill)"
            />
          ))}
          {first && last && (
            <>
              <text x={LEFT} y={BOTTOM + 22} fontSize="14" fill="var(--ink-soft)">
                {dayText(first.day)}
              </text>
              <text x={RIGHT} y={BOTTOM + 22} textAnchor="end" fontSize="14" fill="var(--ink-soft)">
                {dayText(last.day)}
              </text>
            </>
          )}
        </svg>
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
