/** Fruit, nuts and truffle. */

import { LEAF } from '../palette.ts'
import { disc } from '../svg-path.ts'
import { dots, type Glyph, line, petal, shape, wavy } from './glyph.ts'

const walnut: Glyph = {
  layer: 'small',
  reach: 30,
  count: 9,
  fill: '#8a5a30',
  outline: 'M0-28C18-36 34-20 28-6C36 8 24 28 6 26C2 30-2 30-6 26C-24 28-36 8-28-6C-34-20-18-36 0-28z',
  detail:
    shape('#c28f58', 'M-4-22C-18-30-30-16-22-6C-30 4-20 20-5 19zM4-22C18-30 30-16 22-6C30 4 20 20 5 19z') +
    line('#8a5a30', 2.6, 'M-18-14q8 2 6 10M-18 8q8-4 12 2M18-14q-8 2-6 10M18 8q-8-4-12 2') +
    line('#e3bb86', 2.6, 'M-20-18q5-5 10-3M8-21q6-2 10 4'),
}

const hazelnut: Glyph = {
  layer: 'small',
  reach: 26,
  count: 10,
  fill: '#8f5a2d',
  outline: disc(-8, -6, 16) + disc(16, 13, 13),
  detail: shape('#e8c795', disc(-9, -7, 12) + disc(15, 12, 9.5)) + line('#b98a52', 2.6, 'M-14-7h11M11 12h9'),
}

const slivers = [petal([-30, -4], -25, 44, 11), petal([-10, 20], 12, 42, 11)].join('')
const almond: Glyph = {
  layer: 'small',
  reach: 30,
  count: 11,
  fill: '#a86d38',
  outline: slivers,
  detail: shape('#f4dfb6', [petal([-27, -5], -25, 38, 8), petal([-7, 20], 12, 36, 8)].join('')),
}

const crumbs = (fill: string, lit: string): Glyph => ({
  layer: 'drop',
  reach: 25,
  count: 15,
  fill,
  outline: 'M-24-8L-12-16L-8-4L-18 2zM2-18L14-16L12-4L2-6zM-8 10L4 4L8 16L-4 20zM16 6L26 4L26 16L16 16z',
  detail:
    shape(lit, 'M-21-8L-13-13L-11-6L-18-2zM4-16L12-14L10-8L4-9zM-5 10L3 7L5 13L-3 16z') +
    dots(lit, 4, [
      [20, -12],
      [-22, 12],
    ]),
})

const pineNuts: Glyph = {
  layer: 'small',
  reach: 22,
  count: 12,
  fill: '#c2924d',
  outline: [petal([-22, 2], -40, 28, 10), petal([2, 12], -10, 28, 10), petal([2, -18], 30, 24, 9)].join(''),
  detail: shape(
    '#f6e3b4',
    [petal([-20, 1], -40, 24, 7), petal([4, 12], -10, 24, 7), petal([4, -17], 30, 20, 6)].join(''),
  ),
}

const fig: Glyph = {
  layer: 'piece',
  reach: 40,
  count: 8,
  fill: '#4d2348',
  outline: 'M4-54C10-36 40-16 36 14C32 42-32 42-36 14C-40-16-4-34-2-54z',
  detail:
    shape('#efdcc4', 'M2-40C8-28 32-12 29 12C26 33-26 33-29 12C-32-12-4-26 2-40z') +
    shape('#b93a4a', 'M1-20C10-14 22-4 20 11C17 25-17 25-20 11C-22-4-8-14 1-20z') +
    dots('#f3cf9a', 3.8, [
      [-10, 2],
      [-4, 12],
      [4, 0],
      [12, 8],
      [-12, 12],
      [4, 18],
      [0, -8],
    ]),
}

const pear: Glyph = {
  layer: 'slice',
  reach: 42,
  count: 9,
  fill: '#a9a43e',
  outline: 'M2-52C16-52 16-30 20-14C38 0 40 44 2 46C-36 46-36 0-18-14C-12-30-12-52 2-52z',
  detail:
    shape('#faf0ca', 'M2-46C11-46 11-28 16-11C32 2 33 39 2 41C-30 40-30 2-14-11C-8-28-7-46 2-46z') +
    shape('#ecd99c', 'M2-6C14 4 16 24 2 30C-12 24-11 4 2-6z') +
    dots('#6b4423', 6, [
      [-3, 13],
      [7, 14],
    ]),
}

const apple: Glyph = {
  layer: 'slice',
  reach: 40,
  count: 11,
  overlaps: true,
  fill: '#b9362a',
  outline: 'M-44-10C-30-42 30-42 44-10C30 8 14 14 0 14C-14 14-30 8-44-10z',
  detail:
    shape('#faedc2', 'M-40-8C-26-32 26-32 40-8C28 7 14 12 0 12C-14 12-28 7-40-8z') +
    shape('#ead49a', 'M-14 10Q0-8 14 10Q0 16-14 10z') +
    dots('#6b4423', 5, [
      [-3, 6],
      [5, 6],
    ]),
}

