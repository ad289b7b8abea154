import { ArrowDown } from 'lucide-react'
import { summaryOf } from './summary.ts'
import { useCalculator } from './use-calculator.ts'

export function PhoneSummary() {
  const { result } = useCalculator()
  return (
    <a
      href="#dosi"
      className="sticky bottom-[calc(var(--bar)+0.75rem)] z-10 flex min-h-12 items-center justify-between gap-3 rounded-full bg-char px-5 py-2 text-sm font-semibold text-on-char shadow-lift lg:hidden"
    >
      {result ? summaryOf(result) : 'Controlla i campi: le dosi non tornano'}
      <ArrowDown className="size-5 shrink-0" aria-hidden />
    </a>
  )
}
