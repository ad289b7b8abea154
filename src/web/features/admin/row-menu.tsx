import { MoreHorizontal } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { DropdownMenu } from '../../ui/dropdown-menu.tsx'

interface RowMenuProps {
  name: string
  items: ComponentProps<typeof DropdownMenu>['items']
}

export const RowMenu = ({ name, items }: RowMenuProps) => (
  <DropdownMenu
    trigger={
      <Button look="quiet" className="size-11 px-0!" aria-label={`Azioni per ${name}`}>
        <MoreHorizontal className="size-5" aria-hidden />
      </Button>
    }
    items={items}
  />
)
