import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  type AskedDoses,
  addressOfDoses,
  DOSES_PARAM,
  type DosedRecipe,
  type Doses,
  dosesOfAddress,
  factorOf,
  queryOfDoses,
} from '#domain/recipes/doses/doses.ts'

export interface ChosenDoses extends AskedDoses {
  query: (before: '?' | '&') => string
  /** The query string of this page with these doses, which the URL may not have yet. */
  search: string
  choose: (doses: Doses) => void
  /** Changes the newest doses, which a second quick tap may not see on the page yet. */
  change: (next: (newest: Doses) => Doses | null) => void
}

const askedIn = (search: string) => new URLSearchParams(search).get(DOSES_PARAM)

function withAddress(search: string, address: string | null): string {
  const next = new URLSearchParams(search)
  if (address === null) next.delete(DOSES_PARAM)
  else next.set(DOSES_PARAM, address)
  return `${next}`
}

/** Each tap changes the page and the URL at once, so that a reload, Back and a link give the same doses. */
export function useDoses(recipe: DosedRecipe): ChosenDoses {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(() => askedIn(search))
  const newest = useRef(asked)
  const overtaken = useRef(new Set<string | null>())

  useEffect(() => {
    const now = askedIn(search)
    // The router updates with a delay: after quick taps it still gives the doses of the earlier ones.
    if (now !== newest.current && overtaken.current.has(now)) return
    overtaken.current.clear()
    newest.current = now
    setAsked(now)
  }, [search])

  const shown = dosesOfAddress(recipe, asked)
  const choose = (doses: Doses) => {
    const address = addressOfDoses(recipe, doses) || null
    overtaken.current.add(newest.current)
    newest.current = address
    setAsked(address)
    const to = withAddress(window.location.search, address)
    void navigate({ search: to }, { replace: true, preventScrollReset: true, state })
  }
  return {
    ...shown,
    query: (before) => queryOfDoses(recipe, shown.doses, before),
    search: withAddress(search, asked),
    choose,
    change: (next) => {
      const doses = next(dosesOfAddress(recipe, newest.current).doses)
      if (doses && factorOf(recipe, doses) !== null) choose(doses)
    },
  }
}
