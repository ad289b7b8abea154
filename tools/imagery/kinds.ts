/** One plain recipe for each kind of pizza: its picture stands for recipes that have none of their own. */
import { STAND_INS, type StandIn, standInPicture } from '#site'
import { lookOf, type PicturedRecipe } from './looks/direct.ts'
import { CRUSTS } from './looks/doughs.ts'
import type { Dressing, Look } from './looks/look.ts'
import { LIGHT_MOODS } from './renderer/lights.ts'

/** What no line says. */
interface Own extends Partial<Dressing> {
  figure?: Look['figure']
}

type Plain = Pick<PicturedRecipe, 'style' | 'lines'> & { table: Look['table']; own: Own }

const plain = (
  style: PicturedRecipe['style'],
  lines: readonly string[],
  table: Look['table'],
  own: Own = {},
): Plain => ({ style, lines, table, own })

const OIL = '3 cucchiai di olio extravergine d’oliva'
const BARE = [OIL, 'sale grosso']
const TOMATO = ['300 g di passata di pomodoro', OIL]
const WHITE = ['300 g di fior di latte', OIL]
const RED = [...TOMATO, '300 g di fior di latte', '6 foglie di basilico']
/** Cheese that lets the colour under it show. */
const POOLS: Dressing['cheeses'] = [
  { mode: 'pools', kind: 'mozzarella', pools: 10, size: 0.14, cover: 0.7, brown: 0.9, onTomato: false },
]

const PLAIN: Readonly<Record<StandIn, Plain>> = {
  'tonda-rossa': plain('napoletana', RED, 'oak'),
  'tonda-bianca': plain('napoletana', WHITE, 'walnut'),
  'tonda-verde': plain('napoletana', WHITE, 'marble', { sauces: [{ kind: 'pesto' }], cheeses: POOLS }),
  'tonda-gialla': plain('napoletana', WHITE, 'slate', { sauces: [{ kind: 'pumpkin' }], cheeses: POOLS }),
  'teglia-rossa': plain('teglia', RED, 'plaster'),
  'teglia-bianca': plain('teglia', WHITE, 'green'),
  'pala-rossa': plain('pala', TOMATO, 'linen'),
  'pala-bianca': plain('pala', BARE, 'slate'),
  'padellino-rosso': plain('padellino', RED, 'terracotta'),
  'padellino-bianco': plain('padellino', WHITE, 'oak'),
  focaccia: plain('focaccia', BARE, 'terracotta'),
  'focaccia-rossa': plain('focaccia', ['400 g di pomodorini', 'origano', OIL], 'oak'),
  calzone: plain('calzone', WHITE, 'slate'),
  fritta: plain('fritta', WHITE, 'linen'),
  montanara: plain('fritta', RED, 'green', {
    figure: 'rounds',
    crust: CRUSTS.rounds,
    sauces: [{ kind: 'tomato' }],
    servings: [{ topping: 'basil', count: 1, gap: 1 }],
  }),
  'dolce-cioccolato': plain('tonda', ['60 g di nocciole'], 'marble', { sauces: [{ kind: 'chocolate' }] }),
  'dolce-chiara': plain('tonda', ['40 g di zucchero a velo'], 'walnut', { sauces: [{ kind: 'ricotta' }] }),
}

/** Above the ids of recipes: no picture of theirs comes of the same seed. */
const FIRST_ID = 90_001

export const kindLooks = (): { name: string; look: Look }[] =>
  (Object.keys(STAND_INS) as StandIn[]).map((kind, at) => {
    const { style, lines, table, own } = PLAIN[kind]
    const name = standInPicture(kind)
    const usual = lookOf({ id: FIRST_ID + at, slug: name, style, lines, steps: [] })
    const { figure = usual.figure, ...dressing } = own
    const light = LIGHT_MOODS[at % LIGHT_MOODS.length]
    return { name, look: { ...usual, table, figure, light, dressing: { ...usual.dressing, ...dressing } } }
  })
