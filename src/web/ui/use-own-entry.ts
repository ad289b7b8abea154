import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** A layer over the page gets its own history entry, so that Back on a phone closes only the layer. */
export function useOwnEntry(isShown: boolean) {
  const navigate = useNavigate()
  const { search } = useLocation()
  // One press of Escape may close a dialog twice. A second step back would leave the page.
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    isLeaving.current = !isShown
  }, [isShown])
  return {
    // A second layer that is wanted before the first one has come takes its entry.
    enter: (mark: string, to = search) =>
      void navigate(
        { search: to },
        { state: mark, preventScrollReset: true, replace: window.history.state?.usr === mark },
      ),
    leave: (way: () => void = () => navigate(-1)) => {
      if (isLeaving.current) return
      isLeaving.current = true
      way()
    },
  }
}
