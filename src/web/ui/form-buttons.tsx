import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button, type ButtonProps, type Look } from './button.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon
  label: string
  look?: Look
  iconClass?: string
}

export const IconButton = ({
  icon: Icon,
  label,
  iconClass = 'size-5',
  look = 'quiet',
  className = 'size-11',
  ...rest
}: IconButtonProps) => (
  <Button look={look} className={clsx(className, 'px-0!')} aria-label={label} {...rest}>
    <Icon className={iconClass} aria-hidden />
  </Button>
)

/** In a grid it stands at the start; elsewhere the class does nothing. */
export const SubmitButton = ({ isPending, children, ...rest }: ButtonProps & { isPending: boolean }) => (
  <Button type="submit" disabled={isPending} className="justify-self-start" {...rest}>
    {isPending ? 'Un momento...' : children}
  </Button>
)
