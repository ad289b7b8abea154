import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Accordion as Primitive } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { addressOf } from '#contracts/endpoint.ts'
import { suggestDoughToppings } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { Toppings } from '#contracts/simple-dough/simple-dough.ts'
import type { SimpleDoughAnalysis } from '#domain/dough/simple/simple-analysis.ts'
import type { SimpleDoughParams } from '#domain/dough/simple/simple-limits.ts'
import { NUTRITION_NOTE } from '#domain/dough/simple/simple-texts.ts'
import { plainDecimal } from '#domain/words/decimal-input.ts'
import type { PizzaType } from '#knowledge/styles-simple.ts'
import type { Api } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/feedback.tsx'
import { formatUpTo } from '../../ui/format.ts'
import { Lines, Titled } from '../../ui/titled.tsx'
import type { Calculated } from './use-simple-dough.ts'

function toppingsQuery(api: Api, pizzaType: PizzaType, hydration: number) {
  const params = { pizzaType, hydration: plainDecimal(hydration) }
  return queryOptions({
    queryKey: [addressOf(suggestDoughToppings, { params })],
    queryFn: async ({ signal }) =>
      Toppings.parse(await api(suggestDoughToppings, { params, signal })).toppings,
  })
}

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
  <Titled
    as="h4"
    id="consigli-stampati"
    title="Consigli"
    look="mb-1 font-semibold"
    className="hidden print:block"
  >
    <Tips tips={tips} />
  </Titled>
)

const Tips = ({ tips }: { tips: readonly string[] }) => (
  <Lines className="list-disc space-y-2 pl-5 print:space-y-0.5" of={tips} />
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

interface AccordionProps {
  open: string[]
  parts: { value: string; title: string; content: ReactNode }[]
}

const Accordion = ({ open, parts }: AccordionProps) => (
  <Primitive.Root type="multiple" defaultValue={open} className="border-t border-line">
    {parts.map(({ value, title, content }) => (
      <Primitive.Item key={value} value={value} className="border-b border-line">
        <Primitive.Header asChild>
          <h4>
            <Primitive.Trigger className="group flex min-h-13 w-full items-center justify-between gap-4 text-left font-semibold">
              {title}
              <ChevronDown
                className="size-4 shrink-0 text-ink-soft transition-transform group-data-[state=open]:rotate-180"
                aria-hidden
              />
            </Primitive.Trigger>
          </h4>
        </Primitive.Header>
        <Primitive.Content className="fold overflow-hidden pb-5">{content}</Primitive.Content>
      </Primitive.Item>
    ))}
  </Primitive.Root>
)
