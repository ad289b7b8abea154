/** Drawings of the words for flour, dough and time. What each shows in words: content/drawings.yaml. */
import { bakedColour, CRUMB, ellipse, INK, type Shape, WATER } from './paint.ts'
import {
  arrow,
  bentArrow,
  bowl,
  bubblesIn,
  clock,
  DARK,
  DOUGH_EDGE,
  FLOUR,
  hand,
  jar,
  letter,
  line,
  measure,
  measureUp,
  mound,
  STEEL,
  solid,
  TABLE_Y,
  table,
  WOOD,
} from './parts.ts'

const BRAN = '#a8713a'
type Point = readonly [x: number, y: number]
const grains = (points: readonly Point[], rx: number, ry: number, fill = FLOUR, edge = DOUGH_EDGE): Shape =>
  solid(points.map(([x, y]) => ellipse(x, y, rx, ry)).join(''), fill, edge, 1.3)
const crumbs = (xs: readonly (readonly [x: number, y: number, r: number])[]): Shape =>
  solid(xs.map(([x, y, r]) => ellipse(x, y, r, r * 0.8)).join(''), CRUMB, DOUGH_EDGE, 1.2)

/** A box of balls from the side. */
const box = (y: number, half: number, xs: readonly number[], ballHalf: number, high: number): Shape[] => [
  ...xs.flatMap((x) => mound(x, ballHalf, high, y - 2)),
  line(`M${100 - half} ${y - 34}L${100 - half} ${y}L${100 + half} ${y}L${100 + half} ${y - 34}`, 2.6),
]

const thermometer = (x: number, y: number, warm: number): Shape[] => [
  solid(
    `M${x - 4} ${y - 46}Q${x} ${y - 52} ${x + 4} ${y - 46}L${x + 4} ${y - 8}A8 8 0 1 1 ${x - 4} ${y - 8}Z`,
    '#ffffff',
  ),
  { d: `M${x} ${y - 2}L${x} ${y - 8 - 34 * warm}`, stroke: '#c23a22', width: 4 },
  { d: ellipse(x, y - 2, 5), fill: '#c23a22' },
]

/** The curve of the alveograph: how much the dough resists, how far it stretches. */
const CURVE = 'M30 108C34 50 40 28 48 28C62 28 74 66 110 80C134 89 158 92 166 94L166 108'
const axes = line('M30 16L30 108L186 108', 2)

const net = (y: number, lift: number) =>
  `M14 ${y}C50 ${y - lift} 76 ${y + lift} 100 ${y}S150 ${y - lift} 186 ${y}`

