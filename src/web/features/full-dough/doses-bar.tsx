import { ArrowDown } from 'lucide-react'
import { doseText, rowsOf } from './doses-table.tsx'
import { type Result, summaryOf, useCalculator } from './use-calculator.ts'

/** In narrow windows the doses stay in sight while the reader changes the fields. */
export function DosesBar() {
  const { result } = useCalculator()
  return (
    <div className="no-print sticky top-18 z-10 flex items-center gap-3 rounded-lg bg-char px-4 py-2 text-on-char shadow-lift lg:hidden">
      <div className="min-w-0 flex-1">
        {result ? <Doses result={result} /> : 'Controlla i campi: le dosi non tornano'}
      </div>
      <a
        href="#dosi"
        aria-label="Tutte le dosi"
        className="flex size-11 shrink-0 items-center justify-center rounded-full border border-on-char/40 text-on-char"
      >
        <ArrowDown className="size-5" aria-hidden />
      </a>
    </div>
  )
}

const Doses = ({ result }: { result: Result }) => (
  <>
    <p className="text-sm text-on-char-soft">{summaryOf(result)}</p>
    <dl className="mt-0.5 flex flex-wrap gap-x-4">
      {rowsOf(result.form).map(({ part, name }) => (
        <div key={part}>
          <dt className="text-xs text-on-char-soft">{part === 'yeastG' ? 'Lievito' : name}</dt>
          <dd className="figure whitespace-nowrap">
            {doseText(part, result.outputs[part], result.exact[part])}
          </dd>
        </div>
      ))}
    </dl>
  </>
)
