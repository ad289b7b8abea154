/** Cured meats, sausages and fried potatoes. */
import { disc } from '../svg-path.ts'
import { dots, type Glyph, line, shape, wavy } from './glyph.ts'

const salameOf = (rim: string, meat: string, fat: string): Glyph => ({
  layer: 'slice',
  reach: 45,
  count: 11,
  fill: rim,
  outline: wavy(44, 44, 7, 0.015),
  detail:
    shape(meat, wavy(38, 38, 6, 0.02, 0.4)) +
    shape(rim, 'M-34 14C-22 34 16 40 34 14C24 44-26 44-34 14z') +
    dots(fat, 9, [
      [-18, -14],
      [8, -24],
      [20, 2],
      [-6, 8],
      [6, 24],
    ]) +
    dots(fat, 5, [
      [-4, -14],
      [-26, 4],
      [24, -14],
      [10, 8],
      [-14, 22],
      [-10, -28],
      [28, 14],
    ]) +
    line('#f0a98d', 3, 'M-34-16Q-24-35-2-37'),
})

const hamFolds = 'M-38 10C-28-14-4-24 26-20M-28 24C-8 4 16-2 40 4M-6 34C6 24 20 18 34 20'
const hamOf = (fill: string, fold: string, lit: string): Glyph => ({
  layer: 'piece',
  reach: 50,
  count: 7,
  fill,
  outline: 'M-50 6C-52-18-32-38-10-35C6-48 42-38 48-16C58 2 46 32 20 34C4 46-38 42-50 6z',
  detail:
    shape(
      lit,
      'M-40-4C-34-22-18-30-6-27C-20-20-30-12-40-4zM-26 16C-12 0 16-10 36-6C14-4-10 6-26 16zM-12 31C0 18 18 12 34 13C18 18 4 24-12 31z',
    ) +
    line(fold, 3.6, hamFolds) +
    line('#fbe4d6', 4, 'M-46 12C-38 34-8 42 16 34'),
})

const rawHam = (fill: string, fold: string): Glyph => ({
  layer: 'piece',
  reach: 50,
  count: 8,
  fill,
  outline:
    'M-62-8C-50-40-20-34-2-16C12-2 32-2 52-20C64-4 56 26 32 33C8 40-10 24-24 12C-36 2-48 6-54 18C-66 10-66 0-62-8z',
  detail:
    line('#f9ddcb', 7, 'M-58-6C-46-30-22-26-6-10C10 6 32 8 53-12') +
    line(fold, 3, 'M-44 2C-32-8-20-2-8 10C8 24 28 28 46 12M-10 18C6 30 24 32 36 24'),
})

const mortadella: Glyph = {
  ...hamOf('#e7a49c', '#c9746f', '#f3c3b7'),
  reach: 54,
  outline: 'M-56 4C-58-22-34-42-12-38C8-52 48-42 54-18C64 4 50 36 22 38C4 50-42 46-56 4z',
  detail:
    shape('#f3c3b7', 'M-46-4C-40-24-20-33-6-30C-22-22-34-14-46-4zM-30 18C-14 0 18-12 42-6C16-4-12 8-30 18z') +
    line('#c9746f', 3.6, 'M-44 12C-32-16-4-28 30-22M-32 28C-10 4 18-4 46 4M-8 40C6 28 24 20 40 24') +
    dots('#fdf0e2', 8, [
      [-26, 4],
      [6, -28],
      [24, -2],
      [-6, 20],
      [34, 18],
    ]) +
    dots('#8a9a3e', 6, [
      [-8, -10],
      [14, 12],
      [-36, 14],
      [38, -16],
      [10, 32],
    ]),
}

const bacon: Glyph = {
  layer: 'piece',
  reach: 46,
  count: 10,
  fill: '#b8452f',
  outline: 'M-58-16C-38-34-22-8-2-18C18-28 34-8 56-20L60 12C40 24 22 2 4 14C-16 26-34 4-54 20z',
  detail:
    line('#f6d6b6', 8, 'M-54 0C-36-16-20 10 0-3C20-16 36 8 56-4') +
    line('#7f2416', 3, 'M-53 16C-34 2-16 22 4 10C22 0 40 20 58 8'),
}

