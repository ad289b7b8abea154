import { HOUSE_BALL_G } from '#domain/dough/full/full-limits.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** The sample dough of the specification (part 1, section 2). */
const SAMPLE = [
  ['Farina', '1000g'],
  ['Acqua', '650ml'],
  ['Sale', '30g'],
  ['Lievito fresco', '3g'],
]

export const DoughTeaser = () => (
  <section className="py-6 sm:py-10" aria-labelledby="impasto-titolo">
    <div className="wrap grid items-center gap-x-10 gap-y-4 lg:grid-cols-2">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="impasto-titolo" className="text-2xl">
            L'impasto della domenica
          </h2>
          <Badge>esempio</Badge>
        </div>
        <p className="mt-1.5 text-ink-soft">
          Per 6 pizze da 30cm, con 48h di fermentazione in frigo: panetti generosi, da 280 g invece dei soliti{' '}
          {HOUSE_BALL_G}.
        </p>
        <ButtonLink to="/calcolatore-impasto" look="secondary" className="mt-3">
          Calcola il tuo impasto
        </ButtonLink>
      </div>
      <dl className="grid grid-cols-4 overflow-hidden rounded-lg border border-line bg-paper shadow-card">
        {SAMPLE.map(([name, amount]) => (
          <div key={name} className="flex flex-col justify-between border-line p-3 not-first:border-l sm:p-5">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="figure text-lg sm:text-2xl">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
