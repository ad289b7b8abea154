/** Grains, dice, crumbled meat, spoonfuls, olives, grapes. */
import { mix } from '../fields/colour.ts'
import { solidNoise } from '../fields/noise.ts'
import { clamp, smooth } from '../fields/scalar.ts'
import { lump } from '../geometry/lump.ts'
import { bits } from './bits.ts'
import { browning, seen, tones } from './paint.ts'
import { CREAMY, GLOSSY, lie, MATT, MOIST, type Topping, topping } from './topping.ts'

const DARK_GRAPE = tones('#1c0c26 #381a40 #5c365e')
const [BLOOM, SCAR] = ['#857aa6', '#8a7a4a'].map(seen)

/** A dark grape with its matt bloom, sunk into the dough. */
const grape = topping({ ...MOIST, subsurface: 0.34, coat: 0.1 }, lie(0.07, 0, -0.03, 0.3), (random) => {
  const size = random.between(0.058, 0.076)
  const tone = solidNoise(random, 1.2, 0.5, 0.8)
  return lump({
    radii: [size * 1.12, size, size * 0.9],
    swell: ({ x, y, up }) => 1 + 0.02 * tone(x, y, up),
    colour: ({ x, y, up }) => {
      const skin = DARK_GRAPE(clamp(0.4 + 0.45 * up + 0.1 * tone(x, y, up), 0, 1))
      const powdered = mix(skin, BLOOM, 0.42 * smooth(0.1, 1.3, 0.25 * tone(y, up, x) + 0.8 * x + 0.5 * up))
      return mix(powdered, SCAR, 0.8 * smooth(0.16, 0.1, Math.hypot(y, up - 0.6) + (x < 0 ? 1 : 0)))
    },
    fine: [40, 44],
  })
})

const PEARL = tones('#cf9552 #f0d09c #faeaca')
const SEAM = seen('#c98f62')
/** A piece of cooked fish: curved flakes with a warm seam between two, roasted golden along its edge. */
const saltCod = topping(
  { ...MOIST, subsurface: 0.34, coat: 0.12 },
  lie(0.12, 0.15, -0.008, 0.08),
  (random) => {
    const shape = solidNoise(random, 1.2, 0.5, 0.8)
    const brown = browning(random, 0.7)
    const [flakes, first] = [random.between(3.2, 4.6), random.between(8, 9)]
    const seam = (x: number, y: number, up: number) => {
      const place = flakes * (0.5 * x + 0.22 * y * y) + 0.1 * shape(x, y, up) + first
      return smooth(0.13, 0.02, Math.abs((place % 1) - 0.5))
    }
    return lump({
      radii: [random.between(0.1, 0.15), random.between(0.07, 0.095), 0.036],
      box: 0.8,
      swell: ({ x, y, up }) => 1 + 0.1 * shape(x, y, up) - 0.06 * seam(x, y, up),
      colour: ({ x, y, up }) => {
        const flesh = mix(PEARL(clamp(0.45 + 0.5 * up, 0, 1)), SEAM, 0.6 * seam(x, y, up))
        return brown(flesh, 0.2 * x, 0.2 * y, 1 - up)
      },
      sunk: 0.15,
      fine: [50, 60],
    })
  },
)

const GRAIN = '0.3,1,0.6,1.3,0.5'
/** Small and dry, ragged, of every size. */
const grains = (radii: string, colours: string, unevenness = GRAIN) =>
  bits(`${radii} ${unevenness}`, colours, { material: MATT })

