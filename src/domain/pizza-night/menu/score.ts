/** The score of a menu: the lower, the better. docs/decisions/0024 gives the reasons for these terms.
 *
 * Units   points; appetites in half pizzas.
 * Source  the weights are [stima].
 * Valid   menus in which every guest may eat their pizza; other menus have no score. */
import type { Guest, Need } from '../evening-request.ts'
import type { EveningPizza } from './evening-pizza.ts'
import { type Family, isClassic } from './taste.ts'

/** A missed wish costs more than the points of the other guests can differ. */
export const WISH = 1000
export const NO_CLASSIC = 40
const DOUGH = 20
const ALIKE = 12
const UNWANTED = 8
export const LEFTOVER = 15
/** Where all share: for half a pizza beyond two of the same, for a guest who eats of one kind only, for one who with
 * his like leaves little of what he eats to others, and for each turn beyond two that a guest has nothing. */
const REPEATED = 15
const NOT_REPEATED = 4
const LONE = 40
const CROWDED = 10
const MOST_OF_A_PIECE = 2 / 3
const SLOW = 30
const PATIENT_TURNS = 2
/** The host has chosen how often each is baked. */
const CHANGED = 200
const DIFFICULTY = { facile: 0, media: 1, difficile: 3 } as const
const WITHOUT_GLUTEN = 12
const VARIANT = 4

/** Everybody who bakes at home has made a classic, so only a difficult one counts as difficult. */
const difficultyPoints = (pizza: EveningPizza): number =>
  isClassic(pizza) && pizza.difficulty !== 'difficile' ? 0 : DIFFICULTY[pizza.difficulty]

export const pizzaPoints = (pizza: EveningPizza): number =>
  difficultyPoints(pizza) +
  (pizza.isWithoutGluten ? WITHOUT_GLUTEN : 0) +
  (pizza.changes.length > 0 ? VARIANT : 0)

/** A variant of the wished pizza fulfils the wish of a guest who may not eat the original. */
export const isWished = (
  { wish }: Pick<Guest, 'wish'>,
  { key, recipeId }: Pick<EveningPizza, 'key' | 'recipeId'>,
): boolean => wish === key || wish === String(recipeId)

const NO_CHEESE = ['vegana', 'vegetariana', 'senza lattosio'] as const satisfies readonly Need[]

/** For half a vegan pizza, if the guest eats everything and did not ask for it. */
export const unwantedPoints = (
  guest: Pick<Guest, 'wish' | 'needs' | 'allergies'>,
  pizza: EveningPizza,
): number =>
  pizza.diets.vegan &&
  !NO_CHEESE.some((need) => guest.needs.includes(need)) &&
  !guest.allergies.includes('latte') &&
  !isWished(guest, pizza)
    ? UNWANTED
    : 0

/** For each pair of pizzas that resemble each other. */
export function alikePoints(families: readonly Family[]): number {
  let pairs = 0
  for (let one = 1; one < families.length; one += 1)
    for (let other = 0; other < one; other += 1) if (families[one] === families[other]) pairs += 1
  return pairs * ALIKE
}

/** Squares favour menus in which guests eat different pizzas and can share. */
export const spreadPoints = (halves: number): number => halves ** 2 + (halves % 2) * LEFTOVER

export const doughPoints = (doughs: number): number => Math.max(0, doughs - 1) * DOUGH

/** The same where all share: what is baked of a kind. */
export const bakedPoints = (halves: number, isSliced: boolean): number =>
  halves ** 2 + (isSliced ? REPEATED * Math.max(0, halves - NOT_REPEATED) : 0)

/** For guests who eat of one kind while the others share several. */
export const lonePoints = (guests: number): number => LONE * guests

/** For a guest who may eat of some pieces of the queue: the pause that is left if they are spread well. */
export function slowPoints(pieces: number, own: number): number {
  const pause = Math.ceil((pieces - 1) / (own + 1))
  return SLOW * Math.max(0, pause - PATIENT_TURNS)
}

export const crowdedPoints = (part: number): number => (part > MOST_OF_A_PIECE ? CROWDED : 0)

export const changedPoints = (count: number, wanted: number | null): number =>
  wanted === null ? 0 : CHANGED * Math.abs(count - wanted)
