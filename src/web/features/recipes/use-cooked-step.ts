import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useOwnEntry } from '../../ui/use-own-entry.ts'
import { STEP_PARAM } from '../timers/step-address.ts'
import { isListMark, listMark } from './use-cooking.ts'

/** The place from 0, undefined where the address names none of the recipe's steps. */
function stepIn(search: string, last: number): number | undefined {
  const place = Number(new URLSearchParams(search).get(STEP_PARAM)) - 1
  return Number.isInteger(place) && place >= 0 && place <= last ? place : undefined
}

/** Past the router, whose own state follows in a transition: quick taps would be lost. */
function writeStep(step: number) {
  const address = new URL(window.location.href)
  address.searchParams.set(STEP_PARAM, String(step + 1))
  history.replaceState(history.state, '', address)
}

/**
 * The step on the screen, from 0, and in the address: a reload finds it again, and a link leads to it. `first` where the
 * address says nothing. Over it the list of all steps, an entry of its own in the history: the phone's Back closes it.
 * For the browser only.
 */
export function useCookedStep(first: number, last: number) {
  const location = useLocation()
  const [step, setStep] = useState(() => stepIn(window.location.search, last) ?? first)
  useEffect(() => writeStep(step), [step])

  const isListed = isListMark(location.state)
  const { enter, leave } = useOwnEntry(isListed)
  // Until the list's entry is gone: the address below it still names the step that the list was opened from.
  const chosen = useRef<number>(undefined)

  // A link to another step, while this one is on the screen, or the way back from the list.
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
    /** To the step that follows from the one on the screen; the list makes room for it. */
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
