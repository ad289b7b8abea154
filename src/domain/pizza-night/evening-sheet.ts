/** An evening as sent, stored and shown. It contains plain values only and refers to pizzas by key.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes, grams.
 * Source  `evening.ts`. */
import { queryOfForm } from '#domain/dough/full/full-query.ts'
import type { Species } from '#domain/ingredients/species.ts'
import type { EveningDough } from './doughs/evening-dough.ts'

import type { Service } from './evening-fields.ts'
import type { Evening } from './lay-evening.ts'
import type { EveningPizza } from './menu/evening-pizza.ts'
import { type Suit, suitsOf } from './menu/fitness.ts'
import { capOf, isShared, piecesMade, type Table } from './menu/piece-of.ts'

/** Cereals and nuts by name. Evenings stored by earlier versions lack these fields. */
type NamedSpecies = { species?: readonly Species[]; maySpecies?: readonly Species[] }
const namedSpecies = ({ species, maySpecies }: Required<NamedSpecies>): NamedSpecies => ({
  species,
  maySpecies,
})

/** Evenings stored by earlier versions lack these. */
type Later = {
  added?: string
  instead?: { key: string; name: string; suits?: Suit[] }[]
  /** Into how many units it is cut at the table; where everybody has his own it is not cut. */
  cut?: number
  isTray?: boolean
  /** The evening's amount, as the address of the recipe has it. */
  doses?: string
  suits?: Suit[]
  /** For whom, where the evening is shared: no guest is named there. */
  eatenBy?: string
}

function sheetPizza(pizza: EveningPizza, { menu, queue, table }: Pick<Evening, 'menu' | 'queue' | 'table'>) {
  const { key, recipeId, name, imageUrl, changes, isWithoutGluten, allergens, twoBakes } = pizza
  const added = twoBakes?.added
  const others = menu.instead.get(pizza) ?? []
  const count = queue.filter((baked) => baked.pizza === pizza).length
  const later: Later = {
    ...(added && { added }),
    ...inTrays(pizza.trayCm2 !== null),
    doses: dosesOf(pizza, count, table),
    suits: [...(menu.suits.get(pizza) ?? [])],
    ...(isShared(table) && { cut: capOf(pizza, table) }),
    ...(others.length > 0 && {
      instead: others.map((one) => ({ key: one.key, name: one.name, suits: suitsOf(one) })),
    }),
  }
  return {
    key,
    recipeId,
    name,
    imageUrl,
    changes,
    isWithoutGluten,
    contains: allergens.contains,
    mayContain: allergens.mayContain,
    ...namedSpecies(allergens),
    unknown: allergens.unknown,
    ...later,
    count,
  }
}

/** Whole pieces of the recipe, or tonight's trays. */
function dosesOf(pizza: EveningPizza, count: number, table: Table): string {
  const { panLengthCm, panWidthCm } = table.oven
  return pizza.trayCm2 === null
    ? String(Math.ceil((count * pizza.servings) / piecesMade(pizza, table)))
    : `${count}x${panLengthCm}x${panWidthCm}`
}

/** Evenings stored by earlier versions lack this. */
const inTrays = (isTray: boolean): { isTray?: boolean } => (isTray ? { isTray } : {})

/** Evenings stored by earlier versions lack this. */
const adapted = (isYeastAdapted: boolean): { isYeastAdapted?: boolean } =>
  isYeastAdapted ? { isYeastAdapted } : {}

function sheetDough({ form, plan, ripening, isTray, isYeastAdapted, ...dough }: EveningDough) {
  return {
    ...dough,
    ...inTrays(isTray),
    ...adapted(isYeastAdapted),
    isCold: ripening.mode === 'cold',
    hours: Math.round(plan.fermentHours * 60) / 60,
    /** Query string for the full calculator's page; null for a dough with the recipe's own doses. */
    calculator: form && queryOfForm(form),
  }
}

const served = (service: Service, why: string): { service?: Service; why?: string } => ({
  service,
  ...(why && { why }),
})

export function eveningSheet(evening: Evening) {
  const { menu, queue, doughs, acts, bakeAtMs, timeZone, table, recoveryMin, places, list, warnings } =
    evening
  const servedMs = (guest: number) =>
    Math.min(
      ...queue
        .filter(({ portions }) => portions.some((one) => one.guest === guest))
        .map((one) => one.servedMs),
    )
  return {
    bakeAtMs,
    timeZone,
    ...served(table.service, evening.why),
    startMs: acts[0]?.startMs ?? bakeAtMs,
    lastServedMs: Math.max(...queue.map((pizza) => pizza.servedMs)),
    score: menu.score,
    cautions: menu.cautions,
    warnings,
    leftOut: menu.leftOut,
    pizzas: menu.pizzas.map((pizza) => sheetPizza(pizza, evening)),
    guests: menu.places.map(({ guest, name, shares, notes }, index) => ({
      name,
      appetite: guest.appetite,
      shares: shares.map(({ pizza, units }) => ({ pizza: pizza.key, units })),
      notes,
      servedMs: servedMs(index),
    })),
    doughs: doughs.map(sheetDough),
    acts,
    queue: queue.map((baked) => ({ ...baked, pizza: baked.pizza.key })),
    recoveryMin,
    places,
    list,
  }
}

export type EveningSheet = ReturnType<typeof eveningSheet>
export type SheetPizza = EveningSheet['pizzas'][number]
export type SheetGuest = EveningSheet['guests'][number]
export type SheetDough = EveningSheet['doughs'][number]

export const isWithoutGluten =
  ({ pizzas }: Pick<EveningSheet, 'pizzas'>) =>
  (pizza: string): boolean =>
    pizzas.some(({ key, isWithoutGluten: isFree }) => key === pizza && isFree)
