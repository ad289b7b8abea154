/** One plain recipe for each kind of pizza: its picture stands for recipes that have none of their own. */
import { STAND_INS, type StandIn, standInPicture } from '#domain/picture/stand-in-pictures.ts'
import { lookOf, type PicturedRecipe } from './looks/direct.ts'
import type { Dressing, Look } from './looks/look.ts'

interface Plain extends Omit<PicturedRecipe, 'id'> {
  table: Look['table']
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
  'tonda-rossa': { name: 'Pizza', category: 'Napoletana', lines: RED, table: 'oak' },
  'tonda-bianca': { name: 'Pizza', category: 'Napoletana', lines: WHITE, table: 'walnut' },
  'tonda-verde': {
    name: 'Pizza',
    category: 'Napoletana',
    lines: WHITE,
    table: 'marble',
    dressing: { sauces: [{ kind: 'pesto' }], cheeses: POOLS },
  },
  'tonda-gialla': {
    name: 'Pizza',
    category: 'Napoletana',
    lines: WHITE,
    table: 'slate',
    dressing: { sauces: [{ kind: 'pumpkin' }], cheeses: POOLS },
  },
  'teglia-rossa': { name: 'Pizza in teglia', category: 'Teglia', lines: RED, table: 'plaster' },
  'teglia-bianca': { name: 'Pizza in teglia', category: 'Teglia', lines: WHITE, table: 'green' },
  'pala-rossa': { name: 'Pizza alla pala', category: 'Romana', lines: TOMATO, table: 'linen' },
  'pala-bianca': { name: 'Pizza alla pala', category: 'Romana', lines: BARE, table: 'slate' },
  'padellino-rosso': { name: 'Pizza al padellino', category: 'Classica', lines: RED, table: 'terracotta' },
  'padellino-bianco': { name: 'Pizza al padellino', category: 'Classica', lines: WHITE, table: 'oak' },
  focaccia: { name: 'Focaccia', category: 'Focaccia', lines: BARE, table: 'terracotta' },
  'focaccia-rossa': {
    name: 'Focaccia barese',
    category: 'Focaccia',
    lines: ['400 g di pomodorini', 'origano', OIL],
    table: 'oak',
  },
  calzone: { name: 'Calzone', category: 'Calzone', lines: WHITE, table: 'slate' },
  fritta: { name: 'Pizza fritta', category: 'Fritta', lines: WHITE, table: 'linen' },
  montanara: { name: 'Montanare', category: 'Fritta', lines: RED, table: 'green' },
  'dolce-cioccolato': {
    name: 'Pizza dolce',
    category: 'Dolce',
    lines: ['60 g di nocciole'],
    table: 'marble',
    dressing: { sauces: [{ kind: 'chocolate' }] },
  },
  'dolce-chiara': {
    name: 'Pizza dolce',
    category: 'Dolce',
    lines: ['40 g di zucchero a velo'],
    table: 'walnut',
    dressing: { sauces: [{ kind: 'ricotta' }] },
  },
}

/** Above the ids of recipes, so that no direction of theirs is taken. */
const FIRST_ID = 90_001

export const kindLooks = (): { name: string; look: Look }[] =>
  (Object.keys(STAND_INS) as StandIn[]).map((kind, at) => {
    const { name, category, lines, table, dressing } = PLAIN[kind]
    const look = lookOf({ id: FIRST_ID + at, name, category, lines })
    return {
      name: standInPicture(kind),
      look: { ...look, table, dressing: { ...look.dressing, ...dressing } },
    }
  })
