import { clsx } from 'clsx'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { doseText, rowsOf } from './doses-table.tsx'
import { type Result, summaryOf, useCalculator } from './use-calculator.ts'
import { WrongFields } from './wrong-fields.tsx'

/** Below the doses stand notes and buttons, about as high as this. */
const END_OF_CARD = { rootMargin: '-400px 0px 0px 0px' }

/** True while the reader is below the doses. */
function useIsBelowDoses(): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    const card = document.getElementById('dosi')
    if (!card) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => entry && setBelow(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      END_OF_CARD,
    )
    observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return isBelow
}

/** In narrow windows the doses stay in sight while the reader changes the fields. Takes no room of its own. */
export function DosesBar() {
  const { result } = useCalculator()
  const isBelow = useIsBelowDoses()
  return (
    <div className={clsx('no-print sticky top-18 z-10 h-0 lg:hidden', !isBelow && 'invisible')}>
      <div className="flex items-center gap-3 rounded-b-lg bg-char px-4 py-2 text-on-char shadow-lift">
        <div className="min-w-0 flex-1">{result ? <Doses result={result} /> : <NoDoses />}</div>
        <a
          href="#dosi"
          aria-label="Tutte le dosi"
          className="flex size-11 shrink-0 items-center justify-center rounded-full border border-on-char/40 text-on-char"
        >
          <ArrowUp className="size-5" aria-hidden />
        </a>
      </div>
    </div>
  )
}

const NoDoses = () => (
  <p className="flex flex-wrap items-center gap-x-3">
    <span>Da sistemare:</span>
    <WrongFields most={1} className="min-h-11 font-semibold text-on-char underline" />
  </p>
)

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
