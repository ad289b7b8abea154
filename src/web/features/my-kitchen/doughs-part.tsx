import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { formOfRecipe } from '#contracts/full-dough/dough-recipe-payload.ts'
import { queryOfForm } from '#domain/dough/full/full-query.ts'
import {
  readSavedSimpleRecipes,
  SAVED_SIMPLE_RECIPES_KEY,
} from '#domain/dough/simple/saved-simple-recipes.ts'
import { PIZZA_TYPE_PRESETS } from '#domain/dough/simple/simple-presets.ts'
import { percentText } from '#domain/words/kitchen-number.ts'
import { useQueries } from '../../api/queries-context.ts'
import { formatDecimal } from '../../ui/format.ts'
import { storedText } from '../../ui/stored-text.ts'
import { doughRecipesQuery } from '../full-dough/use-saved-recipes.ts'
import { KeptList, NothingYet } from './kitchen-part.tsx'

const storedHere = storedText(SAVED_SIMPLE_RECIPES_KEY)

interface Dough {
  key: string
  name: string
  says: string
  to: string
}

function useOfCalculator(): Dough[] {
  const { data = [] } = useQuery({
    ...doughRecipesQuery(useQueries().api),
    enabled: typeof window !== 'undefined',
  })
  return data.map((recipe) => {
    const form = formOfRecipe(recipe)
    return {
      key: `completo-${recipe.id}`,
      name: recipe.name,
      says: `${form.servings} × ${formatDecimal(recipe.outputs.perBallWeightG)} g, idratazione ${percentText(form.hydrationPct, 1)}`,
      to: `/calcolatore-impasto?${new URLSearchParams(queryOfForm(form))}`,
    }
  })
}

function useOfDevice(): Dough[] {
  const text = storedHere.use()
  return useMemo(
    () =>
      readSavedSimpleRecipes(text).recipes.map(({ id, name, params }) => ({
        key: `semplice-${id}`,
        name,
        says: `${PIZZA_TYPE_PRESETS[params.pizzaType].label} × ${params.pizzaCount}, dal calcolatore semplice`,
        to: '/#calcolatore',
      })),
    [text],
  )
}

export function DoughsPart() {
  const doughs = [...useOfCalculator(), ...useOfDevice()]
  if (doughs.length === 0)
    return (
      <NothingYet to="/calcolatore-impasto" action="Calcola un impasto">
        Fai i conti, dai un nome all'impasto e salvalo: lo riapri da qui con le sue dosi.
      </NothingYet>
    )
  return (
    <KeptList>
      {doughs.map(({ key, name, says, to }) => (
        <li key={key} className="py-2">
          <Link to={to} className="link-quiet block py-1">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-sm text-ink-soft">{says}</span>
          </Link>
        </li>
      ))}
    </KeptList>
  )
}
