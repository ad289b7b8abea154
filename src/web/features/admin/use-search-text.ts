import { useEffect, useState } from 'react'

const DELAY_MS = 250

export function useSearchText() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, setTyped, search }
}
