import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The value of the 'all' option: a select cannot hold an empty one. */
export const ALL = 'tutte'
const WRITE_DELAY_MS = 200

export interface ListFilters {
  text: string
  category: string
  difficulty: string
}

/** The names in the address: /ricette?cerca=funghi&categoria=Teglia&difficolta=facile */
const params: Record<keyof ListFilters, string> = {
  text: 'cerca',
  category: 'categoria',
  difficulty: 'difficolta',
}
const names = Object.keys(params) as (keyof ListFilters)[]

const read = (address: URLSearchParams): ListFilters => ({
  text: address.get(params.text) ?? '',
  category: address.get(params.category) ?? '',
  difficulty: address.get(params.difficulty) ?? '',
})

/**
 * Filters whose address can be shared. What the reader types drives the page at once; the address follows
 * 200 ms later, because a router's own state is updated in a transition and would lose characters.
 */
export function useListFilters() {
  const [address, setAddress] = useSearchParams()
  const [filters, setFilters] = useState(() => read(address))
  const written = useRef(address.toString())

  useEffect(() => {
    if (address.toString() === written.current) return
    written.current = address.toString()
    setFilters(read(address))
  }, [address])

  useEffect(() => {
    const timer = setTimeout(() => {
      const next = new URLSearchParams(written.current)
      for (const name of names) {
        if (filters[name]) next.set(params[name], filters[name])
        else next.delete(params[name])
      }
      if (next.toString() === written.current) return
      written.current = next.toString()
      setAddress(next, { replace: true, preventScrollReset: true })
    }, WRITE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [filters, setAddress])

  return {
    filters,
    /** What was typed, once the address has it. */
    settledText: read(address).text,
    set: (change: Partial<ListFilters>) => setFilters((current) => ({ ...current, ...change })),
    reset: () => setFilters({ text: '', category: '', difficulty: '' }),
  }
}
