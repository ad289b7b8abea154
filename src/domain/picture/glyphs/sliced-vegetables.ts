/** Vegetables and mushrooms that are sliced. */

import { TOMATO } from '../palette.ts'
import { disc } from '../svg-path.ts'
import { dots, type Glyph, line, ring, shape, wavy } from './glyph.ts'

const gloss = line('#fff', 3.5, 'M-18-14Q-12-21-3-22')

const cherryTomato: Glyph = {
  layer: 'piece',
  reach: 32,
  count: 9,
  fill: '#b3240f',
  outline: wavy(30, 31, 6, 0.02),
  detail:
    shape('#e2593a', disc(-1, -1, 25)) +
    shape(
      TOMATO.main,
      'M-4-5C-20-4-22-18-10-21C-2-21-2-12-4-5zM4-5C6-18 14-22 20-12C21-4 12-3 4-5zM0 4C8 4 12 16 2 21C-12 21-11 7 0 4z',
    ) +
    dots('#f9d990', 4.4, [
      [-12, -14],
      [-8, -10],
      [13, -13],
      [11, -8],
      [-3, 14],
      [4, 15],
      [1, 9],
    ]) +
    gloss,
}

const tomatoSlice: Glyph = {
  layer: 'slice',
  reach: 48,
  count: 7,
  overlaps: true,
  fill: '#b52c14',
  outline: wavy(46, 44, 6, 0.03),
  detail:
    shape('#e0603f', disc(0, 0, 39)) +
    shape(
      TOMATO.main,
      'M-4-8C-26-2-34-16-22-28C-8-34-2-22-4-8zM6-8C6-30 20-34 30-22C36-10 22-4 6-8zM6 5C24-2 34 8 28 22C18 32 6 22 6 5zM-5 5C2 22-8 34-22 28C-34 16-24 4-5 5z',
    ) +
    dots('#f9d990', 5, [
      [-18, -18],
      [-10, -20],
      [18, -20],
      [24, -14],
      [20, 14],
      [14, 20],
      [-16, 16],
      [-20, 22],
    ]),
}

const driedTomato: Glyph = {
  layer: 'piece',
  reach: 30,
  count: 9,
  fill: '#8c1d12',
  outline: wavy(34, 23, 7, 0.1, 0.5),
  detail:
    shape('#b5361f', wavy(26, 15, 6, 0.12, 0.2)) +
    line('#8c1d12', 3, 'M-18-2Q-6-10 4-2T20 0M-12 8Q0 2 12 8') +
    dots('#f0bf6a', 3.4, [
      [-8, 2],
      [6, 4],
      [14, -6],
    ]),
}

const mushroom: Glyph = {
  layer: 'piece',
  reach: 44,
  count: 9,
  fill: '#efdfc2',
  outline:
    'M-46 2C-48-30-24-47 0-47C24-47 48-30 46 2C44 12 30 13 20 8C13 6 12 11 12 18L15 38C15 49-15 49-15 38L-12 18C-12 11-13 6-20 8C-30 13-44 12-46 2z',
  detail:
    line('#9c6b3f', 6, 'M-43 1C-44-28-22-44 0-44C22-44 44-28 43 1') +
    shape(
      '#a67c52',
      'M-34 3C-26-12-10-14-10-2L-12 10C-20 6-26 8-34 3zM34 3C26-12 10-14 10-2L12 10C20 6 26 8 34 3z',
    ) +
    line('#d9c29c', 3, 'M-4-30Q-22-28-30-16M-3 20v18'),
}

const porcino: Glyph = {
  ...mushroom,
  outline:
    'M-46-4C-46-32-22-47 0-47C22-47 46-32 46-4C44 6 30 8 20 4C22 20 26 30 22 40C14 52-14 52-22 40C-26 30-22 20-20 4C-30 8-44 6-46-4z',
  detail:
    line('#7c4722', 9, 'M-42-5C-42-29-20-43 0-43C20-43 42-29 42-5') +
    shape('#cdb27d', 'M-36-2C-24-12-16-8-18 3C-26 6-32 4-36-2zM36-2C24-12 16-8 18 3C26 6 32 4 36-2z') +
    line('#d6bf95', 3, 'M-6 14v26M6 8v30M-14 24v10'),
}

const oliveOf = (fill: string, lit: string): Glyph => ({
  layer: 'small',
  reach: 26,
  count: 12,
  fill,
  outline: ring(0, 0, 23, 9),
  detail: line(lit, 5, 'M-14-9Q-8-16 2-17') + line(lit, 2, 'M9 3Q7 9 1 10'),
})

const onionOf = (fill: string, edge: string): Glyph => ({
  layer: 'piece',
  reach: 36,
  count: 8,
  fill,
  outline: ring(0, 0, 37, 30) + ring(4, 3, 24, 18),
  detail: line(edge, 2.6, `${disc(0, 0, 37)}${disc(4, 3, 24)}`),
})

