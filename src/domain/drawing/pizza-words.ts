/** Drawings of the words for the pizza, its tools and the oven. What each shows in words: content/drawings.yaml. */
import { drawSymptom } from '../first-aid/draw-symptom.ts'
import {
  bakedColour,
  CHAR,
  CHEESE,
  CHEESE_EDGE,
  CRUMB,
  ellipse,
  HOLE,
  INK,
  type Shape,
  TOMATO,
} from './paint.ts'
import {
  arrow,
  BRICK,
  bentArrow,
  bubblesIn,
  DARK,
  DOUGH_EDGE,
  FLOUR,
  flames,
  GREEN,
  hand,
  heat,
  line,
  measure,
  measureUp,
  mound,
  pizzaSide,
  round,
  STEEL,
  solid,
  TABLE_Y,
  table,
  WOOD,
} from './parts.ts'

/** A good slice in section. */
const slice = (more: object): Shape[] =>
  drawSymptom({ view: 'section', says: '', colour: 5, top: 5, ...more })

/** The oven cut open: dome, floor, mouth at the right. */
const oven = (floor: string): Shape[] => [
  solid('M14 104C14 44 52 12 96 12C140 12 168 40 174 74L186 74L186 60L196 60L196 104Z', '#d9b08c', DARK, 2),
  solid('M28 96C28 52 58 26 96 26C134 26 158 50 164 84L164 96Z', '#4a2f22', DARK, 1.4),
  solid('M14 96H196V112H14Z', floor, DARK, 2),
]

const rack = (y: number): Shape =>
  line(`M8 ${y}H192M24 ${y}v5M48 ${y}v5M72 ${y}v5M96 ${y}v5M120 ${y}v5M144 ${y}v5M168 ${y}v5`, 2)

const leaf = (x: number, y: number): Shape =>
  solid(`M${x - 8} ${y}Q${x} ${y - 8} ${x + 8} ${y}Q${x} ${y + 7} ${x - 8} ${y}Z`, GREEN, '#275531', 1)

const SPOTS: readonly (readonly [x: number, y: number, r: number])[] = [
  [58, 40, 5],
  [50, 58, 3.5],
  [52, 82, 5],
  [66, 104, 4],
  [88, 114, 5],
  [112, 113, 3.5],
  [134, 103, 5],
  [147, 86, 4],
  [151, 62, 5],
  [141, 36, 4],
  [122, 20, 5],
  [98, 15, 4],
  [74, 24, 4],
  [62, 30, 3],
  [45, 70, 3],
  [144, 96, 3],
  [152, 50, 3],
  [84, 18, 3],
]

