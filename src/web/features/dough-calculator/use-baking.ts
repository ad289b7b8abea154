import { createContext, useContext, useMemo } from 'react'
import { estimateForm, type FormEstimate } from '#domain/dough/full-estimate.ts'
import { type PlanMoment, type PlanReading, planOfForm } from '#domain/dough/full-plan.ts'
import { stagesOfForm } from '#domain/dough/full-stages.ts'
import { type Result, useCalculator } from './use-calculator.ts'
import { useKitchenClock } from './use-kitchen-clock.ts'

/** What follows from a result together with the hours: the plan, and the yeast that its stages call for. */
export interface Baking {
  result: Result
  moment: PlanMoment
  plan: PlanReading
  estimate: FormEstimate
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
    return { result, moment, plan, estimate: estimateForm(form, exact, stages) }
  }, [result, tools, timeZone, nowMs])
}

export const BakingContext = createContext<Baking | null>(null)

/** Null without a result. */
export const useBaking = () => useContext(BakingContext)