const onionStrands: Glyph = {
  layer: 'piece',
  reach: 34,
  count: 11,
  fill: '#a9692a',
  outline:
    'M-42 16C-38-30 34-34 42 8C26-16-26-14-42 16zM-26 24C-22-4 22-6 28 18C16 6-14 8-26 24zM-16 38C-10 22 14 20 20 34C10 28-6 30-16 38z',
  detail: shape(
    '#fdf3d6',
    'M-36 6C-30-24 28-28 37 0C22-18-22-18-36 6zM-21 17C-16-2 17-3 23 12C13 4-11 5-21 17zM-11 33C-6 23 10 22 15 30C8 26-4 27-11 33z',
  ),
}

const aubergine: Glyph = {
  layer: 'slice',
  reach: 46,
  count: 9,
  overlaps: true,
  fill: '#3e2141',
  outline: wavy(48, 41, 5, 0.02, 0.4),
  detail:
    shape('#dcc07e', wavy(42, 35, 5, 0.03, 0.4)) +
    shape('#c79b54', 'M-30 8C-20 24 14 30 32 10C24 30-20 34-30 8z') +
    dots('#96672f', 4, [
      [-16, -10],
      [-4, -16],
      [10, -12],
      [20, 0],
      [10, 10],
      [-8, 10],
      [-20, 4],
    ]) +
    line('#8b5a2b', 4, 'M-34-10L4-30M-30 12L30-18M-8 26L36 4'),
}

const courgette: Glyph = {
  layer: 'slice',
  reach: 33,
  count: 15,
  overlaps: true,
  fill: '#3f6a2b',
  outline: wavy(34, 33, 6, 0.015),
  detail:
    shape('#e9e8b0', disc(0, 0, 28.5)) +
    shape('#f5f2cc', wavy(17, 17, 3, 0.16)) +
    dots('#cfc98a', 4.4, [
      [-9, -6],
      [1, -11],
      [10, -3],
      [6, 9],
      [-6, 9],
    ]) +
    line('#c9a95c', 3, 'M-22 12Q-14 23-2 24'),
}

const pepperOf = (fill: string, dark: string): Glyph => ({
  layer: 'piece',
  reach: 42,
  count: 9,
  fill,
  outline: 'M-54 12C-46-24 8-44 50-14C58-8 56 6 46 4C14-14-16-6-32 22C-38 32-56 26-54 12z',
  detail:
    shape(dark, 'M46 4C14-14-16-6-32 22C-36 30-46 28-50 22C-40 6-12-26 46 4z') +
    line('#fff4dc', 3.5, 'M-36-4Q-18-23 8-25'),
})

const artichoke: Glyph = {
  layer: 'piece',
  reach: 46,
  count: 8,
  fill: '#76803d',
  outline:
    'M4 56C-4 46-42 18-40-16C-38-28-28-28-24-20C-26-38-12-48-8-36C-6-52 6-56 8-40C14-50 26-44 24-22C30-30 40-26 40-14C42 18 12 44 8 56z',
  detail:
    shape('#a7a95c', 'M4 40C-16 26-28 4-24-20C-12-10-6 8 4 40zM4 40C18 26 28 2 24-22C14-10 8 10 4 40z') +
    shape('#e8dfa0', 'M4 40C-8 16-12-12-8-36C-2-20 2 0 4 40zM5 40C14 14 14-16 8-40C4-20 3 10 5 40z') +
    line('#565f2a', 2.4, 'M-38-14C-34 14-14 34 4 48M38-12C36 14 18 34 6 48') +
    shape('#f3ecc4', 'M-8 26Q5 10 17 26L8 52L3 52z'),
}

const potato: Glyph = {
  layer: 'slice',
  reach: 44,
  count: 15,
  overlaps: true,
  fill: '#c08b3e',
  outline: wavy(46, 42, 5, 0.025, 0.7),
  detail:
    shape('#f3db92', wavy(43, 39, 5, 0.03, 0.7)) +
    shape('#faeab6', wavy(28, 22, 4, 0.08, 0.2)) +
    shape('#dca349', 'M-40-6C-36-28-14-38 0-36C-18-30-30-20-32-2zM30 24C22 34 6 38-6 36C8 32 20 26 28 14z') +
    dots('#b97c33', 5, [
      [-30, -14],
      [22, 24],
    ]),
}

export const SLICED_VEGETABLES = {
  cherryTomato,
  tomatoSlice,
  driedTomato,
  mushroom,
  porcino,
  blackOlive: oliveOf('#2c2328', '#74646a'),
  greenOlive: oliveOf('#7f8433', '#bfc274'),
  redOnion: onionOf('#ecd3dc', '#8a3560'),
  onion: onionStrands,
  leek: onionOf('#dfe8b2', '#7d9b45'),
  aubergine,
  courgette,
  pepper: pepperOf('#d23b22', '#a3240f'),
  yellowPepper: pepperOf('#eeb02f', '#cf8419'),
  artichoke,
  potato,
} satisfies Record<string, Glyph>
