/** Ice that cools water, by balance of heat: what the ice takes up, the tap water gives away.
 *
 * Units   grams, °C, J/g.
 * Source  [CRC] heat of fusion 333.55 J/g, water 4.184 J/(g K), ice 2.09 J/(g K). With melting ice it is the bakers'
 *         ice = water x (tap - needed) / (tap + 80) [ICE-RULE].
 * Valid   tap above 0 °C, ice at 0 °C or below. A temperature needed below 0 °C means that the rest of the ice melts
 *         inside the dough; the flour then gives the heat. */

const FUSION_J_G = 333.55
const WATER_J_G_K = 4.184
const ICE_J_G_K = 2.09

/** Grams of ice among `waterG` of water and ice together; 0 when the tap is cold enough. */
export function iceFor(asked: { waterG: number; tapC: number; neededC: number; iceC: number }): number {
  const { waterG, tapC, neededC, iceC } = asked
  const meltC = (FUSION_J_G - ICE_J_G_K * iceC) / WATER_J_G_K
  return Math.max(0, (waterG * (tapC - neededC)) / (tapC + meltC))
}
