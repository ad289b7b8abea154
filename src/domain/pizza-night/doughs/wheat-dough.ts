/** One wheat dough: formula and ball weight of its leading recipe, with yeast for the available hours.
 *
 * Units   grams, percent of the flour, hours, °C.
 * Source  formula: the recipe's lines; yeast: the recipe's, carried to these hours (`yeast-dose.ts`); preferment: its usual hours
 *         (`preferment-time.ts`); strength: `flour-strength.ts`.
 * Valid   doughs of `eveningPizza` with gluten. */
import { type FormulaWeights, weighFormula } from '#domain/dough/bakers-formula.ts'
import { strengthOnBag } from '#domain/dough/flour-strength.ts'
import { formulaOf, pizzaAreaCm2 } from '#domain/dough/full/full-calculator.ts'
import {
  DEFAULT_DOUGH_FORM,
  DOUGH_LIMITS,
  type DoughForm,
  HOUSE_DIAMETER_CM,
  type NumberField,
} from '#domain/dough/full/full-limits.ts'
import { splitForm } from '#domain/dough/full/full-split.ts'
import { formulaFieldsOf } from '#domain/dough/full/recipe-form.ts'
import type { Plan } from '#domain/dough/plan/plan.ts'
import { usualPreferment } from '#domain/dough/plan/preferment-time.ts'
import { prefermentName } from '#domain/dough/preferment-split.ts'
import { neededYeast } from '#domain/dough/yeast/yeast-dose.ts'
import { YEAST_PER_FRESH } from '#domain/dough/yeast/yeast-model.ts'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { parseIngredientLine } from '#domain/lines/ingredient-line.ts'
import type { EveningRequest } from '../evening-request.ts'
import { doughName, isInWheatDough } from '../menu/dough-kind.ts'
import type { DoughPreferment, EveningPizza } from '../menu/evening-pizza.ts'
import { doughLinesOf, namedFlour, wheatDoughLines } from './dough-lines.ts'
import { planFor, roundsOf } from './dough-plan.ts'
import {
  ballTold,
  ballWeight,
  type DoughProblem,
  type DoughToMake,
  type EveningDough,
  houseBall,
  type Kitchen,
  shown,
} from './evening-dough.ts'
import { mostTimes, type Ripening } from './ripening.ts'

const THICKNESS_STEPS = 1e6

function within(value: number, field: NumberField): number {
  const { min, max } = DOUGH_LIMITS[field]
  return Math.min(Math.max(value, min), max)
}

const areaOf = (form: DoughForm): number => pizzaAreaCm2(form) ?? 0

function shapeOf({ trayCm2 }: EveningPizza, { oven }: EveningRequest) {
  return trayCm2 === null
    ? ({ diameterCm: HOUSE_DIAMETER_CM } as const)
    : ({ shape: 'pan', panLengthCm: oven.panLengthCm, panWidthCm: oven.panWidthCm } as const)
}

function formOf(
  { lead, baked, spareBalls }: DoughToMake,
  request: EveningRequest,
  { mode, hours }: Ripening,
  preferment: DoughPreferment | null,
): DoughForm {
  const { roomC, fridgeC, yeastType } = request
  const { hydrationPct, saltPct, oilPct, sugarPct } = formulaFieldsOf(lead.composition)
  const shape = shapeOf(lead, request)
  const ballG = houseBall(lead, request) ?? ballWeight(lead, request)
  const thickness = ballG / areaOf({ ...DEFAULT_DOUGH_FORM, ...shape })
  return {
    ...DEFAULT_DOUGH_FORM,
    ...shape,
    name: doughName(lead),
    servings: baked.length + spareBalls,
    thicknessFactor: within(Math.round(thickness * THICKNESS_STEPS) / THICKNESS_STEPS, 'thicknessFactor'),
    hydrationPct: within(hydrationPct, 'hydrationPct'),
    saltPct: within(saltPct, 'saltPct'),
    oilPct: within(oilPct, 'oilPct'),
    sugarPct: within(sugarPct, 'sugarPct'),
    yeastType,
    yeastByEstimate: true,
    fermentMode: mode,
    fermentHours: hours,
    roomTempC: roomC,
    fridgeTempC: fridgeC,
    ...(preferment && {
      prefermentEnabled: true,
      prefermentFlourPct: Math.min(preferment.flourPct, DOUGH_LIMITS.prefermentFlourPct.max),
      prefermentHydrationPct: preferment.hydrationPct,
    }),
  }
}

function strengthFor({ stages }: Plan): EveningDough['strength'] {
  const strength = strengthOnBag(stages)
  return strength.kind === 'strength' ? { minW: strength.minW, maxW: strength.maxW } : null
}

