/** The tools of the site, each asked through its own functions and through the links that lead to it. */
import { readAddress } from '#domain/dough/full/full-address.ts'
import { calculateDough } from '#domain/dough/full/full-calculator.ts'
import type { DoughForm } from '#domain/dough/full/full-limits.ts'
import { queryOfForm, readDoses } from '#domain/dough/full/full-query.ts'
import { doughFormOf } from '#domain/dough/full/recipe-form.ts'
import type { Kitchen } from '#domain/kitchen/kitchen.ts'
import { ovenIn } from '#domain/kitchen/kitchen-oven.ts'
import { parseIngredientLine } from '#domain/lines/ingredient-line.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import { addressOfRequest, choicesOfAddress, requestOfChoices } from '#domain/oven-guide/guide-address.ts'
import type { OvenRequest } from '#domain/oven-guide/request.ts'
import { bakeTimeRangeText } from '#domain/oven-guide/scale.ts'
import { askAboutRecipe, testedBakes } from '#domain/oven-guide/tested-bake.ts'
import { planEvening } from '#domain/pizza-night/evening.ts'
import { FIRST_EVENING } from '#domain/pizza-night/evening-draft.ts'
import { fieldsOfKitchen } from '#domain/pizza-night/evening-kitchen.ts'
import { type EveningRequest, USUAL_EVENING, USUAL_GUEST } from '#domain/pizza-night/evening-request.ts'
import { eveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { eveningPizza } from '#domain/pizza-night/menu/evening-pizza.ts'
import { bakeOf } from '#domain/pizza-night/oven/recovery.ts'
import { dosedRecipe, dosesOfAddress } from '#domain/recipes/doses/doses.ts'
import { stepsOf } from '#domain/recipes/listed-recipe.ts'
import { numberAnswer } from '#domain/site-search/number-answer.ts'
import { recipeAnswer } from '#domain/site-search/recipe-answer.ts'
import { ovenStyleOf } from '#domain/styles/style-of-dough.ts'
import { parseDecimal } from '#domain/words/decimal-input.ts'
import { eveningRecipes } from './evening-recipes.ts'

export function recipeOf(id: number) {
  const found = eveningRecipes.find((one) => one.id === id)
  if (!found) throw new Error(`no recipe ${id}`)
  return { ...found, dough: found.dough ?? null, steps: stepsOf(found), eaten: found }
}

export function drawer(id: number, asked: string | null = null) {
  const recipe = recipeOf(id)
  const answer = doughFormOf(recipe, dosesOfAddress(recipe, asked))
  if ('refusal' in answer) throw new Error(answer.refusal)
  return answer
}

function calculator(pairs: Iterable<readonly [string, string]>) {
  const { dough, refusal } = readAddress(pairs)
  const { form } = readDoses(dough)
  const made = form && calculateDough(form)
  if (refusal !== null || !made || 'invalid' in made) throw new Error('the calculator does not understand')
  return { form, ...made.exact }
}
export const openedFrom = (form: Readonly<DoughForm>) => calculator(queryOfForm(form))

export function search(query: string) {
  const found = numberAnswer(query)
  if (!found) throw new Error(`no answer to ${query}`)
  const figures = (found.answer.match(/\d+(?:,\d+)?/g) ?? []).map((text) => parseDecimal(text) ?? 0)
  return { ...found, figures, opened: () => calculatorBehind(found.path) }
}

export function searchRecipes(query: string, kitchen: Kitchen | null = null) {
  const found = recipeAnswer(query, eveningRecipes, kitchen)
  if (!found) throw new Error(`no answer to ${query}`)
  return found
}

export const calculatorBehind = (path: string) => calculator(new URLSearchParams(path.split('?')[1]))

export function evening(id: number, change: Partial<EveningRequest>) {
  const request = {
    ...USUAL_EVENING,
    bakeAtMs: Date.parse('2026-11-28T20:00:00+01:00'),
    nowMs: null,
    guests: Array.from({ length: 4 }, () => USUAL_GUEST),
    recipeIds: [id],
    ...change,
  }
  const answer = planEvening(request, eveningRecipes)
  if ('refusal' in answer) throw new Error('no evening')
  const [dough] = eveningSheet(answer.evening).doughs
  if (!dough?.yeastG) throw new Error('no dough')
  return { ...dough, yeastG: dough.yeastG.dose, opened: calculator(dough.calculator ?? []) }
}

/** Two figures, as scales in a kitchen show them. */
export const two = (grams: number) => Number(grams.toPrecision(2))

export function yeastOfLines(id: number, asked: string | null): number {
  const { ingredients } = dosedRecipe(recipeOf(id), asked)
  return ingredients.reduce((sum, line) => {
    const parsed = parseIngredientLine(line)
    return parsed.kind === 'measured' && /lievito/u.test(parsed.rest) ? sum + parsed.amount : sum
  }, 0)
}

export const guideMinutes = (request: OvenRequest) => {
  const { min_s, max_s } = calculateBake(request).expected_time
  return bakeTimeRangeText(min_s, max_s)
}

/** The minutes of a recipe for whoever has told this kitchen: in its drawer, in the search and in an evening. */
export function minutesIn(kitchen: Kitchen, id: number): string[] {
  const recipe = recipeOf(id)
  const pizza = eveningPizza(recipe.eaten)
  const styleId = ovenStyleOf(recipe) ?? pizza?.ovenStyle
  if (styleId === undefined || pizza === null) throw new Error('not baked')
  const { oven, surface: ofEvening } = { ...FIRST_EVENING, ...fieldsOfKitchen(kitchen) }
  const inEvening = {
    ...USUAL_EVENING.oven,
    type: oven,
    surface: ofEvening,
    maxTempC: kitchen.maxC,
    atOnce: 1,
  }
  const atNight = bakeOf({ ...pizza, twoBakes: null }, { service: 'each', oven: inEvening })
  const searched = recipeAnswer(`quanti minuti cuoce ${recipe.name}`, [recipe.eaten], kitchen)
  return [
    ...minutes(id, ovenIn(styleId, kitchen)).slice(0, 2),
    bakeTimeRangeText(atNight.minS, atNight.maxS),
    ...(searched ? [/^Circa ([\d-]+ \p{L}+)/u.exec(searched.answer)?.[1] ?? searched.answer] : []),
  ]
}

/** The minutes of the drawer, of the guide behind its button, and of the evening. */
export function minutes(id: number, oven: Pick<OvenRequest, 'ovenType' | 'surface' | 'maxTempC'>): string[] {
  const recipe = recipeOf(id)
  const pizza = eveningPizza(recipe.eaten)
  const styleId = ovenStyleOf(recipe) ?? pizza?.ovenStyle
  if (styleId === undefined) throw new Error('not baked')
  const answer = doughFormOf(recipe, dosesOfAddress(recipe, null))
  const asked = askAboutRecipe({
    oven: { styleId, ...oven },
    tested: testedBakes(recipe),
    dough: 'form' in answer ? answer.form : undefined,
    isOfNoStyle: recipe.eaten.diets.glutenFree,
  })
  const address = new URLSearchParams(addressOfRequest(asked, 'celsius'))
  const linked = requestOfChoices(choicesOfAddress((name) => address.get(name)))
  if (linked === null) throw new Error('not understood')
  const inEvening = {
    ...USUAL_EVENING.oven,
    type: oven.ovenType,
    surface: oven.surface,
    maxTempC: oven.maxTempC ?? null,
    atOnce: 1,
  }
  const atNight = pizza && bakeOf({ ...pizza, twoBakes: null }, { service: 'each', oven: inEvening })
  return [
    ...[asked, linked].map(guideMinutes),
    ...(atNight ? [bakeTimeRangeText(atNight.minS, atNight.maxS)] : []),
  ]
}
