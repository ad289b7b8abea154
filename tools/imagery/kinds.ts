/** One plain recipe for each kind of pizza: its picture stands for recipes that have none of their own. */
import { STAND_INS, type StandIn, standInPicture } from '#site'
import { lookOf, type PicturedRecipe } from './looks/direct.ts'
import { CRUSTS } from './looks/doughs.ts'
import type { Dressing, Look } from './looks/look.ts'
import { LIGHT_MOODS } from './renderer/lights.ts'

interface Plain extends Omit<PicturedRecipe, 'id' | 'slug' | 'steps'> {
  table: Look['table']
  figure?: Look['figure']
  /** What no line says. */
  dressing?: Partial<Dressing>
}

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
  'tonda-rossa': { name: 'Pizza', style: 'napoletana', lines: RED, table: 'oak' },
  'tonda-bianca': { name: 'Pizza', style: 'napoletana', lines: WHITE, table: 'walnut' },
  'tonda-verde': {
    name: 'Pizza',
    style: 'napoletana',
    lines: WHITE,
    table: 'marble',
    dressing: { sauces: [{ kind: 'pesto' }], cheeses: POOLS },
  },
  'tonda-gialla': {
    name: 'Pizza',
    style: 'napoletana',
    lines: WHITE,
    table: 'slate',
    dressing: { sauces: [{ kind: 'pumpkin' }], cheeses: POOLS },
  },
  'teglia-rossa': { name: 'Pizza in teglia', style: 'teglia', lines: RED, table: 'plaster' },
  'teglia-bianca': { name: 'Pizza in teglia', style: 'teglia', lines: WHITE, table: 'green' },
  'pala-rossa': { name: 'Pizza alla pala', style: 'pala', lines: TOMATO, table: 'linen' },
  'pala-bianca': { name: 'Pizza alla pala', style: 'pala', lines: BARE, table: 'slate' },
  'padellino-rosso': { name: 'Pizza al padellino', style: 'padellino', lines: RED, table: 'terracotta' },
  'padellino-bianco': { name: 'Pizza al padellino', style: 'padellino', lines: WHITE, table: 'oak' },
  focaccia: { name: 'Focaccia', style: 'focaccia', lines: BARE, table: 'terracotta' },
  'focaccia-rossa': {
    name: 'Focaccia barese',
    style: 'focaccia',
    lines: ['400 g di pomodorini', 'origano', OIL],
    table: 'oak',
  },
  calzone: { name: 'Calzone', style: 'calzone', lines: WHITE, table: 'slate' },
  fritta: { name: 'Pizza fritta', style: 'fritta', lines: WHITE, table: 'linen' },
  montanara: {
    name: 'Montanare',
    style: 'fritta',
    lines: RED,
    table: 'green',
    figure: 'rounds',
    dressing: {
      crust: CRUSTS.rounds,
      sauces: [{ kind: 'tomato' }],
      servings: [{ topping: 'basil', count: 1, gap: 1 }],
    },
  },
  'dolce-cioccolato': {
    name: 'Pizza dolce',
    style: 'tonda',
    lines: ['60 g di nocciole'],
    table: 'marble',
    dressing: { sauces: [{ kind: 'chocolate' }] },
  },
  'dolce-chiara': {
    name: 'Pizza dolce',
    style: 'tonda',
    lines: ['40 g di zucchero a velo'],
    table: 'walnut',
    dressing: { sauces: [{ kind: 'ricotta' }] },
  },
}

/** Above the ids of recipes: no picture of theirs comes of the same seed. */
const FIRST_ID = 90_001

export const kindLooks = (): { name: string; look: Look }[] =>
  (Object.keys(STAND_INS) as StandIn[]).map((kind, at) => {
    const { name, style, lines, table, figure, dressing } = PLAIN[kind]
    const slug = standInPicture(kind)
    const look = lookOf({ id: FIRST_ID + at, slug, name, style, lines, steps: [] })
    return {
      name: slug,
      look: {
        ...look,
        table,
        figure: figure ?? look.figure,
        light: LIGHT_MOODS[at % LIGHT_MOODS.length],
        dressing: { ...look.dressing, ...dressing },
      },
    }
  })
