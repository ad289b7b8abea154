import { useLocation, useNavigate } from 'react-router'
import { STEP_PARAM } from '../../ui/step-address.ts'
import { useIsBrowser } from '../../ui/use-is-browser.ts'
import { useOwnEntry } from '../../ui/use-own-entry.ts'

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
  const { enter, leave } = useOwnEntry(isCooking)
  const closeHere = () => {
    asked.delete(STEP_PARAM)
    void navigate({ search: `${asked}` }, { replace: true, preventScrollReset: true })
  }
  return {
    isCooking,
    cook: () => {
      asked.set(STEP_PARAM, '')
      enter(COOKING, `${asked}`)
    },
    leave: () => leave(state === COOKING ? undefined : closeHere),
  }
}
