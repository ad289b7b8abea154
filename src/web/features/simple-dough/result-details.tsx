import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SimpleDoughAnalysis } from '#domain/dough/simple/simple-analysis.ts'
import type { SimpleDoughParams } from '#domain/dough/simple/simple-limits.ts'
import { NUTRITION_NOTE } from '#domain/dough/simple/simple-texts.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/feedback.tsx'
import { formatUpTo } from '../../ui/format.ts'
import { Accordion } from './accordion.tsx'
import { toppingsQuery } from './toppings-query.ts'
import type { Calculated } from './use-simple-dough.ts'

interface ResultDetailsProps {
  calculated: Calculated
  tips: readonly string[]
}

export function ResultDetails({ calculated: { params, result }, tips }: ResultDetailsProps) {
  const { nutritionalInfo } = result.analysis
  return (
    <Accordion
      open={['tips', 'toppings']}
      parts={[
        { value: 'tips', title: 'Consigli', content: <Tips tips={tips} /> },
        {
          value: 'nutrition',
          title: 'Valori nutrizionali per 100 g',
          content: <Nutrition info={nutritionalInfo} />,
        },
        { value: 'toppings', title: 'Condimenti consigliati', content: <ToppingList params={params} /> },
      ]}
    />
  )
}

export const PrintedTips = ({ tips }: { tips: readonly string[] }) => (
  <section aria-labelledby="consigli-stampati" className="hidden print:block">
    <h4 id="consigli-stampati" className="mb-1 font-semibold">
      Consigli
    </h4>
    <Tips tips={tips} />
  </section>
)

const Tips = ({ tips }: { tips: readonly string[] }) => (
  <ul className="list-disc space-y-2 pl-5 print:space-y-0.5">
    {tips.map((tip) => (
      <li key={tip}>{tip}</li>
    ))}
  </ul>
)

const Nutrition = ({ info }: { info: SimpleDoughAnalysis['nutritionalInfo'] }) => {
  const values = [
    ['Energia', `${formatUpTo(info.calories, 0)} kcal`],
    ['Proteine', `${formatUpTo(info.proteins, 1)} g`],
    ['Carboidrati', `${formatUpTo(info.carbs, 1)} g`],
    ['Grassi', `${formatUpTo(info.fats, 1)} g`],
    ['Fibre', `${formatUpTo(info.fiber, 1)} g`],
  ]
  return (
    <>
      <dl className="max-w-md">
        {values.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{NUTRITION_NOTE}</p>
    </>
  )
}

const WAITING = 'Caricamento suggerimenti...'

function ToppingList({ params }: { params: SimpleDoughParams }) {
  const { data, error, isFetching, refetch } = useQuery(
    toppingsQuery(useQueries().api, params.pizzaType, params.hydration),
  )
  useEffect(() => {
    if (error) console.warn('toppings could not be loaded', error)
  }, [error])
  if (isFetching) return <Spinner text={WAITING} />
  if (!data) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p>{WAITING}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          Riprova
        </Button>
      </div>
    )
  }
  return (
    <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2" aria-label="Condimenti consigliati">
      {data.map((topping) => (
        <li key={topping} className="border-b border-line pb-2">
          {topping}
        </li>
      ))}
    </ul>
  )
}
