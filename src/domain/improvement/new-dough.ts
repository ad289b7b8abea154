import { DOUGHS } from '#knowledge/improve.ts'
import { HOUSE_BALL_G } from '../dough/full/full-limits.ts'
import { forbiddenIn } from '../ingredients/check-restriction.ts'
import { foodById } from '../ingredients/foods.ts'
import { LEAVEN } from '../recipes/dough/dough-line-words.ts'
import { doughIngredientOf } from '../recipes/dough/recipe-dough.ts'
import type { RecipeToImprove } from '../recipes/listed-recipe.ts'
import { isSweetDish } from '../recipes/sweet-dish.ts'
import { writeDecimal } from '../words/kitchen-number.ts'
import { formOf } from './dough-form.ts'
import { FLAT_BREAD_G, piecesOf, sizeOf } from './dough-pieces.ts'
import type { DoughKind, DoughPart, FormName } from './improve-content.ts'
import type { WorkGroup } from './improved-recipe.ts'
import { bakeTold, cm2Of, sizeTold, tinFor } from './told-bake.ts'
import { nameOfLine, newLine } from './work-lines.ts'

/** Assumed grams of wheat dough per serving if the recipe gives none: [stima]. */
const ASSUMED_TIN_G = 900
/** If the recipe does not weigh the water, its dough is assumed to weigh at least 1.5 times the flour. */
const LEAST_OF_FLOUR = 1.5
const MOST_OF_FLOUR = 2.5
const LEAST_SHEET_G = 200
const SMALL_BASE_G = 130
/** A sheet of dough cannot be thinner than 2 mm. */
const SHEET_G_PER_CM2 = 0.2
const MOST_MORE = 1.8
const LEAST_DOUGH_G = 100

export type NewDough = {
  group: WorkGroup
  mix: readonly string[]
  form: readonly string[]
  instead: string | null
}

export function newDough(
  recipe: RecipeToImprove,
  kind: DoughKind,
  old: readonly WorkGroup[],
  insideG: number,
): NewDough {
  const content = DOUGHS[kind]
  const texts = old.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')
  const isSweet = isSweetDish(recipe)
  const rises = old.some(({ lines }) => lines.some(isLeaven))
  const isFlat = /piadin|tortill/iu.test(texts) || (/farin|flour/iu.test(texts) && !rises)
  const isVegan = recipe.isVegan || forbiddenIn(recipe.ingredients.join('\n'), 'vegana').length === 0
  const mix = content.mixes.find(({ eggs = !isVegan, flat = isFlat }) => eggs === !isVegan && flat === isFlat)
  const { steps = [], flat, parts: own = [] } = mix ?? {}
  const parts = isSweet ? sweetened(own, content.sweet) : own
  const rest = flat === true ? '' : (content.rest ?? '')
  const { form, instead } = formOf(recipe, kind, { isSweet, isFlat })
  const targetG = fitting(form, recipe, old, weightOf(recipe, old) * content.weight)
  const sum = parts.reduce((total, { share }) => total + share, 0)
  const isSmall = piecesOf(form, recipe, targetG).eachG < SMALL_BASE_G
  const lines = parts.map(({ name, share, food }) => newLine(name, (targetG * share) / sum, food ?? null))
  const totalG = lines.reduce((total, { grams }) => total + (grams ?? 0), 0)
  return {
    group: { title: content.title, isDough: true, lines },
    mix: steps.map((step) => step.replace('{dolce}', isSweet ? ` ${content.sweet.told},` : '')),
    form: DOUGHS.forms[isSmall && form === 'tonda' ? 'dolce' : form].map(
      filled(form, recipe, kind, { totalG: totalG + insideG, rest, isSweet }),
    ),
    instead,
  }
}

const isLeaven = ({ text, foodId }: WorkGroup['lines'][number]) => {
  const name = foodById(foodId ?? '')?.name.toLowerCase() ?? nameOfLine(text)
  return LEAVEN.test(name) || /Yeast|Starter/u.test(doughIngredientOf(name))
}

const sweetened = (parts: readonly DoughPart[], sweet: DoughPart): DoughPart[] =>
  parts.flatMap((part) =>
    part.food === 'acqua'
      ? [{ ...part, share: part.share - sweet.share / 2 }, sweet]
      : part.food === 'sale'
        ? [{ ...part, share: part.share / 4 }]
        : [part],
  )

const isOfPortions = (recipe: RecipeToImprove) => /^(?:porzion|person|pezz)/u.test(recipe.servingsUnit)
const tinsOf = (recipe: RecipeToImprove) => (isOfPortions(recipe) ? 1 : recipe.servings)

function fitting(form: FormName, recipe: RecipeToImprove, old: readonly WorkGroup[], targetG: number) {
  if (form === 'doppia') {
    const sheetG = Math.max(LEAST_SHEET_G, cm2Of(sizeTold(recipe) ?? '') * SHEET_G_PER_CM2)
    return Math.min(Math.max(targetG, 2 * sheetG * tinsOf(recipe)), targetG * MOST_MORE)
  }
  const isBought = !old.some(({ isDough }) => isDough) && !isOfPortions(recipe)
  return form === 'piadina' && isBought ? Math.min(targetG, FLAT_BREAD_G * recipe.servings) : targetG
}

function weightOfLine({ text, grams }: WorkGroup['lines'][number]): number {
  const [, count, each] = /^(\d{1,2}) (?:pall|panett)\p{L}*.*?(\d{2,3}) ?gr?(?!\p{L})/iu.exec(text) ?? []
  return text.includes('brodo') ? 0 : Math.max(grams ?? 0, Number(count ?? 0) * Number(each ?? 0))
}

