import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { User } from '#contracts/accounts/user.ts'
import { ApiFailure } from './api-client.ts'
import { useQueries } from './queries-context.ts'
import { mayBeLoggedIn, meQuery } from './reader-queries.ts'

export type Session =
  | { state: 'loading' }
  | { state: 'anonymous'; hasEnded: boolean }
  | { state: 'user'; user: User }
  | { state: 'unreachable'; askAgain: () => unknown }

const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

/**
 * The login state. 'loading' on the server and during hydration, because the first render must equal the
 * server's HTML. Without the cookie of a login it sends no request (docs/decisions/0004-login-state.md),
 * unless `mustKnow`.
 */
export function useSession({ mustKnow = false } = {}): Session {
  const isHydrated = useIsHydrated()
  const asks = isHydrated && (mustKnow || mayBeLoggedIn())
  const { data, isPending, error, refetch } = useQuery({ ...meQuery(useQueries().api), enabled: asks })
  if (!isHydrated) return { state: 'loading' }
  if (data && data !== 'ended') return { state: 'user', user: data }
  if (error && !(error instanceof ApiFailure)) return { state: 'unreachable', askAgain: () => refetch() }
  return asks && isPending ? { state: 'loading' } : { state: 'anonymous', hasEnded: data === 'ended' }
}
