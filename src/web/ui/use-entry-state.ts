import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsBrowser } from './use-is-browser.ts'

/**
 * State stored with the page's history entry, so that Back and a reload restore it. It must be serialisable
 * as JSON. The server and the hydration use the initial value.
 */
export function useEntryState<State>(
  name: string,
  initial: State,
  accepts: (kept: unknown) => kept is State,
) {
  const { key } = useLocation()
  const isBrowser = useIsBrowser()
  const [state, setState] = useState(() => (isBrowser ? keptState(name, key, accepts) : undefined) ?? initial)

  // Only the first key is read, because a later key belongs to an anchor on the same page.
  const [firstKey] = useState(key)
  useEffect(() => {
    const kept = keptState(name, firstKey, accepts)
    if (kept !== undefined) setState(kept)
  }, [name, firstKey, accepts])

  useEffect(() => {
    try {
      sessionStorage.setItem(`${name}:${key}`, JSON.stringify(state))
    } catch {
      // Without storage, Back starts with the initial value.
    }
  }, [name, key, state])
  return [state, setState] as const
}

/** Undefined if nothing is stored, or if `accepts` rejects the stored value. */
export function keptState<State>(
  name: string,
  key: string,
  accepts: (kept: unknown) => kept is State,
): State | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`${name}:${key}`) ?? '')
    return accepts(kept) ? kept : undefined
  } catch {
    return undefined
  }
}
