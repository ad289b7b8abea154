import { clsx } from 'clsx'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { HEADER_MENU } from '#contracts/pages/every-page.built.ts'
import { type Session, useSession } from '../api/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { CornicioneMark } from '../ui/cornicione-mark.tsx'
import { MobileAccount, UserMenu } from './account-entry.tsx'

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
  'rounded-full px-3 py-2 text-sm font-semibold text-ink hover:bg-crust aria-[current=page]:bg-crust aria-[current=page]:text-tomato whitespace-nowrap'
const mobileItem =
  'block rounded-md px-4 py-3 text-lg font-semibold hover:bg-crust aria-[current=page]:text-tomato'

export function Header() {
  const menu = useRef<HTMLElement>(null)
  const session = useSession()
  const close = () => {
    // Without `blur` the focus would return to the menu button. It must move to the chosen page.
    menu.current?.querySelector<HTMLElement>(':focus')?.blur()
    menu.current?.hidePopover()
  }

  return (
    <header className="group sticky top-0 z-30 border-b border-line bg-flour/95 backdrop-blur-sm">
      <div className="wrap flex h-17 items-center gap-2 sm:gap-4">
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
            <Items className={desktopItem} />
          </ul>
        </nav>
        <div className="flex min-w-20 justify-end sm:min-w-24">
          {session.state === 'user' ? (
            <UserMenu user={session.user} />
          ) : (
            <AccountLink state={session.state} />
          )}
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
        <ul className="wrap animate-fade py-3">
          <li>
            <RecipesLink className={mobileItem} onClick={close} />
          </li>
          <Items className={mobileItem} onChoose={close} />
          {session.state === 'user' && (
            <MobileAccount user={session.user} itemClass={mobileItem} onChoose={close} />
          )}
        </ul>
      </nav>
    </header>
  )
}

function AccountLink({ state }: { state: Session['state'] }) {
  const isKnown = state === 'unreachable'
  return (
    <Link
      to={isKnown ? '/profilo' : '/auth'}
      className={clsx(
        buttonClass('primary', 'small', 'min-h-11!'),
        state === 'loading' && 'account:invisible',
      )}
    >
      {isKnown ? 'Profilo' : 'Accedi'}
    </Link>
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
