/** Effect of a change on nutrition and allergens, for one serving.
 *
 * Units   `Nutrients`, per serving. Bake loss removes only water, so a serving keeps its nutrients.
 * Valid   lines with a weight. 'q.b.' weighs nothing. Foods without figures are listed in `missing`. */
import { STAPLES } from '#knowledge/improve.ts'
import { forbiddenIn, withoutReplaced } from '../ingredients/check-restriction.ts'
import { foodById } from '../ingredients/foods.ts'
import { allergensOfLines, type LinesAllergens } from '../ingredients/lines-allergens.ts'
import { isForFrying } from '../ingredients/recipe-lines.ts'
import { FOR_FRYING } from '../lines/line-words.ts'
import { FALLBACK_BAKE } from '../nutrition/bake-profiles.ts'
import { calculateNutrition, type NutritionResult } from '../nutrition/calculate.ts'
import { isReadyDough } from '../recipes/dough/ready-dough.ts'
import { doughIngredientOf } from '../recipes/dough/recipe-dough.ts'
import { absorbedG } from '../recipes/recipe-bake.ts'
import type { ImprovedRecipe, WorkGroup, WorkLine } from './improved-recipe.ts'
import { familyOf, foodsByWords } from './substitute.ts'
import { nameOfLine } from './work-lines.ts'

const linesOf = (groups: readonly WorkGroup[]): WorkLine[] => groups.flatMap(({ lines }) => lines)

export const mixtureOf = (foodId: string): { id: string; share: number }[] =>
  foodId.split(', ').map((part) => {
    const [id = '', share = '1'] = part.split(' ')
    return { id, share: Number(share) }
  })

const fries = ({ text, foodId, grams }: WorkLine, title: string) =>
  isForFrying(FOR_FRYING.test(title) && grams !== null && grams >= 100 ? title : text, foodId, grams)

export function nutritionOf(groups: readonly WorkGroup[], servings: number): NutritionResult {
  const eaten = groups.map((group) => ({
    ...group,
    lines: group.lines.filter((line) => !fries(line, group.title)),
  }))
  const lines = linesOf(eaten).flatMap(({ text, grams, foodId }) =>
    mixtureOf(foodId ?? '').map(({ id, share }) => ({
      id,
      label: nameOfLine(text),
      grams: (grams ?? 0) * share,
    })),
  )
  const rawG = lines.reduce((sum, { grams }) => sum + grams, 0)
  const oilG = linesOf(eaten).length < linesOf(groups).length ? absorbedG(rawG) : 0
  return calculateNutrition(lines, { ...FALLBACK_BAKE, oil_absorption_g: oilG }, servings)
}

