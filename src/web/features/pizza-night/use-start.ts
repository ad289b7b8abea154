import { useEffect, useEffectEvent, useState } from 'react'
import { keepPlan } from './kept-plan.ts'
import { addressHere } from './use-draft.ts'
import type { EveningState } from './use-evening.ts'

/** Starts the evening as its form stands: after a change it is planned first, and does not start where that is refused. */
export function useStart(evening: EveningState, onReady: () => void) {
  const { isChanged, isPending, upToDate, sheet, planned } = evening
  const [isWanted, setWanted] = useState(false)
  const start = useEffectEvent(() => {
    // Also one that came with its link: planned anew after a reload, its hour may have passed.
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
