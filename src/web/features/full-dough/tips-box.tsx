import { Lightbulb } from 'lucide-react'
import { SEASONAL_YEAST_TIP, tipsFor } from '#domain/dough/full/full-tips.ts'
import { useCalculator } from './use-calculator.ts'

export function TipsBox() {
  const { result } = useCalculator()
  const tips = result ? tipsFor(result.form, result.exact) : [SEASONAL_YEAST_TIP]
  return (
    <section aria-labelledby="consigli" className="rounded-lg bg-crust p-6 print:bg-transparent print:p-0">
      <h2 id="consigli" className="flex items-center gap-2 text-xl">
        <Lightbulb className="size-5 text-gold" aria-hidden /> Consigli
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 print:mt-1 print:space-y-0.5">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  )
}