export const PIZZA_WORDS = {
  alveolatura: () => slice({ rim: 8, crumb: 10 }),
  'biscotto-di-sorrento': () => [
    solid('M30 62L70 40H176L140 62Z', '#d9906c', DARK, 1.8),
    solid('M30 62H140V104H30Z', BRICK, DARK, 1.8),
    solid('M140 62L176 40V82L140 104Z', '#a85f3e', DARK, 1.8),
    {
      d: [
        [46, 74],
        [64, 92],
        [80, 76],
        [98, 94],
        [112, 74],
        [126, 90],
        [54, 98],
        [90, 84],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 3, 2.2))
        .join(''),
      fill: '#8a4a30',
    },
    measureUp(16, 62, 104),
  ],
  canotto: () => [
    ...slice({ rim: 10, crumb: 0 }),
    { d: 'M20 94C17 66 27 50 40 50S60 68 62 94Z', fill: HOLE, opacity: 0.85 },
  ],
  cornicione: () => [...slice({ rim: 6, crumb: 7 }), measureUp(6, 58, 108), measure(12, 66, 122)],
  cottura: () => [
    ...oven(BRICK),
    ...pizzaSide(102, 95, 42),
    ...flames([46], 94),
    heat(84, 34, 64),
    heat(120, 34, 64),
    heat(102, 126, 114),
  ],
  disco: () => [...round(100, 58, 48, { rim: 0.16, bake: 3, bare: true }), measure(52, 148, 120)],
  focaccia: () => [
    solid(
      `M12 ${TABLE_Y}C6 84 18 70 34 70C52 70 50 82 60 82S70 70 84 70C98 70 96 82 106 82S116 70 130 70C144 70 142 82 152 82S160 70 172 72C190 76 196 94 190 ${TABLE_Y}Z`,
      CRUMB,
      bakedColour(6),
      4,
    ),
    ...bubblesIn(20, 184, 86, 108, 5),
    {
      d: 'M52 78Q60 88 68 78ZM98 78Q106 88 114 78ZM144 78Q152 88 160 78Z',
      fill: '#d8b13c',
      stroke: '#a8862a',
      width: 1,
    },
    line('M16 118H186', 4, { stroke: STEEL }),
    { d: 'M106 20q10 16 5 22a7 7 0 0 1 -10 0q-5 -6 5 -22Z', fill: '#e0c04a', stroke: '#a8862a', width: 1.4 },
    arrow(106, 50, 106, 66),
  ],
  'forno-a-legna': () => [
    ...oven(BRICK),
    ...flames([38, 48, 58], 95),
    line('M32 95H64', 5, { stroke: WOOD }),
    ...pizzaSide(118, 95, 32),
    line('M166 70C176 50 182 30 178 8', 2, { opacity: 0.5 }),
  ],
  leopardatura: () => [
    ...round(100, 65, 58, { bake: 3 }),
    { d: SPOTS.map(([x, y, r]) => ellipse(x, y, r, r * 0.8)).join(''), fill: CHAR, opacity: 0.85 },
  ],
  madia: () => [
    solid('M30 56H170L154 104H46Z', WOOD, DARK, 2),
    ...mound(100, 48, 22, 56),
    solid('M26 30L178 8L180 16L28 40Z', '#a8713a', DARK, 2),
    line('M54 104L50 126M146 104L150 126', 4, { stroke: WOOD }),
    line('M64 70H136M62 84H138', 1.4, { stroke: DARK, opacity: 0.5 }),
  ],
  montanara: () => [
    solid(
      `M20 104C14 78 40 72 52 80H148C160 72 186 78 180 104Q100 116 20 104Z`,
      bakedColour(5.5),
      bakedColour(7.5),
      2.4,
    ),
    ...bubblesIn(30, 170, 88, 104, 3),
    solid('M54 80C60 66 84 70 100 66S140 66 146 80Z', TOMATO, '#98200f', 1.4),
    { d: 'M76 62l4 6M90 58l3 7M106 60l-3 6M122 60l3 6', stroke: CHEESE, width: 3.4 },
    leaf(100, 58),
    table(118),
  ],
  padellino: () => [
    solid('M34 98C30 64 44 46 100 46S170 64 166 98Z', CRUMB, bakedColour(5), 4),
    ...bubblesIn(44, 156, 64, 94, 6),
    line('M52 52H148', 6, { stroke: TOMATO }),
    line('M28 52L36 104H164L172 52', 5, { stroke: '#4b4b52' }),
    line('M170 62H198', 5, { stroke: '#4b4b52' }),
    table(112),
  ],
  pala: () => [
    solid('M8 60H76L84 30Q128 10 164 30Q178 50 164 72Q128 90 84 70L76 66H8Z', WOOD, DARK, 1.8),
    ...round(126, 50, 27),
    solid(ellipse(168, 108, 18, 14), STEEL),
    line('M8 110H150', 5, { stroke: STEEL }),
  ],
  'piastra-d-acciaio': () => [
    rack(104),
    solid('M24 96H176V104H24Z', STEEL, DARK, 1.8),
    ...pizzaSide(100, 95, 54),
    heat(60, 124, 110),
    heat(100, 124, 110),
    heat(140, 124, 110),
    measureUp(188, 96, 104),
  ],
  'pietra-refrattaria': () => [
    rack(108),
    solid('M24 86H176V108H24Z', '#d8bd98', DARK, 1.8),
    ...pizzaSide(100, 85, 54),
    { d: 'M70 66q-6 -7 0 -13M100 62q-6 -7 0 -13M130 66q-6 -7 0 -13', stroke: INK, width: 1.8, opacity: 0.5 },
    measureUp(188, 86, 108),
    {
      d: [
        [44, 96],
        [72, 100],
        [100, 94],
        [128, 100],
        [156, 96],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 2.4, 1.8))
        .join(''),
      fill: '#a98b62',
    },
  ],
  pinsa: () => [
    solid(
      'M16 68C12 34 56 24 100 26S188 36 184 68C182 98 146 108 100 106S18 98 16 68Z',
      bakedColour(3.5),
      bakedColour(6),
      2.4,
    ),
    ...bubblesIn(36, 164, 40, 92, 8).map((shape) => ({ ...shape, fill: bakedColour(2) })),
    {
      d: `${ellipse(30, 56, 4, 3)}${ellipse(70, 32, 4, 3)}${ellipse(150, 36, 5, 3)}${ellipse(174, 74, 4, 3)}${ellipse(60, 100, 4, 3)}`,
      fill: bakedColour(8),
    },
  ],
  'pizza-a-portafoglio': () => [
    solid('M52 110L28 30Q30 16 48 18Q110 22 146 84Q152 98 138 102Z', bakedColour(4), bakedColour(6.5), 2.4),
    solid('M60 104L42 38Q96 42 128 90Z', TOMATO, '#98200f', 1),
    { d: 'M28 30Q30 16 48 18Q110 22 146 84', stroke: bakedColour(6.5), width: 6 },
    line('M46 26Q104 32 138 92M40 34Q98 42 130 96', 1.6, { stroke: bakedColour(7) }),
    solid('M40 70L36 124H112L150 96L60 108Z', '#f4ead4', DARK, 1.6),
    bentArrow(172, 30, 186, 66, 158, 84),
  ],
  'pizza-fritta': () => [
    { d: 'M22 60H178L168 110Q100 120 32 110Z', fill: '#e3b93f', opacity: 0.75 },
    solid('M48 76C56 40 144 40 152 76Q100 92 48 76Z', bakedColour(5), bakedColour(7.5), 2.2),
    line('M52 77q6 -7 10 0q6 -6 10 1q6 -6 10 1q6 -6 10 1q6 -6 10 0q6 -6 10 -1q6 -6 10 -1q6 -6 10 -2', 1.6, {
      stroke: bakedColour(7.5),
    }),
    line('M16 38L30 112Q100 124 170 112L184 38', 3.4),
    line(`${ellipse(44, 98, 4)}${ellipse(70, 104, 3)}${ellipse(118, 102, 4)}${ellipse(150, 96, 3)}`, 1.4, {
      stroke: DARK,
      opacity: 0.6,
    }),
    line('M184 44H198', 4),
  ],
  'pizza-in-teglia': () => [
    solid('M14 26H186V106H14Z', '#4b4b52', DARK, 2),
    solid('M22 33H178V99H22Z', bakedColour(4), bakedColour(6), 2),
    { d: 'M30 40H170V92H30Z', fill: TOMATO },
    solid(
      [
        [52, 54],
        [84, 76],
        [116, 52],
        [148, 76],
        [54, 80],
        [150, 52],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 11, 7))
        .join(''),
      CHEESE,
      CHEESE_EDGE,
      1,
    ),
    line('M74 33V99M126 33V99M22 66H178', 1.8, { dashed: true, stroke: DARK }),
  ],
  platea: () => [
    ...oven('#e07b3c'),
    ...pizzaSide(102, 95, 40),
    arrow(40, 128, 40, 114),
    arrow(102, 128, 102, 114),
    arrow(160, 128, 160, 114),
  ],
  'ruota-di-carro': () => [
    solid(ellipse(100, 65, 50, 48), '#ffffff', DARK, 2),
    ...round(100, 65, 62, { rim: 0.08, bake: 4 }),
    { d: ellipse(100, 65, 50, 48), stroke: DARK, width: 1.6, dashed: true },
  ],
  sfincione: () => [
    solid(`M18 ${TABLE_Y}L16 62Q18 54 28 54H172Q182 54 184 62L182 ${TABLE_Y}Z`, CRUMB, bakedColour(5), 3.4),
    ...bubblesIn(24, 176, 66, 108, 7),
    { d: 'M20 54Q60 44 100 52T180 54', stroke: TOMATO, width: 8 },
    { d: 'M40 46q10 -8 20 -1M84 47q10 -8 20 0M132 47q10 -8 20 0', stroke: '#f6e7d4', width: 3 },
    {
      d: [
        [56, 50],
        [74, 46],
        [112, 48],
        [124, 44],
        [160, 50],
        [34, 50],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 2.2, 1.6))
        .join(''),
      fill: '#b57a35',
    },
    measureUp(194, 54, 112),
  ],
  spolvero: () => [
    ...mound(126, 34, 32, 100),
    ...hand(62, 40, 20, 0.9),
    {
      d: 'M58 50v5M66 54v5M50 60v5M74 62v5M60 68v5M84 72v5M46 78v5M68 80v5M94 84v5',
      stroke: '#d8c9a8',
      width: 2.6,
    },
    solid('M26 100Q80 92 180 100Z', FLOUR, DOUGH_EDGE, 1),
    table(101),
  ],
  'teglia-in-ferro-blu': () => [
    solid('M40 34H160L188 96H12Z', '#3d4f66', DARK, 2),
    solid('M50 42H150L170 86H30Z', '#54708f', '#2a3848', 1.4),
    { d: 'M60 48L46 80M78 48L70 62', stroke: '#a9c3dd', width: 3, opacity: 0.8 },
    solid('M12 96H188L184 108H16Z', '#2a3848', DARK, 1.6),
    measure(14, 186, 120),
  ],
} satisfies Record<string, () => Shape[]>
