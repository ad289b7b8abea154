import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { FromParameter } from '#contracts/first-aid/coming-from.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { readAddress } from '#domain/dough/full/full-address.ts'
import { draftOfForm } from '#domain/dough/full/full-query.ts'
import { FIRST_TOOLS } from '#domain/dough/full/full-tools.ts'
import { doughFormOf } from '#domain/dough/full/recipe-form.ts'
import type { OwnDough } from '#domain/first-aid/correction-link.ts'
import { DOSES_PARAM, dosesOfAddress } from '#domain/recipes/doses/doses.ts'
import { scaledStep } from '#domain/recipes/steps/scaled-step.ts'
import { rowIdOf } from '#domain/words/row-id.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeQuery } from '../../api/recipe-queries.ts'

const textIn = (address: URLSearchParams, name: FromParameter) => address.get(name)

function doughOf(recipe: Recipe, asked: string | null): OwnDough | null {
  const steps = recipe.steps.map((parts) => scaledStep(parts, 1))
  const answer = doughFormOf({ ...recipe, steps }, dosesOfAddress(recipe, asked))
  return 'form' in answer ? { dough: draftOfForm(answer.form), tools: FIRST_TOOLS } : null
}

export function useOwnDough(): OwnDough | null {
  const { api } = useQueries()
  const [address] = useSearchParams()
  const id = rowIdOf(textIn(address, 'ricetta'))
  const { data: recipe } = useQuery({ ...recipeQuery(api, id), enabled: id > 0 })
  const kept = textIn(address, 'impasto')
  if (kept !== null) return readAddress(new URLSearchParams(kept))
  return recipe ? doughOf(recipe, textIn(address, DOSES_PARAM)) : null
}
