import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { calculateDough } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import type { SavedSimpleRecipe } from '#domain/dough/simple/saved-simple-recipes.ts'
import { isFallback, type SimpleDoughResult, withYeastOf } from '#domain/dough/simple/simple-calculator.ts'
import {
  DEFAULT_SIMPLE_PARAMS,
  type SimpleDoughParams,
  type SimpleField,
} from '#domain/dough/simple/simple-limits.ts'
import {
  isByEstimate,
  type SimpleForm,
  simpleFormOf,
  simpleFormOfQuery,
  validateSimpleParams,
  withTyped,
} from '#domain/dough/simple/simple-query.ts'
import { simpleParamsIn } from '#domain/kitchen/kitchen-simple.ts'
import { useQueries } from '../../api/queries-context.ts'
import { toast, toastError } from '../../ui/toast-store.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'

export type TabName = 'base' | 'advanced' | 'result'

const BASE_FIELDS: readonly string[] = ['pizzaType', 'pizzaCount', 'pizzaSize', 'hydration']

export interface Calculated {
  params: SimpleDoughParams
  result: SimpleDoughResult
  savedId: string | null
}

function announce(result: SimpleDoughResult, { pizzaCount, pizzaType }: SimpleDoughParams) {
  if (isFallback(result)) {
    toast({
      title: 'Calcolo effettuato con dati di base',
      description:
        'Il servizio di intelligenza artificiale non è disponibile: abbiamo usato i calcoli standard.',
      tone: 'warning',
    })
    return
  }
  const pizzas = pizzaCount === 1 ? 'pizza' : 'pizze'
  toast({
    title: 'Calcolo effettuato',
    description: `Ingredienti calcolati per ${pizzaCount} ${pizzas} ${pizzaType}`,
  })
}

const sayFailure = () => toastError("Non è stato possibile calcolare l'impasto")

/** Throws if the response does not match the contract. The contract is loaded with the first calculation. */
async function checkedAnswer(answer: Promise<unknown>) {
  const [{ SimpleDoughAnswer }, body] = await Promise.all([
    import('#contracts/simple-dough/simple-dough.ts'),
    answer,
  ])
  return SimpleDoughAnswer.parse(body)
}

function takeOnce(flag: { current: boolean }): boolean {
  const wasSet = flag.current
  flag.current = false
  return wasSet
}

function withYeast({ params: before, result }: Calculated, yeastByEstimate: boolean): Calculated {
  const { yeastByEstimate: _before, ...fields } = before
  const params = yeastByEstimate ? { ...fields, yeastByEstimate } : fields
  return { params, result: withYeastOf(params, result), savedId: null }
}

/** A blank form begins with the reader's kitchen, which an account may tell a little later. */
function useForm() {
  const [form, setForm] = useState<SimpleForm>(() => simpleFormOf(DEFAULT_SIMPLE_PARAMS))
  const { kitchen } = useKitchen()
  const isUntouched = useRef(true)
  useEffect(() => {
    if (kitchen && isUntouched.current) setForm(simpleFormOf(simpleParamsIn(kitchen)))
  }, [kitchen])
  const put = (next: (before: SimpleForm) => SimpleForm) => {
    isUntouched.current = false
    setForm(next)
  }
  return [form, put] as const
}

export function useSimpleDough() {
  const { api } = useQueries()
  const [form, put] = useForm()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [tab, setTab] = useState<TabName>('base')
  const [calculated, setCalculated] = useState<Calculated | null>(null)
  const [hasCalculated, setHasCalculated] = useState(false)
  const isUnseen = useRef(false)

  const show = (next: Calculated) => {
    isUnseen.current = true
    setCalculated(next)
    setHasCalculated(true)
    setTab('result')
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (params: SimpleDoughParams) => checkedAnswer(api(calculateDough, { body: params })),
    onSuccess: ({ error, ...result }, params) => {
      if (error !== undefined) return sayFailure()
      show({ params, result, savedId: null })
      return announce(result, params)
    },
    onError: sayFailure,
  })

  const calculate = (asked: SimpleForm, yeastByEstimate: boolean): SimpleField | undefined => {
    const reading = validateSimpleParams({ ...asked, yeastByEstimate })
    if ('params' in reading) {
      mutate(reading.params)
      return undefined
    }
    const wrong = Object.keys(reading.errors) as SimpleField[]
    setLeft(new Set(wrong))
    setTab(wrong.some((field) => BASE_FIELDS.includes(field)) ? 'base' : 'advanced')
    return wrong[0]
  }

  const [search] = useSearchParams()
  const openLink = useEffectEvent(() => {
    const asked = simpleFormOfQuery(search)
    if (!asked) return
    put(() => asked)
    calculate(asked, isByEstimate(search))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event reads the newest address by itself
  useEffect(() => openLink(), [search])

  const reading = validateSimpleParams(form)
  const errors = 'errors' in reading ? reading.errors : {}
  return {
    form,
    field: (field: SimpleField) => (left.has(field) ? errors[field] : undefined),
    leave: (field: SimpleField) => setLeft(new Set([...left, field])),
    change: (change: Partial<SimpleForm>) => put((before) => ({ ...before, ...change })),
    adopt: (typed: Readonly<Record<string, string | undefined>>) => put((before) => withTyped(before, typed)),
    tab,
    setTab,
    isPending,
    // A new calculation keeps the choice of the yeast estimate.
    calculate: () => calculate(form, calculated?.params.yeastByEstimate ?? false),
    calculated,
    hasCalculated,
    firstSight: () => takeOnce(isUnseen),
    open: ({ id, params, result }: SavedSimpleRecipe) => {
      put(() => simpleFormOf(params))
      show({ params, result, savedId: id })
    },
    chooseYeast: (byEstimate: boolean) => calculated && setCalculated(withYeast(calculated, byEstimate)),
    setSavedId: (savedId: string) => calculated && setCalculated({ ...calculated, savedId }),
    forget: () => setCalculated(null),
  }
}
export type SimpleDough = ReturnType<typeof useSimpleDough>