/** The lines of the dough and of its preferment. Null if the dough cannot be split into the two stages. */
function weighed(
  lead: EveningPizza,
  form: DoughForm,
  weights: FormulaWeights,
  preferment: DoughPreferment | null,
): { before: string[]; lines: string[] } | null {
  const own = doughLinesOf(lead)
  const dusting = own.filter((line) => parseIngredientLine(line).kind === 'free')
  if (preferment === null)
    return { before: [], lines: [...wheatDoughLines(own, weights, form.yeastType), ...dusting] }
  const answer = splitForm(form)
  if (answer === null || 'refusal' in answer || answer.split.preferment === null) return null
  const later = own.filter((line) => !preferment.lines.includes(line))
  return {
    before: wheatDoughLines(preferment.lines, answer.split.preferment, form.yeastType),
    lines: [...wheatDoughLines(later, answer.split.final, form.yeastType), ...dusting],
  }
}

/** Null if not even the models' yeast would ripen the dough. A short dough has less than the recipe's. */
function withTestedYeast(byModels: DoughForm, { form }: EveningPizza, { stages }: Plan): DoughForm | null {
  const need = neededYeast(byModels, stages)
  const most = need === null ? 0 : mostTimes(need, byModels)
  const yeastFactor = Math.min(form?.yeastFactor ?? 1, Number(most.toFixed(4)))
  return most < 1 ? null : { ...byModels, yeastFactor }
}

/** A smaller difference does not show on a kitchen's scales. */
const SAME_YEAST = 0.05

const isAdapted = (freshPct: number, { composition: { yeastG, flourG } }: EveningPizza): boolean =>
  Math.abs((freshPct * flourG) / 100 - yeastG) > SAME_YEAST * yeastG

export function wheatDough(
  dough: DoughToMake,
  kitchen: Kitchen,
  ripening: Ripening,
  preferment: DoughPreferment | null,
): EveningDough | DoughProblem {
  const byModels = formOf(dough, kitchen.request, ripening, preferment)
  const stage = preferment && usualPreferment(byModels.prefermentHydrationPct, byModels.roomTempC)
  const plan = planFor(ripening, kitchen, stage)
  if (typeof plan === 'string') return plan
  const strength = strengthFor(plan)
  const { flourW } = kitchen.request
  if (flourW !== null && strength !== null && flourW < strength.minW) return 'weak-flour'
  const form = withTestedYeast(byModels, dough.lead, plan)
  const need = form && neededYeast(form, plan.stages)
  if (!form || !need) return 'no-time'
  const rounds = roundsOf(dough, ripening, plan)
  if (rounds === null) return 'too-long'
  const totalG = areaOf(form) * form.thicknessFactor * form.servings
  const weights = weighFormula(totalG, { ...formulaOf(form), yeastShare: need.pct / 100 })
  const parts = weighed(dough.lead, form, weights, preferment)
  if (parts === null) return 'no-time'
  const isYeastAdapted = isAdapted(need.pct / YEAST_PER_FRESH[form.yeastType], dough.lead)
  const keepsHours = stage !== null || !isYeastAdapted
  const flour = namedFlour(doughLinesOf(dough.lead), strength, { flourW, keepsHours })
  const grams = (pct: number) => (weights.flourG * pct) / 100
  return {
    ...shown(dough),
    ballG: ballTold(dough.lead, totalG / form.servings, form.servings),
    form,
    plan,
    ripening,
    preferment: stage && {
      name: prefermentName(form.prefermentHydrationPct),
      hours: stage.hours,
      lines: flour.lines(parts.before),
    },
    lines: flour.lines(parts.lines),
    strength,
    remarks: [...flour.remarks, ...remarksOf(dough.lead, form), ...dough.pizzas.flatMap(leftOutOf)],
    isYeastAdapted,
    yeastG: {
      dose: grams(need.pct),
      min: grams(need.minPct),
      max: grams(need.maxPct),
    },
    rounds,
  }
}

function leftOutOf(pizza: EveningPizza): string[] {
  const others = doughLinesOf(pizza).filter((line) => !isInWheatDough(line))
  const names = recipeLines(others).map(({ name }) => name.toLowerCase())
  return names.length > 0
    ? [`${pizza.name}: nella ricetta l'impasto ha anche ${names.join(' e ')}, qui no.`]
    : []
}

function remarksOf({ preferment, composition }: EveningPizza, form: DoughForm): string[] {
  if (composition.starterG > 0)
    return ["La ricetta usa lievito madre: qui c'è lievito di birra, che ha orari più certi."]
  if (preferment === null) return []
  const name = prefermentName(preferment.hydrationPct).toLowerCase()
  if (!form.prefermentEnabled)
    return [`La ricetta parte da un prefermento (${name}): per farlo non c'è il tempo, l'impasto è diretto.`]
  return preferment.flourPct > form.prefermentFlourPct
    ? [
        `La ricetta mette nel prefermento il ${preferment.flourPct}% della farina; qui il ${form.prefermentFlourPct}%, il massimo che il calcolatore conosce.`,
      ]
    : []
}
