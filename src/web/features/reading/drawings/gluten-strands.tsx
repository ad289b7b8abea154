import { useId } from 'react'
import { Drawing, Label, NATURE, round } from './drawing.tsx'

const STEPS = 36
const WIDTH = 122

/** A thread from one side of the panel to the other; `wander` is how far it strays from its line. */
function thread(y: number, slope: number, wander: number, phase: number) {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = (step / STEPS) * (WIDTH + 8) - 4
    const stray = Math.sin(x / 15 + phase) + 0.6 * Math.sin(x / 7.3 + 2 * phase)
    return `${round(x)} ${round(y + slope * x + wander * stray)}`
  })
  return `M${points.join('L')}`
}

const COILS = [
  [14, 26],
  [56, 22],
  [94, 40],
  [30, 62],
  [72, 74],
  [14, 98],
  [52, 112],
  [96, 100],
] as const
const GRAINS = [
  [38, 38, 8],
  [78, 48, 6],
  [18, 80, 6],
  [102, 72, 8],
  [44, 90, 6],
  [80, 116, 7],
  [108, 20, 6],
  [24, 122, 7],
] as const
const BUBBLES = [
  [36, 44, 20, 12],
  [88, 52, 15, 10],
  [60, 92, 25, 14],
  [106, 104, 12, 9],
  [20, 116, 14, 8],
] as const

const Grains = () =>
  GRAINS.map(([cx, cy, r]) => (
    <circle key={cx} cx={cx} cy={cy} r={r} fill={NATURE.flour} stroke={NATURE.doughShade} strokeWidth={1.5} />
  ))

const Coils = () => (
  <>
    <Grains />
    {COILS.map(([x, y]) => (
      <path key={`${x} ${y}`} d={`M${x} ${y}c2 -12 18 -10 16 1c-2 9 -15 7 -12 -2c2 -5 8 -4 8 1`} />
    ))}
  </>
)

const Web = () => (
  <>
    <Grains />
    {[16, 34, 52, 70, 88, 106, 122].map((y, index) => (
      <path key={y} d={thread(y, index % 2 ? 0.16 : -0.14, 8.5, index * 2.1)} />
    ))}
  </>
)

const Sheets = () => (
  <>
    {[12, 21, 68, 76, 126, 133].map((y, index) => (
      <path key={y} d={thread(y, 0, 1.7, index * 0.5)} />
    ))}
    {BUBBLES.map(([cx, cy, rx, ry]) => (
      <g key={cx}>
        <ellipse cx={cx} cy={cy} rx={rx + 4} ry={ry + 4} />
        <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill={NATURE.flour} stroke="none" />
      </g>
    ))}
  </>
)

const PANELS = [
  { x: 4, Inside: Coils, name: 'Bagnata', says: 'fili ripiegati' },
  { x: 139, Inside: Web, name: 'Impastata', says: 'una rete' },
  { x: 274, Inside: Sheets, name: 'Piegata', says: 'fogli e bolle' },
]

/** From separate proteins to a web, from a web to sheets. */
export function GlutenStrands() {
  const clip = useId()
  return (
    <Drawing
      title="Tre riquadri. Nel primo le proteine sono ripiegate e separate fra i granuli d'amido. Nel secondo, dopo l'impastamento, formano una rete disordinata. Nel terzo, dopo le pieghe, i fili corrono paralleli e fra loro restano chiuse bolle di gas."
      height={206}
    >
      <clipPath id={clip}>
        <rect width={WIDTH} height={144} rx={14} />
      </clipPath>
      {PANELS.map(({ x, Inside, name, says }) => (
        <g key={name}>
          <g
            transform={`translate(${x} 4)`}
            clipPath={`url(#${clip})`}
            fill="none"
            stroke={NATURE.tomato}
            strokeWidth={2.3}
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <rect width={WIDTH} height={144} fill={NATURE.dough} stroke="none" />
            <Inside />
          </g>
          <Label x={x + WIDTH / 2} y={176} className="fill-tomato">
            {name}
          </Label>
          <Label x={x + WIDTH / 2} y={197} light>
            {says}
          </Label>
        </g>
      ))}
    </Drawing>
  )
}
