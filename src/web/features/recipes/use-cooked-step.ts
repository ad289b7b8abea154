import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { STEP_PARAM } from '../../ui/step-address.ts'

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
 * address says nothing. For the browser only.
 */
export function useCookedStep(first: number, last: number) {
  const [step, setStep] = useState(() => stepIn(window.location.search, last) ?? first)
  useEffect(() => writeStep(step), [step])

  // A link to another step, while this one is on the screen.
  const location = useLocation()
  const followed = useRef(location)
  useEffect(() => {
    if (followed.current === location) return
    followed.current = location
    const asked = stepIn(location.search, last)
    if (asked !== undefined) setStep(asked)
  }, [location, last])
  return [step, setStep] as const
}
