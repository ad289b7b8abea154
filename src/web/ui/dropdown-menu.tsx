import { DropdownMenu as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type MenuItem = { label: ReactNode } & ({ to: string } | { onSelect: () => void })

interface DropdownMenuProps {
  trigger: ReactNode
  items: MenuItem[]
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** The menu is not modal, so that the page behind stays usable. Radix's defaults fulfil the specification
 * (part 1): submenus open after 100 ms, with 300 ms of grace for the pointer. */
export const DropdownMenu = ({ trigger, items, ...state }: DropdownMenuProps) => (
  <Primitive.Root modal={false} {...state}>
    <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content
        align="end"
        sideOffset={8}
        className="z-50 min-w-48 animate-fade rounded-md border border-line bg-paper p-1.5 text-ink shadow-lift"
      >
        {items.map((item, index) => {
          const className =
            'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 outline-none data-highlighted:bg-crust'
          return 'to' in item ? (
            <Primitive.Item key={index} asChild className={className}>
              <Link to={item.to}>{item.label}</Link>
            </Primitive.Item>
          ) : (
            <Primitive.Item key={index} className={className} onSelect={item.onSelect}>
              {item.label}
            </Primitive.Item>
          )
        })}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
)