export const DOUGH_WORDS = {
  abburattamento: () => [
    grains(
      [
        [62, 40],
        [84, 37],
        [110, 39],
        [134, 41],
        [98, 43],
      ],
      7,
      4.5,
      BRAN,
      '#7c4f22',
    ),
    line('M40 18L40 48L160 48L160 18', 3),
    line('M44 48L156 48', 3, { dashed: true }),
    {
      d: 'M62 58v8M84 56v12M106 58v8M128 56v12M146 58v8M74 74v8M96 72v10M118 74v8',
      stroke: '#d8c9a8',
      width: 3,
    },
    solid(`M46 ${TABLE_Y}C66 90 90 84 100 84S134 90 154 ${TABLE_Y}Z`, FLOUR, DOUGH_EDGE),
    table(),
  ],
  amido: () => [
    grains(
      [
        [36, 50],
        [58, 44],
        [48, 68],
        [28, 74],
        [70, 70],
      ],
      9,
      7,
    ),
    arrow(84, 60, 110, 60),
    grains(
      [
        [138, 42],
        [172, 54],
        [138, 78],
        [170, 90],
      ],
      18,
      16,
      '#fdf0cf',
    ),
    { d: 'M92 88q5 8 0 14a5 5 0 0 1 -8 -4q2 -6 8 -10Z', fill: WATER, stroke: '#3f6f8c', width: 1.2 },
    { d: 'M104 96c-5 -7 5 -11 0 -18M112 96c-5 -7 5 -11 0 -18', stroke: '#d0602a', width: 2.2 },
  ],
  appretto: () => [
    ...box(56, 84, [52, 100, 148], 16, 18),
    arrow(100, 62, 100, 76),
    ...box(124, 84, [48, 100, 152], 25, 34),
  ],
  autolisi: () => [
    ...bowl(76, 58, 66, 0.62),
    line('M44 74l6 3M60 70l5 4M84 72l6 -3M104 76l5 3M70 84l6 2M92 86l6 -2', 1.6, { stroke: DOUGH_EDGE }),
    ...clock(166, 42, 20, 0.6),
    table(118),
  ],
  biga: () => [
    ...bowl(100, 74, 66),
    crumbs([
      [50, 60, 10],
      [72, 64, 13],
      [98, 62, 13],
      [124, 63, 13],
      [148, 60, 10],
      [64, 80, 10],
      [86, 83, 11],
      [110, 83, 11],
      [134, 80, 10],
      [86, 46, 9],
      [112, 45, 10],
    ]),
    line('M66 64l6 4M96 62l-5 5M120 64l6 3M84 84l5 3M108 84l5 -3', 1.4, { stroke: DOUGH_EDGE }),
    table(118),
  ],
  estensibilita: () => [
    solid('M34 56C70 66 130 66 166 56L166 80C130 72 70 72 34 80Z', CRUMB, DOUGH_EDGE),
    ...hand(36, 66, -90, 0.8),
    ...hand(164, 66, 90, 0.8, true),
    arrow(80, 98, 40, 98),
    arrow(120, 98, 160, 98),
  ],
  idratazione: () => [
    ...mound(40, 24, 44, 104),
    ...mound(98, 29, 30, 104),
    ...mound(162, 34, 15, 104),
    table(104),
    ...[
      [40, 1],
      [92, 2],
      [150, 3],
    ].flatMap(([x = 0, drops = 0]) =>
      Array.from({ length: drops }, (_, at) => ({
        d: `M${x + at * 12} 30q7 10 3 14a5 5 0 0 1 -6 0q-4 -4 3 -14Z`,
        fill: WATER,
        stroke: '#3f6f8c',
        width: 1.2,
      })),
    ),
  ],
  'impasto-diretto': () => [
    solid('M44 20L58 44L30 44Z', FLOUR, DOUGH_EDGE),
    { d: 'M100 16q12 18 6 25a9 9 0 0 1 -12 0q-6 -7 6 -25Z', fill: WATER, stroke: '#3f6f8c', width: 1.4 },
    solid('M146 26h22v16h-22Z', '#d9c49a', DOUGH_EDGE),
    arrow(52, 50, 74, 66),
    arrow(100, 48, 100, 66),
    arrow(150, 50, 128, 66),
    ...bowl(100, 46, 42, 0.7, CRUMB, 72),
  ],
  'impasto-indiretto': () => [
    ...bowl(48, 32, 34, 0.7, CRUMB, 22),
    ...bubblesIn(28, 68, 34, 50, 4),
    ...clock(48, 84, 14, 0.75),
    solid('M150 18L166 46L134 46Z', FLOUR, DOUGH_EDGE),
    arrow(78, 48, 96, 68),
    arrow(142, 52, 124, 68),
    ...bowl(110, 44, 42, 0.72, CRUMB, 74),
  ],
  incordatura: () => [
    line('M100 8L100 40C100 58 124 58 124 74C124 92 88 96 82 80', 5, { stroke: STEEL }),
    solid(
      'M74 62C66 90 84 110 106 110C130 110 144 90 134 66C124 50 112 56 104 66C94 78 84 56 74 62Z',
      CRUMB,
      DOUGH_EDGE,
    ),
    line('M100 8L100 44C100 58 118 60 121 72', 5, { stroke: STEEL }),
    line('M36 34C36 96 58 120 100 120S164 96 164 34', 3),
    bentArrow(140, 26, 100, 10, 62, 26),
  ],
  'li-co-li': () => [
    ...jar(100, 38, 84, 0.72),
    ...bubblesIn(68, 132, 58, 106, 5),
    { d: 'M150 20C150 60 120 40 116 56', stroke: CRUMB, width: 9 },
    { d: 'M150 20C150 60 120 40 116 56', stroke: DOUGH_EDGE, width: 1 },
    line('M144 8L160 24', 4, { stroke: WOOD }),
    table(),
  ],
  lievitazione: () => [
    ...jar(52, 32, 84, 0.34),
    arrow(92, 66, 112, 66),
    ...jar(150, 32, 84, 0.82),
    ...bubblesIn(124, 176, 46, 106, 4),
    { d: 'M20 84L184 84', stroke: INK, width: 1.4, dashed: true },
    table(),
  ],
  'lievito-madre': () => [
    ...bowl(100, 74, 62),
    ...mound(100, 48, 60, 90),
    line('M80 40C94 48 110 58 122 74M122 40C108 48 92 58 78 74', 2.2, { stroke: DOUGH_EDGE }),
    table(118),
  ],
  'maglia-glutinica': () => [
    { d: 'M6 8H194V122H6Z', fill: CRUMB },
    { d: `${ellipse(56, 42, 22, 14)}${ellipse(136, 82, 24, 15)}${ellipse(150, 34, 14, 9)}`, fill: FLOUR },
    grains(
      [
        [34, 76],
        [92, 66],
        [104, 30],
        [66, 100],
        [172, 62],
        [110, 108],
        [20, 30],
      ],
      7,
      5.5,
    ),
    ...[20, 56, 66, 98, 112].map((y, at) => ({
      d: net(y, at % 2 ? 16 : -12),
      stroke: '#b4502f',
      width: 2.4,
    })),
    {
      d: 'M30 8C44 50 10 80 40 122M88 8C74 48 110 84 92 122M152 8C166 52 126 78 160 122',
      stroke: '#b4502f',
      width: 2.2,
    },
  ],
  'maturazione-a-freddo': () => [
    solid('M46 8H128V122H46Z', '#e6eef2', DARK, 2.4),
    line('M46 44H128M46 84H128M121 16V34', 2, { stroke: DARK }),
    ...[66, 87, 108].flatMap((x) => mound(x, 9, 12, 82)),
    ...[66, 87, 108].flatMap((x) => mound(x, 9, 12, 120)),
    line('M87 16v20M78 21l18 10M96 21l-18 10', 2, { stroke: '#4b86a8' }),
    ...thermometer(164, 96, 0.18),
  ],
  'p-l': () => [
    axes,
    { d: CURVE, stroke: '#b4502f', width: 3 },
    measureUp(18, 28, 106),
    letter('P', 4, 58),
    measure(32, 166, 118),
    letter('L', 174, 112),
  ],
  panetto: () => [
    ...mound(100, 50, 64),
    line('M84 110C90 98 96 104 100 98C104 104 110 98 116 110', 2, { stroke: DOUGH_EDGE }),
    bentArrow(42, 60, 28, 92, 76, 122),
    bentArrow(158, 60, 172, 92, 124, 122),
    table(),
  ],
  'pasta-di-riporto': () => [
    ...mound(44, 26, 30, 62),
    ...bubblesIn(28, 60, 38, 58, 4),
    bentArrow(64, 34, 92, 16, 112, 52),
    ...bowl(132, 54, 52, 0.7, FLOUR, 60),
    solid(ellipse(122, 88, 15, 10), CRUMB, DOUGH_EDGE),
    solid(ellipse(146, 92, 10, 7), CRUMB, DOUGH_EDGE),
  ],
  poolish: () => [
    ...bowl(100, 74, 64, 0.66),
    ...bubblesIn(56, 144, 66, 98, 5),
    grains(
      [
        [52, 62],
        [74, 63],
        [100, 62],
        [122, 64],
        [146, 62],
      ],
      8,
      5,
    ),
    table(118),
  ],
  puntata: () => [
    line('M14 50L14 112L84 112L84 50', 2.6),
    ...mound(49, 31, 26, 110),
    arrow(92, 86, 108, 86),
    line('M116 50L116 112L186 112L186 50', 2.6),
    ...mound(151, 33, 54, 110),
    ...bubblesIn(128, 174, 72, 106, 4),
    ...clock(100, 28, 17, 0.5),
  ],
  rinfresco: () => [
    ...mound(34, 22, 26, 70),
    solid('M84 34L104 70L64 70Z', FLOUR, DOUGH_EDGE),
    { d: 'M134 28q18 26 9 36a13 13 0 0 1 -18 0q-9 -10 9 -36Z', fill: WATER, stroke: '#3f6f8c', width: 1.4 },
    line('M56 56h8M60 52v8M108 56h8M112 52v8', 2.4),
    arrow(84, 80, 84, 94),
    ...mound(84, 36, 26, 126),
    ...clock(164, 104, 16, 0.3),
  ],
  saccaromiceti: () => [
    solid(`${ellipse(60, 60, 26, 22)}${ellipse(128, 78, 24, 20)}`, '#f0dca8', DOUGH_EDGE, 2),
    solid(`${ellipse(86, 42, 13, 11)}${ellipse(106, 96, 9, 8)}`, '#f0dca8', DOUGH_EDGE, 2),
    { d: `${ellipse(56, 62, 8)}${ellipse(130, 76, 8)}${ellipse(86, 42, 4)}`, fill: '#c79a52' },
    line(
      `${ellipse(156, 40, 9)}${ellipse(174, 24, 6)}${ellipse(146, 20, 5)}${ellipse(30, 24, 7)}${ellipse(18, 42, 4)}`,
      1.8,
    ),
    arrow(144, 62, 152, 52, 4),
  ],
  staglio: () => [
    solid('M10 112C8 84 22 74 50 74C76 74 88 84 90 112Z', CRUMB, DOUGH_EDGE),
    solid('M76 30H104V72L90 76L76 72Z', STEEL),
    solid('M74 22H106V34H74Z', WOOD),
    arrow(90, 80, 90, 104),
    ...mound(120, 16, 24),
    ...mound(156, 16, 24),
    line('M108 122H132M144 122H168', 2),
    table(),
  ],
  'temperatura-dell-impasto': () => [
    ...mound(90, 62, 66),
    line('M122 20L98 78', 4, { stroke: STEEL }),
    solid(ellipse(126, 14, 13), '#ffffff'),
    line('M126 14l6 -6', 2, { stroke: DARK }),
    ...thermometer(176, 104, 0.5),
    table(),
  ],
  tenacita: () => [
    line(ellipse(100, 66, 60, 54), 1.6, { dashed: true }),
    solid(ellipse(100, 66, 38, 34), CRUMB, DOUGH_EDGE),
    arrow(34, 66, 58, 66),
    arrow(166, 66, 142, 66),
    arrow(100, 6, 100, 28),
    arrow(100, 126, 100, 104),
  ],
  w: () => [
    { d: `${CURVE}Z`, fill: '#e8b26a', opacity: 0.7 },
    axes,
    { d: CURVE, stroke: '#b4502f', width: 3 },
  ],
  'maillard-reazione-di': () => [
    ...[0, 2.5, 5, 7, 8.6].map((bake, at) =>
      solid(
        `M${10 + at * 37} 90C${8 + at * 37} 60 ${16 + at * 37} 44 ${26 + at * 37} 44S${44 + at * 37} 60 ${42 + at * 37} 90Z`,
        bakedColour(bake),
        bakedColour(bake + 2),
        2,
      ),
    ),
    arrow(14, 110, 186, 110),
  ],
} satisfies Record<string, () => Shape[]>
