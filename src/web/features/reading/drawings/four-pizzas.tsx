import type { ReactNode } from 'react'
import { Drawing, Label, NATURE, round } from './drawing.tsx'

interface Place {
  x: number
  y: number
  turn: number
}

/** Places on a ring, a little out of step so that no two pizzas look stamped. */
const ring = (count: number, radius: number, start = 0): Place[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = start + (index * 2 * Math.PI) / count + 0.22 * Math.sin(index * 2.4)
    const far = radius * (1 + 0.13 * Math.cos(index * 1.9))
    return {
      x: round(far * Math.cos(angle)),
      y: round(far * Math.sin(angle)),
      turn: round((angle * 180) / Math.PI + 40 * index),
    }
  })

const at = ({ x, y, turn }: Place) => `translate(${x} ${y}) rotate(${turn})`
const each = (places: Place[], draw: (place: Place) => ReactNode) =>
  places.map((place) => <g key={`${place.x} ${place.y}`}>{draw(place)}</g>)

const Disc = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={78} fill={NATURE.crust} stroke={NATURE.edge} strokeWidth={2} />
    <circle r={72} fill={NATURE.doughShade} />
    <circle r={61} fill={NATURE.dough} />
    {each(ring(11, 70, 0.5), ({ x: cx, y: cy, turn }) => (
      <ellipse
        rx={5}
        ry={2.6}
        fill={NATURE.char}
        opacity={0.55}
        transform={`translate(${cx} ${cy}) rotate(${turn})`}
      />
    ))}
    {each(ring(5, 36, 1), ({ x: cx, y: cy }) => (
      <circle cx={cx} cy={cy} r={9} fill={NATURE.crust} opacity={0.28} />
    ))}
    {children}
  </g>
)

const Oregano = ({ places }: { places: Place[] }) =>
  each(places, ({ x, y }) => <circle cx={x} cy={y} r={2.1} fill={NATURE.leaf} />)

const Garlic = ({ places }: { places: Place[] }) =>
  each(places, (place) => (
    <path
      d="M-7 3C-7 -5 4 -8 8 0C4 5 -3 7 -7 3Z"
      transform={at(place)}
      fill={NATURE.flour}
      stroke={NATURE.edge}
      strokeWidth={1.1}
    />
  ))

const Fish = (place: Place) => (
  <g transform={at(place)} fill={NATURE.fish} stroke={NATURE.fishEdge} strokeWidth={1}>
    <path d="M-16 0C-9 -6 5 -6 10 0L17 -5V5L10 0C5 6 -9 6 -16 0Z" />
    <circle cx={-10} cy={-1} r={1.2} fill={NATURE.ink} stroke="none" />
  </g>
)

const Leaf = (place: Place) => (
  <path
    d="M-16 0C-8 -12 8 -12 16 0C8 12 -8 12 -16 0ZM-12 0H11"
    transform={at(place)}
    fill={NATURE.leaf}
    stroke={NATURE.leafEdge}
    strokeWidth={1.3}
  />
)

const Cheese = ({ places }: { places: Place[] }) =>
  each(places, (place) => (
    <path
      d="M-13 2C-14 -8 -3 -11 5 -9C15 -7 15 4 8 9C0 13 -11 11 -13 2Z"
      transform={at(place)}
      fill={NATURE.cheese}
      stroke={NATURE.doughShade}
      strokeWidth={1}
    />
  ))

const Calzone = () => (
  <g transform="translate(300 298)" strokeLinecap="round">
    <path
      d="M-80 26A80 78 0 0 1 80 26C52 42 -52 42 -80 26Z"
      fill={NATURE.crust}
      stroke={NATURE.edge}
      strokeWidth={2}
    />
    <path d="M-66 16A68 62 0 0 1 66 16C44 26 -44 26 -66 16Z" fill={NATURE.dough} />
    {[-62, -47, -31, -16, 0, 16, 31, 47, 62].map((x) => (
      <path
        key={x}
        d={`M${x} ${round(37 - Math.abs(x) / 7)}q4 -7 0 -13`}
        fill="none"
        stroke={NATURE.edge}
        strokeWidth={2}
      />
    ))}
    {[
      [-28, -18],
      [6, -34],
      [30, -10],
      [-4, -4],
      [48, 4],
    ].map(([x, y]) => (
      <ellipse key={x} cx={x} cy={y} rx={7} ry={3.6} fill={NATURE.char} opacity={0.45} />
    ))}
  </g>
)

/** The kinds that Emmanuele Rocco lists, as far as his words go. */
export const FourPizzas = () => (
  <Drawing
    title="Quattro pizze viste dall'alto: aglio, olio e origano; formaggio grattugiato, strutto e basilico; aglio, olio e pesce minuto; un calzone, cioè un disco ripiegato a mezzaluna."
    height={410}
  >
    <Disc x={100} y={86}>
      <Oregano places={[...ring(12, 48, 0.3), ...ring(8, 26, 0.1)]} />
      <Garlic places={[...ring(7, 40), ...ring(3, 15, 0.8)]} />
    </Disc>
    <Label x={100} y={190}>
      Coll'aglio e l'oglio
    </Label>
    <Disc x={300} y={86}>
      <Cheese places={[...ring(7, 40), ...ring(3, 14, 0.4)]} />
      {each(ring(3, 27, 0.9), Leaf)}
    </Disc>
    <Label x={300} y={190}>
      Formaggio e basilico
    </Label>
    <Disc x={100} y={292}>
      <Oregano places={[...ring(11, 50, 0.1), ...ring(6, 20, 0.9)]} />
      {each(ring(6, 36, 0.4), Fish)}
      <Garlic places={ring(3, 12, 0.4)} />
    </Disc>
    <Label x={100} y={396}>
      Con il pesce minuto
    </Label>
    <Calzone />
    <Label x={300} y={396}>
      Calzone
    </Label>
  </Drawing>
)
