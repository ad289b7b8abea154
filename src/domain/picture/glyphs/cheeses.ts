/** Cheeses and eggs that keep their shape on the pizza. What melts is painted in `melted-cheese.ts`. */
import { CHEESE } from '../palette.ts'
import { disc } from '../svg-path.ts'
import { dots, type Glyph, line, shape, wavy } from './glyph.ts'

const burrata: Glyph = {
  layer: 'piece',
  reach: 74,
  count: 1,
  fill: '#ead7b4',
  outline: wavy(84, 76, 7, 0.06, 0.5),
  detail:
    shape('#fff9ec', wavy(78, 70, 7, 0.06, 0.5)) +
    shape('#efdfc0', 'M-58 22C-40 62 38 70 62 20C56 84-52 84-58 22z') +
    line(
      '#e2cda4',
      5,
      'M-6-12C-30-8-44 8-40 28M4-8C0 14 8 32 24 40M10-18C28-24 46-16 54 0M-4-24C-12-40-30-46-44-38',
    ) +
    shape('#fff', 'M-14-14C-18-30 4-40 12-26C26-26 26-6 12-6C4 4-14 0-14-14z') +
    line('#d9c193', 4, 'M-8-14Q2-4 12-14'),
}

const dollop = (fill: string, top: string, swirl: string): Glyph => ({
  layer: 'piece',
  reach: 38,
  count: 8,
  fill,
  outline: wavy(38, 34, 6, 0.08, 0.2),
  detail: shape(top, wavy(31, 27, 6, 0.09, 0.3)) + line(swirl, 4, 'M-18 6C-16-14 12-20 18-4C20 10-2 14-4 2'),
})

const strands: Glyph = {
  layer: 'piece',
  reach: 42,
  count: 7,
  fill: '#ead7b4',
  outline: 'M-44 2C-48-22-20-40 0-30C24-42 50-22 44 2C52 20 26 40 6 30C-18 42-46 26-44 2z',
  detail:
    shape('#fffaf0', 'M-40 0C-42-20-18-34 0-25C22-36 44-18 39 0C44 16 24 32 6 24C-16 34-40 22-40 0z') +
    line('#e6d2aa', 4, 'M-30-4C-14-20 8-14 30-12M-28 10C-8-4 12 4 34 4M-12 22C0 14 12 16 22 18'),
}

const gorgonzola: Glyph = {
  layer: 'piece',
  reach: 34,
  count: 10,
  fill: '#d8b984',
  outline: 'M-34-8L-16-28L12-30L32-12L34 12L10 30L-20 26z',
  detail:
    shape('#fbf0d4', 'M-30-8L-14-24L11-26L28-11L29 9L8 25L-17 21z') +
    line('#4f7386', 5.4, 'M-18-8q6-8 13-4M4 6q8-4 13 2M-10 12q4-3 8 0') +
    dots('#6d93a0', 5.4, [
      [8, -15],
      [-2, -1],
      [20, -6],
    ]),
}

const shavings: Glyph = {
  layer: 'leaf',
  reach: 38,
  count: 8,
  fill: '#d9ad62',
  outline: 'M-44 8C-32-16 0-30 40-26L46-16C22-14 4-2-10 20L-30 24z',
  detail:
    shape('#f9e5b0', 'M-40 8C-28-14 2-26 40-23C12-16-8-4-18 18L-30 20z') +
    line('#fff8df', 3, 'M-28 6C-16-8 2-16 24-20'),
}

const egg: Glyph = {
  layer: 'piece',
  reach: 66,
  count: 2,
  fill: '#dec293',
  outline: wavy(70, 62, 6, 0.09, 0.4),
  detail:
    shape('#fffaf0', wavy(65, 57, 6, 0.09, 0.4)) +
    shape('#d97f15', disc(3, 2, 31)) +
    shape('#f5ab2c', disc(2, 0, 28)) +
    line('#fde3a0', 6, 'M-14-8Q-8-18 4-19'),
}

const boiledEgg: Glyph = {
  layer: 'piece',
  reach: 36,
  count: 7,
  fill: '#e2cfa8',
  outline: 'M0-38C22-34 34-8 30 10C26 32-26 32-30 10C-34-8-22-34 0-38z',
  detail:
    shape('#fffaf0', 'M0-34C20-30 30-7 27 9C23 28-23 28-27 9C-30-7-20-30 0-34z') +
    shape('#eda52d', disc(0, 3, 16)) +
    line('#fbd47c', 4, 'M-8-2Q-4-8 3-8'),
}

export const CHEESES = {
  burrata,
  stracciatella: strands,
  ricotta: dollop('#e3cda4', '#fffaf0', '#e9d8b6'),
  softCheese: dollop('#e0c48e', '#fbf2dc', '#e8d2a4'),
  gorgonzola,
  shavings,
  egg,
  boiledEgg,
  cheeseCubes: {
    layer: 'piece',
    reach: 36,
    count: 8,
    fill: '#d7963f',
    outline: wavy(40, 30, 5, 0.12, 0.8),
    detail:
      shape('#f7d78f', wavy(36, 26, 5, 0.12, 0.8)) +
      shape('#fcebc0', 'M-22-4C-20-18 2-20 10-12C22-14 26 0 16 4C6 12-20 10-22-4z') +
      dots(CHEESE.brown, 7, [
        [-20, 11],
        [22, 10],
      ]) +
      dots(CHEESE.brown, 4, [
        [-10, 15],
        [27, -2],
      ]),
  },
} satisfies Record<string, Glyph>
