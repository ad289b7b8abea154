/** Leaves and herbs. */
import { LEAF } from '../palette.ts'
import { dots, type Glyph, line, petal, shape, wavy } from './glyph.ts'

const leafVeins = line(LEAF.pale, 2, 'M0-22l15-13M0-22l-15-13M1 2l20-15M1 2l-21-13M0 26l17-15M0 26l-18-13')

const basil: Glyph = {
  layer: 'leaf',
  reach: 44,
  count: 6,
  fill: LEAF.main,
  outline: 'M2-56C28-46 42-16 32 14C26 34 12 46 0 56C-12 44-28 32-32 10C-38-18-22-46 2-56z',
  detail:
    shape(LEAF.light, 'M2-56C28-46 42-16 32 14C26 34 12 46 0 56C8 20 8-20 2-56z') +
    line(LEAF.pale, 3, 'M2-48Q7 6-3 66') +
    leafVeins,
}

const rocket: Glyph = {
  layer: 'leaf',
  reach: 40,
  count: 14,
  fill: LEAF.main,
  outline:
    'M-4 62C-6 42-5 30-6 22C-14 27-26 24-30 15C-20 14-12 8-8 1C-17 5-28 0-32-11C-20-10-12-14-8-20C-19-31-14-53 2-61C18-53 20-31 10-20C14-14 22-10 33-12C28 0 18 5 9 1C12 8 20 14 30 13C25 24 14 27 5 22C4 30 3 42 4 62z',
  detail:
    shape(
      LEAF.light,
      'M2-61C18-53 20-31 10-20C14-14 22-10 33-12C28 0 18 5 9 1C12 8 20 14 30 13C25 24 14 27 5 22L0 22z',
    ) + line(LEAF.pale, 3, 'M2-44Q2 10 0 60M0-4l14-5M0-4l-14-5M0 18l12-2M0 18l-12-2'),
}

const needleRows = [-46, -34, -22, -10, 2, 14, 26, 38]
const needles = (length: number, spread: number, width: number) =>
  needleRows.flatMap((y) => [
    petal([0, y], -90 + spread, length, width),
    petal([0, y + 5], -90 - spread, length, width),
  ])

const sprig = (fill: string, lit: string, length: number, spread: number, width: number): Glyph => ({
  layer: 'leaf',
  reach: 36,
  count: 8,
  fill,
  outline: `M-2-50L2-50L3 58L-2 58z${needles(length, spread, width).join('')}`,
  detail:
    shape(
      lit,
      needles(length, spread, width * 0.6)
        .filter((_, at) => at % 2 === 0)
        .join(''),
    ) + line('#8a6a3c', 3, 'M0 58V-30'),
})

const sage: Glyph = {
  layer: 'leaf',
  reach: 40,
  count: 6,
  fill: '#7f9468',
  outline: 'M0-58C20-46 24-4 16 24C12 38 6 46 0 50C-6 46-14 36-18 22C-24-6-18-46 0-58z',
  detail:
    shape('#9bad80', 'M0-58C20-46 24-4 16 24C12 38 6 46 0 50C5 10 4-20 0-58z') +
    line('#c9d3a8', 3, 'M0-46Q3 10-1 62') +
    line('#c9d3a8', 1.6, 'M0-20l10-10M0-20l-10-8M0 4l13-11M0 4l-13-9M0 26l11-11M0 26l-12-9'),
}

const parsleyLobes = [-150, -115, -90, -65, -30].map((angle) => petal([0, 12], angle, 44, 15)).join('')
const parsley: Glyph = {
  layer: 'leaf',
  reach: 32,
  count: 8,
  fill: LEAF.main,
  outline: `M-2 44L-2 8L2 8L3 44z${parsleyLobes}`,
  detail:
    shape(LEAF.light, petal([0, 12], -65, 40, 9) + petal([0, 12], -30, 36, 9)) +
    line(LEAF.pale, 2, 'M0 44V-20M0 12l-22-24M0 12l22-24'),
}

const mint: Glyph = {
  ...basil,
  reach: 34,
  count: 7,
  fill: '#3c7a4a',
  outline:
    'M0-44L8-38L14-34L20-22L26-16L24-4L26 6L18 16L14 28L6 34L0 42L-6 34L-14 28L-18 16L-26 6L-24-4L-26-16L-20-22L-14-34L-8-38z',
  detail:
    shape('#5c9a5f', 'M0-44L8-38L14-34L20-22L26-16L24-4L26 6L18 16L14 28L6 34L0 42z') +
    line('#b9d6a2', 2, 'M0-36V50M0-12l14-12M0-12l-14-12M0 8l16-13M0 8l-16-13M0 24l12-10M0 24l-12-10'),
}

