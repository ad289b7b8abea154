import type { Recipe } from '#contracts/recipes/recipe.ts'
import { weighedDoughG } from '#domain/lines/flour-line.ts'
import { type AskedDoses, servingsMade } from '#domain/recipes/doses/doses.ts'
import {
  bakeMinutesOf,
  isWhole,
  type Pieces,
  piecesOf,
  scaledPans,
  scaledPieces,
  scaledShares,
  timesOfOne,
} from '#domain/recipes/doses/scaled-pieces.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { scaledStep } from '#domain/recipes/steps/scaled-step.ts'
import { scaledMethodNote, servingsNoun, servingsText } from '#domain/words/servings.ts'

/** The recipe's times for these doses, in the reader's oven if one was told. */
export function timesFor<Timed extends Pick<Recipe, 'servings' | 'dough' | 'bakeTime' | 'preparationTime'>>(
  recipe: Timed,
  asked: Pick<AskedDoses, 'doses' | 'factor'>,
  own: OwnTime | null,
) {
  const bakeTime = own?.maxMin ?? bakeMinutesOf(recipe.bakeTime, piecesOf(recipe, asked))
  return { ...recipe, bakeTime, preparationTime: recipe.preparationTime - recipe.bakeTime + bakeTime }
}

/** How long all the pieces take in the reader's oven, and those of one round of several. */
export type OwnTime = Readonly<{ text: string; maxMin: number; one?: string; where?: string }>

/**
 * The steps for these doses. Amounts are added where the text has none. `note` explains the changed
 * amounts; '' for the recipe's own doses. `own`: the bake in the reader's oven.
 */
export function methodFor(
  recipe: Recipe,
  asked: Pick<AskedDoses, 'doses' | 'factor'>,
  own: OwnTime | null = null,
) {
  const { servings, servingsUnit } = recipe
  const { factor } = asked
  const pieces = piecesOf(recipe, asked)
  const shares = scaledShares(pieces)
  const ofOne = timesOfOne(pieces)
  const scaled = recipe.steps.map((parts) => scaledStep(parts, factor, shares, recipe.ingredients, ofOne))
  const doughG = weighedDoughG(recipe.groups)
  const inPieces = scaled.map((step) => scaledPieces(step, pieces, doughG))
  const steps = inPieces.map((step) => scaledPans(step, recipe, asked.doses, pieces))
  const hasPieces = inPieces.some((step, at) => step !== scaled[at])
  const hasPans = steps.some((step, at) => step !== inPieces[at])
  const note =
    factor !== 1 &&
    scaledMethodNote({
      own: servingsText(servings, servingsUnit),
      wanted: servingsText(servingsMade(recipe, asked), servingsUnit),
      isScaled: recipe.steps.flat().some((part) => typeof part === 'object'),
      followed: [...(hasPieces ? ['i panetti'] : []), ...(hasPans ? ['le teglie'] : [])],
      left: [
        ...(!hasPieces && pieces.own > 1 ? ['i panetti'] : []),
        ...(recipe.dough?.pan && !hasPans && !isWhole(pieces) ? ['le teglie'] : []),
      ],
      bake: bakeOf(recipe, pieces, own),
    })
  return { steps, note: note || '' }
}

function bakeOf({ bakeTime, servings, servingsUnit, dough }: Recipe, pieces: Pieces, own: OwnTime | null) {
  const minutes = bakeMinutesOf(bakeTime, pieces)
  if (minutes === bakeTime) return null
  const one = pieces.own === servings ? servingsNoun(1, servingsUnit) : dough?.pan ? 'teglia' : 'pezzo'
  const time = own ? `nel tuo forno ${own.text}` : shortDuration(minutes)
  return { one, all: servingsText(pieces.wanted, one), time: time.replaceAll(/(?<=\d) /g, '\u00a0') }
}

export const ownMethod = (recipe: Recipe): string[] => recipe.steps.map((parts) => scaledStep(parts, 1))
