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

const [LEFT, RIGHT, TOP, BOTTOM] = [56, 350, 12, 190]
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
        <svg viewBox="0 0 360 234" className="w-full print:max-w-60" aria-hidden="true">
          {minutes.map((minute) => (
            <g key={minute}>
              <line x1={LEFT} x2={RIGHT} y1={y(minute * 60)} y2={y(minute * 60)} stroke="var(--line)" />
              <text x={LEFT - 6} y={y(minute * 60) + 4} textAnchor="end" fontSize="12" fill="var(--ink-soft)">
                {formatUpTo(minute, 1)} min
              </text>
            </g>
          ))}
          {rows.map(({ temperatureC }) => (
            <text
              key={temperatureC}
              x={x(temperatureC)}
              y={BOTTOM + 18}
              textAnchor="middle"
              fontSize="12"
              fill="var(--ink-soft)"
            >
              {wholeDegrees(temperatureC, scale)}
            </text>
          ))}
          <rect
            x={x(Math.max(fromC, target.minC))}
            y={TOP}
            width={Math.max(3, x(target.maxC) - x(Math.max(fromC, target.minC)))}
            height={BOTTOM - TOP}
            fill="var(--gold)"
            opacity="0.22"
          />
          <polygon points={[...upper, ...lower].join(' ')} fill="var(--tomato-fill)" opacity="0.85" />
          <text x={RIGHT} y={BOTTOM + 34} textAnchor="end" fontSize="12" fill="var(--ink-soft)">
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
