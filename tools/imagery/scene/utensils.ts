/** What a table is laid with: it tells how the dish is eaten. */
import type { SeededRandom } from '#site'
import { light, mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { polar, smooth, TAU } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { joined, type Mesh, posed, sheet } from '../geometry/mesh.ts'
import { points } from '../geometry/profile.ts'
import type { Material } from '../renderer/piece.ts'

interface Utensil {
  make: (random: SeededRandom) => Mesh
  material: Material
  /** How far from the dish its middle lies. */
  away: number
}

const DULL: Material = { subsurface: 0, coat: 0, translucent: 0 }
const SHINY: Material = { ...DULL, coat: 0.5 }

const [STEEL, HANDLE, CLEAR] = ['#a9adb0', '#5a3522', '#c9d2d0'].map(light)
const [BEER, FOAM, CLOTH, STRIPE] = ['#d0912c', '#efe4cc', '#ddd6c8', '#a3402f'].map(light)
const FLOUR = light('#e6e1d6')

function knife(): Mesh {
  const blade = sheet({ u: 40, v: 8 }, (u, v) => ({
    x: 0.66 * u,
    y: 0.085 * (v - 0.5) * Math.sqrt(Math.max(0, 1 - u ** 5)) + 0.025 * u * u,
    z: 0.02 + 0.012 * (1 - v),
    colour: v > 0.8 ? mix(STEEL, CLEAR, 0.7) : STEEL,
  }))
  const handle = lump({ radii: [0.22, 0.042, 0.026], colour: () => HANDLE, box: 0.6, fine: [30, 30] })
  return joined([blade, posed(handle, { x: -0.2 })])
}

/** A tumbler of beer: filled nearly to its rim. */
function glass(): Mesh {
  const profile = points(
    '0.001,0.005 0.15,0.005 0.155,0.05 0.185,0.42 0.19,0.5 0.195,0.56 0.183,0.56 0.18,0.52 0.1,0.535 0.001,0.54',
  )
  return sheet({ u: profile.length, v: 60, closed: true }, (u, v) => {
    const [radius, z] = profile[Math.round(u * (profile.length - 1))]
    const rim = z > 0.55
    return { ...polar(radius, v * TAU), z, colour: rim || z < 0.04 ? CLEAR : z > 0.45 ? FOAM : BEER }
  })
}

function napkin(random: SeededRandom): Mesh {
  const fold = noise(random, 0.6, 0.2, 1)
  return sheet({ u: 60, v: 50 }, (u, v) => {
    const [x, y] = [(u - 0.5) * 0.8, (v - 0.5) * 0.6]
    const edge = Math.min(u, 1 - u, v, 1 - v)
    const line = smooth(0.025, 0.015, Math.abs(edge - 0.1))
    return {
      x: x + 0.02 * fold(y, 3),
      y: y + 0.02 * fold(x, 7),
      z: 0.012 + 0.02 * Math.abs(fold(x, y)) + (u > 0.5 ? 0.016 : 0),
      colour: mix(CLOTH, STRIPE, line),
    }
  })
}

/** Flour that fell beside the dish. */
function flour(random: SeededRandom): Mesh {
  const edge = noise(random, 0.7, 0.06, 0.6)
  const grains = Array.from({ length: 46 }, () => {
    const place = polar(random.between(0.2, 0.52), random.between(0, TAU))
    const size = random.between(0.006, 0.016)
    const grain = lump({ radii: [size, size, size * 0.4], colour: () => FLOUR, fine: [6, 8] })
    return posed(grain, place)
  })
  const patch = sheet({ u: 14, v: 120, closed: true }, (u, v) => {
    const angle = v * TAU
    const away = u * (0.24 + 0.018 * edge(Math.cos(angle), Math.sin(angle)))
    return { ...polar(away, angle), z: 0.002 + 0.01 * (1 - u), colour: FLOUR }
  })
  return joined([patch, ...grains])
}

export const UTENSILS = {
  knife: { make: knife, material: SHINY, away: 0.04 },
  glass: { make: glass, material: SHINY, away: 0.02 },
  napkin: { make: napkin, material: DULL, away: 0.12 },
  flour: { make: flour, material: DULL, away: 0 },
} as const satisfies Record<string, Utensil>
export type UtensilName = keyof typeof UTENSILS
