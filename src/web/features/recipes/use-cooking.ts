import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { STEP_PARAM } from '../../ui/step-address.ts'
import { useIsBrowser } from '../../ui/use-is-browser.ts'

/** Marks a history entry that was made for cooking: the entry before it is the recipe. */
export const COOKING = 'cooking'

/**
 * Whether the recipe is being cooked: the address says so, and a page of its own in the history, so that the phone's Back
 * leads from the stove to the recipe. The page of the server knows no step.
 */
export function useCooking() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const asked = new URLSearchParams(search)
  const isCooking = useIsBrowser() && asked.has(STEP_PARAM)
  // One Escape closes a dialog more than once, and a second way back would leave the recipe.
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = !isCooking
  }, [isCooking])
  return {
    isCooking,
    cook: () => {
      asked.set(STEP_PARAM, '')
      void navigate({ search: `${asked}` }, { state: COOKING, preventScrollReset: true })
    },
    leave: () => {
      if (isLeaving.current) return
      isLeaving.current = true
      if (state === COOKING) return void navigate(-1)
      asked.delete(STEP_PARAM)
      void navigate({ search: `${asked}` }, { replace: true, preventScrollReset: true })
    },
  }
}
