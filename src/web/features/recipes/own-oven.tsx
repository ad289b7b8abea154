import { useEffect } from 'react'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import type { AskedDoses } from '#domain/recipes/doses/doses.ts'
import { bakeMinutesOf, piecesOf } from '#domain/recipes/doses/scaled-pieces.ts'
import { ovenStyleOfDough } from '#domain/styles/oven-style.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { type OwnTime, ownMethod } from './method.ts'
import { bakePlace, isHotOven, ownBake, ownHeat, ownMinutes, ownTime } from './own-bake.ts'

interface OwnBakeProps {
  recipe: Recipe
  doses: Pick<AskedDoses, 'doses' | 'factor'>
}

export interface OwnOvenProps extends OwnBakeProps {
  step: number
}

export interface OwnTimeProps extends OwnBakeProps {
  onKnown: (time: OwnTime | null) => void
}

function useOwnBake({ recipe, doses }: OwnBakeProps) {
  const { kitchen } = useKitchen()
  const style = ovenStyleOfDough(recipe.dough)
  if (!kitchen?.oven || !style) return null
  const request = ownBake(recipe, doses, style, kitchen)
  const { expected_time: time, target_temp_c: target } = calculateBake(request)
  return { made: { ...recipe, steps: ownMethod(recipe) }, isHot: isHotOven(kitchen), request, time, target }
}

/** The degrees and minutes of the reader's oven, below the steps that heat it and that bake. */
export default function OwnOven({ step, ...asked }: OwnOvenProps) {
  const bake = useOwnBake(asked)
  if (!bake) return null
  const { made, isHot, request, time, target } = bake
  const told = [ownHeat(made, step, request, target), ownMinutes(made, step, isHot, time)].filter(
    (part) => part !== null,
  )
  if (told.length === 0) return null
  return (
    <p className="no-print mt-2.5 flex items-center gap-2 font-semibold">
      <span className="glyph glyph-oven size-5 shrink-0 text-tomato" />
      <span>
        Nel tuo forno {told.join(': ')}
        <span className="font-normal text-ink-soft"> (stima)</span>
      </span>
    </p>
  )
}

/** Tells the page how long the whole bake takes in the reader's oven. It shows nothing itself. */
export function OwnTimeTeller({ onKnown, ...asked }: OwnTimeProps) {
  const { recipe, doses } = asked
  const bake = useOwnBake(asked)
  const allMin = bakeMinutesOf(recipe.bakeTime, piecesOf(recipe, doses))
  const own = bake && ownTime(bake.made, allMin, bake.time)
  const { text, maxMin, one } = own ?? {}
  const where = bake && bakePlace(bake.request, bake.target)
  useEffect(() => {
    const isKnown = text !== undefined && maxMin !== undefined && where
    onKnown(isKnown ? { text, maxMin, where, ...(one !== undefined && { one }) } : null)
  }, [text, maxMin, one, where, onKnown])
  return null
}