const herbSpots = [
  petal([-22, -8], -30, 22, 8),
  petal([4, 6], 40, 20, 8),
  petal([12, -20], 100, 18, 7),
  petal([-14, 22], 10, 18, 7),
].join('')
const driedHerbs: Glyph = {
  layer: 'drop',
  reach: 26,
  count: 16,
  fill: '#56692f',
  outline: herbSpots,
  detail: dots('#8d9b52', 4, [
    [-24, 10],
    [20, -2],
    [0, -14],
    [24, 24],
  ]),
}

/** Cooked greens: a ruffled blade with a pale rib. */
const greens = (fill: string, lit: string, rib: string): Glyph => ({
  layer: 'piece',
  reach: 46,
  count: 9,
  fill,
  outline: wavy(36, 50, 8, 0.13, 0.3),
  detail:
    shape(lit, 'M2-44C24-40 34-20 26-8C36 2 30 20 20 26C16 38 8 44 2 46z') +
    line(rib, 4, 'M0-34Q6 6-3 58') +
    line(rib, 2.2, 'M2-14l18-14M2-14l-18-12M2 10l20-12M2 10l-22-10M0 30l14-8M0 30l-16-8'),
})

const friarielli: Glyph = {
  ...greens('#35592a', '#4f7a36', '#a8bd6f'),
  outline:
    'M-4 62L-2 26C-16 34-34 26-34 10C-46 2-40-20-26-22C-26-42-2-52 8-42C24-48 38-32 32-18C44-8 40 12 26 14C24 28 12 32 4 26L4 62z',
  detail:
    shape('#4f7a36', 'M8-42C24-48 38-32 32-18C44-8 40 12 26 14C24 28 12 32 4 26z') +
    line('#a8bd6f', 4, 'M0 62Q2 20 4-18M2 14l-18-12M2 4l18-10') +
    dots('#7d9d46', 9, [
      [-12, -24],
      [2, -30],
      [14, -22],
      [-4, -16],
      [-20, -12],
    ]) +
    dots('#e6cf5e', 4, [
      [-8, -26],
      [8, -26],
      [-2, -20],
    ]),
}

const radicchio: Glyph = {
  layer: 'piece',
  reach: 44,
  count: 9,
  fill: '#6d2340',
  outline:
    'M0-56C22-52 34-34 28-22C38-10 32 8 24 16C18 34 8 46 2 58C-6 46-18 34-22 18C-34 6-36-12-27-24C-30-40-18-54 0-56z',
  detail:
    shape('#94385c', 'M0-56C22-52 34-34 28-22C38-10 32 8 24 16C18 34 8 46 2 58z') +
    shape('#f6e6dc', 'M-1-30C4 0 10 30 2 58C-7 34-6 0-1-30z') +
    line('#f0d3d2', 2.4, 'M1-14l14-16M1-14l-14-14M2 6l18-18M0 6l-18-14M2 26l14-16M0 26l-14-12'),
}

const salad: Glyph = {
  layer: 'leaf',
  reach: 38,
  count: 11,
  fill: '#5d8a36',
  outline: 'M0-50C22-46 28-22 18-4C12 14 6 30 3 56L-3 56C-6 30-12 14-18-4C-28-22-22-46 0-50z',
  detail: shape('#86ad4f', 'M0-50C22-46 28-22 18-4C12 14 6 30 3 56L0 56z') + line('#d5e0a4', 3, 'M0-34V54'),
}

export const LEAVES = {
  basil,
  rocket,
  rosemary: sprig('#3a6138', '#7a9c5e', 28, 44, 5),
  wildFennel: sprig('#5f8a3a', '#8fb257', 30, 50, 2.6),
  sage,
  parsley,
  mint,
  driedHerbs,
  greens: greens('#3d6a2d', '#5f8d3e', '#cfd99a'),
  cabbage: greens('#2f4d3c', '#48705a', '#b9c9a2'),
  friarielli,
  radicchio,
  salad,
} satisfies Record<string, Glyph>
