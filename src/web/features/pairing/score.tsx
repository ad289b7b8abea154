import type { Recommendation } from '#contracts/pairing/pairing.ts'
import { scoreBand } from '#domain/pairing/score-band.ts'

const BANDS = {
  green: { look: 'bg-easy text-on-fill', word: 'ottimo' },
  blue: { look: 'bg-good text-on-fill', word: 'buono' },
  yellow: { look: 'bg-medium text-on-medium', word: 'da provare' },
  red: { look: 'bg-hard text-on-fill', word: 'rischioso' },
} as const

export function ScoreBadge({ score }: { score: number }) {
  const band = scoreBand(score)
  return (
    <span
      data-band={band}
      className={`inline-flex shrink-0 items-baseline gap-1.5 rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${BANDS[band].look}`}
    >
      <span className="tabular-nums">{score}/100</span> {BANDS[band].word}
    </span>
  )
}

type Part = Recommendation['parts']['tradition']

const PAIR_PARTS = [
  ['tradition', 'Tradizione e affinità'],
  ['contrast', 'Contrasto'],
  ['balance', 'Equilibrio'],
  ['season', 'Stagione'],
] as const

export const ScoreParts = ({ parts }: Pick<Recommendation, 'parts'>) => (
  <PartList parts={PAIR_PARTS.map(([key, name]) => [name, parts[key]])} />
)

export const PartList = ({ parts }: { parts: (readonly [name: string, part: Part])[] }) => (
  <dl className="space-y-2 text-sm">
    {parts.map(([name, { points, max, reason }]) => (
      <div key={name}>
        <dt className="flex justify-between gap-3 font-semibold">
          <span>{name}</span>
          <span className="tabular-nums">
            {points}/{max}
          </span>
        </dt>
        <dd>
          <span aria-hidden className="mt-0.5 mb-1 block h-1.5 overflow-hidden rounded-full bg-crust">
            <span
              className="block h-full rounded-full bg-gold"
              style={{ width: `${(100 * points) / max}%` }}
            />
          </span>
          <span className="text-ink-soft">{reason}</span>
        </dd>
      </div>
    ))}
  </dl>
)
