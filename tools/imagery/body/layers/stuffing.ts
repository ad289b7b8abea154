/** What a closed dough holds, as a cut shows it: a soft base, and in it pieces of what was put there. */
import type { SeededRandom } from '#site'
import { light, mix, type Rgb } from '../../fields/colour.ts'
import { noise } from '../../fields/noise.ts'
import { clamp, smooth } from '../../fields/scalar.ts'
import type { ToppingName } from '../../toppings/topping-book.ts'
import { alveoliIn, type CutSection } from '../alveoli.ts'
import { FILLINGS, type FillingKind } from './gash.ts'
import { type SauceKind, SPREADS } from './spreads.ts'

/** Colour of a piece and of its heart, half the width of the largest, and how many are tried. */
type Bit = readonly [colour: string, heart: string, largest: number, tries: number]

const BITS: Partial<Record<ToppingName, Bit>> = {
  ricotta: ['#e9d9b4', '#f1e6cc', 0.096, 36],
  cookedHam: ['#d98478', '#eaa79a', 0.048, 96],
  mildSalami: ['#7e2216', '#b04a34', 0.048, 78],
  guanciale: ['#a8452c', '#e6b08c', 0.051, 132],
  sausage: ['#7a4026', '#a8694a', 0.054, 78],
  champignon: ['#9a7448', '#dcc298', 0.045, 66],
  friarielli: ['#1f4a1c', '#3f6b2a', 0.054, 156],
  scarola: ['#3d5a1e', '#6f8438', 0.058, 156],
  grated: ['#c08a3a', '#e2b75e', 0.036, 90],
  egg: ['#e9d7a8', '#e8a52a', 0.064, 36],
  driedTomato: ['#7d1608', '#b03016', 0.042, 42],
  smallOlive: ['#241820', '#4a3540', 0.035, 42],
  raisin: ['#5a3a1c', '#7d5730', 0.022, 30],
  pineNut: ['#d9b678', '#ecd6a8', 0.019, 36],
  basil: ['#1f5a28', '#3b8a42', 0.032, 24],
  chilli: ['#8a120a', '#c42a18', 0.022, 24],
}

export interface Stuffing {
  filling: FillingKind
  holds: readonly ToppingName[]
  /** What was spread underneath. */
  cream?: SauceKind
}

/** Height up to which a cream was spread. */
const CREAM = 0.14

/** By place on a cut, inside a wall of dough: colour, and how far it stands out. */
export function stuffingOf(
  section: CutSection,
  wall: number,
  { filling, holds, cream }: Stuffing,
  random: SeededRandom,
): (y: number, z: number) => readonly [Rgb, number] {
  const lump = noise(random, 0.2, 0.06, 0.8)
  const room = { ...section, depth: (y: number, z: number) => section.depth(y, z) - wall }
  const bits = holds.flatMap((name) => {
    const bit = BITS[name]
    if (!bit) return []
    const [colour, heart, largest, tries] = bit
    const at = alveoliIn(room, random, { tries, largest })
    return { at, colour: light(colour), heart: light(heart), largest }
  })
  return (y, z) => {
    const tone = clamp(0.62 + 0.16 * lump(y, z), 0, 1)
    const base = FILLINGS[filling](tone)
    let colour = cream
      ? mix(base, SPREADS[cream].colours(tone), smooth(CREAM + 0.006, CREAM - 0.006, z + 0.014 * lump(y, 3)))
      : base
    let out = 0
    for (const bit of bits) {
      const there = bit.at(y, z)
      if (there <= 0) continue
      colour = mix(bit.colour, bit.heart, smooth(0.35, 0.6, there / bit.largest))
      out = 0.4 * there
    }
    return [colour, out]
  }
}
