import { useSyncExternalStore } from 'react'

const never = () => () => undefined

export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
