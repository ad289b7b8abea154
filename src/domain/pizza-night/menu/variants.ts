/** Finds the nearest variant for a guest without a suitable recipe: a recipe changed by the improvement
 * engine.
 *
 * Source  `improve-recipe.ts`; the variant is parsed again, line by line, like any recipe.
 * Valid   any recipes. There is no variant if the engine cannot make the change, or if the result is still
 *         unsuitable for the guest. The nearest variant is that of the wished recipe, otherwise the one
 *         with the fewest changes. */

import { improveRecipe } from '#domain/improvement/improve-recipe.ts'
import { forbiddenInRecipe } from '#domain/ingredients/check-restriction.ts'
import type { Diet } from '#domain/ingredients/diets.ts'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { groupOf, isSpecies } from '#domain/ingredients/species.ts'
import { recipeAllergens, recipeDiets } from '#domain/recipes/recipe-diets.ts'
import { capitalised } from '#domain/words/italian-noun.ts'
import { DOUGHS } from '#knowledge/improve.ts'
import { findFood } from '../../ingredients/find-food.ts'
import { type Guest, isWithoutGluten } from '../evening-request.ts'
import { isInWheatDough } from './dough-kind.ts'
import { type EveningPizza, type EveningRecipe, eveningPizza, pizzaOf } from './evening-pizza.ts'
import { dislikesAllergen, whyNot } from './fitness.ts'
import { isTray } from './left-out.ts'
import { remembered } from './remembered.ts'
import { isWished, pizzaPoints } from './score.ts'
import { twoBakes } from './two-bakes.ts'

const OPTIONS = [
  'senza glutine',
  'vegana',
  'vegetariana',
  'senza lattosio',
] as const satisfies readonly Diet[]
export type VariantOption = (typeof OPTIONS)[number]

const TRIED = 6

function newBake(recipe: EveningRecipe, option: VariantOption): Pick<EveningPizza, 'own' | 'twoBakes'> {
  const { category, diets, instructions } = recipe
  if (option !== 'senza glutine' || diets.glutenFree) {
    const found = twoBakes(instructions, isTray(recipe))
    // The words are those of the recipe, and may name a food that the variant replaces.
    return { own: null, twoBakes: found && { ...found, added: null } }
  }
  const { bakes, restMin } = DOUGHS.glutenFree
  const form = isTray(recipe) ? 'teglia' : category === 'Calzone' ? 'chiusa' : 'tonda'
  const [, firstMin = 0, thenMin = 0] = bakes[form] ?? []
  return category === 'Calzone'
    ? { own: { restMin, bakeMin: thenMin }, twoBakes: null }
    : {
        own: { restMin, bakeMin: firstMin + thenMin },
        twoBakes: { firstShare: firstMin / (firstMin + thenMin), added: null },
      }
}

const AMOUNTS = /(?<=^|; |in più: )\d[\d,]* g d(?:i |')/gu

const variantKey = (recipeId: number, option: VariantOption): string =>
  `${recipeId}-${option.replaceAll(' ', '-')}`

export function variantOfKey(key: string): { recipeId: number; option: VariantOption } | null {
  const [, id, words] = /^(\d{1,9})-(.+)$/.exec(key) ?? []
  const option = OPTIONS.find((one) => one.replaceAll(' ', '-') === words)
  return option ? { recipeId: Number(id), option } : null
}

/** Replaces a removed line, because marks in the steps refer to line indexes. */
const WATER = 'acqua q.b.'

/** The recipe with the dough that the evening makes. In a wheat dough, water replaces lines that the dough
 * calculator does not know, such as milk. */
function asMade(recipe: EveningRecipe, option: VariantOption): EveningRecipe {
  const isOwnDough = option === 'senza glutine' || recipe.diets.glutenFree
  const linesIn = (isOf: boolean) =>
    recipe.groups.filter(({ isDough }) => isDough === isOf).flatMap(({ lines }) => lines)
  const toppings = linesIn(false)
  const notMade = isOwnDough
    ? []
    : linesIn(true).filter((line) => !(isInWheatDough(line) || toppings.includes(line)))
  if (notMade.length === 0) return recipe
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((line) => (notMade.includes(line) ? WATER : line)),
  }
}

