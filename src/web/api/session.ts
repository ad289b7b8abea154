import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { User } from '#contracts/accounts/user.ts'
import { ApiFailure } from './api-client.ts'
import { useQueries } from './queries-context.ts'
import { mayBeLoggedIn, meQuery } from './reader-queries.ts'

export type Session =
  | { state: 'loading' }
  /** `hasEnded`: he was logged in, and has not left by himself. */
  | { state: 'anonymous'; hasEnded: boolean }
  | { state: 'user'; user: User }
  /** The network did not answer: nobody knows, and nobody was logged out. */
  | { state: 'unreachable'; askAgain: () => unknown }

/** False on the server and while the page is hydrated, true from then on. */
const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

/**
 * Who is looking. Always 'loading' on the server and while a part of the page is hydrated, even when the answer is there
 * already: parts wake up one after the other, and each must first equal the server's HTML. A browser that never logged
 * in is not asked about (docs/decisions/0004-login-state.md), unless the page cannot do without the answer.
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
