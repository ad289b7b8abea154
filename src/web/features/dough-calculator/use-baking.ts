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
    const estimate = estimateForm(form, exact, stages)
    return { result, moment, plan: withDoubt(plan, result, estimate), estimate }
  }, [result, tools, timeZone, nowMs])
}

/** The plan gives a preferment the hours of a certain yeast: where the doses hold another, it says so. */
function withDoubt(reading: PlanReading, { form }: Result, { warning }: FormEstimate): PlanReading {
  if (!('plan' in reading) || !form.prefermentEnabled || form.yeastByEstimate || warning === null)
    return reading
  const doubt = `${warning} Con «Usa la stima», accanto alle dosi, lievito e ore tornano d'accordo.`
  return { plan: { ...reading.plan, warnings: [...reading.plan.warnings, doubt] } }
}

export const BakingContext = createContext<Baking | null>(null)

/** Null without a result. */
export const useBaking = () => useContext(BakingContext)
