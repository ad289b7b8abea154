import displayFont from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url'
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { FEED_TITLE, FEEDS } from '#contracts/feeds/feed-addresses.ts'
import { BAR_MENU } from '#contracts/pages/every-page.built.ts'
import { useSession } from '../api/session.ts'
import { useSite } from '../api/site-context.ts'
import { FavouritesProvider } from '../features/collections/favourites.tsx'
import { TimerWatch } from '../features/timers/timer-watch.tsx'
import { whenHydrated } from '../ui/deferred-gates.ts'
import { deferredPart } from '../ui/deferred-part.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LazyToaster } from '../ui/lazy-toaster.tsx'
import { forgetWayBack } from '../ui/way-back.ts'
import { Header } from './header.tsx'
import { HYDRATED_MARK } from './hydration-mark.ts'
import { LazyProofDialog } from './lazy-proof-dialog.tsx'
import { RoomLinks } from './room-links.tsx'
import { forgetVerifyNotice, VerifyRoom } from './verify-room.tsx'

const VerifyNotice = lazyPart(() => import('./verify-notice.tsx'), {
  waiting: <VerifyRoom />,
  missing: () => null,
})

export const Footer = deferredPart(() => import('./footer.tsx').then((file) => file.Footer))

function VerifyReminder() {
  const session = useSession()
  const isVerified = session.state === 'user' ? session.user.emailVerified : session.state === 'anonymous'
  useEffect(() => {
    if (isVerified) forgetVerifyNotice()
  }, [isVerified])
  if (session.state === 'loading') return <VerifyRoom />
  if (session.state !== 'user' || isVerified) return null
  return <VerifyNotice email={session.user.email} />
}

/** Each Suspense boundary is hydrated separately, so that the browser can handle taps in between. */
export const Document = ({ children }: { children: ReactNode }) => (
  <html lang="it" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#fbf5ea" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#17120f" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icone/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {Object.values(FEEDS).map(({ path, type }) => (
        <link key={path} rel="alternate" type={type} title={FEED_TITLE} href={path} />
      ))}
      <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
    </head>
    <body>
      <a
        href="#contenuto"
        className="sr-only z-60 rounded-full bg-tomato-fill px-5 py-3 font-semibold text-on-fill focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Vai al contenuto
      </a>
      <Header />
      <VerifyReminder />
      <RoomLinks />
      <Main>{children}</Main>
      <Footer />
      <BottomBar />
      <LazyProofDialog />
      <LazyToaster />
      <TimerWatch />
      <ScrollRestoration />
    </body>
  </html>
)

/** The clicked link disappears with the old page, so the focus moves to the new page's `main` element. */
function useFocusedWithPage(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

function HydrationMark() {
  useEffect(() => {
    whenHydrated(() => performance.mark(HYDRATED_MARK))
  }, [])
  return null
}

function Main({ children }: { children: ReactNode }) {
  const { publicUrl } = useSite()
  const { pathname, search } = useLocation()
  const [doses = ''] = /dosi=[^&]+/.exec(search) ?? []
  const address = publicUrl.replace(/^https?:\/\//, '') + pathname + (doses && `?${doses}`)
  const main = useFocusedWithPage(pathname)
  return (
    <main ref={main} id="contenuto" tabIndex={-1} data-address={address} className="flex-1 outline-none">
      <FavouritesProvider>
        <ScriptNotice />
        <Suspense>
          {children}
          <HydrationMark />
        </Suspense>
      </FavouritesProvider>
    </main>
  )
}

export const RootLayout = () => (
  <Document>
    <Outlet />
  </Document>
)

function BottomBar() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Scorciatoie" className="bottom-bar no-print">
      {BAR_MENU.map(({ label, to, glyph }) => (
        <Link
          key={to}
          to={to}
          onClick={forgetWayBack}
          aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined}
        >
          <span className={`glyph size-6 ${glyph}`} />
          {label}
        </Link>
      ))}
    </nav>
  )
}

const TOOLS: Readonly<Record<string, string>> = {
  '/calcolatore-nutrizione': 'Nelle ricette trovi comunque ingredienti e dosi.',
  '/lista-spesa': 'Nelle ricette trovi comunque ingredienti e dosi.',
}

function ScriptNotice() {
  const { pathname } = useLocation()
  const without = TOOLS[pathname]
  if (without === undefined) return null
  return (
    <div role="note" className="wrap hidden pt-6 noscript:block">
      <p className="rounded-md bg-crust px-4 py-3">
        <strong>Questo strumento ha bisogno di JavaScript.</strong> Attivalo nelle impostazioni del browser e
        ricarica la pagina. {without}
      </p>
    </div>
  )
}
