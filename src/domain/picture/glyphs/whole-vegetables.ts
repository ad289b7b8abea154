/** Vegetables in pieces: dice, spears, florets, pulses. */
import { LEAF } from '../palette.ts'
import { disc } from '../svg-path.ts'
import { dots, type Glyph, line, petal, ring, shape, wavy } from './glyph.ts'

const cube = (x: number, y: number, side: number) => `M${x} ${y}l${side}-7l9 ${side}l-${side} 8z`
const diced = (fill: string, lit: string, dark: string): Glyph => ({
  layer: 'piece',
  reach: 34,
  count: 10,
  fill,
  outline: cube(-36, -14, 26) + cube(2, -28, 24) + cube(-8, 8, 27),
  detail:
    shape(lit, cube(-33, -15, 19) + cube(5, -28, 17) + cube(-5, 7, 20)) +
    line(dark, 2.4, 'M-24 18l23-7M15 3l22-6M6 41l24-8'),
})

const spearScales = [-44, -34, -24, -14].flatMap((y) => [
  petal([0, y + 12], -112, 17, 6),
  petal([0, y + 12], -68, 17, 6),
])
const asparagus: Glyph = {
  layer: 'piece',
  reach: 48,
  count: 8,
  fill: '#6f8f3c',
  outline: `M-7 62L-9-20C-14-40-6-58 0-66C6-58 14-40 9-20L7 62z${spearScales.join('')}`,
  detail:
    shape('#49692b', spearScales.join('') + petal([0, -38], -90, 26, 9)) +
    line('#a9bd68', 3.4, 'M-3-4V58') +
    shape('#49692b', 'M-2 12L6 4L7 18zM-6 34L2 26L3 40z'),
}

const florets: Glyph = {
  layer: 'piece',
  reach: 38,
  count: 9,
  fill: '#4a7434',
  outline: 'M-8 42L-6 10C-34 16-44-8-28-20C-30-40-6-46 2-36C20-48 40-30 32-14C44 2 24 18 8 10L10 42z',
  detail:
    shape('#a9bf70', 'M-8 42L-5 12L-14 0L0 6L12-2L7 12L10 42z') +
    dots('#6d9a4a', 9, [
      [-22, -14],
      [-8, -26],
      [8, -26],
      [22, -14],
      [-12, -10],
      [8, -12],
      [24, 0],
    ]),
}

const chilli: Glyph = {
  layer: 'small',
  reach: 24,
  count: 9,
  fill: '#c2200f',
  outline: ring(-9, -7, 12, 6) + ring(12, 9, 10, 5),
  detail:
    dots('#f6d795', 3.6, [
      [-9, -7],
      [12, 9],
    ]) + line('#f0765a', 2.6, 'M-18-10Q-15-17-9-17M5 5Q7 1 12 1'),
}

const garlic: Glyph = {
  layer: 'small',
  reach: 26,
  count: 9,
  fill: '#f6e8c4',
  outline: 'M-26-2C-18-20 6-18 12-8C6 2-16 10-26-2zM2 22C4 8 22 2 30 8C28 20 12 28 2 22z',
  detail:
    line('#d9ae62', 2.6, 'M-26-2C-16 9 6 3 12-8M2 22C12 28 26 21 30 8') +
    line('#d9ae62', 2, 'M-14-6q6-4 12-2M12 16q5-4 9-4'),
}

const capers: Glyph = {
  layer: 'small',
  reach: 20,
  count: 12,
  fill: '#5d6b2c',
  outline: wavy(11, 10, 5, 0.04) + disc(16, 11, 9),
  detail:
    line('#a3ae62', 3, 'M-6-4q4-4 8-3M11 8q3-3 6-3') +
    dots('#38431a', 3, [
      [4, 5],
      [19, 15],
    ]),
}

const flowerPetals = [-150, -120, -90, -60, -30].map((angle) => petal([0, 18], angle, 58, 13)).join('')
const courgetteFlower: Glyph = {
  layer: 'piece',
  reach: 46,
  count: 7,
  fill: '#e99a24',
  outline: `${flowerPetals}M-12 16Q0 8 12 16L6 40L4 58L-4 58L-6 40z`,
  detail:
    shape('#f6bf4d', [-135, -90, -45].map((angle) => petal([0, 14], angle, 44, 7)).join('')) +
    shape(LEAF.light, 'M-12 18Q0 6 12 18L6 40L4 58L-4 58L-6 40z') +
    line('#c96f17', 2.4, 'M0 10V-30M-4 12L-24-16M4 12L24-16'),
}

const pulses = (fill: string, lit: string, size: number, count: number): Glyph => ({
  layer: 'small',
  reach: size * 2.1,
  count,
  fill,
  outline:
    disc(-size, -size * 0.7, size) +
    disc(size * 1.1, -size * 0.3, size * 0.95) +
    disc(-size * 0.1, size * 1.2, size),
  detail: dots(lit, size * 0.7, [
    [-size * 1.3, -size],
    [size * 0.8, -size * 0.6],
    [-size * 0.4, size * 0.9],
  ]),
})

const fennel: Glyph = {
  layer: 'piece',
  reach: 40,
  count: 8,
  fill: '#e9efcf',
  outline:
    'M-8 46C-34 36-42 6-30-14C-26-28-22-40-18-50L-8-48L-6-30L0-50L9-50L7-28L16-46L26-42C24-30 28-20 32-8C40 12 30 38 8 46z',
  detail:
    line('#b5c689', 3, 'M-10 40C-26 22-22-6-12-30M0 42C-6 14-2-10 2-32M10 40C24 22 22 0 16-26') +
    line('#fbfdee', 3, 'M-20 22C-26 6-22-6-18-16'),
}

export const WHOLE_VEGETABLES = {
  pumpkin: diced('#dd7f26', '#f4a94c', '#ac5613'),
  beetroot: diced('#8e2148', '#b53f68', '#5c0f2c'),
  tofu: diced('#ead9b0', '#f8edd0', '#c09a5c'),
  asparagus,
  broccoli: florets,
  cauliflower: {
    ...florets,
    fill: '#e6d9ae',
    detail:
      shape('#cbd39a', 'M-8 42L-5 12L-14 0L0 6L12-2L7 12L10 42z') +
      dots('#f8efd2', 9, [
        [-22, -14],
        [-8, -26],
        [8, -26],
        [22, -14],
        [-12, -10],
        [8, -12],
        [24, 0],
      ]),
  },
  chilli,
  garlic,
  capers,
  courgetteFlower,
  peas: pulses('#6b9a35', '#b8d17a', 10, 14),
  chickpeas: pulses('#d9ad64', '#f5dba2', 12, 13),
  beans: pulses('#efe1c0', '#fffaf0', 12, 12),
  corn: pulses('#eebb35', '#fbe08a', 9, 14),
  fennel,
} satisfies Record<string, Glyph>
