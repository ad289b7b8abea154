import { FLAVOR_NAMES } from '#domain/pairing/flavor-balance.ts'
import { FLAVORS, type FlavorProfile } from '#domain/pairing/ingredient.ts'
import { formatUpTo } from '../../ui/format.ts'
import { ChartFrame } from '../../ui/surfaces.tsx'

const CENTRE = { x: 180, y: 138 }
const RADIUS = 88
const LABEL_RADIUS = 102
const STRONGEST = 10
const RINGS = [2.5, 5, 7.5, 10]

const around = (index: number, radius: number) => {
  const angle = (2 * Math.PI * index) / FLAVORS.length - Math.PI / 2
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) }
}
// The coordinates are rounded, because the cosines of server and browser may differ in the last digit. Both
// must render the same text.
const point = (index: number, value: number) => {
  const { x, y } = around(index, (RADIUS * value) / STRONGEST)
  return `${x.toFixed(1)},${y.toFixed(1)}`
}
const ring = (value: number) => FLAVORS.map((_, index) => point(index, value)).join(' ')

const anchorAt = (x: number) => {
  if (Math.abs(x - CENTRE.x) < 8) return 'middle'
  return x > CENTRE.x ? 'start' : 'end'
}

export function FlavorRadar({ title, profile }: { title: string; profile: FlavorProfile }) {
  const summary = FLAVORS.map(
    (flavor) => `${FLAVOR_NAMES[flavor]} ${formatUpTo(profile[flavor], 1)} su 10`,
  ).join(', ')
  return (
    <ChartFrame title={title} summary={`${title}: ${summary}.`}>
      <svg viewBox="0 0 360 280" className="mx-auto w-full max-w-md" aria-hidden="true">
        {RINGS.map((value) => (
          <polygon key={value} points={ring(value)} fill="none" stroke="var(--line)" />
        ))}
        <polygon
          points={FLAVORS.map((flavor, index) => point(index, profile[flavor])).join(' ')}
          fill="var(--tomato-fill)"
          fillOpacity="0.3"
          stroke="var(--tomato)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {FLAVORS.map((flavor, index) => {
          const { x, y } = around(index, index === 0 ? LABEL_RADIUS + 14 : LABEL_RADIUS)
          return (
            <text key={flavor} textAnchor={anchorAt(x)} fontSize="15" fill="var(--ink)">
              <tspan x={x.toFixed(1)} y={y.toFixed(1)}>
                {FLAVOR_NAMES[flavor]}
              </tspan>
              <tspan x={x.toFixed(1)} dy="17" fontWeight="600">
                {formatUpTo(profile[flavor], 1)}
              </tspan>
            </text>
          )
        })}
      </svg>
    </ChartFrame>
  )
}
