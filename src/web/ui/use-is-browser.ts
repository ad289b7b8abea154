import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in what the server renders and while it is hydrated, then true: for what only the browser knows. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
