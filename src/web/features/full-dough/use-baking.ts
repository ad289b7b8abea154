import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { estimateForm, type FormEstimate } from '#domain/dough/full/full-estimate.ts'
import { type PlanMoment, type PlanReading, planOfForm } from '#domain/dough/full/full-plan.ts'
import { stagesOfForm } from '#domain/dough/full/full-stages.ts'
import { useClock } from '../../ui/use-clock.ts'
import { type Result, useCalculator } from './use-calculator.ts'

const HOME_ZONE = 'Europe/Rome'
const MINUTE_MS = 60_000

const never = () => () => undefined

function useKitchenClock(): PlanMoment {
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || HOME_ZONE,
    () => HOME_ZONE,
  )
  const nowMs = useClock(null)
  return { timeZone, nowMs: nowMs && Math.floor(nowMs / MINUTE_MS) * MINUTE_MS }
}

export interface Baking {
  result: Result
  moment: PlanMoment
  plan: PlanReading
  estimate: FormEstimate
  doubt: string | null
}

export function useBakingState(): Baking | null {
  const { result, tools } = useCalculator()
  const { timeZone, nowMs } = useKitchenClock()
  return useMemo(() => {
    if (!result) return null
    const moment = { timeZone, nowMs }
    const { form, exact } = result
    const plan = planOfForm(form, tools, moment)
    const stages = 'plan' in plan ? plan.plan.stages : stagesOfForm(form)
    const estimate = estimateForm(form, exact, stages)
    return { result, moment, plan, estimate, doubt: doubtOf(result, estimate) }
  }, [result, tools, timeZone, nowMs])
}

/** Warns if the yeast differs from the estimate, because the plan's preferment hours assume the estimate. */
function doubtOf({ form }: Result, { warning }: FormEstimate): string | null {
  if (!form.prefermentEnabled || form.yeastByEstimate || warning === null) return null
  return `${warning} Con «Usa la stima», lievito e ore tornano d'accordo.`
}

export const BakingContext = createContext<Baking | null>(null)

export const useBaking = () => useContext(BakingContext)
