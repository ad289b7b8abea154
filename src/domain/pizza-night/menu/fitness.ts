/** Decides if a guest may eat a pizza.
 *
 * Source  the recipe's allergens and diets; pregnancy: content/pregnancy.yaml.
 * Valid   any guest and pizza. For a guest with a need or an allergy, an unknown ingredient counts as
 *         forbidden. Possible allergens count for allergies and coeliac disease, but not for dislikes. */

import { ALLERGENS, type Allergen } from '#domain/ingredients/allergens.ts'
import { findFood } from '#domain/ingredients/find-food.ts'
import { foodById } from '#domain/ingredients/foods.ts'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { type Allergy, alsoMeant, groupOf, isSpecies, type Species } from '#domain/ingredients/species.ts'
import { FUNCTION_WORDS, stemsOf } from '#domain/words/italian-stem.ts'
import { plain } from '#domain/words/word-list.ts'
import { AVOIDED_IN_PREGNANCY } from '#knowledge/pregnancy.ts'
import { type Guest, isWithoutGluten, type Need, USUAL_GUEST } from '../evening-request.ts'
import { kindOfDislike, kindsIn } from './disliked-kinds.ts'
import { type EveningPizza, linesOf } from './evening-pizza.ts'
import { remembered } from './remembered.ts'

/** Endings that may follow a stem: 'fung' matches 'funghi' and 'carciof' matches 'carciofini', but 'pep'
 * does not match 'peperoni'. */
const INFLECTION = /^(?:.{0,2}|(?:in|ett|ott)[aeio])$/u
/** A guest who dislikes olives still eats olive oil. */
const OLIVE_OIL =
  /\bolio(?: (?:extra|vergine|extravergine|evo|novello|fruttato|delicato|leggero|buono))* (?:d'|di )oliv[ae]\b/gu

const wordsIn = (text: string) =>
  plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word))

const stem = (word: string) => word.replace(/[aeiou]$/u, '')

const nameOf = (allergen: Allergen) => ALLERGENS[allergen].toLowerCase()

const lineWords = remembered((pizza: EveningPizza) =>
  linesOf(pizza).map((line) => wordsIn(plain(line).replace(OLIVE_OIL, ''))),
)

const allWords = remembered((pizza: EveningPizza) => lineWords(pizza).flat().join(' '))

const longest = (words: readonly string[]) =>
  words.reduce((one, other) => (other.length > one.length ? other : one), '')
const MAY_BE_AVOIDED = new RegExp(
  Object.keys(AVOIDED_IN_PREGNANCY)
    .flatMap((id) => foodById(id)?.names ?? [])
    .map((name) => longest(stemsOf(name)))
    .join('|'),
  'u',
)

export const avoidedInPregnancy = (lines: readonly string[]) =>
  recipeLines(lines.filter((line) => MAY_BE_AVOIDED.test(plain(line)))).find(
    ({ id }) => AVOIDED_IN_PREGNANCY[id] !== undefined,
  )
const avoided = remembered((pizza: EveningPizza) => avoidedInPregnancy(linesOf(pizza)))

function againstNeed(need: Need, pizza: EveningPizza): string | null {
  const { diets, allergens } = pizza
  if (need === 'vegana') return diets.vegan ? null : 'non è vegana'
  if (need === 'vegetariana') return diets.vegetarian ? null : 'non è vegetariana'
  if (need === 'senza lattosio') return diets.lactoseFree ? null : 'ha latticini con lattosio'
  if (need === 'celiachia') {
    if (!diets.glutenFree || allergens.contains.includes('glutine')) return 'contiene glutine'
    return allergens.mayContain.includes('glutine') ? 'può contenere glutine' : null
  }
  const found = avoided(pizza)
  return found ? `in gravidanza no: ${found.name.toLowerCase()} (${AVOIDED_IN_PREGNANCY[found.id]})` : null
}

function againstSpecies(species: Species, { allergens }: EveningPizza): string | null {
  const meant = alsoMeant(species)
  const found = meant.find((one) => allergens.species.includes(one))
  if (found) return `contiene ${found}`
  const isPossible =
    allergens.unnamed.includes(groupOf(species)) || meant.some((one) => allergens.maySpecies.includes(one))
  return isPossible ? `può contenere ${species}` : null
}

function againstAllergy(allergen: Allergy, pizza: EveningPizza): string | null {
  if (isSpecies(allergen)) return againstSpecies(allergen, pizza)
  const { allergens } = pizza
  if (allergens.contains.includes(allergen)) return `contiene ${nameOf(allergen)}`
  return allergens.mayContain.includes(allergen) ? `può contenere ${nameOf(allergen)}` : null
}

/** What a menu may promise at the table, by the same rules as for a guest with the need. */
const SUITS = { celiachia: 'senza glutine', vegana: 'vegana', 'senza lattosio': 'senza lattosio' } as const
export type Suit = (typeof SUITS)[keyof typeof SUITS]

export const suitsOf = (pizza: EveningPizza): Suit[] =>
  (Object.keys(SUITS) as (keyof typeof SUITS)[])
    .filter((need) => whyNot({ ...USUAL_GUEST, needs: [need] }, pizza) === null)
    .map((need) => SUITS[need])

const isSaid = (words: readonly string[], stems: readonly string[]) =>
  stems.every((one) => words.some((word) => word.startsWith(one) && INFLECTION.test(word.slice(one.length))))

const NO = /^(?:no|niente|senza) /u

const readDislike = (dislike: string) => {
  const food = plain(dislike).replace(NO, '')
  const kind = kindOfDislike(food)
  const found = kind ? undefined : findFood(food)
  const names = kind ? [] : [food, ...(found?.names ?? [])].map((name) => wordsIn(name).map(stem))
  return {
    dislike,
    kind,
    isKnown: Boolean(kind || found),
    names: names.filter((stems) => stems.length > 0),
  }
}
type Disliked = ReturnType<typeof readDislike>

const dislikesOf = remembered(({ dislikes }: Guest) => dislikes.map(readDislike))

export const dislikesAllergen = (guest: Guest, allergen: Allergen): boolean =>
  dislikesOf(guest).some(({ kind }) => kind?.allergens.includes(allergen))

function isDisliked({ kind, names }: Disliked, pizza: EveningPizza): boolean {
  if (kind) return kindsIn(pizza).has(kind)
  const text = allWords(pizza)
  const asked = names.filter((stems) => stems.every((one) => text.includes(one)))
  return asked.length > 0 && lineWords(pizza).some((words) => asked.some((stems) => isSaid(words, stems)))
}

export const notUnderstood = (guest: Guest, pizzas: readonly EveningPizza[]): string[] =>
  dislikesOf(guest)
    .filter((one) => !(one.isKnown || pizzas.some((pizza) => isDisliked(one, pizza))))
    .map(({ dislike }) => dislike)

const DIETS: readonly Need[] = ['vegana', 'vegetariana', 'senza lattosio']

function unknownTo(guest: Guest, pizza: EveningPizza): string | undefined {
  const isHealth = guest.allergies.length > 0 || isWithoutGluten(guest) || guest.needs.includes('gravidanza')
  if (isHealth) return pizza.allergens.unknown[0]
  return guest.needs.some((need) => DIETS.includes(need)) ? pizza.unknownToDiets[0] : undefined
}

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
  const disliked = dislikesOf(guest).find((one) => isDisliked(one, pizza))
  return disliked ? `ha un ingrediente sgradito: ${disliked.dislike.toLowerCase().replace(NO, '')}` : null
}
