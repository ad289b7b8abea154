import {
  SCALE_C,
  scaleShare,
  scaleTicks,
  temperatureRangeText,
  temperatureText,
  wholeDegrees,
} from '#domain/oven-guide/scale.ts'
import type { TemperatureScale as Scale } from '#domain/words/convert.ts'

interface TemperatureScaleProps {
  minC: number
  maxC: number
  ovenMaxC: number | undefined
  scale: Scale
}

/** Percent of the drawing across: it grows with the window, and its text does not. */
const [LEFT, WIDTH] = [4, 90]
const [TOP, HEIGHT] = [34, 22]
const percentAt = (celsius: number) => LEFT + WIDTH * scaleShare(celsius)
const at = (celsius: number) => `${percentAt(celsius)}%`

/** Near an end the words about the oven stand beside their mark. */
function anchorAt(celsius: number) {
  const share = scaleShare(celsius)
  if (share < 0.2) return 'start'
  return share > 0.8 ? 'end' : 'middle'
}

export function TemperatureScale({ minC, maxC, ovenMaxC, scale }: TemperatureScaleProps) {
  const zone = temperatureRangeText(minC, maxC, scale)
  const limit = ovenMaxC === undefined ? '' : ` Massimo del tuo forno: ${temperatureText(ovenMaxC, scale)}.`
  return (
    <svg
      height="92"
      role="img"
      aria-label={`Scala da ${temperatureText(SCALE_C.min, scale)} a ${temperatureText(SCALE_C.max, scale)}. Zona ideale: ${zone}.${limit}`}
      className="w-full font-sans text-xs print:max-w-sm"
    >
      <defs>
        <linearGradient id="calore">
          <stop offset="0" stopColor="var(--medium)" />
          <stop offset="1" stopColor="var(--hard)" />
        </linearGradient>
      </defs>
      <rect
        x={`${LEFT}%`}
        y={TOP}
        width={`${WIDTH}%`}
        height={HEIGHT}
        rx="11"
        fill="var(--crust)"
        stroke="var(--line)"
      />
      <rect
        x={at(minC)}
        y={TOP}
        width={`${Math.max(1, percentAt(maxC) - percentAt(minC))}%`}
        height={HEIGHT}
        rx="5"
        fill="url(#calore)"
      />
      {scaleTicks(scale).map((celsius, index, { length }) => (
        <g key={celsius}>
          <line
            x1={at(celsius)}
            x2={at(celsius)}
            y1={TOP + HEIGHT + 4}
            y2={TOP + HEIGHT + 11}
            stroke="var(--ink-soft)"
          />
          <text x={at(celsius)} y={TOP + HEIGHT + 26} textAnchor="middle" fill="var(--ink-soft)">
            {(index === length - 1 ? temperatureText : wholeDegrees)(celsius, scale)}
          </text>
        </g>
      ))}
      {ovenMaxC !== undefined && (
        <g data-testid="oven-max">
          <line
            x1={at(ovenMaxC)}
            x2={at(ovenMaxC)}
            y1={TOP - 8}
            y2={TOP + HEIGHT + 4}
            stroke="var(--ink)"
            strokeWidth="2"
          />
          <text
            x={at(ovenMaxC)}
            y={TOP - 14}
            textAnchor={anchorAt(ovenMaxC)}
            fontWeight="600"
            fill="var(--ink)"
          >
            il tuo forno {temperatureText(ovenMaxC, scale)}
          </text>
        </g>
      )}
    </svg>
  )
}