const SHAPE = /(?<!\p{L})(?:panett[oi]|pallin[ae]|dis(?:co|chi)(?! (?:di |d')))(?!\p{L})/iu
const labelOf = (text: string, isKnown: boolean) =>
  nameOfLine(text) + (!isKnown && SHAPE.test(text) ? ', impasto' : '')

const FOR_WHAT =
  / \(in tutto erano: .*$|(?:(?:nell|dell|sull|per l)['’])?impasto|dado di (?=lievito)|(?<!\p{L})(?:x|per|da|a|ogni) (?:la )?(?:pizza|pane|tort[ae]|dolci)(?: salat[ae])?(?!\p{L})/giu
const allergensOf = (groups: readonly WorkGroup[]): LinesAllergens =>
  allergensOfLines(
    linesOf(groups).flatMap(({ text, foodId }) => {
      const isKnown = foodById(foodId ?? '') !== undefined
      const own = isKnown ? text.replace(FOR_WHAT, '') : text
      return mixtureOf(foodId ?? '').map(({ id }) => ({
        id,
        label: own,
        words: [`${labelOf(own, isKnown)}, ${own}`],
      }))
    }),
  )

const isPinched = (name: string, grams: number | null) =>
  (grams ?? 0) < PINCHED_G && STAPLES.pinched.some((word) => name.startsWith(word))
const PINCHED_G = 30
/** Milligrams of sodium per 100 g. A food with an unknown amount counts as salty if it has more sodium than
 * this. */
const SALTY_MG = 120

const isFlour = (text: string) => doughIngredientOf(nameOfLine(text)) === 'flour'
const namesOf = (
  groups: readonly WorkGroup[],
  lacking: (line: WorkLine, name: string) => readonly string[],
) => [
  ...new Set(
    linesOf(groups)
      .flatMap((line) => lacking(line, nameOfLine(line.text)))
      .map((name) => name.replace(/[^\p{L}\d]+$/u, '')),
  ),
]

const isUnknown = ({ foodId, grams }: WorkLine, name: string) =>
  foodId === null &&
  grams !== 0 &&
  !isPinched(name, grams) &&
  (familyOf(null, name) !== 'spezie-e-simili' || /vegan|vegetal/u.test(name))

const uncounted = (groups: readonly WorkGroup[]): string[] =>
  namesOf(groups, (line, name) => {
    const { text, grams, foodId } = line
    if (name.startsWith('acqua') || isForFrying(text, foodId, grams)) return []
    // Only a flour given in percent, or the only flour of a dough, is listed as missing: it is no pinch.
    const own = groups.find(({ isDough, lines }) => isDough && lines.includes(line))?.lines ?? []
    const isShare = grams === null && /\d ?%/u.test(text)
    const isAlone = own.length > 0 && !own.some((one) => isFlour(one.text) && one.grams !== null)
    if (isFlour(text) && (isShare || isAlone)) return [name]
    const parts = grams === null ? name.split(/, | e /u) : []
    const left = parts.filter((one) => !isPinched(one, null))
    if (isPinched(name, grams) || left.length < parts.length) return left
    return isUnknown(line, name) || (foodId !== null && grams === null) ? [name] : []
  })

const READY_SAUCE =
  /(?<!\p{L})(?:salsa|salse|sugo|ragù|pesto|confit|ketchup|dado(?! di)|brodo|trifolat\p{L}+|già pront[oaie])(?!\p{L})(?!.*senza sale)/iu

const sodiumOf = (foodId: string): number =>
  mixtureOf(foodId).reduce((sum, { id, share }) => sum + share * (foodById(id)?.per100g.sodium_mg ?? 0), 0)

function isPlain(text: string): boolean {
  const foods = foodsByWords(text)
  return foods.length > 0 && foods.every(({ per100g }) => (per100g?.sodium_mg ?? 0) <= SALTY_MG)
}

const saltOf = (name: string) =>
  /(?<!\p{L}|sotto |senza |con )sale(?!\p{L})(?: (?:fino|gross[oa]))?/u.exec(name)?.[0]

export const unweighedSalt = (groups: readonly WorkGroup[]): string[] =>
  namesOf(groups, (line, name) => {
    const { text, grams, foodId } = line
    const salt = saltOf(name)
    const isSalty =
      isReadyDough(name) ||
      READY_SAUCE.test(name) ||
      (salt !== undefined
        ? grams === null
        : foodId === null
          ? isUnknown(line, name) && !isPlain(text)
          : mixtureOf(foodId).some(({ id }) => foodById(id)?.missing?.includes('sodium_mg')) ||
            (grams === null && sodiumOf(foodId) > SALTY_MG))
    return isSalty && !/^acqua(?!.*sal)/iu.test(text) ? [salt ?? name] : []
  })

export function effectsOf(
  before: readonly WorkGroup[],
  after: readonly WorkGroup[],
  servings: number,
  steps: readonly string[] = [],
): Pick<ImprovedRecipe, 'nutrition' | 'allergens'> {
  const figures = (groups: readonly WorkGroup[]) => ({
    nutrients: nutritionOf(groups, servings).per_slice,
    missing: uncounted(groups),
    missingSalt: unweighedSalt(groups),
    allergens: allergensOf(groups),
  })
  const [old, changed] = [figures(before), figures(after)]
  const contains = { before: old.allergens.contains, after: changed.allergens.contains }
  return {
    nutrition: {
      before: old.nutrients,
      after: changed.nutrients,
      missing: { before: old.missing, after: changed.missing },
      missingSalt: { before: old.missingSalt, after: changed.missingSalt },
    },
    allergens: {
      ...contains,
      inSteps: [...contains.before, ...contains.after].includes('latte')
        ? []
        : forbiddenIn(steps.map(withoutReplaced).join(' '), 'senza lattosio'),
      species: changed.allergens.species,
      newSpecies: changed.allergens.species.filter((one) => !old.allergens.species.includes(one)),
    },
  }
}
