import { Drawing, NATURE } from './drawing.tsx'

const NOTES = [
  { y: 84, what: 'Tipo 00', says: ['quanto è bianca:', 'ceneri fino a 0,55%'] },
  { y: 158, what: 'W 280', says: ['quanto è forte: basta', 'per un giorno o poco più'] },
  { y: 232, what: 'P/L 0,55', says: ['quanto si allunga: per', 'la pizza 0,50-0,70'] },
  { y: 306, what: 'Proteine 12,5', says: ['grammi su 100: guarda', 'qui se manca la W'] },
]

/** A bag that does not exist, with what to look for on those that do. */
export const FlourLabel = () => (
  <Drawing
    title="Un sacco di farina con quattro scritte spiegate. Tipo 00: quanto è bianca, ceneri fino a 0,55 per cento. W 280: quanto è forte, basta per un giorno o poco più. P/L 0,55: quanto si allunga, per la pizza fra 0,50 e 0,70. Proteine 12,5 grammi su 100: la misura da guardare quando la W manca."
    height={384}
  >
    <g stroke={NATURE.edge} strokeWidth={2}>
      <path
        d="M14 46C6 134 6 270 16 364C66 376 138 376 188 364C198 270 198 134 190 46Z"
        fill={NATURE.dough}
      />
      <path
        d="M14 46C22 32 18 22 26 12C76 21 128 21 178 12C186 22 182 32 190 46C138 57 66 57 14 46Z"
        fill={NATURE.flour}
      />
      <path d="M24 33C76 42 128 42 180 33" fill="none" strokeWidth={1.5} strokeDasharray="5 4" />
    </g>
    {NOTES.map(({ y, what, says }) => (
      <g key={what}>
        <rect
          x={26}
          y={y - 4}
          width={148}
          height={42}
          rx={8}
          fill="#fffdf8"
          stroke={NATURE.doughShade}
          strokeWidth={1.5}
        />
        <text x={100} y={y + 23} textAnchor="middle" fontSize={17} fill={NATURE.ink} className="figure">
          {what}
        </text>
        <path d={`M174 ${y + 17}H212`} stroke={NATURE.tomato} strokeWidth={2.4} />
        <circle cx={174} cy={y + 17} r={4.5} fill={NATURE.tomato} />
        {says.map((line, index) => (
          <text key={line} x={220} y={y + 12 + index * 20} fontSize={15.5} className="fill-ink">
            {line}
          </text>
        ))}
      </g>
    ))}
  </Drawing>
)
