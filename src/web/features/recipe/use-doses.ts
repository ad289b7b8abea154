import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  type AskedDoses,
  addressOfDoses,
  DOSES_PARAM,
  type DosedRecipe,
  type Doses,
  dosesOfAddress,
  queryOfDoses,
} from '#domain/recipe/doses.ts'

const WRITE_DELAY_MS = 200

export interface ChosenDoses extends AskedDoses {
  /** What a link adds to its address to carry the doses. */
  query: (before: '?' | '&') => string
  choose: (doses: Doses) => void
}

const askedIn = (search: string) => new URLSearchParams(search).get(DOSES_PARAM)

/**
 * For how much the reader cooks. The page follows each tap at once, and the address after a moment: a reload, Back and a
 * link have the same doses.
 */
export function useDoses(recipe: DosedRecipe): ChosenDoses {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(() => askedIn(search))
  const written = useRef(asked)

  useEffect(() => {
    const now = askedIn(search)
    if (now === written.current) return
    written.current = now
    setAsked(now)
  }, [search])

  useEffect(() => {
    if (asked === written.current) return
    const timer = setTimeout(() => {
      written.current = asked
      const next = new URLSearchParams(window.location.search)
      if (asked === null) next.delete(DOSES_PARAM)
      else next.set(DOSES_PARAM, asked)
      void navigate({ search: `${next}` }, { replace: true, preventScrollReset: true, state })
    }, WRITE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [asked, navigate, state])

  const shown = dosesOfAddress(recipe, asked)
  return {
    ...shown,
    query: (before) => queryOfDoses(recipe, shown.doses, before),
    choose: (doses) => setAsked(addressOfDoses(recipe, doses) || null),
  }
}
