import {
  type BakeSetup,
  bakeCurve,
  bakeCurveRange,
  bakeTime,
  roundedTime,
} from '#domain/oven-guide/bake-model.ts'
import {
  bakeTimeRangeText,
  roundTemperatures,
  temperatureText,
  wholeDegrees,
} from '#domain/oven-guide/scale.ts'
import type { Target } from '#domain/oven-guide/target.ts'
import type { TemperatureScale } from '#domain/words/convert.ts'
import { formatUpTo } from '../../ui/format.ts'
import { ChartFrame, Table } from '../../ui/surfaces.tsx'

interface BakeCurveProps {
  setup: BakeSetup
  target: Target
  scale: TemperatureScale
}

/** Percent of the drawing: it grows with the window, and its text does not. */
const [LEFT, RIGHT, TOP, BOTTOM] = [16, 95, 4, 80]
const ROWS = 4
const MINUTE_STEPS = [0.5, 1, 2, 5, 10, 15, 30]

export function BakeCurve({ setup, target, scale }: BakeCurveProps) {
  const { fromC, toC, stepC } = bakeCurveRange(setup, target)
  const curve = bakeCurve(setup, fromC, toC)
  const longestS = curve[0]?.maxS ?? 1
  const x = (celsius: number) => LEFT + ((RIGHT - LEFT) * (celsius - fromC)) / (toC - fromC)
  const y = (seconds: number) => BOTTOM - ((BOTTOM - TOP) * seconds) / longestS
  const upper = curve.map(({ temperatureC, maxS }) => `${x(temperatureC)},${y(maxS)}`)
  const lower = curve.map(({ temperatureC, minS }) => `${x(temperatureC)},${y(minS)}`).reverse()
  const zoneFrom = x(Math.max(fromC, target.minC))
  const step = MINUTE_STEPS.find((minutes) => minutes * 60 * ROWS >= longestS) ?? 60
  const minutes = Array.from({ length: ROWS + 1 }, (_, row) => row * step).filter(
    (minute) => minute * 60 <= longestS,
  )
  const rows = roundTemperatures(fromC, toC, stepC, scale).map((temperatureC) => {
    const { minS, maxS } = bakeTime(setup, temperatureC)
    return { temperatureC, minS: roundedTime(minS), maxS: roundedTime(maxS) }
  })
  const title = 'Più caldo, più in fretta'
  return (
    <>
      <ChartFrame
        title={title}
        summary={`Tempo di cottura secondo la temperatura. ${rows
          .map(
            ({ temperatureC, minS, maxS }) =>
              `${temperatureText(temperatureC, scale)}: ${bakeTimeRangeText(minS, maxS)}`,
          )
          .join('; ')}.`}
      >
        <svg className="h-60 w-full text-xs print:h-40 print:max-w-60 print:text-[0.5rem]" aria-hidden="true">
          {minutes.map((minute) => (
            <MinuteLine key={minute} minute={minute} y={`${y(minute * 60)}%`} />
          ))}
          {rows.map(({ temperatureC }) => (
            <text
              key={temperatureC}
              x={`${x(temperatureC)}%`}
              y={`${BOTTOM}%`}
              dy="1.4em"
              textAnchor="middle"
              fill="var(--ink-soft)"
            >
              {wholeDegrees(temperatureC, scale)}
            </text>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <rect
              x={zoneFrom}
              y={TOP}
              width={Math.max(1, x(target.maxC) - zoneFrom)}
              height={BOTTOM - TOP}
              fill="var(--gold)"
              opacity="0.22"
            />
            <polygon points={[...upper, ...lower].join(' ')} fill="var(--tomato-fill)" opacity="0.85" />
          </svg>
          <text x={`${RIGHT}%`} y="100%" dy="-0.4em" textAnchor="end" fill="var(--ink-soft)">
            {scale === 'celsius' ? '°C' : '°F'}, nella fascia beige i gradi consigliati
          </text>
        </svg>
      </ChartFrame>
      <details className="no-print mt-3">
        <summary className="min-h-11 py-2 font-semibold">Gli stessi valori in tabella</summary>
        <Table
          caption={title}
          head={['Temperatura', 'Tempo di cottura']}
          rows={rows.map(({ temperatureC, minS, maxS }) => [
            temperatureText(temperatureC, scale),
            bakeTimeRangeText(minS, maxS),
          ])}
        />
      </details>
    </>
  )
}

const MinuteLine = ({ minute, y }: { minute: number; y: string }) => (
  <>
    <line x1={`${LEFT}%`} x2={`${RIGHT}%`} y1={y} y2={y} stroke="var(--line)" />
    <text x={`${LEFT}%`} y={y} dx="-6" dy="4" textAnchor="end" fill="var(--ink-soft)">
      {formatUpTo(minute, 1)} min
    </text>
  </>
)
