/** What is spread on the dough: tomato, cream, pesto, oil, sweet creams. */
import type { SeededRandom } from '#domain/picture/seeded-random.ts'
import { light, type Ramp, type Rgb, ramp, shade } from '../../fields/colour.ts'
import { around, noise } from '../../fields/noise.ts'
import { smooth } from '../../fields/scalar.ts'
import type { Surface } from '../surface.ts'

export type SauceKind =
  | 'tomato'
  | 'cream'
  | 'oil'
  | 'pesto'
  | 'pumpkin'
  | 'chickpea'
  | 'pistachio'
  | 'chocolate'
  | 'ricotta'
  | 'yolk'
  | 'broccoli'

export interface SauceLook {
  kind: SauceKind
  /** Distance that stays free before the rim. */
  gap?: number
  /** Only in patches: share of the surface that is covered. */
  cover?: number
  /** Relief of the spread, 1 as with crushed tomatoes. */
  body?: number
}

interface Spread {
  colours: Ramp
  stain: Rgb
  rough: number
  subsurface: number
  coat: number
  /** The edge bakes darker. */
  edge: number
}

const over = (colours: readonly [string, string, string, string, string]) =>
  ramp(colours.map((colour, at) => [[0, 0.3, 0.56, 0.78, 1][at], colour] as const))

const SPREADS: Record<SauceKind, Spread> = {
  tomato: {
    colours: over(['#470703', '#780f03', '#9a1a05', '#b32f0a', '#cb5c1a']),
    stain: light('#f08a4a'),
    rough: 0.4,
    subsurface: 0.08,
    coat: 0.3,
    edge: 0.42,
  },
  cream: {
    colours: over(['#e2c184', '#efd9a6', '#f5e6bf', '#f8edcf', '#fbf4df']),
    stain: light('#fff0d0'),
    rough: 0.36,
    subsurface: 0.5,
    coat: 0.35,
    edge: 0.1,
  },
  oil: {
    colours: over(['#c08536', '#d9a351', '#e6bd72', '#eecb8a', '#f3d9a3']),
    stain: light('#f6dca0'),
    rough: 0.42,
    subsurface: 0.25,
    coat: 0.5,
    edge: 0.12,
  },
  pesto: {
    colours: over(['#23380b', '#3a5512', '#54731d', '#6d8b2b', '#93a94a']),
    stain: light('#d8d890'),
    rough: 0.34,
    subsurface: 0.1,
    coat: 0.5,
    edge: 0.2,
  },
  pumpkin: {
    colours: over(['#a8500f', '#cf7416', '#e08c22', '#eba33a', '#f4bf62']),
    stain: light('#f6c27a'),
    rough: 0.36,
    subsurface: 0.4,
    coat: 0.4,
    edge: 0.2,
  },
  chickpea: {
    colours: over(['#b98c4c', '#d8b272', '#e4c58a', '#ecd3a0', '#f4e3bd']),
    stain: light('#f4dca8'),
    rough: 0.46,
    subsurface: 0.35,
    coat: 0.3,
    edge: 0.15,
  },
  pistachio: {
    colours: over(['#5d6a22', '#83913a', '#9fab50', '#b5be68', '#cdd38d']),
    stain: light('#dfe0a0'),
    rough: 0.4,
    subsurface: 0.3,
    coat: 0.35,
    edge: 0.15,
  },
  chocolate: {
    colours: over(['#1d0d06', '#361a0c', '#4a2612', '#5c321a', '#7a4826']),
    stain: light('#c89a70'),
    rough: 0.2,
    subsurface: 0.12,
    coat: 0.7,
    edge: 0.1,
  },
  ricotta: {
    colours: over(['#e3cda0', '#f1e2c2', '#f7ecd5', '#faf2e0', '#fdf8ec']),
    stain: light('#fff2dc'),
    rough: 0.55,
    subsurface: 0.6,
    coat: 0.12,
    edge: 0.08,
  },
  yolk: {
    colours: over(['#cf9430', '#e3b04a', '#edc263', '#f3d282', '#f8e0a4']),
    stain: light('#f9dc98'),
    rough: 0.26,
    subsurface: 0.45,
    coat: 0.6,
    edge: 0.12,
  },
  broccoli: {
    colours: over(['#3d5317', '#587326', '#718b38', '#88a04c', '#a8bb6e']),
    stain: light('#d6dca0'),
    rough: 0.42,
    subsurface: 0.3,
    coat: 0.35,
    edge: 0.15,
  },
}

export function paintSauce(surface: Surface, look: SauceLook, random: SeededRandom): void {
  const { colours, stain, rough, subsurface, coat, edge: darkness } = SPREADS[look.kind]
  const waves = sauceWaves(random)
  const { maps, relief } = surface
  const gap = look.gap ?? 0.02
  const body = look.body ?? (look.kind === 'tomato' ? 1 : 0.35)
  surface.each(({ at, x, y, angle, edge }) => {
    if (edge > 0.15) return
    const lump = waves.lump(x, y)
    const middle = waves.middle(x, y)
    const border = edge + gap + 0.012 * waves.border(angle) + 0.01 * lump + 0.008 * middle
    const patch =
      look.cover === undefined ? 1 : smooth(-0.15, 0.15, waves.patch(x, y) + (look.cover - 0.5) * 3.2)
    const there = smooth(0.012, -0.012, border) * patch
    surface.tint(at, stain, smooth(0.07, -0.005, border) * 0.7 * (1 - there))
    if (there <= 0) return
    const tone = 0.5 + 0.11 * lump + 0.1 * middle + 0.035 * waves.fine(x, y) + 0.07 * waves.broad(x, y)
    const rim = darkness * smooth(-0.12, -0.01, border)
    surface.cover(at, shade(colours(tone), 1 - rim), there)
    maps.rough[at] += (rough + 0.08 * smooth(-1, 1.5, middle) + 0.15 * rim - maps.rough[at]) * there
    maps.subsurface[at] += (subsurface - maps.subsurface[at]) * there
    maps.coat[at] += (coat * (1 - rim) - maps.coat[at]) * there
    const pulp = smooth(0.2, 2.4, middle) * 0.004 + smooth(0.5, 2.6, waves.pulp(x, y)) * 0.0035
    relief[at] += there * body * (0.008 + 0.004 * lump + pulp)
  })
}

function sauceWaves(random: SeededRandom) {
  return {
    lump: noise(random, 0.4, 0.08, 1),
    middle: noise(random, 0.15, 0.045, 1),
    fine: noise(random, 0.035, 0.009, 0.6),
    broad: noise(random, 0.9, 0.3, 1),
    pulp: noise(random, 0.1, 0.04, 0.8),
    patch: noise(random, 0.5, 0.12, 0.9),
    border: around(random, 3, 20, 0.5),
  }
}
