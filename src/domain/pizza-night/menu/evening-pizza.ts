/** A recipe for an evening: one piece of dough per pizza, baked one after the other.
 *
 * Units   grams, °C, minutes; percentages of the flour.
 * Source  `composeDough` for the dough.
 * Valid   pizzas and calzoni baked piece by piece, and trays. Fried and sweet recipes give null;
 *         `left-out.ts` gives the reason. */
import { DOUGH_LIMITS, type DoughForm } from '#domain/dough/full/full-limits.ts'
import { doughFormOf } from '#domain/dough/full/recipe-form.ts'
import { CHEESE_LATE } from '#domain/oven-guide/bake-plan.ts'
import { type TestedBakes, testedBakes } from '#domain/oven-guide/tested-bake.ts'
import { panAreaCm2 } from '#domain/recipes/doses/pan.ts'
import { toldBallG } from '#domain/recipes/doses/scaled-pieces.ts'
import { composeDough, type DoughComposition } from '#domain/recipes/dough/recipe-dough.ts'
import { stepsOf } from '#domain/recipes/listed-recipe.ts'
import type { RecipeAllergens, RecipeDiets } from '#domain/recipes/recipe-diets.ts'
import type { Difficulty } from '#domain/recipes/vocabulary.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { toppingsCookMin } from './cooked-toppings.ts'
import { keepsItsDough, kindOf } from './dough-kind.ts'
import type { EveningRecipe, PizzaGroup } from './evening-recipe.ts'
import { isTray, whyNever } from './left-out.ts'
import { panRestMin } from './pan-rest.ts'
import { remembered } from './remembered.ts'
import { lateCheese, type TwoBakes, twoBakes } from './two-bakes.ts'

export type { EveningRecipe }

/** `flourPct` is percent of the dough's flour, `hydrationPct` percent of the preferment's flour. `lines` are
 * as in the recipe. */
export type DoughPreferment = { flourPct: number; hydrationPct: number; lines: readonly string[] }

export type EveningPizza = {
  key: string
  recipeId: number
  name: string
  imageUrl: string
  difficulty: Difficulty
  /** Pieces of the recipe's own doses, and how many pizzas for one person each of them makes. */
  servings: number
  madeOfOne: number
  /** Area of all the trays of the recipe's own doses; null for what is no tray. */
  trayCm2: number | null
  groups: readonly PizzaGroup[]
  allergens: RecipeAllergens
  diets: RecipeDiets
  /** Ingredients that the site does not know, so they may be forbidden in a diet. */
  unknownToDiets: readonly string[]
  doughKind: string
  composition: DoughComposition
  /** Of one ball, as the steps say it; undefined if they do not. */
  toldBallG: number | undefined
  /** As the full calculator has it; null for a dough beyond its limits. */
  form: DoughForm | null
  ovenStyle: OvenStyleId
  preferment: DoughPreferment | null
  isWithoutGluten: boolean
  /** Minutes for a dough that keeps the recipe's doses and hours, because no yeast model covers it. */
  own: { restMin: number; bakeMin: number } | null
  tested: TestedBakes
  twoBakes: TwoBakes | null
  /** Minutes in which a tray rises once more in its pan; 0 if the steps do not say it. */
  panRestMin: number
  /** Minutes in which toppings cook; 0 if all are raw. */
  cookingMin: number
  preparingMin: number
  changes: readonly string[]
}

export const linesOf = ({ groups }: Pick<EveningPizza, 'groups'>): string[] =>
  groups.flatMap(({ lines }) => lines)

const PREFERMENT = /\b(?:biga|poolish|prefermento)\b/iu

function prefermentOf(groups: readonly PizzaGroup[], { flourG }: DoughComposition): DoughPreferment | null {
  const own = groups.find(({ title, isDough }) => isDough && PREFERMENT.test(title))
  const composition = own ? composeDough([own]) : null
  if (!own || composition === null) return null
  const { hydrationPct } = composition
  const { min, max } = DOUGH_LIMITS.prefermentHydrationPct
  const stiff = Math.max(Math.round(hydrationPct), min)
  return hydrationPct > max
    ? null
    : { flourPct: Math.round((100 * composition.flourG) / flourG), hydrationPct: stiff, lines: own.lines }
}

