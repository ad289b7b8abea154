/** May this guest eat this pizza?
 *
 * Source  allergens and diets as the site reads them of a recipe; pregnancy: content/pregnancy.yaml.
 * Valid   any guest and pizza. An ingredient that the site does not know counts as what the guest may not eat; 'può
 *         contenere' is refused for allergies and coeliac disease, and allowed for what somebody merely dislikes. */

import { findFood } from '#domain/ingredients/find-food.ts'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { ALLERGENS, type Allergen } from '#domain/nutrition/allergens.ts'
import { foodById } from '#domain/nutrition/foods.ts'
import { FUNCTION_WORDS, stemsOf } from '#domain/recipes/audit/italian-stem.ts'
import { safetyWords } from '#domain/shopping-list/safety-words.ts'
import { AVOIDED_IN_PREGNANCY } from '#knowledge/pregnancy.ts'
import { type Guest, isWithoutGluten, type Need } from '../evening-request.ts'
import { kindOfDislike, kindsIn } from './disliked-kinds.ts'
import { type EveningPizza, linesOf } from './evening-pizza.ts'
import { plain } from './plain-text.ts'
import { remembered } from './remembered.ts'

type Listed = { id: string; name: string; isSafe: boolean }

/** What Italian puts behind a stem: 'fung' and 'funghi', 'carciof' and 'carciofini', but not 'pep' and 'peperoni'. */
const INFLECTION = /^(?:.{0,2}|(?:in|ett|ott)[aeio])$/u
/** Whoever leaves olives on the plate eats their oil. */
const OLIVE_OIL = / (?:d'|di )oliv[ae]\b/gu

const wordsIn = (text: string) =>
  plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word))

/** 'cipolle' and 'cipolla' share their stem. */
const stem = (word: string) => word.replace(/[aeiou]$/u, '')

const nameOf = (allergen: Allergen) => ALLERGENS[allergen].toLowerCase()

/** On a line: what nobody knows is then known to have no gluten. */
const WITHOUT_GLUTEN = /senza glutine|gluten[ -]free|celiaci|spiga barrata/u

/** The words of each line: enough for tastes, and read in no time. */
const lineWords = remembered((pizza: EveningPizza) =>
  linesOf(pizza).map((line) => wordsIn(plain(line).replace(OLIVE_OIL, ''))),
)

/** The ingredients themselves: for health. */
const listed = remembered((pizza: EveningPizza): readonly Listed[] =>
  recipeLines(linesOf(pizza)).map(({ id, name, lines }) => {
    return { id, name, isSafe: WITHOUT_GLUTEN.test(safetyWords(lines.join('; '))) }
  }),
)

const longest = (words: readonly string[]) =>
  words.reduce((one, other) => (other.length > one.length ? other : one), '')
/** The longest stem of each of their names: a line without any of them names none of them, and need not be read. */
const MAY_BE_AVOIDED = new RegExp(
  Object.keys(AVOIDED_IN_PREGNANCY)
    .flatMap((id) => foodById(id)?.names ?? [])
    .map((name) => longest(stemsOf(name)))
    .join('|'),
  'u',
)

/** What of it a pregnant guest is not offered. */
const avoided = remembered((pizza: EveningPizza) =>
  recipeLines(linesOf(pizza).filter((line) => MAY_BE_AVOIDED.test(plain(line)))).find(
    ({ id }) => AVOIDED_IN_PREGNANCY[id] !== undefined,
  ),
)

function againstNeed(need: Need, pizza: EveningPizza): string | null {
  const { diets, allergens } = pizza
  if (need === 'vegana') return diets.vegan ? null : 'non è vegana'
  if (need === 'vegetariana') return diets.vegetarian ? null : 'non è vegetariana'
  if (need === 'senza lattosio') return diets.lactoseFree ? null : 'ha latticini con lattosio'
  if (need === 'celiachia') {
    if (!diets.glutenFree || allergens.contains.includes('glutine')) return 'ha il glutine'
    return allergens.mayContain.includes('glutine') ? 'può contenere glutine' : null
  }
  const found = avoided(pizza)
  return found ? `in gravidanza no: ${found.name.toLowerCase()} (${AVOIDED_IN_PREGNANCY[found.id]})` : null
}

function againstAllergy(allergen: Allergen, { allergens }: EveningPizza): string | null {
  if (allergens.contains.includes(allergen)) return `contiene ${nameOf(allergen)}`
  return allergens.mayContain.includes(allergen) ? `può contenere ${nameOf(allergen)}` : null
}

const isSaid = (words: readonly string[], stems: readonly string[]) =>
  stems.every((one) => words.some((word) => word.startsWith(one) && INFLECTION.test(word.slice(one.length))))

/** 'Niente cipolla' is cipolla. */
const NO = /^(?:no|niente|senza) /u

/** By its words, or as the same food under another name: 'alici' are 'acciughe'. */
function isNamedIn(pizza: EveningPizza, food: string): boolean {
  const names = [food, ...(findFood(food)?.names ?? [])].map((name) => wordsIn(name).map(stem))
  const known = names.filter((stems) => stems.length > 0)
  return lineWords(pizza).some((words) => known.some((stems) => isSaid(words, stems)))
}

function isDisliked(dislike: string, pizza: EveningPizza): boolean {
  const food = plain(dislike).replace(NO, '')
  const kind = kindOfDislike(food)
  return kind ? kindsIn(pizza).has(kind) : isNamedIn(pizza, food)
}

const againstDislike = (dislike: string, pizza: EveningPizza): string | null =>
  isDisliked(dislike, pizza) ? `c'è ${dislike.toLowerCase()}` : null

/** Those that name neither a kind of food nor one that the site knows or that stands in one of the pizzas. */
export const notUnderstood = ({ dislikes }: Guest, pizzas: readonly EveningPizza[]): string[] =>
  dislikes.filter((dislike) => {
    const food = plain(dislike).replace(NO, '')
    return !(kindOfDislike(food) || findFood(food)) && pizzas.every((pizza) => !isNamedIn(pizza, food))
  })

const DIETS: readonly Need[] = ['vegana', 'vegetariana', 'senza lattosio']

/** What the site does not know counts as present, unless its line says that it is safe for this guest. */
function unknownTo(guest: Guest, pizza: EveningPizza): string | undefined {
  const { unknown } = pizza.allergens
  if (unknown.length === 0) return undefined
  if (guest.needs.includes('gravidanza') || guest.allergies.some((allergen) => allergen !== 'glutine'))
    return unknown[0]
  const risky = isWithoutGluten(guest) ? listed(pizza).filter(({ id, isSafe }) => id === '' && !isSafe) : []
  const untold = guest.needs.some((need) => DIETS.includes(need)) ? pizza.unknownToDiets : []
  return risky[0]?.name ?? untold[0]
}

/** Why not, in Italian and in few words; null where it may be served. */
export function whyNot(guest: Guest, pizza: EveningPizza): string | null {
  const unknown = unknownTo(guest, pizza)
  if (unknown !== undefined) return `ha un ingrediente che non conosciamo: ${unknown}`
  for (const need of guest.needs) {
    const reason = againstNeed(need, pizza)
    if (reason !== null) return reason
  }
  for (const allergen of guest.allergies) {
    const reason = againstAllergy(allergen, pizza)
    if (reason !== null) return reason
  }
  for (const dislike of guest.dislikes) {
    const reason = againstDislike(dislike, pizza)
    if (reason !== null) return reason
  }
  return null
}
