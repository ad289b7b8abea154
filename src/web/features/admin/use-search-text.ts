import { useEffect, useState } from 'react'

const DELAY_MS = 250

/** What is typed, at once, and what is looked for, once the typing pauses. */
export function useSearchText() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, setTyped, search }
}
