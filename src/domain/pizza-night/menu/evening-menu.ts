/** The menu: the pizza of each guest, with reasons.
 *
 * Source  `choose-menu.ts`, `fitness.ts`, `variants.ts`.
 * Valid   any request. If a guest would get nothing, the answer is a refusal that proposes a change. */

import { EVENING_LIMITS } from '../evening-fields.ts'
import type { EveningRequest, Guest } from '../evening-request.ts'
import { calledAs } from '../guest-groups.ts'
import type { PizzaToBake } from '../oven/queue.ts'
import type { Refusal } from '../refusals.ts'
import { cautionsFor } from './cautions.ts'
import { alternatives, type Choice, chooseMenu, isServed, type Share } from './choose-menu.ts'
import { type EveningPizza, type EveningRecipe, eveningPizza } from './evening-pizza.ts'
import { type Suit, suitsOf, whyNot } from './fitness.ts'
import { whyLeftOut } from './left-out.ts'
import { notesFor } from './menu-notes.ts'
import { isShared, type Table } from './piece-of.ts'
import { isClassic } from './taste.ts'
import { nearestVariant, variantOfKey, variantPizza } from './variants.ts'

type Place = {
  guest: Guest
  name: string
  shares: readonly Share[]
  notes: readonly string[]
}

export type Bite = Omit<Place, 'shares'> & Share

/** Everything that somebody eats: one entry for each pizza of each guest. */
export const bites = ({ places }: Pick<EveningMenu, 'places'>): Bite[] =>
  places.flatMap(({ shares, ...place }) => shares.map((share) => ({ ...place, ...share })))

export type EveningMenu = {
  /** Where all share, the pieces in the order of the oven, with their eaters. */
  order: readonly PizzaToBake[] | null
  /** How often each pizza is baked. */
  pieces: ReadonlyMap<EveningPizza, number>
  places: readonly Place[]
  pizzas: readonly EveningPizza[]
  score: number
  cautions: readonly string[]
  leftOut: readonly LeftOut[]
  instead: ReadonlyMap<EveningPizza, readonly EveningPizza[]>
  suits: ReadonlyMap<EveningPizza, readonly Suit[]>
  /** Something that the host had put into the menu does not fit any more. */
  isRemade: boolean
}

type LeftOut = { recipeId: number; name: string; reason: string }

const UNREAD_DOUGH = 'non troviamo la farina del suo impasto'

type Pool = { recipes: EveningRecipe[]; pizzas: EveningPizza[]; leftOut: LeftOut[] }

function poolOf(request: EveningRequest, recipes: readonly EveningRecipe[]): Pool {
  const ids = request.recipeIds && new Set(request.recipeIds)
  const chosen = recipes
    .filter(({ id }) => ids === null || ids.has(id))
    .toSorted((one, other) => one.id - other.id)
  const { service } = request
  const joins = (recipe: EveningRecipe) => whyLeftOut(recipe, service) === null
  const mayStay = ({ trayCm2, isWithoutGluten }: EveningPizza) =>
    service !== 'trays' || trayCm2 !== null || isWithoutGluten
  const joining = chosen.filter(joins)
  const plain = joining.flatMap((recipe) => eveningPizza(recipe) ?? []).filter(mayStay)
  const wished = [...new Set(request.guests.flatMap(({ wish }) => wish ?? []))].flatMap((key) => {
    const variant = variantOfKey(key)
    const recipe = variant && recipes.find(({ id }) => id === variant.recipeId)
    return (recipe && joins(recipe) && variantPizza(recipe, variant.option)) || []
  })
  const leftOut = (ids === null ? [] : chosen)
    .filter((recipe) => !joins(recipe) || eveningPizza(recipe) === null)
    .map((recipe) => ({
      recipeId: recipe.id,
      name: recipe.name,
      reason: whyLeftOut(recipe, service) ?? UNREAD_DOUGH,
    }))
  return { recipes: joining, pizzas: [...plain, ...wished], leftOut }
}

type MayEat = (guest: number, pizza: number) => boolean
type MenuLimits = { maxPizzas: number; maxDoughs: number }
type Limits = MenuLimits & { table: Table }

