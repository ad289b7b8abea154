import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Difficulty } from '#domain/recipes/vocabulary.ts'

const tones = {
  plain: 'bg-crust text-ink',
  paper: 'border border-line bg-paper text-ink',
  basil: 'bg-basil-fill text-on-fill',
  tomato: 'bg-tomato-fill text-on-fill',
  easy: 'bg-easy text-on-fill',
  medium: 'bg-medium text-on-medium',
  hard: 'bg-hard text-on-fill',
}
interface BadgeProps {
  tone?: keyof typeof tones
  className?: string
  children: ReactNode
}

export const Badge = ({ tone = 'plain', className, children }: BadgeProps) => (
  <span
    className={clsx(
      'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-sans max-sm:px-2 text-xs font-semibold whitespace-nowrap print:bg-transparent print:p-0 print:text-ink',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
)

const difficultyTone = { facile: 'easy', media: 'medium', difficile: 'hard' } as const

export const DifficultyBadge = ({ difficulty }: { difficulty: Difficulty }) => (
  <Badge tone={difficultyTone[difficulty]}>{difficulty}</Badge>
)
