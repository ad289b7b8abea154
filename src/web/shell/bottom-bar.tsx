import { Link, useLocation } from 'react-router'
import { BAR_MENU } from '#contracts/pages/every-page.built.ts'

export function BottomBar() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Scorciatoie" className="bottom-bar no-print">
      {BAR_MENU.map(({ label, to, glyph }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined}
        >
          <span className={`glyph size-6 ${glyph}`} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
