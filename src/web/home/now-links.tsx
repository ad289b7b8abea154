import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nowOnTable } from '#domain/recipe-list/now-on-table.ts'
import { useQueries } from '../api/queries-context.ts'
import { recipeCardsQuery } from '../api/recipe-queries.ts'
import { useClock } from '../ui/use-clock.ts'

const HOUR_MIN = 60

/** The page is cached, so the hour and the season are the browser's. The boxes keep their size. */
export function NowLinks() {
  const nowMs = useClock(null)
  const { data } = useQuery(recipeCardsQuery(useQueries().api))
  const now = nowMs === null ? null : new Date(nowMs)
  const { readyH, isTonight, season } = nowOnTable(now?.getHours() ?? 17, now?.getMonth() ?? 0)
  const count = data?.filter(({ preparationTime }) => preparationTime <= readyH * HOUR_MIN).length
  return (
    <ul className="grid grid-cols-2 gap-2 text-sm">
      <NowLink to={`/ricette?entro=${readyH}`} title={isTonight ? 'Per stasera' : 'Per domani'}>
        {count ? `${count} pizze` : 'Le pizze'} {readyH === 1 ? "in un'ora" : `in ${readyH} ore`}
      </NowLink>
      <NowLink to={now ? `/ricette?stagione=${season}` : '/ricette'} title="Di stagione">
        {now ? `Le pizze di ${season}` : 'Le pizze di adesso'}
      </NowLink>
    </ul>
  )
}

const NowLink = ({ to, title, children }: { to: string; title: string; children: ReactNode }) => (
  <li>
    <Link
      to={to}
      className="flex h-16 flex-col justify-center rounded-md border border-on-char/25 px-3 leading-tight text-on-char no-underline hover:border-on-char"
    >
      <span className="text-on-char-soft">{title}</span>
      <span className="font-semibold">{children}</span>
    </Link>
  </li>
)
