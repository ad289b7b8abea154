import { useLocation, useNavigate } from 'react-router'
import { useIsBrowser } from '../../ui/use-is-browser.ts'
import { useOwnEntry } from '../../ui/use-own-entry.ts'
import { STEP_PARAM } from '../timers/step-address.ts'

/** Marks a history entry that was made for cooking: the entry before it is the recipe. */
export const COOKING = 'cooking'
/** Marks that of the list of all steps, over such an entry, and over one that a link has led to. */
const LISTED = { overCooking: 'steps-cooking', overLink: 'steps' } as const

export const listMark = (below: unknown) => (below === COOKING ? LISTED.overCooking : LISTED.overLink)
export const isListMark = (mark: unknown) => mark === LISTED.overCooking || mark === LISTED.overLink

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
  const back = state === COOKING ? -1 : state === LISTED.overCooking ? -2 : 0
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
    leave: () => leave(back ? () => navigate(back) : closeHere),
  }
}
