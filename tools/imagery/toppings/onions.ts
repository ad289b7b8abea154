/** Onion: crescents of a few layers each, raw or cooked soft; red ones in rings too. */
import type { SeededRandom } from '#site'
import { light, mix, type Ramp } from '../fields/colour.ts'
import { around } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { band } from '../geometry/band.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { ring } from '../geometry/ring.ts'
import { browning, tones } from './paint.ts'
import { MOIST, type Range, type Topping } from './topping.ts'

interface Onion {
  flesh: Ramp
  /** The skin on the outside of each layer. */
  skin: string
  browned: number
  length: Range
  /** Angle that it goes around, in radians. */
  sweep: Range
  /** Half the width of a crescent at its middle, and half its height. */
  body: Range
  /** Layers of a crescent. */
  layers: number
  /** How far it has lost its shape, 0 raw to 1 soft. */
  limp: number
  /** Share of whole rings. */
  rings?: number
}

/** Colour across a cut: `outer` from -1 inside to 1 outside; each layer ends in a line of skin. */
function cutOf({ flesh, skin, layers }: Onion) {
  const line = light(skin)
  return (outer: number, done: number) => {
    const layer = ((outer + 1) / 2) * layers
    const within = layer - Math.floor(layer)
    const membrane = smooth(0.72, 0.84, within) * (outer > 0.6 ? 1 : 0.75)
    return mix(flesh(clamp(0.5 + 0.5 * within + done, 0, 1)), line, membrane)
  }
}

function crescent(random: SeededRandom, onion: Onion): Mesh {
  const { length, sweep, body, limp, browned } = onion
  const cut = cutOf(onion)
  const brown = browning(random, browned)
  const done = random.between(-0.15, 0.15)
  return band(random, {
    length: random.between(...length),
    body,
    sweep: random.between(...sweep),
    wander: 0.1 + 0.6 * limp,
    ends: 0.5,
    width: (along) => 0.75 + 0.4 * Math.sin(Math.PI * along),
    wave: 0.004 * limp,
    twist: 0.15 + 0.35 * limp,
    // The arc's middle lies on the side of positive `across`.
    colour: (along, across) =>
      brown(cut(-across, done), along * 0.4, across * 0.05, smooth(0.62, 1, Math.abs(2 * along - 1))),
    square: true,
    steps: 52,
    sides: 40,
  })
}

function hoop(random: SeededRandom, onion: Onion, radius: number): Mesh {
  const shape = around(random, 2, 4, 0.9)
  const cut = cutOf({ ...onion, layers: 1 })
  const brown = browning(random, onion.browned)
  return ring({
    radius: (angle) => radius * (1 + 0.05 * shape(angle)),
    body: [0.016, onion.body[1]],
    colour: (angle, inner) =>
      brown(cut(-inner, 0.05 * shape(angle)), radius * Math.cos(angle), radius * Math.sin(angle)),
  })
}

const onion = (look: Onion): Topping => ({
  material: MOIST,
  radius: 0.15,
  drape: 0.6 + 0.3 * look.limp,
  lift: 0.003,
  tilt: 0.05,
  make: (random) => {
    if (random.chance(look.rings ?? 0)) {
      const outer = random.between(0.095, 0.13)
      return joined([
        hoop(random, look, outer),
        posed(hoop(random, look, outer * 0.66), { x: 0.02, z: 0.002 }),
      ])
    }
    const first = crescent(random, look)
    if (random.chance(0.5)) return first
    const second = posed(crescent(random, look), {
      y: 2.3 * look.body[0],
      turn: random.between(-0.35, 0.35),
      scale: 0.78,
    })
    return joined([first, second])
  },
})

const RED: Onion = {
  flesh: tones('#d3a8bc', '#efdcdf', '#faf1ea'),
  skin: '#8c2a5c',
  browned: 0.3,
  length: [0.3, 0.42],
  sweep: [1.7, 2.6],
  body: [0.033, 0.012],
  layers: 2,
  limp: 0.1,
}

export const ONIONS = {
  redOnion: onion({ ...RED, rings: 0.35 }),
  /** Roasted in the oven: soft, its purple gone brown, its tips caught. */
  roastedOnion: onion({
    ...RED,
    flesh: tones('#a85c6c', '#d09a9a', '#ecccbc'),
    skin: '#6d1f3c',
    browned: 0.9,
    limp: 0.4,
  }),
  whiteOnion: onion({
    ...RED,
    flesh: tones('#dcc286', '#f0e2ba', '#f9f1d8'),
    skin: '#b08c4a',
    browned: 0.6,
    limp: 0.25,
  }),
  /** Stewed slowly until it is nearly a jam, then caught by the oven where it stands up. */
  stewedOnion: onion({
    ...RED,
    flesh: tones('#c98a38', '#e8bf74', '#f5dfae'),
    skin: '#a3671f',
    browned: 0.7,
    length: [0.22, 0.36],
    body: [0.022, 0.007],
    limp: 0.7,
  }),
  goldenOnion: onion({
    ...RED,
    flesh: tones('#c07a24', '#e3b05c', '#f5d79c'),
    skin: '#985818',
    browned: 0.9,
    length: [0.22, 0.36],
    body: [0.022, 0.007],
    limp: 0.6,
  }),
} satisfies Record<string, Topping>
