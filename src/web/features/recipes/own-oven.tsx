import type { Recipe } from '#contracts/recipes/recipe.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import type { AskedDoses } from '#domain/recipes/doses/doses.ts'
import { ovenStyleOfDough } from '#domain/styles/oven-style.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { ownMethod } from './method.ts'
import { isHotOven, ownBake, ownMinutes } from './own-bake.ts'

export interface OwnOvenProps {
  recipe: Recipe
  doses: Pick<AskedDoses, 'doses' | 'factor'>
  step: number
}

/** The minutes of the reader's oven, below the step that bakes. */
export default function OwnOven({ recipe, doses, step }: OwnOvenProps) {
  const { kitchen } = useKitchen()
  const style = ovenStyleOfDough(recipe.dough)
  if (!kitchen?.oven || !style) return null
  const time = calculateBake(ownBake(recipe, doses, style, kitchen)).expected_time
  const minutes = ownMinutes({ ...recipe, steps: ownMethod(recipe) }, step, isHotOven(kitchen), time)
  if (minutes === null) return null
  return (
    <p className="no-print mt-2.5 flex items-center gap-2 font-semibold">
      <span className="glyph glyph-oven size-5 shrink-0 text-tomato" />
      <span>
        Nel tuo forno {minutes}
        <span className="font-normal text-ink-soft"> (stima)</span>
      </span>
    </p>
  )
}
