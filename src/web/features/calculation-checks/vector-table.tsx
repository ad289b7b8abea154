import type { GoldenGroup } from '#domain/dough/golden/golden-groups.ts'
import type { GoldenVector } from '#domain/dough/golden/golden-vector.ts'
import { GOLDEN_SOURCES } from '#knowledge/dough-checks.ts'
import { formatUpTo } from '../../ui/format.ts'
import { Table } from '../../ui/surfaces.tsx'
import { sourceAnchor } from './source-list.tsx'

const MOST_DIGITS = 4
const ROUNDING_ERROR = 0.5 * 10 ** -MOST_DIGITS

const digitsOf = (tolerance: number) =>
  Math.min(MOST_DIGITS, Math.max(1, 1 + Math.ceil(-Math.log10(tolerance))))

const cell = (text: string) => <span className="whitespace-nowrap tabular-nums">{text}</span>

const withUnit = (figure: string, unit: string) =>
  unit.startsWith('%') ? `${figure}${unit}` : `${figure} ${unit}`

function rowOf({ what, unit, expected, tolerance, source, computed }: GoldenVector) {
  const digits = digitsOf(tolerance)
  const value = computed()
  const difference = value - expected
  const isRoundingError = Math.abs(difference) < ROUNDING_ERROR
  const { grade } = GOLDEN_SOURCES[source]
  return [
    <span key="what" className="block min-w-44">
      {what}
    </span>,
    cell(withUnit(formatUpTo(expected, MOST_DIGITS), unit)),
    cell(withUnit(formatUpTo(value, digits), unit)),
    cell(isRoundingError ? '0' : formatUpTo(difference, digits).replace(/^−0$/, '0')),
    cell(tolerance < ROUNDING_ERROR ? 'esatto' : `± ${formatUpTo(tolerance, MOST_DIGITS)}`),
    <a key="source" href={`#${sourceAnchor(source)}`} className="link-quiet py-1 whitespace-nowrap">
      {grade} · {source}
    </a>,
  ]
}

export const VectorTable = ({ group: { title, vectors } }: { group: GoldenGroup }) => (
  <Table
    caption={`Numeri verificati: ${title}`}
    head={['Che cosa', 'Pubblicato', 'Calcolato da noi', 'Differenza', 'Tolleranza', 'Grado e fonte']}
    rows={vectors.map(rowOf)}
  />
)
