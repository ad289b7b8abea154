/** The nearest variant for a guest whom no recipe suits: the improvement engine changes one of them.
 *
 * Source  `improve-recipe.ts`; the variant is read again, line by line, like any recipe.
 * Valid   any recipes. What the engine could not replace, or what is then still not for the guest, is no variant. Of the
 *         first recipes that can be changed the wished one is the nearest, then the one with the fewest changes. */

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
import {
  type EveningPizza,
  type EveningRecipe,
  eveningPizza,
  isInWheatDough,
  pizzaOf,
} from './evening-pizza.ts'
import { dislikesAllergen, whyNot } from './fitness.ts'
import { remembered } from './remembered.ts'
import { isWished, pizzaPoints } from './score.ts'
import { firstBakeShare } from './two-bakes.ts'

const OPTIONS = [
  'senza glutine',
  'vegana',
  'vegetariana',
  'senza lattosio',
] as const satisfies readonly Diet[]
export type VariantOption = (typeof OPTIONS)[number]

/** Recipes that are tried: each takes some milliseconds. */
const TRIED = 6

/** The engine's dough takes the place of one of wheat, and brings its own minutes and goes. */
function newBake(
  { category, diets, instructions }: EveningRecipe,
  option: VariantOption,
): Pick<EveningPizza, 'own' | 'firstBakeShare'> {
  if (option !== 'senza glutine' || diets.glutenFree)
    return { own: null, firstBakeShare: firstBakeShare(instructions) }
  const { bakes, restMin } = DOUGHS.glutenFree
  const [, firstMin = 0, thenMin = 0] = bakes[category === 'Calzone' ? 'chiusa' : 'tonda'] ?? []
  return category === 'Calzone'
    ? { own: { restMin, bakeMin: thenMin }, firstBakeShare: null }
    : {
        own: { restMin, bakeMin: firstMin + thenMin },
        firstBakeShare: firstMin / (firstMin + thenMin),
      }
}

/** The engine's amounts are those of the whole recipe, not of what is eaten here. */
const AMOUNTS = /(?<=^|; |in più: )\d[\d,]* g d(?:i |')/gu

/** '12-senza-glutine'. */
const variantKey = (recipeId: number, option: VariantOption): string =>
  `${recipeId}-${option.replaceAll(' ', '-')}`

/** What the key of a variant stands for; null for a recipe as it is. */
export function variantOfKey(key: string): { recipeId: number; option: VariantOption } | null {
  const [, id, words] = /^(\d{1,9})-(.+)$/.exec(key) ?? []
  const option = OPTIONS.find((one) => one.replaceAll(' ', '-') === words)
  return option ? { recipeId: Number(id), option } : null
}

/** Marks in the steps count lines: one takes the other's place. */
const WATER = 'acqua q.b.'

/** The recipe as the evening makes it: its wheat dough has water for what the calculator's has not. */
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
  // What is changed of a dough that is not made is no news to anybody.
  const made = asMade(recipe, option)
  const { changes } = made === recipe ? improved : improveRecipe(made, option)
  const written = { ...recipe, groups: improved.groups, allergens: recipeAllergens(lines), diets }
  return pizzaOf(written, {
    key: variantKey(recipe.id, option),
    name: improved.title,
    // What has no amount is known all the same.
    unknownToDiets: improved.nutrition.missing.after.filter((name) => !findFood(name)),
    changes: changes.map(({ what, why }) => `${what.replaceAll(AMOUNTS, '')}. ${capitalised(why)}`),
    ...newBake(recipe, option),
  })
}

const variantsOf = remembered<EveningRecipe, Map<VariantOption, EveningPizza | null>>(() => new Map())

/** Null where something that the diet forbids stays in it. */
export function variantPizza(recipe: EveningRecipe, option: VariantOption): EveningPizza | null {
  const made = variantsOf(recipe)
  const pizza = made.has(option) ? (made.get(option) ?? null) : madeVariant(recipe, option)
  made.set(option, pizza)
  return pizza
}

/** Nearly every dough is of wheat: what is made without gluten is made without its cereals too. */
const isAllergicToCereals = ({ allergies }: Guest): boolean =>
  allergies.some((allergy) => isSpecies(allergy) && groupOf(allergy) === 'glutine')

/** What the guest asks for by name. */
const optionsFor = (guest: Guest): VariantOption[] =>
  OPTIONS.filter((option) =>
    option === 'senza glutine'
      ? isWithoutGluten(guest) || isAllergicToCereals(guest) || dislikesAllergen(guest, 'glutine')
      : guest.needs.includes(option),
  )

/** Those that take away meat, fish, then all that is of animals: something of it may be what is in the way. */
const REMOVING = ['vegetariana', 'vegana'] as const

/** The first that are changed for a guest: what he wishes, then the easiest. */
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

/** The nearest one that the guest may eat; null where there is none. */
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
