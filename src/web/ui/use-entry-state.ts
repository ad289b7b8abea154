import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsBrowser } from './use-is-browser.ts'

/**
 * State that is kept with the page's entry in the browser's history: who goes back finds it as it was left, also after
 * the page was loaded again. It survives JSON. The page of the server, and its first render, have the initial value.
 */
export function useEntryState<State>(name: string, initial: State) {
  const { key } = useLocation()
  const isBrowser = useIsBrowser()
  const [state, setState] = useState(() => (isBrowser ? read<State>(name, key) : undefined) ?? initial)

  // Once: a key that changes later is that of an anchor in this same page.
  const [firstKey] = useState(key)
  useEffect(() => {
    const kept = read<State>(name, firstKey)
    if (kept !== undefined) setState(kept)
  }, [name, firstKey])

  useEffect(() => {
    try {
      sessionStorage.setItem(`${name}:${key}`, JSON.stringify(state))
    } catch {
      // Where the browser keeps nothing, going back begins again.
    }
  }, [name, key, state])
  return [state, setState] as const
}

function read<State>(name: string, key: string): State | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(`${name}:${key}`) ?? '') as State
  } catch {
    return undefined
  }
}
