import { Timer } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { stepSearch } from '../../ui/step-address.ts'
import { COOKING } from './use-cooking.ts'
import { useRunningTimers } from './use-running-timers.ts'

/** The timers of the recipe, also those that ended while nobody was looking; each leads to its step. */
export default function RecipeTimers({ recipeId }: { recipeId: number }) {
  return (
    <ul aria-label="Timer della ricetta" className="flex w-full flex-wrap gap-2">
      {useRunningTimers(recipeId).map(({ key, step, text }) => (
        <li key={key}>
          <ButtonLink look="secondary" size="small" to={stepSearch(step)} state={COOKING} preventScrollReset>
            <Timer className="size-4" aria-hidden /> {text}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
