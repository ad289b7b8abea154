import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { doseText, rowsOf } from './doses-table.tsx'
import { type Result, summaryOf, useCalculator } from './use-calculator.ts'
import { WrongFields } from './wrong-fields.tsx'

/** Below the header: where the card is in sight, more of it than its heading, and where it is not above. */
const IN_SIGHT = '-72px 0px -20% 0px'
const NOT_PASSED = '-72px 0px 100000px 0px'

function useIsCardIn(rootMargin: string): boolean | undefined {
  const [isIn, setIn] = useState<boolean>()
  useEffect(() => {
    const card = document.getElementById('dosi')
    if (!card) return undefined
    const observer = new IntersectionObserver(([entry]) => entry && setIn(entry.isIntersecting), {
      rootMargin,
    })
    observer.observe(card)
    return () => observer.disconnect()
  }, [rootMargin])
  return isIn
}

/** The doses stay in sight while the reader changes the fields: in narrow windows from the first screen on. */
export function DosesBar() {
  const { result } = useCalculator()
  const isInSight = useIsCardIn(IN_SIGHT)
  const isPassed = useIsCardIn(NOT_PASSED) === false
  const Arrow = isPassed ? ArrowUp : ArrowDown
  return (
    <div
      className={clsx(
        'no-print sticky top-17 z-10 lg:fixed lg:inset-x-0',
        isInSight ? 'invisible' : !isPassed && 'lg:invisible',
      )}
    >
      <div className="flex items-center gap-3 rounded-lg bg-char px-4 py-2 text-on-char shadow-lift lg:justify-center lg:gap-8 lg:rounded-none lg:py-1">
        <div className="min-w-0 max-lg:flex-1 lg:flex lg:items-center lg:gap-8">
          {result ? <Doses result={result} /> : <NoDoses />}
        </div>
        <a
          href="#dosi"
          aria-label="Tutte le dosi"
          className="flex size-11 shrink-0 items-center justify-center rounded-full border border-on-char/40 text-on-char"
        >
          <Arrow className="size-5" aria-hidden />
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

/** As many figures fit beside each other in a narrow window. */
const IN_ONE_ROW = 5
const IN_ONE = 'flex flex-wrap justify-between gap-x-1.5 max-[26rem]:[&_dd]:text-sm'
const IN_TWO = 'grid grid-cols-3'

const Doses = ({ result }: { result: Result }) => {
  const rows = rowsOf(result.form)
  return (
    <>
      <p className="text-sm text-on-char-soft">{summaryOf(result)}</p>
      <dl className={clsx('mt-0.5 lg:mt-0 lg:flex lg:gap-x-6', rows.length > IN_ONE_ROW ? IN_TWO : IN_ONE)}>
        {rows.map(({ part, name }) => (
          <div key={part} className="lg:flex lg:items-baseline lg:gap-1.5">
            <dt className="text-xs text-on-char-soft">{part === 'yeastG' ? 'Lievito' : name}</dt>
            <dd className="figure whitespace-nowrap">
              {doseText(part, result.outputs[part], result.exact[part])}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
