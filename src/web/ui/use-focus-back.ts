import { useEffect, useRef } from 'react'

/** For a button that is disabled while it works, which takes the focus away: it comes back, unless it has moved on. */
export function useFocusBack(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body) button.current?.focus()
    wasPending.current = isPending
  }, [isPending])
  return button
}
