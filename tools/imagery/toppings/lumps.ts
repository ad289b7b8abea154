/** Grains, dice, crumbled meat, spoonfuls, olives, grapes. */
import { mix } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { bits } from './bits.ts'
import { seen, tones } from './paint.ts'
import { CREAMY, GLOSSY, lie, MATT, MOIST, type Topping, topping } from './topping.ts'

const DARK_GRAPE = tones('#1e0a24 #38183e #54305a')
const [BLOOM, PULP, SCAR] = ['#7a6c98', '#a04a62', '#8a7a4a'].map(seen)

/** A dark grape with its bloom; the oven bursts half of them, whose pulp shows in the crack. */
const burstGrape = topping({ ...MOIST, subsurface: 0.4, coat: 0.16 }, lie(0.07, 0, -0.034, 0.3), (random) => {
  const size = random.between(0.048, 0.06)
  const tone = solidNoise(random, 1.2, 0.5, 0.8)
  const open = random.chance(0.5)
  const [way, gape] = [random.between(-0.2, 0.2), random.between(0.12, 0.2)]
  const crack = (x: number, y: number, up: number) =>
    open ? smooth(gape, gape * 0.6, Math.abs(y - way + 0.1 * tone(x, up, y))) * smooth(0.3, 0.6, up) : 0
  return lump({
    radii: [size * 1.08, size, size * (open ? 0.72 : 0.95)],
    swell: ({ x, y, up }) => 1 + 0.03 * tone(x, y, up) - 0.2 * crack(x, y, up),
    colour: ({ x, y, up }) => {
      const skin = DARK_GRAPE(clamp(0.45 + 0.4 * up + 0.1 * tone(x, y, up), 0, 1))
      const powdered = mix(skin, BLOOM, 0.4 * smooth(0, 1.2, 0.3 * tone(y, up, x) + x + 0.4 * up))
      const stalk = smooth(0.2, 0.12, Math.hypot(y, up - 0.55) + (x < 0 ? 1 : 0))
      return mix(mix(powdered, SCAR, 0.8 * stalk), PULP, 0.95 * crack(x, y, up))
    },
    fine: [40, 44],
  })
})

const BRAN = { rugged: 0.3, sizes: [0.6, 1.3], detail: 0.5, material: MATT } as const
const DICE = { rugged: 0.05, box: 0.42, lift: -0.006, detail: 1.4, sizes: [0.8, 1.15] } as const

