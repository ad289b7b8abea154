import { useEffect } from 'react'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { USUAL_SURFACE } from '#domain/kitchen/kitchen-oven.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import { surfacesOf } from '#domain/oven-guide/guide-address.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { isPan } from '#domain/oven-guide/surfaces.ts'
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

/** The same bake on the tray of every oven, beside that on a stone or a steel; '' for a dough of no tray. */
function inTray({ made, request }: NonNullable<ReturnType<typeof useOwnBake>>, allMin: number): string {
  const isTray = isPan(request.surface) || OVENS[request.ovenType].place !== 'home'
  if (isTray || !surfacesOf(request.styleId).includes(USUAL_SURFACE)) return ''
  const { expected_time: time } = calculateBake({ ...request, surface: USUAL_SURFACE })
  const own = ownTime(made, allMin, time)
  return own ? `in teglia ${own.text}` : ''
}

/** Tells the page how long the whole bake takes in the reader's oven. It shows nothing itself. */
export function OwnTimeTeller({ onKnown, ...asked }: OwnTimeProps) {
  const { recipe, doses } = asked
  const bake = useOwnBake(asked)
  const allMin = bakeMinutesOf(recipe.bakeTime, piecesOf(recipe, doses))
  const own = bake && ownTime(bake.made, allMin, bake.time)
  const [text, maxMin] = [own?.text, own?.maxMin]
  const where =
    bake && [bakePlace(bake.request, bake.target), inTray(bake, allMin)].filter(Boolean).join('; ')
  useEffect(() => {
    onKnown(text !== undefined && maxMin !== undefined && where ? { text, maxMin, where } : null)
  }, [text, maxMin, where, onKnown])
  return null
}
