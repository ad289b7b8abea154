import type { ReactNode } from 'react'
import { Arrow, Drawing, Label, NATURE } from './drawing.tsx'

const Bowl = ({ x, y, words, children }: { x: number; y: number; words: string; children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={76} className="fill-flour stroke-line" strokeWidth={5} />
    <circle r={58} fill={NATURE.dough} stroke={NATURE.edge} strokeWidth={1.6} />
    {children}
    <Label x={0} y={104}>
      {words}
    </Label>
  </g>
)

const crease = { fill: 'none', stroke: NATURE.edge, strokeWidth: 1.6, strokeLinecap: 'round' } as const
const Pull = ({ d, head }: { d: string; head: string }) => <Arrow d={d} head={head} colour={NATURE.tomato} />

/** One fold seen from above, then the quarter turn. */
export const FoldSteps = () => (
  <Drawing
    title="Quattro passi visti dall'alto, in una ciotola: si prende un lembo e lo si tira verso l'alto; lo si porta sopra al resto; si gira la ciotola di un quarto; si ripete con il lembo seguente, fino a quattro."
    height={412}
  >
    <Bowl x={100} y={84} words="1. Tira il lembo">
      <path d="M-30 -49C-34 -84 34 -84 30 -49" fill={NATURE.dough} stroke={NATURE.edge} strokeWidth={1.6} />
      <path d="M-27 -44C-10 -36 10 -36 27 -44" {...crease} />
      <Pull d="M0 -18V-64" head="M-9 -54L0 -66L9 -54" />
    </Bowl>
    <Bowl x={300} y={84} words="2. Portalo sopra">
      <path
        d="M-48 -30C-30 -18 30 -18 48 -30C46 -2 36 30 26 36C10 44 -10 44 -26 36C-36 30 -46 -2 -48 -30Z"
        fill={NATURE.flour}
        stroke={NATURE.edge}
        strokeWidth={1.6}
      />
      <Pull d="M0 -44C-16 -26 -16 0 -1 20" head="M-14 15L1 23L4 7" />
    </Bowl>
    <Bowl x={100} y={290} words="3. Un quarto di giro">
      <path d="M-34 22C-14 36 14 36 34 22M-40 -26C-18 -12 18 -12 40 -26" {...crease} />
      <Pull d="M8 -66A66 66 0 0 1 66 -4" head="M55 -13L66 -2L75 -14" />
    </Bowl>
    <Bowl x={300} y={290} words="4. Ripeti, quattro lembi">
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d="M-40 -42C-16 -12 16 -12 40 -42" transform={`rotate(${turn})`} {...crease} />
      ))}
      <text y={8} textAnchor="middle" fontSize={24} fontWeight={700} fill={NATURE.tomato}>
        × 4
      </text>
    </Bowl>
  </Drawing>
)
