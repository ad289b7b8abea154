import { Link } from 'react-router'
import type { User } from '#contracts/accounts/user.ts'
import { ACCOUNT_MENU } from '#contracts/pages/every-page.built.ts'
import { useLogout } from './use-logout.ts'

interface MobileAccountProps {
  user: User
  itemClass: string
  onChoose: () => void
}

export default function MobileAccount({ user, itemClass, onChoose }: MobileAccountProps) {
  const logout = useLogout()
  return (
    <>
      <li className="mt-3 border-t border-line px-4 pt-4 text-sm text-ink-soft">{user.name}</li>
      {ACCOUNT_MENU.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={itemClass} onClick={onChoose}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={`${itemClass} w-full text-left`}
          onClick={() => {
            onChoose()
            logout.mutate()
          }}
        >
          Logout
        </button>
      </li>
    </>
  )
}
