import { Drawing, Label, round } from './drawing.tsx'

/** The bands and the times of the glossary's entry W. */
const BANDS = [
  { from: 100, to: 180, name: 'debole', opacity: 0.16 },
  { from: 180, to: 260, name: 'media', opacity: 0.4 },
  { from: 260, to: 350, name: 'forte', opacity: 0.7 },
  { from: 350, to: 430, name: 'rinforzo', opacity: 1 },
]
const TIMES = [
  { from: 240, to: 280, hours: '8-12 ore' },
  { from: 280, to: 320, hours: '24-48 ore' },
]
const xOf = (w: number) => round(5 + ((w - 100) / 330) * 390)

/** How strong a flour for how long a rest. */
export const StrengthScale = () => (
  <Drawing
    title="Scala della forza W: fino a 180 debole, da 180 a 260 media, da 260 a 350 forte, oltre 350 da rinforzo. Per un impasto di 8-12 ore W 240-280, per 24-48 ore W 280-320."
    height={168}
  >
    {BANDS.map(({ from, to, name, opacity }) => (
      <g key={name}>
        <rect
          x={xOf(from) + 1}
          y={26}
          width={xOf(to) - xOf(from) - 2}
          height={30}
          rx={4}
          className="fill-tomato-fill"
          opacity={opacity}
        />
        <Label x={(xOf(from) + xOf(to)) / 2} y={17}>
          {name}
        </Label>
      </g>
    ))}
    {[180, 260, 350].map((w) => (
      <Label key={w} x={xOf(w)} y={76} light>
        {w}
      </Label>
    ))}
    {TIMES.map(({ from, to, hours }, index) => {
      const y = 106 + index * 36
      return (
        <g key={hours}>
          <rect
            x={xOf(from)}
            y={y - 8}
            width={xOf(to) - xOf(from)}
            height={16}
            rx={8}
            className="fill-basil-fill"
          />
          <Label x={xOf(from) - 10} y={y + 5} anchor="end">
            {hours}
          </Label>
          <Label x={xOf(to) + 10} y={y + 5} anchor="start" light>
            W {from}-{to}
          </Label>
        </g>
      )
    })}
  </Drawing>
)
