import { MoreHorizontal } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { DropdownMenu } from '../../ui/dropdown-menu.tsx'

interface AdminRowProps {
  name: string
  /** Where the name leads. */
  to?: string | false
  badges: ReactNode
  items: ComponentProps<typeof DropdownMenu>['items']
  children: ReactNode
}

export const AdminRow = ({ name, to, badges, items, children }: AdminRowProps) => (
  <li className="flex items-start justify-between gap-4 rounded-lg border border-line bg-paper p-4 sm:p-5">
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg wrap-anywhere">
          {to ? (
            <Link to={to} className="link-quiet inline-block min-w-6">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {badges}
      </div>
      {children}
    </div>
    <DropdownMenu
      trigger={
        <Button look="quiet" className="size-11 px-0!" aria-label={`Azioni per ${name}`}>
          <MoreHorizontal className="size-5" aria-hidden />
        </Button>
      }
      items={items}
    />
  </li>
)
