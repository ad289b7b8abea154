import { clsx } from 'clsx'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { BENCH_MENU, HEADER_MENU, HELP_MENU, ROOMS_MENU } from '#contracts/pages/every-page.built.ts'
import { useSession } from '../api/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { CornicioneMark } from '../ui/cornicione-mark.tsx'
import { forgetWayBack } from '../ui/way-back.ts'
import { MobileAccount, UserMenu } from './account-entry.tsx'
import { useSearchKeys } from './use-search-keys.ts'

function RecipesLink({ className, onClick }: { className: string; onClick?: () => void }) {
  const { pathname } = useLocation()
  return (
    <a
      href={pathname === '/' ? '#ricette' : '/#ricette'}
      aria-current={/^\/ricette(\/|$)/.test(pathname) ? 'page' : undefined}
      className={className}
      onClick={onClick}
    >
      Ricette
    </a>
  )
}

const desktopItem =
  'rounded-full px-2 py-2 text-sm xl:px-2.5 font-semibold text-ink hover:bg-crust aria-[current=page]:bg-crust aria-[current=page]:text-tomato whitespace-nowrap'
const roundButton =
  'inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-full text-sm font-semibold text-ink no-underline hover:bg-crust aria-[current=page]:text-tomato'
const mobileItem =
  'block rounded-md px-4 py-3 text-lg font-semibold hover:bg-crust aria-[current=page]:text-tomato'

export function Header() {
  const menu = useRef<HTMLElement>(null)
  useSearchKeys()
  const close = () => {
    forgetWayBack()
    // Without `blur` the focus would return to the menu button. It must move to the chosen page.
    menu.current?.querySelector<HTMLElement>(':focus')?.blur()
    menu.current?.hidePopover()
  }

  return (
    <header className="group sticky top-0 z-30 border-b border-line bg-flour/95 backdrop-blur-sm">
      <div className="wrap flex h-17 items-center gap-2 sm:max-lg:gap-4 xl:gap-3">
        <Link to="/" className="mr-auto flex items-center gap-2.5 rounded-sm" onClick={close}>
          <CornicioneMark className="size-9" />
          <span className="font-display text-[1.25rem] leading-none tracking-tight sm:text-2xl">
            Cornicione
          </span>
        </Link>
        <nav aria-label="Principale" className="hidden lg:block">
          <ul className="flex items-center gap-0.5">
            <li>
              <RecipesLink className={desktopItem} />
            </li>
            <Items className={desktopItem} onChoose={close} />
          </ul>
        </nav>
        <div className="flex items-center sm:gap-1">
          <NavLink
            to="/cerca"
            className={`${roundButton} max-[22.5rem]:hidden`}
            aria-keyshortcuts="/ Control+K"
            title="Cerca: tasto / o Ctrl+K"
            onClick={close}
          >
            <span className="glyph glyph-search size-5" />
            <span className="sr-only">Cerca in tutto il sito</span>
          </NavLink>
          <NavLink
            to="/serata"
            className={`${roundButton} max-sm:hidden xl:w-auto xl:px-3`}
            title="Serata pizza"
            onClick={close}
          >
            <span className="glyph glyph-flame size-5 text-tomato" />
            <span className="max-xl:sr-only">Serata</span>
          </NavLink>
        </div>
        <div className="flex min-w-20 justify-end">
          <AccountEntry />
        </div>
        <button
          type="button"
          className="-mr-2 rounded-full p-2.5 hover:bg-crust lg:hidden"
          popoverTarget="menu"
        >
          <span className="group-has-[:popover-open]:hidden">
            <Menu className="size-6" aria-hidden />
            <span className="sr-only">Apri il menu</span>
          </span>
          <span className="hidden group-has-[:popover-open]:block">
            <X className="size-6" aria-hidden />
            <span className="sr-only">Chiudi il menu</span>
          </span>
        </button>
      </div>
      <nav ref={menu} id="menu" popover="auto" aria-label="Menu" className="mobile-menu lg:hidden">
        <ul className="wrap animate-fade pt-3">
          <li>
            <RecipesLink className={mobileItem} onClick={close} />
          </li>
          <Items className={mobileItem} onChoose={close} />
          <MobileEntry onChoose={close} />
        </ul>
        <Rooms onChoose={close} />
      </nav>
    </header>
  )
}

const ROOMS = [
  { name: 'Impasto', links: BENCH_MENU },
  { name: 'Aiuto', links: HELP_MENU },
]
const roomLink =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-3.5 text-sm font-semibold no-underline aria-[current=page]:text-tomato'

/** The second group of the phone's menu: every room of the site. */
const Rooms = ({ onChoose }: { onChoose: () => void }) => (
  <div className="wrap animate-fade pb-5">
    <div className="grid gap-3 border-t border-line px-4 pt-4">
      <RoomLinks links={ROOMS_MENU} onChoose={onChoose} />
      {ROOMS.map(({ name, links }) => (
        <div key={name}>
          <p className="kicker mb-2 text-gold">{name}</p>
          <RoomLinks links={links} onChoose={onChoose} />
        </div>
      ))}
    </div>
  </div>
)

const RoomLinks = ({ links, onChoose }: { links: typeof ROOMS_MENU; onChoose: () => void }) => (
  <ul className="flex flex-wrap gap-1.5">
    {links.map(({ label, to }) => (
      <li key={to}>
        <NavLink to={to} end className={roomLink} onClick={onChoose}>
          {label}
        </NavLink>
      </li>
    ))}
  </ul>
)

/** What knows of the login stands alone: otherwise every hydrated page would render all links of the header twice. */
function AccountEntry() {
  const session = useSession()
  if (session.state === 'user') return <UserMenu user={session.user} />
  const isKnown = session.state === 'unreachable'
  return (
    <Link
      to={isKnown ? '/profilo' : '/auth'}
      className={clsx(
        buttonClass('secondary', 'small', 'min-h-11!'),
        session.state === 'loading' && 'account:invisible',
      )}
    >
      {isKnown ? 'Profilo' : 'Accedi'}
    </Link>
  )
}

function MobileEntry({ onChoose }: { onChoose: () => void }) {
  const session = useSession()
  return (
    session.state === 'user' && (
      <MobileAccount user={session.user} itemClass={mobileItem} onChoose={onChoose} />
    )
  )
}

const Items = ({ className, onChoose }: { className: string; onChoose?: () => void }): ReactNode =>
  HEADER_MENU.map(({ label, to }) => (
    <li key={to}>
      <NavLink to={to} className={className} onClick={onChoose}>
        {label}
      </NavLink>
    </li>
  ))
