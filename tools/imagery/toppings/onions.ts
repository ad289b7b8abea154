/** Onion: thin half slices, flat and glassy, the lines of their layers along them, their points caught by the oven. */
import type { SeededRandom } from '#site'
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import { type BandPaint, band } from '../geometry/band.ts'
import { joined, type Mesh, posed } from '../geometry/mesh.ts'
import { browning, seen, tones } from './paint.ts'
import { lie, MOIST, topping } from './topping.ts'

const GLASSY = { ...MOIST, subsurface: 0.34, coat: 0.22 }

interface Cut {
  /** Colour of the lines between the layers and of the outermost. */
  skin: string
  /** How far the oven has caught it, and how far it has lost its shape: from 0 to 1. */
  browned: number
  limp: number
  /** Share of whole rings. */
  whole: number
}

const onion = (colours: string, { skin, browned, limp, whole }: Cut) => {
  const [flesh, line] = [tones(colours), seen(skin)]
  /** `layers` lie side by side across it; the middle of an arc is on the side of positive `across`. */
  const layered = (random: SeededRandom, layers: number): BandPaint => {
    const [brown, tone] = [browning(random, browned), noise(random, 0.4, 0.15, 0.8)]
    const own = random.between(-0.4, 0.3)
    return (along, across) => {
      const at = ((across + 1) / 2) * layers
      const between =
        smooth(0.3, 0.12, Math.abs(at - Math.round(at))) * (at > 0.5 && at < layers - 0.5 ? 0.55 : 0)
      const layer = flesh(
        clamp(0.55 + own + 0.12 * tone(along, across) + (Math.floor(at) % 2 ? 0.12 : -0.08), 0, 1),
      )
      const lined = mix(layer, line, Math.max(between, 0.9 * smooth(-0.72, -0.86, across)))
      return brown(
        lined,
        along * 0.4,
        across * 0.08,
        smooth(0.3, 1, Math.abs(2 * along - 1)) + 0.12 + 0.2 * across ** 2,
      )
    }
  }
  const crescent = (random: SeededRandom): Mesh => {
    const half = random.between(0.016, 0.028)
    return band(random, {
      length: random.between(0.26, 0.4),
      body: [half, 0.0022],
      sweep: random.between(1.5, 2.6),
      wander: 0.05 + 0.35 * limp,
      ends: 0.02,
      width: (along) => 0.12 + 0.88 * Math.sin(Math.PI * along) ** 0.7,
      colour: layered(random, half > 0.023 ? 3 : 2),
      fine: [44, 26],
    })
  }
  const ring = (random: SeededRandom): Mesh => {
    const radius = random.between(0.085, 0.125)
    const sweep = TAU - 0.1
    const colour = layered(random, 1)
    return band(random, {
      length: radius * sweep,
      body: [0.0125, 0.005],
      sweep,
      wander: 0.03,
      colour,
      fine: [72, 14],
    })
  }
  return topping(GLASSY, lie(0.14, 1, 0.004, 0.02), (random) => {
    if (random.chance(whole)) return ring(random)
    const slipped = { x: random.between(-0.05, 0.05), y: random.between(0.045, 0.075), z: 0.003 }
    return joined([
      crescent(random),
      posed(crescent(random), { ...slipped, turn: random.between(-0.6, 0.6) }),
    ])
  })
}

export const ONIONS = {
  redOnion: onion('#dc9cc2 #eec6d8 #f8e8e8', { skin: '#86206a', browned: 0.1, limp: 0.2, whole: 0.4 }),
  /** Roasted in the oven: soft, its purple gone brown, its tips caught. */
  roastedOnion: onion('#c8809a #dca8b0 #ecccc0', { skin: '#742048', browned: 0.7, limp: 0.5, whole: 0 }),
  whiteOnion: onion('#e8d090 #f3e2b2 #faf0d2', { skin: '#b98a3c', browned: 0.5, limp: 0.5, whole: 0.1 }),
  /** Stewed slowly until it is nearly a jam, then caught by the oven where it stands up. */
  stewedOnion: onion('#d69e48 #e8bc70 #f3d9a0', { skin: '#9c6420', browned: 0.95, limp: 0.7, whole: 0 }),
  goldenOnion: onion('#e6bc68 #f1d694 #f8e8be', { skin: '#b07022', browned: 1, limp: 0.75, whole: 0 }),
}
