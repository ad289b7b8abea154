/** Converts a recipe's dough, with the chosen doses, to a form of the full calculator.
 *
 * Units   grams, cm, baker's percent, hours, °C, as `full-limits.ts`.
 * Source  weights from the recipe's lines (`recipe-dough.ts`), hours from its resting time, fridge and
 *         room temperature from its steps. A round pizza without a size in the steps has 30 cm [stima].
 *         Yeast: the tested dose, carried to other hours and degrees by the models (`yeastFactor`).
 * Valid   any recipe. A refusal gives the reason. The notes name ingredients and doses that the form
 *         cannot hold. */

import type { AskedDoses, Doses } from '../../recipes/doses/doses.ts'
import { piecesOf } from '../../recipes/doses/scaled-pieces.ts'
import {
  composeDough,
  type DoughComposition,
  type DoughGroup,
  doughParts,
  FRESH_PER_DRY,
} from '../../recipes/dough/recipe-dough.ts'
import type { RecipeDough } from '../../recipes/recipe-content.ts'
import { foodWords } from '../../recipes/steps/step-marks.ts'
import { findStepTimes } from '../../recipes/steps/step-times.ts'
import { neededYeast } from '../yeast/yeast-dose.ts'
import { doughPerFlourOf, pizzaAreaCm2 } from './full-calculator.ts'
import { DEFAULT_DOUGH_FORM, DOUGH_LIMITS, type DoughForm, type NumberField } from './full-limits.ts'

export type DoughRecipe = {
  name: string
  servings: number
  /** Minutes. */
  restTime: number
  groups: readonly (DoughGroup & { title: string })[]
  dough: RecipeDough | null
  steps: readonly string[]
}
/** `yeast` has the recipe's own doses in grams, for each part of the dough that has yeast. */
export type RecipeForm =
  | { form: DoughForm; yeast: readonly { part: string; grams: number }[]; notes: string[] }
  | { refusal: string }

const NAMES: Readonly<Partial<Record<NumberField, string>>> = {
  servings: 'i panetti',
  thicknessFactor: 'lo spessore',
  hydrationPct: "l'idratazione",
  saltPct: 'il sale',
  oilPct: "l'olio",
  sugarPct: 'lo zucchero',
  fermentHours: 'le ore di riposo',
  sourdoughStarterPct: 'il lievito madre',
}

const rounded = (value: number, digits = 2) => Number(value.toFixed(digits))

function roomOf(text: string): number | undefined {
  const found = [...text.matchAll(/(?<!\d)(\d{2})(?:-(\d{2}))? ?°C/gu)].map(([, first]) => Number(first))
  return found.find(
    (degrees) => degrees >= DOUGH_LIMITS.roomTempC.min && degrees <= DOUGH_LIMITS.roomTempC.max,
  )
}

/** Seconds. A shorter time in the fridge is not cold fermentation: a topping may wait there for an hour. */
const LONG_COLD_S = 6 * 3600
const COLD = /frigo|(?<!\d)\d ?°C/iu
const isCold = (steps: readonly string[]) =>
  steps
    .flatMap((step) => step.split(/(?<=[.;]) /u))
    .some((one) => COLD.test(one) && findStepTimes(one).some(({ minS }) => minS >= LONG_COLD_S))
const QUICK_H = 4

function fermentOf({ steps, restTime }: DoughRecipe) {
  const fermentHours = rounded(restTime / 60, 1)
  const fermentMode = isCold(steps) ? 'cold' : fermentHours <= QUICK_H ? 'quick' : 'room'
  const roomTempC = roomOf(steps.join(' '))
  return { fermentHours, fermentMode, ...(roomTempC !== undefined && { roomTempC }) } as const
}

function diameterOf(steps: readonly string[]): number {
  const found = /(?:disco|dischi|fino a|diametro)[^.]{0,40}?(?<!\d)(\d{2})(?:-\d{2})? cm(?! ?x)/iu.exec(
    steps.join(' '),
  )
  const cm = Number(found?.[1])
  return cm >= 15 && cm <= 50 ? cm : 30
}

function shapeOf({ dough, steps }: DoughRecipe, doses: Doses) {
  const pan = doses.kind === 'pans' ? doses.pans.pan : dough?.pan
  if (pan && 'lengthCm' in pan)
    return { shape: 'pan', panLengthCm: pan.lengthCm, panWidthCm: pan.widthCm } as const
  return { shape: 'round', diameterCm: pan ? pan.diameterCm : diameterOf(steps) } as const
}

function starterOf({ starterG, flourG }: DoughComposition, parts: ReturnType<typeof doughParts>) {
  if (starterG === 0) return {}
  const isLiquid = parts.some(({ kind }) => kind === 'liquidStarter')
  return {
    sourdoughEnabled: true,
    sourdoughStarterPct: rounded((100 * starterG) / flourG),
    sourdoughStarterHydrationPct: isLiquid ? 100 : 50,
  }
}

const STAGE = /\b(?:biga|poolish|prefermento)\b/iu

