/** What lies around the dish: a few of its own ingredients, in the corners of the picture. */
import type { SeededRandom } from '#site'
import { light } from '../fields/colour.ts'
import { TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import type { Material, Piece } from '../renderer/piece.ts'
import { TOPPINGS, type ToppingName } from '../toppings/topping-book.ts'

const CORNERS = [
  [-1.22, 0.94],
  [1.2, 0.98],
  [1.24, -0.86],
  [-1.22, -0.88],
] as const

const SKIN = light('#a8160c')
const WHOLE: Material = { rough: 0.16, subsurface: 0.15, coat: 0.6, translucent: 0 }

/** Lies on the table whole, not halved. */
function wholeTomato(random: SeededRandom): Mesh {
  const radius = random.between(0.1, 0.125)
  return lump({
    radii: [radius, radius, radius * 0.93],
    swell: ({ up, angle }) =>
      1 + 0.025 * Math.cos(5 * angle) * (1 - up * up) - 0.1 * Math.exp(-(((1 - up) / 0.04) ** 2)),
    colour: () => SKIN,
    rows: 40,
    sides: 60,
  })
}

/** Heaps in two corners of those given, `spread` times as far out as around a round pizza. */
export function layProps(
  names: readonly ToppingName[],
  random: SeededRandom,
  spread: readonly [number, number],
): Piece[] {
  const first = random.index(4)
  return names.slice(0, 2).flatMap((name, at) => {
    const whole = name === 'cherryTomato'
    const { make, material, radius } = TOPPINGS[name]
    const corner = CORNERS[(first + at * 2) % 4]
    const count = radius > 0.08 ? 3 : radius > 0.05 ? 5 : 9
    const reach = Math.min(0.3, radius * 2.4)
    const meshes = Array.from({ length: whole ? 3 : count }, (_, piece) => {
      const angle = (piece / count) * TAU + random.between(0, 1)
      const away = reach * random.between(0.55, 1.1)
      return posed(whole ? wholeTomato(random) : make(random), {
        x: corner[0] * spread[0] + away * Math.cos(angle),
        y: corner[1] * spread[1] + away * Math.sin(angle),
        z: whole ? 0 : 0.004,
        turn: random.between(0, TAU),
        pitch: whole ? random.between(-0.5, 0.5) : 0,
      })
    })
    return [{ mesh: joined(meshes), material: whole ? WHOLE : material }]
  })
}
