import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useOwnEntry } from '../../ui/use-own-entry.ts'
import { STEP_PARAM } from '../timers/end-times.ts'
import { isListMark, listMark } from './use-cooking.ts'

function stepIn(search: string, last: number): number | undefined {
  const place = Number(new URLSearchParams(search).get(STEP_PARAM)) - 1
  return Number.isInteger(place) && place >= 0 && place <= last ? place : undefined
}

/** Bypasses the router, because quick taps would be lost in the router's delayed updates. */
function writeStep(step: number) {
  const address = new URL(window.location.href)
  address.searchParams.set(STEP_PARAM, String(step + 1))
  history.replaceState(history.state, '', address)
}

/**
 * The current step, from 0. The URL contains the step for reloads and links; otherwise it is `first`.
 * Call it only in the browser.
 */
export function useCookedStep(first: number, last: number) {
  const location = useLocation()
  const [step, setStep] = useState(() => stepIn(window.location.search, last) ?? first)
  useEffect(() => writeStep(step), [step])

  const isListed = isListMark(location.state)
  const { enter, leave } = useOwnEntry(isListed)
  const chosen = useRef<number>(undefined)

  const followed = useRef(location)
  useEffect(() => {
    if (followed.current === location) return
    followed.current = location
    const asked = chosen.current ?? stepIn(location.search, last)
    chosen.current = undefined
    if (asked !== undefined) setStep(asked)
  }, [location, last])

  return {
    step,
    turn: (next: (step: number) => number) => {
      const within = (current: number) => Math.min(last, Math.max(0, next(current)))
      if (!isListed) return setStep(within)
      chosen.current = within(step)
      leave()
    },
    isListed,
    list: () => enter(listMark(location.state), window.location.search),
    unlist: () => leave(),
  }
}
