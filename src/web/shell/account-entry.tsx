import { lazy, Suspense, useState } from 'react'
import type { User } from '#contracts/accounts/user.ts'
import { lazyPart, PartBoundary } from '../ui/lazy-part.tsx'

const AccountMenu = lazy(() => import('./account-menu.tsx'))
export const MobileAccount = lazyPart(() => import('./mobile-account.tsx'))

export function UserMenu({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const face = (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className="flex items-center gap-2.5 rounded-full p-1 hover:bg-crust sm:max-lg:pr-3 xl:pr-3"
    >
      <span
        aria-hidden="true"
        className="flex size-9 items-center justify-center rounded-full bg-basil-fill text-sm font-bold text-on-fill"
      >
        {initials(user.name)}
      </span>
      {/* Only wide windows have room for it beside the six items. */}
      <span className="max-w-28 truncate text-sm font-semibold max-sm:sr-only lg:max-xl:sr-only">
        {user.name}
      </span>
    </button>
  )
  return (
    <PartBoundary missing={face}>
      <Suspense fallback={face}>
        <AccountMenu face={face} isOpen={isOpen} setOpen={setOpen} />
      </Suspense>
    </PartBoundary>
  )
}

export function initials(name: string | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => /./u.exec(word ?? '')?.[0].toLocaleUpperCase('it')).join('') || 'U'
}
