import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { BENCH_MENU, HELP_MENU } from '#contracts/pages/every-page.built.ts'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import { forgetWayBack, useWayBack } from '../ui/way-back.ts'

const ROOMS = [
  { name: 'Banco degli attrezzi', links: BENCH_MENU },
  { name: 'Aiuto', links: HELP_MENU },
]
/** Pages from which a reader goes back to his recipe or evening, besides those of the rooms. */
const ON_THE_WAY = /^\/(?:ricette\/\d+|serata|lista-spesa)$/

const isIn = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`)

/** The way back to the recipe or the evening from which the reader comes, and the other tools of this room. */
export function RoomLinks() {
  const { pathname } = useLocation()
  const room = ROOMS.find(({ links }) => links.some(({ to }) => isIn(pathname, to)))
  const isOnTheWay = room !== undefined || ON_THE_WAY.test(pathname)
  const back = useWayBack()
  const isBrowser = useIsBrowser()
  useEffect(() => {
    if (!isOnTheWay) forgetWayBack()
  }, [isOnTheWay])
  return (
    <>
      {isOnTheWay && (back ? <BackLink {...back} /> : !isBrowser && <BackRoom />)}
      {room && <Row key={room.name} {...room} pathname={pathname} />}
    </>
  )
}

const BackLink = ({ to, label }: NonNullable<ReturnType<typeof useWayBack>>) => (
  <p className="no-print bg-crust">
    <Link to={to} className="wrap block truncate py-2.5 font-semibold">
      <span aria-hidden="true">← </span>Torna {label}
    </Link>
  </p>
)

/** The server does not know where the reader comes from: the place of the link, so that nothing moves. */
const BackRoom = () => <div aria-hidden className="no-print hidden h-11.5 bg-crust returning:block" />

function Row({ name, links, pathname }: (typeof ROOMS)[number] & { pathname: string }) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link is another one on each page
  useEffect(() => {
    const row = list.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [pathname])
  return (
    <nav aria-label={name} className="no-print border-b border-line bg-paper">
      <ul ref={list} className="room-row wrap">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={isIn(pathname, to) ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