export const LUMPS = {
  burstGrape,
  hazelnut: bits([0.026, 0.024, 0.02], '#8a5624 #d0a068 #efd9ae', {
    flecked: ['#7a431a', 0.5],
    material: MATT,
  }),
  almond: bits([0.05, 0.026, 0.01], '#a86c34 #e2bf8c #f5e6c8', {
    rugged: 0.05,
    tilt: 0.2,
    flecked: ['#a05c26', 0.4],
  }),
  pineNut: bits([0.028, 0.013, 0.012], '#b98a46 #ecd3a2 #f7eacb', { rugged: 0.04 }),
  raisin: bits([0.028, 0.02, 0.014], '#2f150c #63301f #8d5036', { rugged: 0.2 }),
  pumpkinSeed: bits([0.036, 0.019, 0.008], '#3d4c1c #6d8240 #9fb070', { rugged: 0.03, tilt: 0.2 }),
  pistachio: bits([0.018, 0.013, 0.01], '#5f7a22 #92ae42 #c2cf7e', {
    ...BRAN,
    box: 0.55,
    sizes: [0.5, 1.5],
    tilt: 0.6,
    flecked: ['#7b4f5c', 0.35],
  }),
  caper: bits([0.025, 0.022, 0.02], '#3f4a1c #6f7a38 #a0a866', { rugged: 0.07 }),
  crumb: bits([0.015, 0.012, 0.009], '#8a5420 #cc9a50 #ecd2a0', BRAN),
  pestoDrop: bits([0.045, 0.036, 0.012], '#4a6418 #7fa036 #b2cc6a', { rugged: 0.28, tilt: 0.1 }),
  peppercorn: bits([0.0095, 0.008, 0.006], '#15100d #33291f #6b5a48', BRAN),
  herbFleck: bits([0.016, 0.008, 0.004], '#3c4a1a #55682a #77843c', BRAN),
  chilliFlake: bits([0.014, 0.01, 0.003], '#6c0c0a #8e1614 #ac3024', BRAN),
  aniseSeed: bits([0.014, 0.006, 0.005], '#5b4a26 #8a7743 #b3a26c', BRAN),
  coarseSalt: bits([0.0075, 0.0065, 0.005], '#c9bfae #f3efe6 #fbf8f1', { ...BRAN, rugged: 0.1, box: 0.45 }),
  sugarGrain: bits([0.0034, 0.0034, 0.0028], '#dcd4c4 #faf8f4', { ...BRAN, box: 0.5, detail: 0.35 }),
  /** Shaved roe: amber crumbs and flakes. */
  roe: bits([0.02, 0.013, 0.005], '#a8480c #dc822a #f2b45c', { ...BRAN, box: 0.7 }),
  crackling: bits([0.042, 0.034, 0.026], '#9c5a26 #d49a58 #f0cc98', {
    rugged: 0.22,
    box: 0.6,
    seared: ['#7a3c16', 0.7],
  }),
  potatoCube: bits([0.05, 0.046, 0.036], '#cf9c34 #eac45c #f6df98', {
    ...DICE,
    box: 0.55,
    seared: ['#b0681c', 0.8],
    material: { ...MOIST, subsurface: 0.36 },
  }),
  tomatoCube: bits([0.042, 0.038, 0.03], '#9a1c10 #bc3420 #d05a3a', {
    ...DICE,
    box: 0.75,
    rugged: 0.18,
    flecked: ['#e08a5c', 0.3],
  }),
  /** Crumbled by hand and browned: ragged bits of every size beside each other. */
  sausage: bits([0.052, 0.04, 0.032], '#7a4022 #a86a3c #c68e5c', {
    ...lie(0.1, 0, -0.006, 0.2),
    rugged: 0.2,
    box: 0.85,
    sizes: [0.5, 1.3],
    heap: [2, 4, 1.5],
    detail: 1.6,
    seared: ['#6a3214', 0.6],
    flecked: ['#e0b07a', 0.3],
  }),
  nduja: bits([0.066, 0.052, 0.024], '#94280a #bc4414 #d66c2c', {
    ...lie(0.08, 0.2, -0.008, 0.1),
    rugged: 0.18,
    sizes: [0.5, 1.2],
    heap: [1, 3, 1.1],
    material: GLOSSY,
    detail: 1.6,
    flecked: ['#8a1a0c', 0.4],
  }),
  /** Broken into flakes that still lie along its grain. */
  tuna: bits([0.062, 0.021, 0.017], '#a87850 #cda27a #e4c4a0', {
    ...lie(0.08, 0.1, -0.002, 0.14),
    rugged: 0.12,
    box: 0.8,
    sizes: [0.7, 1.2],
    heap: [3, 5, 1.25],
    aligned: true,
    flecked: ['#a06a44', 0.2],
  }),
  /** Goat's cheese and feta: crumbled, matt, its corners coloured by the oven. */
  caprino: bits([0.052, 0.044, 0.034], '#c9b083 #eadcbc #f5ecd6', {
    rugged: 0.13,
    box: 0.6,
    sizes: [0.5, 1.1],
    heap: [1, 3, 1.3],
    lift: -0.01,
    tilt: 0.2,
    detail: 1.4,
    seared: ['#d7ab68', 0.55],
    material: { ...CREAMY, coat: 0.05 },
  }),
  smallOlive: bits([0.055, 0.042, 0.04], '#22161a #46303a #755a5e', {
    rugged: 0.03,
    sunk: 0.12,
    lift: -0.012,
    tilt: 0.3,
    material: { ...GLOSSY, subsurface: 0.3 },
    flecked: ['#6d5a34', 0.28],
  }),
} satisfies Record<string, Topping>
