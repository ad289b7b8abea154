import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Endpoint } from '#contracts/endpoint.ts'
import { useQueries } from '../../api/queries-context.ts'
import { ACCOUNT_SECURITY, OF_THE_ACCOUNT } from '../../api/reader-queries.ts'

export function useAccountQuery<Answer>(endpoint: Endpoint<{ response: Answer }>) {
  const { api } = useQueries()
  return useQuery({
    queryKey: [...ACCOUNT_SECURITY, endpoint.path],
    queryFn: ({ signal }) => api(endpoint, { signal }),
    meta: OF_THE_ACCOUNT,
    staleTime: 0,
    retryOnMount: true,
  })
}

export function useRefreshAccount() {
  const { client } = useQueries()
  return () => client.invalidateQueries({ queryKey: ACCOUNT_SECURITY })
}

export function useFocusOfGoneRow(count: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isShorter = count !== undefined && before.current !== undefined && count < before.current
    if (isShorter && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [count])
  return heading
}
