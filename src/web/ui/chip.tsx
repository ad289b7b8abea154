import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChipProps {
  isOn: boolean
  isDisabled?: boolean
  onToggle: () => void
  children: ReactNode
}

export const Chip = ({ isOn, isDisabled, onToggle, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    disabled={isDisabled}
    onClick={onToggle}
    className="inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-full border border-line bg-paper px-4 text-sm font-semibold transition-colors hover:border-ink-soft aria-pressed:border-basil-fill aria-pressed:bg-basil-fill aria-pressed:text-on-fill disabled:opacity-55 noscript:hidden"
  >
    {isOn && <Check className="size-4" aria-hidden />}
    {children}
  </button>
)
