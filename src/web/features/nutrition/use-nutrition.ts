import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { scaleIngredientLine } from '#domain/lines/ingredient-line.ts'
import {
  bakeProfileOf,
  DEFAULT_BAKE_STYLE,
  DEFAULT_SLICES,
  FALLBACK_BAKE,
  SLICE_LIMITS,
} from '#domain/nutrition/bake-profiles.ts'
import { RECIPE_LIMITS, readRecipeQuery } from '#domain/nutrition/recipe-query.ts'
import { type AskedDoses, DOSES_PARAM, dosesOfAddress } from '#domain/recipes/doses/doses.ts'
import { bakeOfRecipe } from '#domain/recipes/recipe-bake.ts'
import { rowIdOf } from '#domain/words/row-id.ts'
import { messageOf } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeQuery } from '../../api/recipe-queries.ts'
import { toast, toastError } from '../../ui/toast-store.ts'
import { bakeProfilesQuery } from './nutrition-queries.ts'
import {
  type FormBake,
  type FormLine,
  fieldsOf,
  gramsOf,
  isPossible,
  lineOfList,
  linesOfLink,
  withLines,
} from './recipe-form.ts'
import { askedOf, useCalculation } from './use-calculation.ts'

/** The parser contains the whole ingredient table, so it is loaded only when there are lines. */
const readLines = async (lines: readonly string[]) =>
  (await import('#domain/ingredients/recipe-lines.ts')).recipeLines(lines).map(lineOfList)

const FIRST_BAKE: FormBake = {
  ...fieldsOf(bakeProfileOf(DEFAULT_BAKE_STYLE)),
  slices: String(DEFAULT_SLICES),
}

const FALLBACK_FIRST_BAKE: FormBake = {
  ...FIRST_BAKE,
  ...fieldsOf({ ...FALLBACK_BAKE, style: DEFAULT_BAKE_STYLE }),
}

export function useNutrition() {
  const { api, client } = useQueries()
  const profiles = useQuery(bakeProfilesQuery(api))
  const [lines, setLines] = useState<FormLine[]>([])
  const [chosenBake, setBake] = useState(FIRST_BAKE)
  const bake = profiles.isError && chosenBake === FIRST_BAKE ? FALLBACK_FIRST_BAKE : chosenBake
  const { send, calculated, ...calculation } = useCalculation()
  const [origin, setOrigin] = useState<{ recipe: Recipe; doses: AskedDoses } | null>(null)
  const [search] = useSearchParams()

  async function startFromRecipe(id: number, askedDoses: string | null) {
    try {
      const recipe = await client.ensureQueryData(recipeQuery(api, id))
      const doses = dosesOfAddress(recipe, askedDoses)
      const { factor } = doses
      const read = await readLines(recipe.ingredients.map((line) => scaleIngredientLine(line, factor)))
      const rawG = read.reduce((sum, line) => sum + gramsOf(line), 0)
      setLines(read)
      setOrigin({ recipe, doses })
      setBake({
        ...fieldsOf(bakeOfRecipe(recipe, rawG)),
        // The number of slices is rounded, because doses by flour or by pan may give a fraction of a pizza.
        slices: String(
          Math.min(Math.max(Math.round(recipe.servings * factor), SLICE_LIMITS.min), SLICE_LIMITS.max),
        ),
      })
    } catch (failure) {
      toastError(messageOf(failure, 'Non siamo riusciti ad aprire la ricetta: riprova tra poco.'))
    }
  }
  const openLink = useEffectEvent(() => {
    if (calculated?.query === search.toString()) return
    const asked = readRecipeQuery(search)
    if (asked) {
      const linked = linesOfLink(asked)
      const { style, yieldPct, oilG, slices } = asked
      setLines(linked)
      setBake({ style, yieldPct, oilG, slices })
      if (asked.leftOut > 0) sayLeftOut(asked.leftOut)
      if (isPossible(linked, asked)) send(askedOf(linked, asked), false)
    } else if (search.has('ricetta')) {
      void startFromRecipe(rowIdOf(search.get('ricetta')), search.get(DOSES_PARAM))
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event reads the newest address by itself
  useEffect(() => openLink(), [search])

  return {
    ...calculation,
    lines,
    setLines,
    bake,
    setBake,
    profiles,
    calculated,
    isStale: calculated !== null && calculated.query !== askedOf(lines, bake).query,
    origin,
    calculate: () => {
      if (lines.length === 0) return toastError('Aggiungi almeno un ingrediente')
      return isPossible(lines, bake) ? send(askedOf(lines, bake), true) : undefined
    },
    paste: async (text: string): Promise<number> => {
      const read = await readLines(text.split('\n'))
      setLines((current) => withLines(current, read))
      return read.length
    },
  }
}
export type Nutrition = ReturnType<typeof useNutrition>

const sayLeftOut = (count: number) =>
  toast({
    title:
      count === 1 ? 'Un ingrediente del link non si legge' : `${count} ingredienti del link non si leggono`,
    description: `Manca il nome, oppure sono più di ${RECIPE_LIMITS.lines}: gli altri ci sono tutti.`,
  })
