import { Timer } from 'lucide-react'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { STEP_PARAM } from '../timers/end-times.ts'
import { COOKING } from './use-cooking.ts'
import { useRunningTimers } from './use-running-timers.ts'

export default function RecipeTimers({ recipeId }: { recipeId: number }) {
  const { search } = useLocation()
  const stepIn = (step: number) => {
    const asked = new URLSearchParams(search)
    asked.set(STEP_PARAM, String(step + 1))
    return `?${asked}`
  }
  return (
    <ul aria-label="Timer della ricetta" className="flex w-full flex-wrap gap-2">
      {useRunningTimers(recipeId).map(({ key, step, text }) => (
        <li key={key}>
          <ButtonLink look="secondary" size="small" to={stepIn(step)} state={COOKING} preventScrollReset>
            <Timer className="size-4" aria-hidden /> {text}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
