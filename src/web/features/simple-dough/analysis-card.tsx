import type { ReactNode } from 'react'
import type { SimpleDoughAnalysis } from '#domain/dough/simple/simple-analysis.ts'
import { difficultyBarPct } from '#domain/dough/simple/simple-difficulty.ts'
import { formatDecimal } from '../../ui/format.ts'

export function AnalysisCard({ analysis }: { analysis: SimpleDoughAnalysis }) {
  const { expectedTexture, difficultyLevel, optimalBakingTemp } = analysis
  const pct = difficultyBarPct(difficultyLevel)
  return (
    <section aria-labelledby="analisi-impasto">
      <h4 id="analisi-impasto" className="mb-3 text-lg font-semibold">
        Analisi dell'impasto
      </h4>
      <dl className="grid gap-5 sm:grid-cols-3">
        <Fact name="Consistenza">{expectedTexture}</Fact>
        <Fact name="Difficoltà">
          <span className="font-semibold">{difficultyLevel}</span>
          <span
            role="progressbar"
            aria-label="Difficoltà"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={pct}
            aria-valuetext={difficultyLevel}
            className="mt-2 block h-2.5 overflow-hidden rounded-full bg-crust"
          >
            <span className="block h-full rounded-full bg-tomato-fill" style={{ width: `${pct}%` }} />
          </span>
        </Fact>
        <Fact name="Temperatura ideale del forno">
          <span className="figure text-2xl">{formatDecimal(optimalBakingTemp)} °C</span>
        </Fact>
      </dl>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)
