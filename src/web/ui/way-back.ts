import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { WAY_BACK_KEY } from '#contracts/before-first-paint.ts'

/** A page with the reader's own numbers in its address: a recipe with its doses, or an evening. */
interface Place {
  to: string
  label: string
}

/** Names the drawer that is open beside a recipe. Who comes back has done what it was for. */
export const DRAWER_PARAM = 'apri'

const pathOf = ({ to }: Place) => to.replace(/\?.*/, '')
const kindOf = (place: Place) => pathOf(place).split('/')[1]

function read(): string {
  try {
    return sessionStorage.getItem(WAY_BACK_KEY) ?? '[]'
  } catch {
    return '[]' // without storage there is no way back
  }
}

function write(places: readonly Place[]) {
  try {
    sessionStorage.setItem(WAY_BACK_KEY, JSON.stringify(places))
  } catch {
    // without storage there is no way back
  }
}

/** For doors that stand on every page: behind them the reader begins anew. */
export const forgetWayBack = () => write([])

/** 'alla Margherita' for 'Pizza Margherita', 'a «Calzone Napoletano»' where the article is not plain. */
export function backTo(name: string): string {
  const [, short] = /^Pizza ([B-DF-HJ-NP-TV-Z]\p{Ll}+)$/u.exec(name) ?? []
  if (short) return `alla ${short}`
  return /^\p{L}+a\b/u.test(name) ? `alla ${name}` : `a «${name}»`
}

/** Marks this page as the one to come back to. It keeps one recipe and one evening, the newest first. */
export function useComeBackHere(label: string | undefined) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (label === undefined) return
    const kept = new URLSearchParams(search)
    kept.delete(DRAWER_PARAM)
    const place = { to: pathname + (kept.size > 0 ? `?${kept}` : ''), label }
    write([place, ...parsed(read()).filter((other) => kindOf(other) !== kindOf(place))])
  }, [label, pathname, search])
}

/** The page to come back to; undefined on the server, and on that page itself. */
export function useWayBack(): Place | undefined {
  const { pathname } = useLocation()
  const text = useSyncExternalStore(never, read, () => '[]')
  return parsed(text).find((place) => pathOf(place) !== pathname)
}

const never = () => () => undefined

function parsed(text: string): Place[] {
  const isPlace = ({ to, label }: Place) => /^\/(?![/\\])/.test(to) && typeof label === 'string'
  try {
    return (JSON.parse(text) as Place[]).filter(isPlace)
  } catch {
    return []
  }
}
