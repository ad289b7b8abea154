import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'

export type Look = 'primary' | 'secondary' | 'quiet' | 'onChar'
type Size = 'small' | 'medium' | 'large'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold no-underline transition-[background-color,color,border-color,transform,box-shadow] duration-200 ease-dough active:translate-y-px disabled:pointer-events-none disabled:opacity-55'

const looks: Record<Look, string> = {
  primary: 'bg-tomato-fill text-on-fill shadow-card hover:bg-tomato-fill-hover',
  secondary: 'border border-line bg-paper text-ink hover:border-ink-soft',
  quiet: 'text-ink hover:bg-crust',
  onChar: 'border border-on-char/40 text-on-char hover:bg-on-char hover:text-char',
}
const sizes: Record<Size, string> = {
  small: 'min-h-9 px-4 text-sm',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
}

export const buttonClass = (look: Look = 'primary', size: Size = 'medium', more?: string) =>
  clsx(base, looks[look], sizes[size], more)

interface Looks {
  look?: Look
  size?: Size
  children: ReactNode
}

export type ButtonProps = Looks & ComponentProps<'button'>

/** A focused button loses the focus when it is disabled. This hook restores the focus, unless another
 * element has it. */
function useFocusBack(isDisabled: boolean | undefined) {
  const left = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement as HTMLElement | null
    if (isDisabled) left.current = focused?.matches(':disabled') ? focused : null
    else if (focused === document.body) left.current?.focus()
  }, [isDisabled])
}

export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  useFocusBack(rest.disabled)
  return <button type={type} className={buttonClass(look, size, className)} {...rest} />
}

export const ButtonLink = ({
  look,
  size,
  className,
  ...rest
}: Looks & LinkProps & { className?: string }) => (
  <Link className={buttonClass(look, size, className)} {...rest} />
)