const grapes = (fill: string, lit: string): Glyph => ({
  layer: 'small',
  reach: 34,
  count: 11,
  fill,
  outline: disc(-14, -10, 17) + disc(15, -6, 16) + disc(0, 17, 17),
  detail: line(lit, 4.4, 'M-23-13q3-7 10-8M6-9q3-7 10-8M-9 13q3-7 10-8'),
})

const strawberry: Glyph = {
  layer: 'piece',
  reach: 36,
  count: 9,
  fill: '#b81f1c',
  outline: 'M0 44C-22 30-40-2-28-20C-20-32-8-26 0-24C8-26 20-32 28-20C40-2 22 30 0 44z',
  detail:
    shape('#e2564a', 'M0 34C-16 22-28 0-21-13C-14-20-6-18 0-16C6-18 14-20 21-13C28 0 16 22 0 34z') +
    shape('#f9d2c2', 'M0 24C-8 14-12-2-4-10Q0-6 4-10C12-2 8 14 0 24z') +
    shape(
      LEAF.light,
      petal([0, -22], -150, 24, 7) + petal([0, -22], -90, 20, 7) + petal([0, -22], -30, 24, 7),
    ),
}

const citrus = (skin: string, pith: string, pulp: string): Glyph => ({
  layer: 'slice',
  reach: 40,
  count: 7,
  fill: skin,
  outline: disc(0, 0, 40),
  detail:
    shape(pith, disc(0, 0, 35)) +
    shape(pulp, disc(0, 0, 31)) +
    line(pith, 3.6, 'M-31 0H31M-16-27L16 27M16-27L-16 27') +
    dots(pith, 9, [[0, 0]]),
})

const pineapple: Glyph = {
  layer: 'piece',
  reach: 38,
  count: 9,
  fill: '#cf8d1e',
  outline: 'M-36-14C-20-34 20-34 36-14L14 30C6 24-6 24-14 30z',
  detail:
    shape('#f7d058', 'M-30-13C-16-28 16-28 30-13L12 23C5 19-5 19-12 23z') +
    line('#e0a62e', 3, 'M-16-18L-7 18M0-22V16M16-18L7 18'),
}

const peach: Glyph = {
  ...apple,
  fill: '#d9692f',
  detail:
    shape('#f7b552', 'M-40-8C-26-32 26-32 40-8C28 7 14 12 0 12C-14 12-28 7-40-8z') +
    shape('#e27a3a', 'M-16 10Q0-2 16 10Q0 16-16 10z') +
    line('#fbd793', 3, 'M-26-12Q-14-24 6-24'),
}

const truffle: Glyph = {
  layer: 'leaf',
  reach: 36,
  count: 9,
  fill: '#2b1d17',
  outline: wavy(37, 33, 6, 0.05, 0.6),
  detail:
    shape('#5c4231', wavy(32, 28, 6, 0.05, 0.6)) +
    line(
      '#c9ae8a',
      2.4,
      'M-24-6C-14-16-6-2 4-12S18-16 24-8M-22 10C-12 2-4 14 6 4S20 6 26 8M-6-24Q0-14 10-22M-8 24Q0 14 12 20',
    ),
}

const chestnut: Glyph = {
  layer: 'small',
  reach: 30,
  count: 9,
  fill: '#8f5f31',
  outline: wavy(27, 22, 5, 0.08, 0.4),
  detail: shape('#d3a566', wavy(22, 17, 5, 0.08, 0.4)) + line('#a87840', 3, 'M-12 2Q0-8 12 0M-4 9Q4 4 10 8'),
}

export const FRUIT_AND_NUTS = {
  walnut,
  hazelnut,
  almond,
  pistachio: crumbs('#6d7a2c', '#b3bd5e'),
  breadcrumbs: crumbs('#b9803a', '#ecc482'),
  crumbledNuts: crumbs('#8f5f31', '#d9ad72'),
  pineNuts,
  fig,
  pear,
  apple,
  peach,
  grapes: grapes('#4c2350', '#b58bb4'),
  whiteGrapes: grapes('#a4ab45', '#e6e8a6'),
  blueberries: grapes('#3b3f66', '#9aa0c4'),
  raspberries: grapes('#b3274a', '#ee8f9f'),
  cherries: grapes('#7a1020', '#d9707a'),
  strawberry,
  orange: citrus('#d9761c', '#fdebc4', '#f2a23c'),
  lemon: citrus('#dcb32a', '#fffbe3', '#f4da69'),
  pineapple,
  truffle,
  chestnut,
} satisfies Record<string, Glyph>
