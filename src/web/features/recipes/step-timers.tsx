import { findStepTimes } from '#domain/recipes/steps/step-times.ts'
import { timerKey } from '../timers/end-times.ts'
import { TimerButton } from '../timers/timer-button.tsx'

interface StepTimersProps {
  recipe: { id: number; name: string }
  step: number
  text: string
}

export const StepTimers = ({ recipe, step, text }: StepTimersProps) => (
  <ul className="mt-8 flex flex-wrap gap-3">
    {findStepTimes(text).map((time, place) => {
      const key = timerKey(recipe.id, step, place)
      return (
        <li key={key}>
          <TimerButton
            storageKey={key}
            label={time.text}
            recipe={recipe.name}
            what={time.what}
            seconds={time.minS}
          />
        </li>
      )
    })}
  </ul>
)