function prefermentOf(groups: DoughRecipe['groups'], { flourG }: DoughComposition) {
  const stage = groups.find(({ title, isDough }) => isDough && STAGE.test(title))
  const made = stage && composeDough([stage])
  const form = made && {
    prefermentEnabled: true,
    prefermentFlourPct: rounded((100 * made.flourG) / flourG),
    prefermentHydrationPct: rounded(made.hydrationPct),
  }
  const isWithin = (field: 'prefermentFlourPct' | 'prefermentHydrationPct') =>
    form && form[field] >= DOUGH_LIMITS[field].min && form[field] <= DOUGH_LIMITS[field].max
  const fits = isWithin('prefermentFlourPct') && isWithin('prefermentHydrationPct')
  return { form: fits ? form : {}, isMade: stage !== undefined, isLeftOut: stage !== undefined && !fits }
}

/** Where hours and preferment are as in the recipe, and its yeast is not too far from the models. */
function testedYeast(form: Readonly<DoughForm>, { yeastG, flourG }: DoughComposition): number | null {
  const testedPct = ((100 * yeastG) / flourG) * (form.yeastType === 'fresh' ? 1 : 1 / FRESH_PER_DRY)
  const factor = rounded(testedPct / (neededYeast(form)?.pct ?? 0), 4)
  const { min, max } = DOUGH_LIMITS.yeastFactor
  return factor >= min && factor <= max ? factor : null
}

/** The figures of a recipe's dough that the calculator's form has. */
export const formulaFieldsOf = ({ hydrationPct, saltPct, fatPct, sugarG, flourG }: DoughComposition) => ({
  hydrationPct: rounded(hydrationPct),
  saltPct: rounded(saltPct),
  oilPct: rounded(fatPct),
  sugarPct: rounded((100 * sugarG) / flourG),
})

const isYeast = ({ kind }: { kind: string }) => kind === 'freshYeast' || kind === 'dryYeast'

const yeastDoses = (groups: DoughRecipe['groups'], factor: number) =>
  groups.flatMap((group) => {
    const grams = doughParts([group])
      .filter(isYeast)
      .reduce((sum, one) => sum + one.grams, 0)
    return grams > 0 ? [{ part: group.title, grams: grams * factor }] : []
  })

export function doughFormOf(recipe: DoughRecipe, asked: Pick<AskedDoses, 'doses' | 'factor'>): RecipeForm {
  const composition = composeDough(recipe.groups)
  if (!composition) return { refusal: 'Questa ricetta non ha una farina da cui partire.' }
  const { flourG, yeastG, starterG } = composition
  const parts = doughParts(recipe.groups)
  const { wanted, factor } = piecesOf(recipe, asked)
  const servings = Math.min(wanted, DOUGH_LIMITS.servings.max)
  const shape = shapeOf(recipe, asked.doses)
  const preferment = prefermentOf(recipe.groups, composition)
  const form: DoughForm = {
    ...DEFAULT_DOUGH_FORM,
    ...shape,
    ...fermentOf(recipe),
    ...starterOf(composition, parts),
    ...preferment.form,
    name: recipe.name.slice(0, 120),
    servings,
    notes:
      servings < wanted ? `Il calcolatore arriva a ${servings} pezzi: per ${wanted} ripeti l'impasto.` : '',
    thicknessFactor: 0,
    ...formulaFieldsOf(composition),
    yeastByEstimate: yeastG > 0 && starterG === 0,
    yeastType: parts.some(({ kind }) => kind === 'dryYeast') ? 'idy' : 'fresh',
  }
  const isDirect = form.yeastByEstimate && !preferment.isMade
  const tested = isDirect ? testedYeast(form, composition) : null
  form.yeastFactor = tested ?? form.yeastFactor
  const areaCm2 = pizzaAreaCm2(form)
  // The thickness for which the calculator returns the flour of these doses.
  if (areaCm2 !== null)
    form.thicknessFactor = rounded((flourG * factor * doughPerFlourOf(form)) / (wanted * areaCm2), 6)
  const outside = (Object.keys(NAMES) as NumberField[]).filter(
    (field) => form[field] < DOUGH_LIMITS[field].min || form[field] > DOUGH_LIMITS[field].max,
  )
  if (outside.length > 0)
    return {
      refusal: `Il calcolatore non arriva a questo impasto. Fuori dai suoi limiti: ${outside.map((field) => NAMES[field]).join(', ')}.`,
    }
  const others = parts.filter(({ kind }) => kind === 'other').map(({ line }) => foodWords(line))
  return {
    form,
    yeast: yeastDoses(recipe.groups, asked.factor),
    notes: [
      ...(form.notes ? [form.notes] : []),
      ...(isDirect && tested === null
        ? ['Per queste ore i modelli chiedono un altro lievito: il calcolatore mette il loro.']
        : []),
      ...(form.prefermentEnabled
        ? ['Nel calcolatore il lievito va tutto nel prefermento, quanto ne chiedono i modelli.']
        : []),
      ...(preferment.isLeftOut
        ? [
            'Il prefermento della ricetta è più di quanto il calcolatore può avere: lì diventa un impasto diretto.',
          ]
        : []),
      ...(others.length > 0 ? [`Restano fuori: ${others.join(', ')}.`] : []),
    ],
  }
}
