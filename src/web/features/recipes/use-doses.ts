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
} from '#domain/recipes/doses/doses.ts'

export interface ChosenDoses extends AskedDoses {
  query: (before: '?' | '&') => string
  choose: (doses: Doses) => void
}

const askedIn = (search: string) => new URLSearchParams(search).get(DOSES_PARAM)

/** Each tap changes the page and the URL at once, so that a reload, Back and a link give the same doses. */
export function useDoses(recipe: DosedRecipe): ChosenDoses {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(() => askedIn(search))
  const written = useRef(asked)

  useEffect(() => {
    const now = askedIn(search)
    // The router updates with a delay and may still return an older value.
    if (now === written.current || askedIn(window.location.search) === written.current) return
    written.current = now
    setAsked(now)
  }, [search])

  const shown = dosesOfAddress(recipe, asked)
  return {
    ...shown,
    query: (before) => queryOfDoses(recipe, shown.doses, before),
    choose: (doses) => {
      const address = addressOfDoses(recipe, doses) || null
      written.current = address
      setAsked(address)
      const next = new URLSearchParams(window.location.search)
      if (address === null) next.delete(DOSES_PARAM)
      else next.set(DOSES_PARAM, address)
      void navigate({ search: `${next}` }, { replace: true, preventScrollReset: true, state })
    },
  }
}
