import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * An entry of its own in the history for what lies over the page, so that the phone's Back closes it and stays on the page.
 * `isShown`: whether it is on the screen.
 */
export function useOwnEntry(isShown: boolean) {
  const navigate = useNavigate()
  const { search } = useLocation()
  // One Escape closes a dialog more than once, and a second way back would leave the page.
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    isLeaving.current = !isShown
  }, [isShown])
  return {
    /** `mark` tells the entry from that of the page: the location has it as its state. */
    enter: (mark: string, to = search) =>
      void navigate({ search: to }, { state: mark, preventScrollReset: true }),
    leave: (way: () => void = () => navigate(-1)) => {
      if (isLeaving.current) return
      isLeaving.current = true
      way()
    },
  }
}