/** Minutes of work for a plain pizza dinner of four people: dough, toppings, stretching. [stima] */
const PLAIN_WORK_MIN = 50

type Variant = Pick<EveningPizza, 'key' | 'name' | 'changes' | 'unknownToDiets' | 'own' | 'twoBakes'>

/** Grams [stima]. A heavier piece counts as several evening pizzas, because it is cut up at the table. */
const MOST_FOR_ONE_G = 400

export function pizzaOf(recipe: EveningRecipe, variant?: Variant): EveningPizza | null {
  const composition = whyNever(recipe) === null ? composeDough(recipe.groups) : null
  if (composition === null) return null
  const key = variant?.key ?? String(recipe.id)
  const { id, imageUrl, difficulty, groups, allergens, diets, dough } = recipe
  const isOfTrays = isTray(recipe)
  const madeOfOne = isOfTrays ? 1 : Math.ceil(composition.totalG / recipe.servings / MOST_FOR_ONE_G)
  const pieces = isOfTrays && dough ? dough.pieces : recipe.servings
  const kind = kindOf(recipe, key, composition)
  const own =
    diets.glutenFree || keepsItsDough(recipe, composition)
      ? (variant?.own ?? {
          restMin: recipe.restTime,
          bakeMin: Math.max(1, Math.round(recipe.bakeTime / pieces)),
        })
      : null
  return {
    key,
    recipeId: id,
    name: variant?.name ?? recipe.name,
    imageUrl,
    difficulty,
    servings: recipe.servings,
    madeOfOne,
    trayCm2: isOfTrays && dough?.pan ? dough.pieces * panAreaCm2(dough.pan) : null,
    groups,
    allergens,
    diets,
    ...kind,
    composition,
    toldBallG: toldBallG(stepsOf(recipe), { own: pieces, wanted: pieces, factor: 1 }),
    form: formOf(recipe),
    preferment: own === null ? prefermentOf(groups, composition) : null,
    isWithoutGluten: diets.glutenFree,
    own,
    tested: testedBakes({ ...recipe, steps: stepsOf(recipe) }),
    twoBakes:
      (variant ? variant.twoBakes : twoBakes(recipe.instructions, isOfTrays)) ??
      (kind.ovenStyle === CHEESE_LATE.styleId && !isOfTrays && own === null ? halfway(recipe) : null),
    panRestMin: isOfTrays ? panRestMin(stepsOf(recipe)) : 0,
    ...minutesOf(recipe),
    changes: variant?.changes ?? [],
    unknownToDiets: variant?.unknownToDiets ?? allergens.unknown,
  }
}

/** A calzone holds its cheese inside. */
const halfway = ({ category, groups }: EveningRecipe): TwoBakes | null =>
  category === 'Calzone'
    ? null
    : lateCheese(groups.filter(({ isDough }) => !isDough).flatMap(({ lines }) => lines))

/** Work for the toppings beyond that of a plain pizza. */
function minutesOf(recipe: EveningRecipe): Pick<EveningPizza, 'cookingMin' | 'preparingMin'> {
  const { preparationTime, restTime, bakeTime } = recipe
  const cookingMin = toppingsCookMin(recipe)
  return {
    cookingMin,
    preparingMin: Math.max(cookingMin, preparationTime - restTime - bakeTime - PLAIN_WORK_MIN),
  }
}

function formOf(recipe: EveningRecipe): DoughForm | null {
  const asWritten = { doses: { kind: 'servings', servings: recipe.servings }, factor: 1 } as const
  const answer = doughFormOf({ ...recipe, steps: stepsOf(recipe) }, asWritten)
  return 'form' in answer ? answer.form : null
}

export const eveningPizza = remembered((recipe: EveningRecipe) => pizzaOf(recipe))
