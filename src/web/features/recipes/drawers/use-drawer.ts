import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsBrowser } from '../../../ui/use-is-browser.ts'

/** Which drawer is open: an entry of its own in the history, so that the phone's Back closes it and stays on the recipe. */
export function useDrawer<Drawer extends string>(parts: Readonly<Record<Drawer, unknown>>) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const isOpen = useIsBrowser() && typeof state === 'string' && Object.hasOwn(parts, state)
  // One Escape closes a dialog more than once, and a second way back would leave the recipe.
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = !isOpen
  }, [isOpen])
  return {
    drawer: isOpen ? (state as Drawer) : null,
    open: (drawer: Drawer) => void navigate({ search }, { state: drawer, preventScrollReset: true }),
    close: () => {
      if (isLeaving.current) return
      isLeaving.current = true
      void navigate(-1)
    },
  }
}
