import { Check, Copy } from 'lucide-react'
import { ingredientLines } from '#domain/dough/simple/simple-ingredients.ts'
import { estimateSimpleYeast } from '#domain/dough/simple/simple-yeast-estimate.ts'
import { Button } from '../../ui/button.tsx'
import { copyAndSay } from '../../ui/copy-text.ts'
import { formatDecimal, formatUpTo } from '../../ui/format.ts'
import { useMoment } from '../../ui/use-moment.ts'
import type { Calculated } from './use-simple-dough.ts'
import { YeastEstimate } from './yeast-estimate.tsx'

interface IngredientsCardProps {
  calculated: Calculated
  isExpert: boolean
  onYeast: (byEstimate: boolean) => void
}

export function IngredientsCard({ calculated, isExpert, onYeast }: IngredientsCardProps) {
  const { params, result } = calculated
  const estimate = estimateSimpleYeast(params, result.ingredients.flour)
  const lines = ingredientLines(params, result.ingredients)
  const text = lines.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
  return (
    <section aria-labelledby="dosi-impasto">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h4 id="dosi-impasto" className="text-lg font-semibold">
          Ingredienti
        </h4>
        <CopyButton text={text} />
      </div>
      <dl>
        {lines.map(({ name, label, amount, pctOfFlour }) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2 print:py-0.5"
          >
            <dt>{label}</dt>
            <dd className="flex items-baseline gap-3 whitespace-nowrap tabular-nums">
              {isExpert && <span className="text-sm text-ink-soft">{formatUpTo(pctOfFlour, 1)}%</span>}
              <span className="figure text-xl">{amount}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        In tutto {formatDecimal(params.pizzaCount * params.pizzaSize)} g: {params.pizzaCount} ×{' '}
        {formatUpTo(params.pizzaSize, 1)} g{isExpert && '. Le percentuali sono sul peso della farina'}.
      </p>
      <YeastEstimate params={params} estimate={estimate} onYeast={onYeast} />
    </section>
  )
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, showCopied] = useMoment()

  const copy = async () => {
    if (await copyAndSay(text, { title: 'Copiato!', description: 'Le dosi sono negli appunti.' }))
      showCopied()
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button look="quiet" className="no-print" onClick={() => void copy()}>
      <Icon className="size-4" aria-hidden /> Copia le dosi
    </Button>
  )
}
