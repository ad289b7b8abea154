import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ACCOUNT_HINT } from '#contracts/accounts/account-hint.ts'
import type { User } from '#contracts/accounts/user.ts'
import { ApiFailure } from './api-client.ts'
import { useQueries } from './queries-context.ts'
import { meQuery } from './reader-queries.ts'

export type Session =
  | { state: 'loading' }
  | { state: 'anonymous' }
  | { state: 'user'; user: User }
  /** The network did not answer: nobody knows, and nobody was logged out. */
  | { state: 'unreachable'; askAgain: () => unknown }

/** True when this browser has logged in before: the hint says nothing about who, and proves nothing. */
const mayBeLoggedIn = () => document.cookie.split('; ').includes(`${ACCOUNT_HINT}=1`)

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
  if (data) return { state: 'user', user: data }
  if (error && !(error instanceof ApiFailure)) return { state: 'unreachable', askAgain: () => refetch() }
  return { state: asks && isPending ? 'loading' : 'anonymous' }
}