/** Where slices go round. */
const MOST_KINDS = 7

/** Large tables and tables with needs of several kinds get a pizza more; where slices go round, none has to be
 * baked more than twice. [stima] */
function limitsOf(request: EveningRequest): MenuLimits {
  const { guests, maxPizzas, maxDoughs, service } = request
  const needs = new Set<string>(guests.flatMap((guest) => [...guest.needs, ...guest.allergies]))
  const usual = guests.length >= 7 || needs.size >= 2 ? 4 : 3
  const pieces = guests.reduce((sum, { appetite }) => sum + appetite, 0)
  const sliced = Math.ceil(pieces / 2) + (needs.size > 0 ? 1 : 0)
  const wanted = Math.max(usual, new Set(request.pinned).size, service === 'slices' ? sliced : 0)
  return { maxPizzas: maxPizzas ?? Math.min(MOST_KINDS, wanted), maxDoughs }
}

export type MenuAnswer =
  | { menu: EveningMenu }
  | {
      refusal: Refusal
      wider?: MenuLimits
    }

const refused = (code: Refusal['code'], field: Refusal['field'], message: string): { refusal: Refusal } => ({
  refusal: { code, field, message },
})

export function eveningMenu(request: EveningRequest, recipes: readonly EveningRecipe[]): MenuAnswer {
  const { guests } = request
  const pool = poolOf(request, recipes)
  if (pool.pizzas.length === 0)
    return refused(
      'no-recipes',
      'recipes',
      `Tra le ricette scelte non c'è nessuna ${request.service === 'trays' ? 'teglia' : 'pizza da infornare una alla volta'}${pool.leftOut[0] ? ` (${pool.leftOut[0].name} ${pool.leftOut[0].reason})` : ''}: aggiungine almeno una${request.service === 'trays' ? ', o scegli un altro modo di mangiare' : ', tonda o calzone'}.`,
    )
  const pizzas = [...pool.pizzas]
  for (const [index, guest] of guests.entries()) {
    if (pizzas.some((pizza) => whyNot(guest, pizza) === null)) continue
    const variant = nearestVariant(guest, pool.recipes)
    if (!variant)
      return refused(
        'nothing-for-guest',
        `guests.${index}`,
        `Per ${calledAs(guest, index)} non troviamo nessuna pizza, nemmeno cambiandone una: aggiungi altre ricette o rivedi che cosa non può mangiare.`,
      )
    pizzas.push(variant)
  }
  const mayEat = guests.map((guest) => pizzas.map((pizza) => whyNot(guest, pizza) === null))
  const isFor = ownPizzas(request, pizzas, (guest, pizza) => mayEat[guest]?.[pizza] ?? false)
  const limits = { ...limitsOf(request), table: request }
  const isPossible = ({ key }: EveningPizza, pizza: number) =>
    request.pinned.includes(key) && guests.some((_, guest) => isFor(guest, pizza))
  const possible = new Set(pizzas.filter(isPossible).map(({ key }) => key))
  const pinned = request.pinned.filter((key) => possible.has(key))
  const choose = (may: MayEat, own: readonly string[]) =>
    chooseMenu(guests, pizzas, may, { ...limits, pinned: own })
  const keepsHis = atHisPlace(request, pizzas, isFor)
  const choice =
    (keepsHis && choose(keepsHis, pinned)) ??
    (pinned.length > 0 ? choose(isFor, pinned) : null) ??
    choose(isFor, [])
  if (!choice) return tooFew(guests, limits, pizzas, isFor)
  const places = guests.map((guest, index): Place => {
    const shares = choice.shares[index] ?? []
    const notes = notesFor(guest, shares, { pizzas, recipes, table: request, isFor: (p) => isFor(index, p) })
    return { guest, name: calledAs(guest, index), shares, notes }
  })
  const chosen = inOrder(choice)
  return {
    menu: {
      places,
      pieces: choice.pieces,
      order: choice.order,
      pizzas: chosen,
      score: choice.score,
      cautions: cautionsFor(bites({ places }), request),
      leftOut: pool.leftOut,
      instead: alternatives(guests, pizzas, isFor, { limits, choice }),
      suits: new Map(chosen.map((pizza) => [pizza, suitsOf(pizza)])),
      isRemade: request.pinned.some((key) => !chosen.some((pizza) => pizza.key === key)),
    },
  }
}

