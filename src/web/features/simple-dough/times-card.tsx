import type { SimpleDoughParams } from '#domain/dough/simple/simple-limits.ts'
import { FIXED_TIMES } from '#domain/dough/simple/simple-texts.ts'
import { displayedLeaveningH } from '#domain/dough/simple/simple-times.ts'

export function TimesCard({ params }: { params: SimpleDoughParams }) {
  const times = [
    ['Impasto', FIXED_TIMES.dough],
    ['Lievitazione', `${displayedLeaveningH(params)} ore`],
    ['Cottura', FIXED_TIMES.baking],
    ["Temperatura ideale dell'acqua", FIXED_TIMES.idealWater],
  ]
  return (
    <section aria-labelledby="tempi-impasto">
      <h4 id="tempi-impasto" className="mb-2 text-lg font-semibold">
        Tempi di preparazione
      </h4>
      <dl>
        {times.map(([name, time]) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2 print:py-0.5"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold whitespace-nowrap">{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
