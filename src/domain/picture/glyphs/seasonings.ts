/** Drops, crystals and creams: what finishes a pizza. */
import { disc } from '../svg-path.ts'
import { dots, type Glyph, line, shape, wavy } from './glyph.ts'

const drops = (fill: string, lit: string): Glyph => ({
  layer: 'drop',
  reach: 26,
  count: 11,
  fill,
  outline: wavy(15, 13, 5, 0.06) + disc(22, 13, 7) + disc(-16, 19, 5),
  detail: line(lit, 3.4, 'M-8-4Q-4-9 2-9') + dots(lit, 4, [[20, 11]]),
})

const drizzle = (fill: string, lit: string): Glyph => ({
  layer: 'drop',
  reach: 44,
  count: 8,
  fill,
  outline:
    'M-52 4C-44-22-26-22-20 0C-16 18-8 18-2-2C6-26 24-24 30-2C34 12 42 12 50-4C56 8 48 24 34 20C22 16 22-4 14-6C8-2 8 26-10 26C-28 26-28-2-36-4C-40 0-42 10-50 14z',
  detail: line(lit, 2.6, 'M-46 2C-40-14-28-14-24 0M2-8C8-18 20-18 24-6'),
})

const crystals: Glyph = {
  layer: 'drop',
  reach: 24,
  count: 14,
  fill: '#e9dcc2',
  outline: 'M-20-8l10-5l5 9l-10 5zM4-16l9-3l4 9l-9 3zM-4 10l10-5l5 9l-10 5zM18 8l8-4l4 7l-8 4z',
  detail: shape('#fffdf6', 'M-18-8l8-4l4 6l-8 4zM6-15l7-3l3 7l-7 2zM-2 10l8-4l4 6l-8 4zM20 8l6-3l3 5l-6 3z'),
}

const sugarDust: Glyph = {
  layer: 'drop',
  reach: 28,
  count: 18,
  fill: '#fffaf0',
  outline:
    disc(-14, -10, 4) +
    disc(6, -16, 3) +
    disc(16, 2, 4) +
    disc(-4, 8, 3.4) +
    disc(-20, 14, 2.6) +
    disc(10, 20, 3),
  detail: '',
}

const flecks = (colour: string): Glyph => ({
  layer: 'drop',
  reach: 26,
  count: 16,
  fill: colour,
  outline:
    'M-18-12l6-2l1 6l-6 1zM4-18l5 1l-1 6l-6-1zM-6 6l6-3l3 6l-6 3zM16 4l5-2l2 6l-5 1zM-22 14l5-1l1 5l-5 1zM10 20l5 1l-1 5l-5-1z',
  detail: '',
})

const seeds: Glyph = {
  layer: 'drop',
  reach: 26,
  count: 16,
  fill: '#c99b53',
  outline: wavy(7, 4, 4, 0.05),
  detail:
    dots('#f6e5bd', 7, [
      [-14, -8],
      [10, -14],
      [-6, 12],
      [16, 8],
    ]) + dots('#f9edd0', 5, [[0, 0]]),
}

const spooned = (fill: string, top: string, lit: string): Glyph => ({
  layer: 'piece',
  reach: 36,
  count: 9,
  fill,
  outline: wavy(36, 29, 6, 0.1, 0.3),
  detail: shape(top, wavy(28, 21, 6, 0.1, 0.5)) + line(lit, 4, 'M-14 2C-10-12 10-14 14-2'),
})

const chocolateCurls: Glyph = {
  layer: 'leaf',
  reach: 32,
  count: 10,
  fill: '#3d1d10',
  outline: 'M-32 6C-26-14 0-22 22-14L26-4C6-10-10-2-18 16zM-4 24L24 8L30 16L4 32z',
  detail: line('#8a5231', 4, 'M-24 4C-16-8 2-14 20-10M4 25L24 14'),
}

export const SEASONINGS = {
  oilDrops: drops('#c9a02c', '#fbeaa0'),
  honey: drizzle('#d98e1f', '#fbd98a'),
  balsamic: drops('#2e1416', '#8a5a58'),
  chocolateDrizzle: drizzle('#43200f', '#9a6240'),
  caramel: drizzle('#a85c17', '#eab468'),
  salt: crystals,
  sugarDust,
  pepperFlecks: flecks('#2b201c'),
  chilliFlakes: flecks('#b8240f'),
  seeds,
  jam: spooned('#7a1220', '#a82a34', '#e58a85'),
  whippedCream: spooned('#e5d2ae', '#fffbf2', '#ead9b8'),
  hazelnutCream: spooned('#4a2513', '#6f3d22', '#b07a52'),
  chocolateCurls,
} satisfies Record<string, Glyph>
