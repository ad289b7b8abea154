import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { apiPaths } from '#contracts/api-paths.ts'
import type { User } from '#contracts/user.ts'
import { messageOf } from '../api/api-client.ts'
import { useChangePerson } from '../api/change-person.ts'
import { useQueries } from '../api/queries-context.ts'
import { PartBoundary } from '../ui/lazy-part.tsx'
import { toast } from '../ui/toast-store.ts'
import { initials } from './navigation.ts'

// Only a logged-in reader has a menu: nobody else loads it.
const DropdownMenu = lazy(() =>
  import('../ui/dropdown-menu.tsx').then(({ DropdownMenu }) => ({ default: DropdownMenu })),
)

function useLogout() {
  const { api } = useQueries()
  const changePerson = useChangePerson()
  return useMutation({
    mutationFn: () => api(apiPaths.logout, { method: 'POST' }),
    onSuccess: () => {
      changePerson(null)
      toast({ title: 'Logout effettuato' })
    },
    onError: (failure) =>
      toast({
        title: 'Logout fallito',
        description: messageOf(failure, 'Errore durante il logout'),
        tone: 'destructive',
      }),
  })
}

export function UserMenu({ user }: { user: User }) {
  const logout = useLogout()
  const [isOpen, setOpen] = useState(false)
  const face = (
    // A click before the menu has arrived opens it as soon as it is here.
    <button
      type="button"
      onClick={() => setOpen(true)}
      className="flex items-center gap-2.5 rounded-full p-1 hover:bg-crust sm:pr-3"
    >
      <span
        aria-hidden="true"
        className="flex size-9 items-center justify-center rounded-full bg-basil-fill text-sm font-bold text-on-fill"
      >
        {initials(user.name)}
      </span>
      <span className="max-w-32 truncate text-sm font-semibold max-sm:sr-only">{user.name}</span>
    </button>
  )
  return (
    <PartBoundary missing={face}>
      <Suspense fallback={face}>
        <DropdownMenu
          open={isOpen}
          onOpenChange={setOpen}
          trigger={face}
          items={[
            { label: 'Profilo', to: '/profilo' },
            { label: 'Logout', onSelect: () => logout.mutate() },
          ]}
        />
      </Suspense>
    </PartBoundary>
  )
}

interface MobileAccountProps {
  user: User
  itemClass: string
  onChoose: () => void
}

export function MobileAccount({ user, itemClass, onChoose }: MobileAccountProps) {
  const logout = useLogout()
  return (
    <>
      <li className="mt-3 border-t border-line px-4 pt-4 text-sm text-ink-soft">{user.name}</li>
      <li>
        <Link to="/profilo" className={itemClass} onClick={onChoose}>
          Profilo
        </Link>
      </li>
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
