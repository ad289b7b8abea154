/** Brie, eggs, walnuts. */
import { mix } from '../fields/colour.ts'
import { around, noise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, posed } from '../geometry/mesh.ts'
import { superellipse } from '../geometry/profile.ts'
import { slab } from '../geometry/slab.ts'
import { browning, seen, tones } from './paint.ts'
import { CREAMY, GLOSSY, lie, MATT, type Topping, topping } from './topping.ts'

const PASTE = tones('#d79f48 #edc56c #f5da94')
/** A slice that the oven has softened: yellow paste run out of a white rind. */
const brie = topping(CREAMY, lie(0.12, 0.85, -0.004, 0.04), (random) => {
  const [long, deep] = [random.between(0.13, 0.165), random.between(0.062, 0.078)]
  const body = superellipse([long, deep], 3.5)
  const run = around(random, 2, 6, 0.7)
  const brown = browning(random, 0.4)
  const [rind, edge] = [seen('#f8f3e6'), seen('#cdb186')]
  return slab({
    outline: (angle) => {
      const front = smooth(0.3, -0.3, Math.sin(angle))
      return body(angle) * (1 + front * (0.3 + 0.2 * run(angle)))
    },
    thickness: 0.02,
    bevel: 0.45,
    fine: [150, 44],
    bend: ({ y }) => 0.012 * smooth(deep * 0.6, deep * 0.8, y),
    colour: ({ x, y, out }) => {
      const paste = brown(PASTE(clamp(0.75 - 0.5 * smooth(0.7, 1, out), 0, 1)), x, y, out - 0.25)
      return mix(paste, mix(rind, edge, smooth(0.93, 1, out)), smooth(deep * 0.5, deep * 0.56, y))
    },
  })
})

const EGG_WHITE = tones('#dcc69c #f1e8d4 #f8f3e6')
const egg = topping(GLOSSY, lie(0.19, 0.4, 0.002, 0.02), (random) => {
  const shape = around(random, 2, 5, 0.5)
  const brown = browning(random, 0.45)
  const [yolk, ring] = [seen('#f2a21c'), seen('#dd7f0c')]
  const [cx, cy] = [random.between(-0.025, 0.025), random.between(-0.025, 0.025)]
  return slab({
    outline: (angle) => 0.2 * (1 + 0.09 * shape(angle)),
    thickness: 0.018,
    bevel: 0.25,
    fine: [150, 70],
    bend: ({ x, y }) => 0.045 * Math.sqrt(Math.max(0, 1 - (Math.hypot(x - cx, y - cy) / 0.09) ** 2)),
    colour: ({ x, y, out }) => {
      const away = Math.hypot(x - cx, y - cy)
      const white = brown(EGG_WHITE(clamp(0.85 - 0.7 * smooth(0.72, 1, out), 0, 1)), x + 9, y, out + 0.06)
      return mix(white, mix(yolk, ring, smooth(0.074, 0.086, away)), smooth(0.092, 0.088, away))
    },
  })
})

const WALNUT = tones('#7a4a20 #a9713a #cf9f62')
/** Half a kernel: two lobes with winding ridges beside a deep furrow. */
const walnut = topping(MATT, lie(0.08, 0, -0.002, 0.16), (random) => {
  const size = random.between(0.85, 1.1)
  const crease = seen('#4e2a10')
  const lobe = (side: number) => {
    const wind = noise(random, 1.2, 0.5, 0.8)
    const ridge = (x: number, y: number) => Math.sin(7 * x + 2.2 * wind(x, y) + 3 * side * y)
    const mesh = lump({
      radii: [0.084 * size, 0.04 * size, 0.034 * size],
      swell: ({ x, y }) => 1 + 0.12 * smooth(-0.9, 0.2, ridge(x, y)) - 0.12 + 0.06 * wind(y, x),
      colour: ({ x, y, up }) =>
        mix(
          WALNUT(clamp(0.4 + 0.35 * up + 0.2 * ridge(x, y), 0, 1)),
          crease,
          0.85 * smooth(-0.55, -0.85, ridge(x, y)),
        ),
      fine: [44, 56],
    })
    return posed(mesh, { y: side * 0.037 * size, turn: side * 0.1 })
  }
  return random.chance(0.3) ? lobe(1) : joined([lobe(-1), lobe(1)])
})

export const SLICES = { brie, egg, walnut } satisfies Record<string, Topping>
