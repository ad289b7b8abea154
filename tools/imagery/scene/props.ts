/** What lies around the dish, in the corners of the picture: a few of its own ingredients, or what it is eaten with. */
import type { SeededRandom } from '#site'
import { light } from '../fields/colour.ts'
import { TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { flipped, joined, type Mesh, posed } from '../geometry/mesh.ts'
import type { Material, Piece } from '../renderer/piece.ts'
import { TOPPINGS, type ToppingName } from '../toppings/topping-book.ts'
import { UTENSILS, type UtensilName } from './utensils.ts'

export type PropName = ToppingName | UtensilName

/** On the right; behind the dish and before it. */
const BEHIND = [0.99, 0.9] as const
const BEFORE = [1.02, -0.8] as const

const SKIN = light('#a8160c')
const WHOLE: Material = { subsurface: 0.15, coat: 0.6, translucent: 0 }

/** Lies on the table whole, not halved. */
function wholeTomato(random: SeededRandom): Mesh {
  const radius = random.between(0.1, 0.125)
  return lump({
    radii: [radius, radius, radius * 0.93],
    swell: ({ up, angle }) =>
      1 + 0.025 * Math.cos(5 * angle) * (1 - up * up) - 0.1 * Math.exp(-(((1 - up) / 0.04) ** 2)),
    colour: () => SKIN,
    fine: [40, 60],
  })
}

interface Setting {
  /** How much further out than around a round pizza. */
  spread: readonly [number, number]
  /** The middle of the picture: what lies around the dish lies on its side, where it is seen. */
  target: readonly [number, number]
}

export function layProps(
  names: readonly PropName[],
  random: SeededRandom,
  { spread, target }: Setting,
): Piece[] {
  const side = Math.abs(target[0]) > 0.06 ? Math.sign(target[0]) : random.chance(0.5) ? 1 : -1
  return names.slice(0, 2).flatMap((name, at) => {
    const [right, back] = at === 0 ? BEHIND : BEFORE
    const corner = [right * side, back] as const
    if (isUtensil(name)) return [utensil(name, corner, random, spread)]
    const whole = name === 'cherryTomato'
    const { make, material, radius } = TOPPINGS[name]
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

const isUtensil = (name: PropName): name is UtensilName => Object.hasOwn(UTENSILS, name)

/** Laid across its corner. */
function utensil(
  name: UtensilName,
  [right, back]: readonly [number, number],
  random: SeededRandom,
  [wide, deep]: readonly [number, number],
): Piece {
  const { make, material, away } = UTENSILS[name]
  const laid = posed(make(random), {
    x: Math.abs(right) * wide + away,
    y: back * deep + away * Math.sign(back),
    turn: random.between(0.7, 1.3),
  })
  return { mesh: right > 0 ? laid : flipped(laid), material }
}
