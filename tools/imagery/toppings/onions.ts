/** Onion: crescents of a few layers each, raw or cooked soft; red ones in rings too. */
import type { SeededRandom } from '#site'
import { mix, type Ramp } from '../fields/colour.ts'
import { around } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { band } from '../geometry/band.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { ring } from '../geometry/ring.ts'
import { browning, seen, tones } from './paint.ts'
import { lie, MOIST, type Range, type Topping, topping } from './topping.ts'

interface Onion {
  flesh: Ramp
  /** The skin on the outside of each layer. */
  skin: string
  browned: number
  /** Half the width of a layer, and half its height. */
  body: Range
  /** How far it has lost its shape, 0 raw to 1 soft. */
  limp: number
  /** Share of whole rings. */
  rings?: number
}

/** Colour across a layer: `outer` from -1 inside to 1 outside, where its skin is. */
function cutOf({ flesh, skin }: Onion) {
  const line = seen(skin)
  return (outer: number, done: number) =>
    mix(flesh(clamp(0.6 + 0.35 * outer + done, 0, 1)), line, 0.9 * smooth(0.3, 0.55, outer))
}

/** One layer of a cut: an arc of even width. */
function arc(random: SeededRandom, onion: Onion, length: number, sweep: number): Mesh {
  const { body, limp } = onion
  const cut = cutOf(onion)
  const brown = browning(random, onion.browned)
  const done = random.between(-0.15, 0.15)
  return band(random, {
    length,
    body,
    sweep,
    wander: 0.06 + 0.5 * limp,
    ends: 0.14,
    wave: 0.004 * limp,
    twist: 0.15 + 0.3 * limp,
    // The arc's middle lies on the side of positive `across`.
    colour: (along, across) =>
      brown(cut(-across, done), along * 0.4, across * 0.05, smooth(0.62, 1, Math.abs(2 * along - 1))),
    fine: [52, 24],
  })
}

/** Layers inside each other, as half an onion is sliced; the inner ones have slipped a little. */
function crescent(random: SeededRandom, onion: Onion): Mesh {
  const { body, limp } = onion
  const [length, sweep] = [random.between(0.3, 0.42), random.between(1.7, 2.6)]
  const radius = length / sweep
  // How far an arc's own centre is from its centre of mass, as a share of its radius.
  const off = Math.sin(sweep / 2) / (sweep / 2)
  const layers = Math.round(random.between(2, 3.4))
  return joined(
    Array.from({ length: layers }, (_, at) => {
      const own = radius - 2.1 * body[0] * at
      return posed(arc(random, onion, own * sweep * (1 - 0.08 * at), sweep * (1 - 0.08 * at)), {
        y: (radius - own) * off + limp * random.between(-0.02, 0.02) * Math.min(1, at),
        turn: random.between(-1, 1) * (0.08 + 0.4 * limp) * Math.min(1, at),
        z: 0.002 * at,
      })
    }),
  )
}

function hoop(random: SeededRandom, onion: Onion, radius: number): Mesh {
  const shape = around(random, 2, 4, 0.9)
  const cut = cutOf(onion)
  const brown = browning(random, onion.browned)
  return ring({
    radius: (angle) => radius * (1 + 0.05 * shape(angle)),
    body: onion.body,
    colour: (angle, inner) =>
      brown(cut(-inner, 0.05 * shape(angle)), radius * Math.cos(angle), radius * Math.sin(angle)),
  })
}

const onion = (colours: string, skin: string, more: Partial<Onion>): Topping => {
  const look: Onion = { browned: 0.3, body: [0.015, 0.012], limp: 0.1, flesh: tones(colours), skin, ...more }
  return topping(MOIST, lie(0.15, 0.6 + 0.3 * look.limp, 0.003, 0.05), (random) => {
    if (!random.chance(look.rings ?? 0)) return crescent(random, look)
    const way = random.between(0.078, 0.112)
    const [outer, inner] = [way, way * 0.7].map((radius) => hoop(random, look, radius))
    return joined([outer, posed(inner, { x: 0.012, z: 0.002 })])
  })
}

export const ONIONS = {
  redOnion: onion('#d3a8bc #efdcdf #faf1ea', '#8c2a5c', { rings: 0.35 }),
  /** Roasted in the oven: soft, its purple gone brown, its tips caught. */
  roastedOnion: onion('#c48494 #e2b4b4 #f4dccc', '#7c2a4c', {
    browned: 0.8,
    body: [0.0125, 0.007],
    limp: 0.3,
  }),
  whiteOnion: onion('#dcc286 #f0e2ba #f9f1d8', '#b08c4a', { browned: 0.6, limp: 0.25 }),
  /** Stewed slowly until it is nearly a jam, then caught by the oven where it stands up. */
  stewedOnion: onion('#d8a860 #f0d9a4 #f9ecc8', '#b3762a', { browned: 0.6, body: [0.016, 0.008], limp: 0.4 }),
  goldenOnion: onion('#d39a48 #efcf8e #f9e8bc', '#a8641c', {
    browned: 0.8,
    body: [0.016, 0.008],
    limp: 0.35,
  }),
} satisfies Record<string, Topping>
