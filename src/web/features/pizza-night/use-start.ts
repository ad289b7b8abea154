import { useEffect, useEffectEvent, useState } from 'react'
import { keepPlan } from './kept-plan.ts'
import { addressHere } from './use-draft.ts'
import type { EveningState } from './use-evening.ts'

export function useStart(evening: EveningState, onReady: () => void) {
  const { isChanged, isPending, upToDate, sheet, planned } = evening
  const [isWanted, setWanted] = useState(false)
  const start = useEffectEvent(() => {
    // A plan from a link is stored now. Otherwise a reload after the start would plan the evening anew.
    if (sheet && planned) keepPlan(addressHere(), { sheet, form: planned })
    onReady()
  })
  useEffect(() => {
    if (!isWanted || isPending || isChanged) return
    setWanted(false)
    start()
  }, [isWanted, isPending, isChanged])
  return async () => {
    setWanted(true)
    if (!(await upToDate())) setWanted(false)
  }
}