/** Where everybody has his own, and as many are in the menu as there are guests, each has the one of his place. */
function atHisPlace(
  { guests, pinned, ...table }: EveningRequest,
  pizzas: readonly EveningPizza[],
  isFor: MayEat,
): MayEat | null {
  if (isShared(table) || pinned.length !== guests.length) return null
  const isHis: MayEat = (guest, pizza) => pizzas[pizza]?.key === pinned[guest] && isFor(guest, pizza)
  return guests.every((_, guest) => pizzas.some((_pizza, place) => isHis(guest, place))) ? isHis : null
}

/** Where all share, what has no gluten stays with those who may not eat the rest: other hands and crumbs
 * would come near it. */
function ownPizzas(
  { guests, ...table }: EveningRequest,
  pizzas: readonly EveningPizza[],
  mayEat: MayEat,
): MayEat {
  if (!isShared(table)) return mayEat
  const isCareful = guests.map((_, guest) =>
    pizzas.every(({ isWithoutGluten }, pizza) => isWithoutGluten || !mayEat(guest, pizza)),
  )
  return (guest, pizza) =>
    mayEat(guest, pizza) && (!pizzas[pizza]?.isWithoutGluten || (isCareful[guest] ?? false))
}

/** Without gluten first, then the classic, then what most guests eat. */
function inOrder({ shares }: Choice): EveningPizza[] {
  const chosen = shares.flat().map(({ pizza }) => pizza)
  const eaters = (pizza: EveningPizza) => chosen.filter((one) => one === pizza).length
  return [...new Set(chosen)].sort(
    (one, other) =>
      Number(other.isWithoutGluten) - Number(one.isWithoutGluten) ||
      Number(isClassic(other)) - Number(isClassic(one)) ||
      eaters(other) - eaters(one),
  )
}

function tooFew(
  guests: readonly Guest[],
  { table, ...limits }: Limits,
  pizzas: readonly EveningPizza[],
  isFor: MayEat,
): MenuAnswer {
  const { maxPizzas, maxDoughs } = limits
  const say = (message: string) => refused('too-few-pizzas', 'maxPizzas', message)
  const wider = widerLimits(limits).find((one) => isServed(guests, pizzas, isFor, { ...one, table }))
  if (wider) {
    const more = [
      wider.maxPizzas > maxPizzas ? counted(wider.maxPizzas, 'pizza', 'pizze') : '',
      wider.maxDoughs > maxDoughs ? counted(wider.maxDoughs, 'impasto', 'impasti') : '',
    ].filter((part) => part !== '')
    return {
      ...say(
        `Con al massimo ${counted(maxPizzas, 'pizza diversa', 'pizze diverse')} e ${counted(maxDoughs, 'impasto', 'impasti')} qualcuno resta senza: sali a ${more.join(' e ')}.`,
      ),
      wider,
    }
  }
  return say(
    'Le esigenze degli ospiti sono troppo diverse per una sola serata: togli qualche ingrediente sgradito, o aggiungi altre ricette.',
  )
}

/** The request's own limits and all wider ones, the smallest change first. If two changes have the same
 * size, the one with fewer doughs comes first, because a dough is more work than a pizza. */
function widerLimits({ maxPizzas, maxDoughs }: MenuLimits): MenuLimits[] {
  const { max } = EVENING_LIMITS.maxPizzas
  const from = (least: number) =>
    Array.from({ length: Math.max(0, max - least) + 1 }, (_, more) => least + more)
  return from(maxPizzas)
    .flatMap((most) => from(maxDoughs).map((doughs) => ({ maxPizzas: most, maxDoughs: doughs })))
    .toSorted(
      (one, other) =>
        one.maxPizzas + one.maxDoughs - other.maxPizzas - other.maxDoughs || one.maxDoughs - other.maxDoughs,
    )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
