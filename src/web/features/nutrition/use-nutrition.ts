import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BakeProfile } from '#contracts/nutrition.ts'
import type { Recipe } from '#contracts/recipe.ts'
import {
  bakeProfileOf,
  DEFAULT_BAKE_STYLE,
  DEFAULT_SLICES,
  SLICE_LIMITS,
} from '#domain/nutrition/bake-profiles.ts'
import { readRecipeQuery } from '#domain/nutrition/recipe-query.ts'
import { messageOf } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeIdOf } from '../../ui/recipe-id.ts'
import { type FormLine, gramsError, lineOfList, withLines } from './recipe-form.ts'
import { sayError, useCalculation } from './use-calculation.ts'

const STYLE_OF_CATEGORY: Readonly<Record<string, string>> = {
  Romana: 'romana',
  Siciliana: 'siciliana',
  Teglia: 'siciliana',
}

/** The reader of ingredient lines knows the whole table: it is loaded when somebody brings a recipe. */
const readLines = async (lines: readonly string[]) =>
  (await import('#domain/ingredients/recipe-lines.ts')).recipeLines(lines).map(lineOfList)

/** The recipe, how it is baked and cut. */
function useRecipeForm() {
  const [lines, setLines] = useState<FormLine[]>([])
  const [bake, setBake] = useState<BakeProfile>(() => bakeProfileOf(DEFAULT_BAKE_STYLE))
  const [slices, setSlices] = useState(String(DEFAULT_SLICES))
  const servings = Number(slices)
  const isPossible =
    Number.isInteger(servings) && servings >= SLICE_LIMITS.min && servings <= SLICE_LIMITS.max
  const slicesError = isPossible
    ? undefined
    : `Inserisci un numero intero da ${SLICE_LIMITS.min} a ${SLICE_LIMITS.max}`
  return { lines, setLines, bake, setBake, slices, setSlices, servings, slicesError }
}

/** The form, what fills it (a link, a recipe, a pasted list) and the calculation. */
export function useNutrition() {
  const { client, recipe: recipeQuery } = useQueries()
  const form = useRecipeForm()
  const { setLines, setBake, setSlices } = form
  const { send, ...calculation } = useCalculation()
  const [origin, setOrigin] = useState<Recipe | null>(null)
  const [search] = useSearchParams()

  async function startFromRecipe(id: number) {
    try {
      const recipe = await client.ensureQueryData(recipeQuery(id))
      setLines(await readLines(recipe.ingredients))
      setOrigin(recipe)
      setBake(bakeProfileOf(STYLE_OF_CATEGORY[recipe.category] ?? DEFAULT_BAKE_STYLE))
      setSlices(String(Math.min(recipe.servings, SLICE_LIMITS.max)))
    } catch (failure) {
      sayError(messageOf(failure, 'Non è stato possibile aprire la ricetta'))
    }
  }
  const openLink = useEffectEvent(() => {
    if (calculation.calculated?.query === search.toString()) return
    const asked = readRecipeQuery(search)
    if (asked) {
      const lines = asked.lines.map(({ id, label, grams }, index) => ({
        key: id || `?${label}${index}`,
        id,
        label: label || id,
        grams: String(grams),
      }))
      const bake = bakeProfileOf(asked.style)
      setLines(lines)
      setBake(bake)
      setSlices(String(asked.servings))
      send(lines, bake, asked.servings, false)
    } else if (search.has('ricetta')) {
      void startFromRecipe(recipeIdOf(search.get('ricetta') ?? undefined))
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event reads the newest address by itself
  useEffect(() => openLink(), [search])

  return {
    ...form,
    ...calculation,
    origin,
    calculate: () => {
      if (form.lines.length === 0) return sayError('Aggiungi almeno un ingrediente')
      // What is wrong is said beside its field.
      if (form.slicesError || form.lines.some(gramsError)) return undefined
      return send(form.lines, form.bake, form.servings, true)
    },
    /** Adds the ingredients of a list; answers how many it read. */
    paste: async (text: string): Promise<number> => {
      const read = await readLines(text.split('\n'))
      setLines((current) => withLines(current, read))
      return read.length
    },
  }
}
export type Nutrition = ReturnType<typeof useNutrition>
