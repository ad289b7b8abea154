import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsBrowser } from './use-is-browser.ts'

/**
 * State that is kept with the page's entry in the browser's history: who goes back finds it as it was left, also after
 * the page was loaded again. It survives JSON. The page of the server, and its first render, have the initial value.
 */
export function useEntryState<State>(
  name: string,
  initial: State,
  accepts: (kept: unknown) => kept is State,
) {
  const { key } = useLocation()
  const isBrowser = useIsBrowser()
  const [state, setState] = useState(() => (isBrowser ? keptState(name, key, accepts) : undefined) ?? initial)

  // Once: a key that changes later is that of an anchor in this same page.
  const [firstKey] = useState(key)
  useEffect(() => {
    const kept = keptState(name, firstKey, accepts)
    if (kept !== undefined) setState(kept)
  }, [name, firstKey, accepts])

  useEffect(() => {
    try {
      sessionStorage.setItem(`${name}:${key}`, JSON.stringify(state))
    } catch {
      // Where the browser keeps nothing, going back begins again.
    }
  }, [name, key, state])
  return [state, setState] as const
}

/** Undefined where nothing is kept that `accepts` knows again. */
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
