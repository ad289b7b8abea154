/** Fish and shellfish. */
import { disc } from '../svg-path.ts'
import { dots, type Glyph, line, ring, shape } from './glyph.ts'

const anchovy: Glyph = {
  layer: 'piece',
  reach: 46,
  count: 8,
  fill: '#6b4a3d',
  outline: 'M-60 6C-36-20-6 10 20-8C36-18 48-18 62-10C52 2 44 4 32 12C6 26-20 6-42 18C-52 20-58 14-60 6z',
  detail:
    shape('#a98a76', 'M-54 4C-34-12-6 14 22-2C36-12 46-12 56-9C46-2 38 0 28 6C4 18-20 0-54 4z') +
    line('#e0cbb2', 2.4, 'M-46 5C-30-4-6 16 22 1Q36-6 48-8'),
}

const tuna: Glyph = {
  layer: 'piece',
  reach: 40,
  count: 9,
  fill: '#b07a5c',
  outline: 'M-42-6L-22-26L4-20L-2 0L-30 8zM2 4L14-20L40-14L36 10L14 18zM-22 18L2 12L16 24L4 38L-18 34z',
  detail:
    shape(
      '#dcb193',
      'M-38-7L-20-22L0-18L-6-2L-28 4zM6 3L16-16L36-12L32 5L14 12zM-17 19L1 15L12 24L2 33L-14 30z',
    ) + line('#f2d6bd', 2.6, 'M-32-6L-16-18M-22-2L-6-14M12 2L20-12M22 4L29-9M-10 24L2 19'),
}

const shrimp: Glyph = {
  layer: 'piece',
  reach: 42,
  count: 8,
  fill: '#e8835a',
  outline:
    'M-28 28C-50 0-38-38 2-42C32-42 48-20 42 4C38-4 28-11 17-12C0-14-12-3-10 14C-9 22-6 27 0 32L2 46L-10 42L-20 50L-24 38z',
  detail:
    shape('#f7bb98', 'M-22 20C-36-2-26-32 4-36C22-36 34-26 38-12C28-20 14-22 4-18C-12-12-18 4-22 20z') +
    line('#cf5f38', 3, 'M-34-6L-13 2M-22-30L-6-11M6-41L10-13M32-29L24-11M-30 16L-10 14'),
}

const salmon: Glyph = {
  layer: 'piece',
  reach: 46,
  count: 8,
  fill: '#d9683c',
  outline: 'M-50 8C-48-16-24-34-4-26C14-38 44-28 50-8C56 12 34 30 12 24C-8 38-44 32-50 8z',
  detail:
    shape('#ef9064', 'M-44 6C-40-14-22-26-4-19C14-30 38-22 44-7C24-14 8-6-6 2C-18 10-32 12-44 6z') +
    line('#fbd2b4', 3, 'M-36 12C-26-4-8-10 14-14M-20 22C-8 6 14 0 38-2M4 24C12 14 24 10 38 8'),
}

const mussel: Glyph = {
  layer: 'piece',
  reach: 40,
  count: 8,
  fill: '#221f2b',
  outline: 'M-4-50C22-44 36-10 28 16C22 38 4 46-8 42C-30 34-32-30-4-50z',
  detail:
    shape('#8f8ba0', 'M-3-42C16-36 28-10 22 13C17 31 4 37-6 34C-22 28-24-26-3-42z') +
    shape('#e59238', 'M-2-26C10-22 20-4 14 14C8 28-4 28-8 20C-16 6-12-20-2-26z') +
    line('#f7c06e', 3.6, 'M-4-14Q-8 2-4 14'),
}

const squid: Glyph = {
  layer: 'piece',
  reach: 34,
  count: 9,
  fill: '#f5e6dc',
  outline: ring(0, 0, 35, 22),
  detail: line('#c79aa0', 3, disc(0, 0, 34)) + line('#fff', 4, 'M-24-14Q-16-25-2-27'),
}

const tentacle: Glyph = {
  layer: 'piece',
  reach: 40,
  count: 8,
  fill: '#8f3350',
  outline:
    'M-40 26C-48-8-22-40 10-38C38-36 48-8 32 8C18 20-6 10-2-8C2-18 16-18 18-8C22-18 14-26 2-24C-18-20-22 4-12 28C-18 38-36 38-40 26z',
  detail:
    line('#c9748a', 3, 'M-34 20C-36-8-16-30 10-30C26-28 36-14 30-2') +
    dots('#f3d3d2', 7, [
      [-27, 20],
      [-25, 4],
      [-18, -10],
      [-6, -20],
      [10, -22],
    ]),
}

const whiteFish: Glyph = {
  ...tuna,
  fill: '#d8c39a',
  detail:
    shape(
      '#fbf3e0',
      'M-38-7L-20-22L0-18L-6-2L-28 4zM6 3L16-16L36-12L32 5L14 12zM-17 19L1 15L12 24L2 33L-14 30z',
    ) + line('#e2d0ac', 2.6, 'M-32-6L-16-18M-22-2L-6-14M12 2L20-12M22 4L29-9'),
}

const roe: Glyph = {
  layer: 'leaf',
  reach: 38,
  count: 9,
  fill: '#a4541c',
  outline: 'M-42-6C-26-24 6-26 20-14C8-8-18-4-34 6zM-14 18C0 2 30-2 42 10C30 14 10 18-4 28z',
  detail:
    shape('#e0913f', 'M-36-7C-22-19 2-21 13-14C0-10-18-6-31 1zM-8 18C4 6 26 3 36 10C26 12 10 16-2 24z') +
    line('#f6c27c', 2.6, 'M-26-8Q-12-16 2-16M0 16Q12 8 26 9'),
}

export const SEAFOOD = {
  anchovy,
  tuna,
  shrimp,
  salmon,
  mussel,
  squid,
  octopus: tentacle,
  whiteFish,
  roe,
} satisfies Record<string, Glyph>
