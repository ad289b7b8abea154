/** Ice that cools water, by heat balance: the ice absorbs the heat of the tap water.
 *
 * Units   grams, °C, J/g.
 * Source  [CRC] heat of fusion 333.55 J/g, water 4.184 J/(g K), ice 2.09 J/(g K). For ice at 0 °C this is
 *         the bakers' rule ice = water x (tap - needed) / (tap + 80) [ICE-RULE].
 * Valid   tap above 0 °C, ice at 0 °C or below. If the needed temperature is below 0 °C, the rest of the
 *         ice melts inside the dough and takes the heat from the flour. */

const FUSION_J_G = 333.55
const WATER_J_G_K = 4.184
const ICE_J_G_K = 2.09

export function iceFor(asked: { waterG: number; tapC: number; neededC: number; iceC: number }): number {
  const { waterG, tapC, neededC, iceC } = asked
  const meltC = (FUSION_J_G - ICE_J_G_K * iceC) / WATER_J_G_K
  return Math.max(0, (waterG * (tapC - neededC)) / (tapC + meltC))
}