export const LUMPS = {
  grape,
  saltCod,
  /** Chopped and toasted. */
  hazelnut: bits('0.03,0.025,0.02 0.16,0.6,0.55,1.3,1', '#a8682c #dca052 #f2cd8e', {
    seared: ['#8a4e20', 0.4],
    material: MATT,
  }),
  almond: bits('0.05,0.026,0.01 0.05,1,0.85,1.15,1 0.065,0,-0.0025,0.2', '#a86c34 #e2bf8c #f5e6c8', {
    flecked: ['#a05c26', 0.4],
  }),
  pineNut: bits('0.028,0.013,0.012 0.04,1,0.85,1.15,1', '#b98a46 #ecd3a2 #f7eacb'),
  raisin: bits('0.028,0.02,0.014 0.2,1,0.85,1.15,1', '#2f150c #63301f #8d5036'),
  pumpkinSeed: bits('0.036,0.019,0.008 0.03,1,0.85,1.15,1 0.0468,0,-0.002,0.2', '#3d4c1c #6d8240 #9fb070'),
  pistachio: bits('0.019,0.014,0.011 0.14,0.6,0.5,1.4,0.6 0.0234,0,-0.0025,0.6', '#5f7a22 #92ae42 #c2cf7e', {
    flecked: ['#7b4f5c', 0.35],
    material: MATT,
  }),
  caper: bits('0.025,0.022,0.02 0.07,1,0.85,1.15,1', '#3f4a1c #6f7a38 #a0a866'),
  crumb: grains('0.015,0.012,0.009', '#8a5420 #cc9a50 #ecd2a0'),
  pestoDrop: bits('0.04,0.03,0.01 0.1,1,0.85,1.15,1 0.0585,0,-0.003,0.1', '#4a6418 #7fa036 #b2cc6a'),
  peppercorn: grains('0.0095,0.008,0.006', '#15100d #33291f #6b5a48'),
  herbFleck: grains('0.016,0.008,0.004', '#3c4a1a #55682a #77843c'),
  chilliFlake: grains('0.014,0.01,0.003', '#6c0c0a #8e1614 #ac3024'),
  aniseSeed: grains('0.014,0.006,0.005', '#5b4a26 #8a7743 #b3a26c'),
  coarseSalt: grains('0.0075,0.0065,0.005', '#c9bfae #f3efe6 #fbf8f1', '0.1,0.45,0.6,1.3,0.5'),
  sugarGrain: grains('0.006,0.006,0.004', '#f2eadc #fdfaf2', '0.3,0.5,0.6,1.3,0.35'),
  /** Shaved roe: amber crumbs and flakes. */
  roe: grains('0.02,0.013,0.005', '#a8480c #dc822a #f2b45c', '0.3,0.7,0.6,1.3,0.5'),
  crackling: bits('0.042,0.034,0.026 0.22,0.6,0.85,1.15,1', '#9c5a26 #d49a58 #f0cc98', {
    seared: ['#7a3c16', 0.7],
  }),
  potatoCube: bits('0.05,0.046,0.036 0.05,0.55,0.8,1.15,1.4 0.065,0,-0.006,0.4', '#cf9c34 #eac45c #f6df98', {
    seared: ['#b0681c', 0.8],
    material: { ...MOIST, subsurface: 0.36 },
  }),
  tomatoCube: bits('0.06,0.045,0.03 0.08,0.75,0.7,1.2,1.4 0.0546,0.4,-0.008,0.2', '#a01a10 #b82c1a #c84a2c', {
    material: { ...MOIST, coat: 0.45 },
    flecked: ['#e09a5c', 0.2],
  }),
  /** Crumbled by hand and browned: bits of every size beside each other. */
  sausage: bits(
    '0.044,0.036,0.026 0.08,0.85,0.5,1.3,1.8 0.08,0.1,-0.008,0.2 3,5,1.5',
    '#84442c #b07050 #d29c78',
    {
      seared: ['#7c4020', 0.65],
      flecked: ['#e8bc98', 0.2],
      material: { ...MOIST, subsurface: 0.3 },
    },
  ),
  nduja: bits('0.066,0.052,0.024 0.18,1,0.5,1.2,1.6 0.08,0.2,-0.008,0.1 1,3,1.1', '#94280a #bc4414 #d66c2c', {
    material: GLOSSY,
    flecked: ['#8a1a0c', 0.4],
  }),
  /** Broken into soft flakes, matt. */
  tuna: bits(
    '0.056,0.034,0.024 0.1,0.75,0.55,1.25,1.5 0.08,0.2,-0.004,0.1 3,5,0.9',
    '#9a6644 #cca078 #e8caa6',
    {
      flecked: ['#a06a4c', 0.2],
      material: { ...MOIST, subsurface: 0.32, coat: 0.1 },
    },
  ),
  /** Goat's cheese and feta: crumbled, matt, its corners coloured by the oven. */
  caprino: bits(
    '0.044,0.036,0.02 0.1,0.75,0.3,1.35,1.4 0.07,0.4,-0.003,0.1 3,6,1.7',
    '#f2dcae #fbf0d4 #fff9ea',
    { seared: ['#e8c07c', 0.3], material: { ...CREAMY, subsurface: 0.8, coat: 0.05 } },
  ),
  smallOlive: bits('0.046,0.04,0.038 0.02,1,0.85,1.15,1 0.065,0,-0.01,0.3', '#2c1a1c #5a3830 #96705a', {
    sunk: 0.12,
    material: { ...GLOSSY, subsurface: 0.3, coat: 0.9 },
  }),
} satisfies Record<string, Topping>
