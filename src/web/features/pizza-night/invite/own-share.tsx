import { useQuery } from '@tanstack/react-query'
import { getOwnShare } from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import type { NightShare } from '#contracts/pizza-night/pizza-night-invite.ts'
import { formatTime } from '#domain/words/clock-format.ts'
import { useQueries } from '../../../api/queries-context.ts'

interface OwnShareProps {
  token: string
  timeZone: string
  /** The key of the own answer. */
  own: string
}

/** What the guest of this answer eats, and when; nothing as long as it cannot be read. */
export function OwnShare({ token, timeZone, own }: OwnShareProps) {
  const { api } = useQueries()
  const { data } = useQuery({
    queryKey: [getOwnShare.path, token, own],
    queryFn: () => api(getOwnShare, { params: { token }, body: { key: own } }),
    refetchOnWindowFocus: 'always',
    retry: false,
  })
  if (!data) return null
  return (
    <p className="mt-1" role="status">
      {data.state === 'waiting'
        ? 'Chi organizza non ha ancora scelto la tua pizza: torna qui più tardi.'
        : `Per te, secondo il piano: ${data.shares.map((share) => shareInWords(share, timeZone)).join('; ')}.`}
    </p>
  )
}

const shareInWords = ({ what, atMs }: NightShare['shares'][number], timeZone: string): string =>
  `${what} alle ${formatTime(atMs, timeZone)}`