const sausage: Glyph = {
  layer: 'piece',
  reach: 38,
  count: 12,
  fill: '#8f4a2e',
  outline:
    'M-40-2C-44-24-22-36-8-26C2-40 30-36 32-18C46-12 44 10 30 14C28 32 4 40-8 28C-24 36-38 18-32 8C-38 6-40 2-40-2z',
  detail:
    shape(
      '#b96f4a',
      'M-34-6C-36-22-20-29-8-20C4-32 24-28 25-15C36-10 34 4 24 7C10 0-2 8-12 4C-20 10-34 6-34-6z',
    ) +
    shape(
      '#d5946b',
      'M-28-10C-26-20-16-22-11-15C-18-14-22-10-28-10zM0-18C8-27 20-22 20-14C12-16 6-14 0-18z',
    ) +
    dots('#f0cda8', 6, [
      [-20, 0],
      [6, -6],
      [16, 2],
      [-6, 16],
      [26, -6],
    ]) +
    dots('#6e3420', 5, [
      [-4, -4],
      [10, 18],
      [-18, 16],
      [20, 12],
      [-8, -16],
    ]),
}

const nduja: Glyph = {
  layer: 'piece',
  reach: 30,
  count: 10,
  fill: '#a81d0c',
  outline: wavy(29, 23, 6, 0.14, 0.3),
  detail:
    shape('#d8452a', wavy(20, 13, 5, 0.16, 0.9)) +
    line('#f28b55', 3.4, 'M-12-6Q-4-12 6-8') +
    dots('#f0a070', 4, [
      [6, 4],
      [-8, 4],
      [30, 14],
      [-30, -12],
    ]),
}

const frankfurter: Glyph = {
  layer: 'piece',
  reach: 28,
  count: 14,
  fill: '#a3492f',
  outline: disc(0, 0, 27),
  detail:
    shape('#e39a78', disc(0, 0, 22)) +
    shape('#efb596', disc(-3, -3, 15)) +
    dots('#d08260', 4, [
      [-8, -4],
      [6, -8],
      [4, 8],
      [-6, 8],
    ]),
}

const fries: Glyph = {
  layer: 'piece',
  reach: 44,
  count: 11,
  fill: '#d9952f',
  outline: 'M-46 12L38-34L45-22L-39 24zM-36-30L40 20L33 31L-43-19zM-14 40L-2-42L11-40L-1 42z',
  detail: shape('#f6cd66', 'M-44 13L37-32L40-26L-41 19zM-35-27L38 20L35 25L-38-22zM-11 38L1-40L7-39L-5 39z'),
}

const meatball: Glyph = {
  layer: 'piece',
  reach: 30,
  count: 9,
  fill: '#6f3620',
  outline: wavy(29, 28, 6, 0.04),
  detail:
    shape('#96532f', wavy(22, 21, 6, 0.05, 0.4)) +
    line('#c98a58', 4, 'M-14-10Q-6-18 4-17') +
    dots('#5a2a18', 4, [
      [8, 4],
      [-6, 8],
      [10, -8],
      [0, 14],
    ]),
}

export const CURED_MEATS = {
  salame: salameOf('#93231a', '#bf3d2b', '#f3c6a6'),
  ham: hamOf('#e9a8a0', '#c66f6c', '#f6cdc2'),
  roastPork: hamOf('#d3a37a', '#99613a', '#ecc9a4'),
  rawHam: rawHam('#b94a42', '#8a2a28'),
  speck: rawHam('#9c3a34', '#66201f'),
  bresaola: {
    ...rawHam('#8b2230', '#5c1019'),
    detail:
      line('#b9505a', 4, 'M-54-4C-42-24-22-20-6-6C10 8 32 10 50-8') +
      line('#5c1019', 3, 'M-44 4C-32-6-20 0-8 12C8 26 28 30 46 14'),
  },
  mortadella,
  bacon,
  sausage,
  nduja,
  frankfurter,
  fries,
  meatball,
} satisfies Record<string, Glyph>