function madeVariant(recipe: EveningRecipe, option: VariantOption): EveningPizza | null {
  const improved = improveRecipe(recipe, option)
  if (improved.changes.length === 0 || forbiddenInRecipe(improved, option).length > 0) return null
  const lines = recipeLines(improved.groups.flatMap((group) => group.lines))
  const diets = recipeDiets(lines, {
    isVegan: option === 'vegana' || recipe.diets.vegan,
    isGlutenFree: option === 'senza glutine' || recipe.diets.glutenFree,
  })
  const made = asMade(recipe, option)
  const { changes } = made === recipe ? improved : improveRecipe(made, option)
  const written = { ...recipe, groups: improved.groups, allergens: recipeAllergens(lines), diets }
  return pizzaOf(written, {
    key: variantKey(recipe.id, option),
    name: improved.title,
    // A food that lacks only its amount is in `missing` too, but the site knows it.
    unknownToDiets: improved.nutrition.missing.after.filter((name) => !findFood(name)),
    changes: changes.map(({ what, why }) => `${what.replaceAll(AMOUNTS, '')}. ${capitalised(why)}`),
    ...newBake(recipe, option),
  })
}

const variantsOf = remembered<EveningRecipe, Map<VariantOption, EveningPizza | null>>(() => new Map())

export function variantPizza(recipe: EveningRecipe, option: VariantOption): EveningPizza | null {
  const made = variantsOf(recipe)
  const pizza = made.has(option) ? (made.get(option) ?? null) : madeVariant(recipe, option)
  made.set(option, pizza)
  return pizza
}

/** The gluten-free variant avoids all cereals with gluten, so it suits an allergy to any of them. */
const isAllergicToCereals = ({ allergies }: Guest): boolean =>
  allergies.some((allergy) => isSpecies(allergy) && groupOf(allergy) === 'glutine')

const optionsFor = (guest: Guest): VariantOption[] =>
  OPTIONS.filter((option) =>
    option === 'senza glutine'
      ? isWithoutGluten(guest) || isAllergicToCereals(guest) || dislikesAllergen(guest, 'glutine')
      : guest.needs.includes(option),
  )

const REMOVING = ['vegetariana', 'vegana'] as const

export const nearestRecipes = (guest: Guest, recipes: readonly EveningRecipe[]): EveningRecipe[] =>
  recipes
    .flatMap((recipe) => {
      const pizza = eveningPizza(recipe)
      return pizza ? [{ recipe, isWished: isWished(guest, pizza), points: pizzaPoints(pizza) }] : []
    })
    .sort(
      (one, other) =>
        Number(other.isWished) - Number(one.isWished) ||
        one.points - other.points ||
        one.recipe.id - other.recipe.id,
    )
    .slice(0, TRIED)
    .map(({ recipe }) => recipe)

export function nearestVariant(guest: Guest, recipes: readonly EveningRecipe[]): EveningPizza | null {
  const nearest = nearestRecipes(guest, recipes)
  const own = optionsFor(guest)
  const others = REMOVING.filter((option) => !own.includes(option))
  return nearestOf(guest, nearest, own) ?? nearestOf(guest, nearest, others)
}

function nearestOf(
  guest: Guest,
  recipes: readonly EveningRecipe[],
  options: readonly VariantOption[],
): EveningPizza | null {
  const fitting = recipes.flatMap((recipe) =>
    options.flatMap((option) => {
      const pizza = variantPizza(recipe, option)
      return pizza && whyNot(guest, pizza) === null ? [pizza] : []
    }),
  )
  const [nearest = null] = fitting.toSorted(
    (one, other) =>
      Number(isWished(guest, other)) - Number(isWished(guest, one)) ||
      one.changes.length - other.changes.length,
  )
  return nearest
}
