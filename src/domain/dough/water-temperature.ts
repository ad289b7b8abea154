/** How warm the water must be so that the dough leaves the bowl at the temperature wanted.
 *
 * Units   °C; grams for the ice.
 * Source  the bakers' rule water = n x dough - (room + flour + preferment + friction), n = 3, or 4 with a preferment
 *         [DDT-PNDOC], [DDT-RACHELLO], [DDT-COOKS]. Friction by mixer: fork 3, diving arms 6, spiral 9 [DDT-IMPASTOLOGO];
 *         hand 2, planetary 12 [DDT-PIZZABLAB], the latter also measured by [DDT-KAF]. Biga: 55 - room - flour
 *         [DDT-MORETTI].
 * Valid   dough of 15-35 °C, room, flour and preferment of 0-45 °C. A rule of thumb that takes all parts for equal:
 *         measure one dough and correct the friction by the difference. */
import { iceFor } from './ice.ts'

export type MixingMethod = 'mano' | 'forcella' | 'bracci-tuffanti' | 'spirale' | 'planetaria'

export const FRICTION_C: Readonly<Record<MixingMethod, number>> = {
  mano: 2,
  forcella: 3,
  'bracci-tuffanti': 6,
  spirale: 9,
  planetaria: 12,
}

/** Above it yeast suffers: stima. */
export const HOTTEST_WATER_C = 38
/** More ice than this share of the water is still solid when the dough comes together: stima. */
export const MOST_ICE = 0.4

export type WaterQuestion = {
  doughC: number
  roomC: number
  flourC: number
  /** Null without preferment. */
  prefermentC: number | null
  frictionC: number
  waterG: number
  tapC: number
  /** Temperature of the freezer that the ice comes from; 0 for ice that is already melting. */
  iceC: number
}

export type WaterAnswer = {
  /** What the rule asks for; may lie below 0 °C. */
  neededC: number
  /** Tap water to pour, and ice to weigh in place of the rest of it. */
  tapG: number
  iceG: number
} & (
  | { kind: 'tap' }
  /** The tap runs too cold: warm the water up to `neededC`. */
  | { kind: 'warm'; advice: string }
  | { kind: 'ice'; advice: string }
  /** Water alone does not reach the target: the flour has to be at `flourC`. */
  | { kind: 'too-hot' | 'too-cold'; advice: string; flourC: number }
)

/** Differences below this one are within what a kitchen thermometer shows. */
const CLOSE_C = 1

/** The bakers' rule. */
export function neededWaterC(asked: Omit<WaterQuestion, 'waterG' | 'tapC' | 'iceC'>): number {
  const { doughC, roomC, flourC, prefermentC, frictionC } = asked
  const parts = prefermentC === null ? [roomC, flourC] : [roomC, flourC, prefermentC]
  return (parts.length + 1) * doughC - parts.reduce((sum, partC) => sum + partC, 0) - frictionC
}

/** Giorilli's rule for the water of a biga, which leaves the bowl cool and barely mixed. */
export const bigaWaterC = (roomC: number, flourC: number): number => 55 - roomC - flourC

/** What to pour into the bowl. */
export function waterFor(asked: WaterQuestion): WaterAnswer {
  const { waterG, tapC, iceC, flourC } = asked
  const neededC = neededWaterC(asked)
  const onlyTap = { neededC, tapG: waterG, iceG: 0 }
  if (neededC > HOTTEST_WATER_C)
    return {
      ...onlyTap,
      kind: 'too-cold',
      flourC: flourC + neededC - HOTTEST_WATER_C,
      advice:
        'Servirebbe acqua così calda da nuocere al lievito: porta prima la farina a temperatura più alta.',
    }
  if (Math.abs(neededC - tapC) <= CLOSE_C) return { ...onlyTap, kind: 'tap' }
  if (neededC > tapC)
    return {
      ...onlyTap,
      kind: 'warm',
      advice: "Scalda l'acqua del rubinetto fino alla temperatura indicata.",
    }
  const iceG = iceFor({ waterG, tapC, neededC, iceC })
  const mostG = waterG * MOST_ICE
  if (iceG <= mostG)
    return {
      neededC,
      tapG: waterG - iceG,
      iceG,
      kind: 'ice',
      advice:
        neededC >= 0
          ? 'Pesa il ghiaccio al posto di altrettanta acqua e lascialo sciogliere prima di impastare.'
          : "Pesa il ghiaccio al posto di altrettanta acqua e usalo tritato: finirà di sciogliersi nell'impasto.",
    }
  return {
    neededC,
    tapG: waterG - mostG,
    iceG: mostG,
    kind: 'too-hot',
    flourC: flourC - (coldestC(asked, mostG) - neededC),
    advice: 'Il ghiaccio da solo non basta: raffredda anche la farina, per esempio una notte in frigo.',
  }
}

/** Temperature that the ice brings the water to, by the same balance read backwards. */
function coldestC({ waterG, tapC, iceC }: WaterQuestion, mostG: number): number {
  const perDegreeG = iceFor({ waterG, tapC, neededC: tapC - 1, iceC })
  return tapC - mostG / perDegreeG
}
