/** The schedule at the oven: lighting, placing the pizza, turning, using the grill.
 *
 * Units   preheating in minutes; steps in seconds from the moment when the pizza goes in.
 * Source  preheating of `ovens.ts` and `surfaces.ts`; the moments within the bake are [stima].
 * Valid   any times of `bake-model.ts`. The steps are in chronological order. */
import { type BakeSetup, bakeTime, roundedTime } from './bake-model.ts'
import { OVENS, type OvenType } from './ovens.ts'
import { isPan, SURFACE_TABLE, type SurfaceId } from './surfaces.ts'
import type { Target } from './target.ts'

export type PlanStep = Readonly<{ atS: number; title: string; detail: string }>
export type BakePlan = Readonly<{
  preheatMin: number
  preheatAdvice: string
  rack: string
  steps: readonly PlanStep[]
  minS: number
  maxS: number
}>

const GRILL_S = 60
const SLOW_BAKE_S = 120
const TURNED_AT = { flames: 0.4, pan: 0.6, halfway: 0.5 } as const
/** Fior di latte dries in more than eight minutes: on a round pizza it goes on when that is turned. [stima] */
export const CHEESE_LATE = { styleId: 'napoletana', aboveS: 8 * 60 } as const

/** For the guide and for the evening; the recipes and the first aid say the same. */
export function preheatMinutes(oven: OvenType, surface: SurfaceId): number {
  const { preheatMin, place } = OVENS[oven]
  return place === 'home' ? Math.max(preheatMin, SURFACE_TABLE[surface].preheatMin) : preheatMin
}

/** A surface in a home oven, and when it is ready. */
const HOT_INSIDE: Readonly<Partial<Record<SurfaceId, string>>> = {
  stone: 'la pietra già dentro: è pronta',
  steel: "l'acciaio già dentro: è pronto",
  deck: 'la teglia rovesciata già dentro: è pronta',
}

export function preheatAdvice(oven: OvenType, surface: SurfaceId): string {
  const minutes = preheatMinutes(oven, surface)
  const inside = OVENS[oven].place === 'home' ? HOT_INSIDE[surface] : undefined
  const advice = inside
    ? `al massimo e con ${inside} molto dopo che la spia si è spenta`
    : 'e aspetta che la temperatura sia stabile'
  return `Accendi ${minutes === 60 ? "un'ora" : `${minutes} minuti`} prima, ${advice}.`
}

const FLAMES: readonly OvenType[] = ['wood_fired', 'portable_gas']

/** What lies on the floor of the oven, under the pizza. */
const LAID: Readonly<Partial<Record<SurfaceId, string>>> = { stone: 'pietra', steel: 'piastra' }

function rackOfFloor(oven: OvenType, surface: SurfaceId): string {
  const floor = oven === 'bbq_stone' ? 'pietra' : (LAID[surface] ?? 'platea')
  if (!FLAMES.includes(oven)) return `Al centro della ${floor}.`
  return isPan(surface)
    ? 'Al centro della platea, lontano dalla fiamma.'
    : `Sulla ${floor}, a una spanna dalla fiamma.`
}

function rackOf({ oven, surface }: BakeSetup): string {
  if (OVENS[oven].place !== 'home') return rackOfFloor(oven, surface)
  if (isPan(surface)) {
    return oven === 'home_gas'
      ? 'A metà altezza, poi sul ripiano alto: il calore dei forni a gas viene da sotto.'
      : 'Prima sul fondo o sul ripiano più basso, poi a metà altezza.'
  }
  return oven === 'home_gas'
    ? 'In alto: il calore dei forni a gas viene da sotto.'
    : 'In alto, a 15-20 cm dal grill.'
}

/** When a pizza is turned, for the guide and for the evening. What gets its cheese late comes out once for both. */
export function turnedAtS(surface: SurfaceId, minS: number, isCheeseLate: boolean): number {
  const from = minS < SLOW_BAKE_S ? 'flames' : isPan(surface) && !isCheeseLate ? 'pan' : 'halfway'
  return roundedTime(minS * TURNED_AT[from])
}

const isLate = ({ style }: BakeSetup, maxS: number) =>
  style.id === CHEESE_LATE.styleId && maxS > CHEESE_LATE.aboveS

function turning(setup: BakeSetup, minS: number, maxS: number): PlanStep {
  const { oven, surface } = setup
  const isCheeseLate = isLate(setup, maxS)
  const step = (title: string, detail: string, alsoDone = ` e ${title.toLowerCase()}`): PlanStep => ({
    atS: turnedAtS(surface, minS, isCheeseLate),
    ...(isCheeseLate
      ? {
          title: `Aggiungi il fior di latte${alsoDone}`,
          detail: `Ben scolato: se ci sta dall'inizio si asciuga. ${detail}`,
        }
      : { title, detail }),
  })
  if (minS < SLOW_BAKE_S) return step('Gira', 'Ruota di un quarto, poi ancora ogni 15-20 secondi.')
  if (!isPan(surface)) return step('Gira', 'Ruota la pizza di 180 gradi con la pala o le pinze.')
  return OVENS[oven].place === 'home'
    ? step(
        'Sposta e gira',
        'Alza la teglia di un ripiano o due e ruotala di 180 gradi.',
        ', alza la teglia e girala',
      )
    : step('Gira', 'Ruota la teglia di 180 gradi.')
}

/** What the style bears on top from the start. */
const cheeseFromStart = (setup: BakeSetup, maxS: number) =>
  setup.style.id === CHEESE_LATE.styleId && !isLate(setup, maxS)
    ? ' e il fior di latte, ben scolato, già sopra'
    : ''

const hasGrill = ({ oven, surface }: BakeSetup) =>
  (oven === 'home_electric' || oven === 'home_convection') && !isPan(surface)

export function bakePlan(setup: BakeSetup, target: Target): BakePlan {
  const time = bakeTime(setup, (target.minC + target.maxC) / 2)
  const [minS, maxS] = [roundedTime(time.minS), roundedTime(time.maxS)]
  const grill = hasGrill(setup) && minS > SLOW_BAKE_S
  return {
    preheatMin: preheatMinutes(setup.oven, setup.surface),
    preheatAdvice: preheatAdvice(setup.oven, setup.surface),
    rack: rackOf(setup),
    minS,
    maxS,
    steps: [
      {
        atS: 0,
        title: 'Inforna',
        detail: `Con il forno a ${Math.round(target.maxC)} °C${cheeseFromStart(setup, maxS)}.`,
      },
      turning(setup, minS, maxS),
      {
        atS: minS,
        title: 'Controlla',
        detail: `Guarda sotto: il fondo deve essere ${isPan(setup.surface) ? 'dorato e asciutto' : 'asciutto e macchiato'}.`,
      },
      ...(grill
        ? [
            {
              atS: Math.max(minS, maxS - GRILL_S),
              title: 'Accendi il grill',
              detail:
                "Appena il fondo è pronto, e comunque ora: l'ultimo minuto sotto il grill, così il cornicione prende colore. Se la ricetta lo vuole prima, vale la ricetta.",
            },
          ]
        : []),
      { atS: maxS, title: 'Sforna', detail: 'Al più tardi adesso; poi due minuti su una gratella.' },
    ],
  }
}