function weightOf({ servings, servingsUnit }: RecipeToImprove, old: readonly WorkGroup[]): number {
  const all = old.flatMap(({ lines }) => lines)
  const sumOf = (lines: typeof all) => lines.reduce((sum, line) => sum + weightOfLine(line), 0)
  const isOwn = old.some(({ isDough }) => isDough)
  const weighed = sumOf(old.filter(({ isDough }) => isDough === isOwn).flatMap(({ lines }) => lines))
  const flourG = sumOf(
    all.filter(({ text }) => /farin|semol|manitoba|amido|fecola|mix|preparato/iu.test(text)),
  )
  const isUnweighed = all.some(({ text, grams }) => grams === null && /(?<!\p{L})acqua/iu.test(text))
  const assumed = (/^tegli|^focacc/u.test(servingsUnit) ? ASSUMED_TIN_G : HOUSE_BALL_G) * servings
  if (weighed < LEAST_DOUGH_G) return assumed
  const isTin = servingsUnit.startsWith('tegli')
  if (!isOwn && (isTin || weighed < LEAST_SHEET_G)) return Math.max(weighed, (assumed * 3) / 4)
  const most = flourG < LEAST_SHEET_G ? Infinity : flourG * MOST_OF_FLOUR
  return Math.min(Math.max(weighed, isUnweighed ? flourG * LEAST_OF_FLOUR : 0), most)
}

function filled(
  form: FormName,
  recipe: RecipeToImprove,
  kind: DoughKind,
  { totalG, rest, isSweet }: { totalG: number; rest: string; isSweet: boolean },
) {
  const { bakes } = DOUGHS[kind]
  const [degrees, first, then] = bakes[form === 'doppia' && isSweet ? 'doppiaDolce' : form] ?? []
  const { count, eachG, said } = piecesOf(form, recipe, totalG)
  const tins = tinsOf(recipe)
  const isOpen = form === 'teglia' || form === 'focaccia'
  const { tin, gPerCm2 } = tinFor(recipe, totalG / tins, isOpen)
  const told = bakeTold(recipe)
  const isThin = form === 'doppia' && told.minutes > 0 && told.minutes <= THIN_MIN
  const minutes = Math.min(told.minutes, form === 'chiusa' ? LEAST_PIECE_MIN + eachG / 20 : Infinity)
  const isLonger = SHUT.has(form) && minutes > (then ?? 0)
  const isRaw = form === 'dolce' && RAW_FRUIT.test(recipe.ingredients.join('\n'))
  const thinG = isThin ? 2 * SHEET_G_PER_CM2 : isOpen ? USUAL_G_PER_CM2 : Infinity
  const more = isRaw ? 7 : Math.max(0, (gPerCm2 - thinG) * MIN_PER_G)
  const pieces =
    count === 1
      ? "Lascia l'impasto in un pezzo solo"
      : `Dividi l'impasto in ${count} pezzi da circa ${writeDecimal(eachG)} g${said}`
  const many: Readonly<Record<string, string>> = {
    ...(tins === 1 ? {} : DOUGHS.someTins),
    ...(count === 1 ? {} : { 'la base': eachG < SMALL_BASE_G ? 'le basi' : 'una base per volta' }),
  }
  return (step: string): string =>
    step
      .replace('{pezzi}', pieces)
      .replaceAll(/(premi|stendi) ogni pezzo/gu, count === 1 ? '$1lo' : '$1 ogni pezzo')
      .replace('{misura}', sizeOf(eachG))
      .replace('{tardi}', DOUGHS.late)
      .replace('{sfoglie}', String(2 * tins))
      .replace(' della ricetta', tin)
      .replace('{crudo}', RAW_SLICES.test(recipe.instructions) ? DOUGHS.raw : '')
      .replace('{asciutto}', isSweet ? DOUGHS.dry : '')
      .replace(
        '{gradi}',
        String(isLonger || (isSweet && isOpen) ? Math.min(degrees ?? 0, told.degrees || Infinity) : degrees),
      )
      .replace('{prima}', String(first))
      .replace('{poi}', String(Math.round(isLonger ? minutes : (isThin ? THIN_MIN : (then ?? 0)) + more)))
      .replace('{scurisce}', isLonger ? ' Se scurisce prima, coprila con carta da forno.' : '')
      .replace('{riposo}', rest)
      .replaceAll(/\{(?!come)([\p{L}' ]+)\}/gu, (_, name) => many[name] ?? name)
}

/** Up to this thickness a focaccia bakes in its usual time. `MIN_PER_G` are the extra minutes per further
 * g/cm²: [stima]. */
const USUAL_G_PER_CM2 = 0.9
const MIN_PER_G = 30

const SHUT = new Set<FormName>(['chiusa', 'doppia', 'torta'])
const RAW_FRUIT = /(?<!\p{L})(?:mel[ae]|per[ae]|pesch[ea]|prugn\p{L}|susin\p{L}|albicocc\p{L}+)(?!\p{L})/iu
const RAW_SLICES =
  /(?<!\p{L})patat[^.]*(?:affett|fettin|rondell|mandolin)|(?:affett|fettin|rondell)[^.]*(?<!\p{L})patat/iu
const THIN_MIN = 20
/** Baking minutes of a closed piece: this value plus one minute per 20 g [stima]. */
const LEAST_PIECE_MIN = 20
