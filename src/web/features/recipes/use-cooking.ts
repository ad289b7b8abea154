import { useLocation, useNavigate } from 'react-router'
import { useIsBrowser } from '../../ui/use-is-browser.ts'
import { useOwnEntry } from '../../ui/use-own-entry.ts'
import { STEP_PARAM } from '../timers/end-times.ts'

export const COOKING = 'cooking'
const LISTED = { overCooking: 'steps-cooking', overLink: 'steps' } as const

export const listMark = (below: unknown) => (below === COOKING ? LISTED.overCooking : LISTED.overLink)
export const isListMark = (mark: unknown) => mark === LISTED.overCooking || mark === LISTED.overLink

/**
 * Cook mode is open if the URL contains `STEP_PARAM`. The server never renders it. Back on a phone returns
 * to the recipe.
 */
export function useCooking(search: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
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
