import { clsx } from 'clsx'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { AskedDoses } from '#domain/recipes/doses/doses.ts'
import { piecesOf, timesOfOne } from '#domain/recipes/doses/scaled-pieces.ts'
import { firstWords } from '#domain/recipes/first-words.ts'
import { stepDoses } from '#domain/recipes/steps/step-doses.ts'
import { MeasuredText } from '../../ui/measured-text.tsx'
import { StepGesture } from './step-gesture.tsx'
import { StepTimers } from './step-timers.tsx'

const NEXT_CHARACTERS = 70

interface CookStepProps {
  recipe: Recipe
  steps: string[]
  asked: Pick<AskedDoses, 'doses' | 'factor'>
  position: number
  isLarge: boolean
}

export function CookStep({ recipe, steps, asked, position, isLarge }: CookStepProps) {
  const text = steps[position] ?? ''
  const next = steps[position + 1]
  const doses = stepDoses(
    recipe.steps[position] ?? [],
    recipe,
    asked.factor,
    timesOfOne(piecesOf(recipe, asked)),
  )
  return (
    <>
      {doses.length > 0 && (
        <ul aria-label="Dosi di questo passo" className="mb-5 flex flex-wrap gap-2">
          {doses.map((dose) => (
            <li
              key={dose}
              className={clsx(
                'rounded-full bg-crust px-3.5 py-1 font-semibold tabular-nums',
                isLarge && 'text-xl',
              )}
            >
              {dose}
            </li>
          ))}
        </ul>
      )}
      <p
        aria-live="polite"
        className={clsx(
          'leading-snug font-medium',
          isLarge ? 'text-[clamp(2.1rem,1.4rem+3.6vw,3.75rem)]' : 'text-[clamp(1.5rem,1rem+2.4vw,2.5rem)]',
        )}
      >
        <MeasuredText>{text}</MeasuredText>
      </p>
      <StepTimers recipe={recipe} step={position} text={text} />
      <StepGesture text={text} />
      {next && (
        <p className={clsx('mt-6 text-ink-soft', isLarge && 'text-xl')}>
          <span className="font-semibold">Poi:</span> {firstWords(next, NEXT_CHARACTERS)}
        </p>
      )}
    </>
  )
}
