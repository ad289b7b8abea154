import { light, mix, ramp } from '../fields/colour.ts'
import { smooth } from '../fields/scalar.ts'
import { leaf } from '../geometry/leaf.ts'
import { lump } from '../geometry/lump.ts'
import { joined, moved, posed } from '../geometry/mesh.ts'
import type { Topping } from './topping.ts'

const PETAL = ramp([
  [0, '#8a9a3c'],
  [0.25, '#dba32a'],
  [0.6, '#eba52a'],
  [1, '#d9781c'],
])
/** A courgette flower, opened and laid flat. */
export const courgetteFlower: Topping = {
  material: { rough: 0.5, subsurface: 0, coat: 0.12, translucent: 0.3 },
  radius: 0.15,
  drape: 0.35,
  lift: 0.008,
  tilt: 0.08,
  make: (random) => {
    const petals = [-0.62, -0.22, 0.2, 0.6].map((fan) => {
      const length = random.between(0.24, 0.3)
      const petal = leaf(random, {
        length,
        width: (along) => 0.004 + 0.05 * smooth(0, 0.5, along) * Math.sqrt(Math.max(0, 1 - along ** 5)),
        colours: PETAL,
        vein: light('#c9962a'),
        veins: 2,
        bend: random.between(-0.1, 0.4),
        fold: random.between(0.2, 0.6),
        puff: 0.03,
        ruffle: 0.5,
        rows: 36,
        columns: 13,
      })
      const turned = posed(petal, {
        turn: fan,
        x: length * 0.42 * Math.cos(fan),
        y: length * 0.42 * Math.sin(fan),
        z: 0.016,
      })
      const colours = new Float32Array(turned.colours)
      for (let corner = 0; corner < colours.length; corner += 3) {
        const away = Math.hypot(turned.positions[corner], turned.positions[corner + 1]) / 0.3
        colours.set(
          mix(PETAL(away), [colours[corner], colours[corner + 1], colours[corner + 2]], 0.3),
          corner,
        )
      }
      return { ...turned, colours }
    })
    const stem = lump({ radii: [0.05, 0.022, 0.018], colour: () => light('#6f8638') })
    return moved(joined([...petals, posed(stem, { x: -0.02 })]), (point) => {
      point[0] -= 0.12
    })
  },
}
