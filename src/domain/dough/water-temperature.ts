/** Water temperature for a desired dough temperature.
 *
 * Units   °C; grams for the ice.
 * Source  the bakers' rule water = n x dough - (room + flour + preferment + friction), n = 3, or 4 with a
 *         preferment [DDT-PNDOC], [DDT-RACHELLO], [DDT-COOKS]. Friction by mixer: fork 3, diving arms 6,
 *         spiral 9 [DDT-IMPASTOLOGO]; hand 2, planetary 12 [DDT-PIZZABLAB]. [DDT-KAF] also measured 12 for
 *         a planetary mixer. Biga: 55 - room - flour [DDT-MORETTI].
 * Valid   dough of 15-35 °C, room, flour and preferment of 0-45 °C. The rule is approximate: measure one
 *         dough and correct the friction by the difference. */

/** Ice that cools water, by heat balance: the ice absorbs the heat of the tap water.
 *
 * Units   grams, °C, J/g.
 * Source  [CRC] heat of fusion 333.55 J/g, water 4.184 J/(g K), ice 2.09 J/(g K). For ice at 0 °C this is
 *         the bakers' rule ice = water x (tap - needed) / (tap + 80) [ICE-RULE].
 * Valid   tap above 0 °C, ice at 0 °C or below. If the needed temperature is below 0 °C, a part of the ice
 *         melts only in the dough. */
const FUSION_J_G = 333.55
const WATER_J_G_K = 4.184
const ICE_J_G_K = 2.09

export function iceFor(asked: { waterG: number; tapC: number; neededC: number; iceC: number }): number {
  const { waterG, tapC, neededC, iceC } = asked
  const meltC = (FUSION_J_G - ICE_J_G_K * iceC) / WATER_J_G_K
  return Math.max(0, (waterG * (tapC - neededC)) / (tapC + meltC))
}

export type MixingMethod = 'mano' | 'forcella' | 'bracci-tuffanti' | 'spirale' | 'planetaria'

export const FRICTION_C: Readonly<Record<MixingMethod, number>> = {
  mano: 2,
  forcella: 3,
  'bracci-tuffanti': 6,
  spirale: 9,
  planetaria: 12,
}
export const MIXING_METHODS = Object.keys(FRICTION_C) as MixingMethod[]
export const MIXING_NAMES: Readonly<Record<MixingMethod, string>> = {
  mano: 'A mano',
  planetaria: 'Planetaria',
  spirale: 'Spirale',
  forcella: 'Forcella',
  'bracci-tuffanti': 'Bracci tuffanti',
}

/** Hotter water damages the yeast [stima]. */
export const HOTTEST_WATER_C = 38
/** Largest share of ice in the water. With more ice, some of it is still solid at the end of mixing
 * [stima]. */
export const MOST_ICE = 0.4

export type WaterQuestion = {
  doughC: number
  roomC: number
  flourC: number
  prefermentC: number | null
  frictionC: number
  waterG: number
  tapC: number
  iceC: number
}

export type WaterAnswer = {
  neededC: number
  tapG: number
  iceG: number
} & (
  | { kind: 'tap' }
  | { kind: 'warm'; advice: string }
  | { kind: 'ice'; advice: string }
  /** Water alone does not reach the target: the flour must have the temperature `flourC`. */
  | { kind: 'too-hot' | 'too-cold'; advice: string; flourC: number }
)

/** Smaller differences are below the precision of a kitchen thermometer. */
const CLOSE_C = 1

export function neededWaterC(asked: Omit<WaterQuestion, 'waterG' | 'tapC' | 'iceC'>): number {
  const { doughC, roomC, flourC, prefermentC, frictionC } = asked
  const parts = prefermentC === null ? [roomC, flourC] : [roomC, flourC, prefermentC]
  return (parts.length + 1) * doughC - parts.reduce((sum, partC) => sum + partC, 0) - frictionC
}

export const bigaWaterC = (roomC: number, flourC: number): number => 55 - roomC - flourC

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

/** In whole grams, so that what is read beside it adds up to the water. */
export const shownIceG = (waterG: number, tapG: number): number => Math.round(waterG) - Math.round(tapG)

function coldestC({ waterG, tapC, iceC }: WaterQuestion, mostG: number): number {
  const perDegreeG = iceFor({ waterG, tapC, neededC: tapC - 1, iceC })
  return tapC - mostG / perDegreeG
}
