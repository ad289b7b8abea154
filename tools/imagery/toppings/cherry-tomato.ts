/** Halves of small tomatoes, cut side up; dried ones are flat and dark. */
import { light, mix, ramp } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { smooth, TAU } from '../fields/scalar.ts'
import { slab } from '../geometry/slab.ts'
import type { Topping } from './topping.ts'

const FLESH = ramp([
  [0, '#8f1308'],
  [0.5, '#b02310'],
  [1, '#cc482a'],
])
const DRIED = ramp([
  [0, '#4a0d07'],
  [0.5, '#7c2012'],
  [1, '#a03b22'],
])
const JELLY = light('#ab3a10')
const SEED = light('#e8cb82')
const SKIN = light('#8d1006')

export const cherryTomato: Topping = {
  material: { rough: 0.24, subsurface: 0.18, coat: 0.55, translucent: 0 },
  radius: 0.09,
  drape: 0,
  lift: -0.006,
  tilt: 0.14,
  make: (random) => {
    const radius = random.between(0.076, 0.096)
    const grain = noise(random, 0.06, 0.02, 0.6)
    const phase = random.between(0, TAU)
    const lobes = 2 + random.index(2)
    const pips = Array.from({ length: 22 }, () => {
      const angle = random.between(0, TAU)
      const way = radius * random.between(0.32, 0.68)
      return {
        x: way * Math.cos(angle),
        y: way * Math.sin(angle),
        c: Math.cos(angle + random.between(-0.5, 0.5)),
        s: Math.sin(angle),
      }
    })
    const chamber = (out: number, angle: number) =>
      smooth(0.2, 0.6, Math.abs(Math.sin(lobes * 0.5 * (angle + phase)))) *
      smooth(0.2, 0.34, out) *
      smooth(0.82, 0.7, out)
    return slab({
      outline: (angle) => radius * (1 + 0.03 * Math.cos(2 * angle + phase)),
      thickness: 0.05,
      bevel: 0.16,
      rays: 120,
      rings: 40,
      bend: ({ x, y, out, angle }) =>
        -0.009 * chamber(out, angle) + 0.003 * grain(x, y) * out - 0.01 * out ** 6,
      colour: ({ x, y, out, angle }) => {
        const into = chamber(out, angle)
        let colour = mix(FLESH(0.5 + 0.14 * grain(x, y)), JELLY, 0.75 * into)
        for (const pip of pips) {
          const [dx, dy] = [x - pip.x, y - pip.y]
          if (Math.abs(dx) > 0.015 || Math.abs(dy) > 0.015) continue
          const far = Math.hypot((dx * pip.c + dy * pip.s) / 0.0095, (dy * pip.c - dx * pip.s) / 0.0058)
          colour = mix(colour, SEED, 0.9 * into * smooth(1.2, 0.7, far))
        }
        return mix(colour, SKIN, smooth(0.88, 0.96, out))
      },
    })
  },
}

export const driedTomato: Topping = {
  material: { rough: 0.34, subsurface: 0.06, coat: 0.6, translucent: 0 },
  radius: 0.1,
  drape: 0.3,
  lift: 0.004,
  tilt: 0.1,
  make: (random) => {
    const wrinkle = noise(random, 0.09, 0.03, 0.6)
    const shape = noise(random, 0.4, 0.15, 0.8)
    const [long, wide, phase] = [
      random.between(0.1, 0.13),
      random.between(0.055, 0.075),
      random.between(0, TAU),
    ]
    return slab({
      outline: (angle) =>
        ((Math.cos(angle) / long) ** 2 + (Math.sin(angle) / wide) ** 2) ** -0.5 *
        (1 + 0.07 * Math.cos(3 * angle + phase) + 0.05 * Math.cos(7 * angle)),
      thickness: 0.014,
      bend: ({ x, y, out }) => 0.012 * wrinkle(x, y) * (1 - out ** 4) + 0.02 * out ** 3 * (1 + shape(x, y)),
      colour: ({ x, y, out }) => mix(DRIED(0.5 + 0.2 * wrinkle(x, y)), SKIN, 0.5 * smooth(0.85, 1, out)),
    })
  },
}
