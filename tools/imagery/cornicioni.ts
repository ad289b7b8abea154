/** Six rims cut through, for the articles and the home page: what flour, hands and oven have made of the dough. */
import { lookOf, type PicturedRecipe } from './looks/direct.ts'
import { CRUSTS } from './looks/doughs.ts'
import type { Look } from './looks/look.ts'

interface Rim extends Partial<Omit<Look, 'dressing'>> {
  figure: Look['figure']
  lines: readonly string[]
  crust?: Partial<Look['dressing']['crust']>
}

const OIL = '3 cucchiai di olio extravergine d’oliva'
const RED = ['300 g di pomodori pelati', OIL, '250 g di fior di latte']

const RIMS = {
  'cornicione-napoletano': {
    lines: [...RED, '6 foglie di basilico'],
    figure: 'neapolitan',
    table: 'walnut',
    crumb: { alveoli: { tries: 2600, largest: 0.05 } },
  },
  'cornicione-contemporaneo': {
    lines: ['300 g di pomodori pelati', OIL],
    figure: 'canotto',
    table: 'slate',
    zoom: 0.42,
    target: [0.64, 0.08],
    crumb: { alveoli: { tries: 2600, largest: 0.085 } },
  },
  'cornicione-romano': {
    lines: ['300 g di passata di pomodoro', OIL, 'origano'],
    figure: 'thin',
    table: 'marble',
    fromRight: true,
    zoom: 0.27,
    target: [0.8, 0.04],
    crust: { bake: 0.16 },
    crumb: { alveoli: { tries: 1500, largest: 0.014 }, bake: 0.14 },
  },
  'cornicione-in-teglia': {
    lines: ['300 g di passata di pomodoro', OIL, '300 g di fior di latte'],
    figure: 'pan',
    thickness: 0.2,
    table: 'green',
    zoom: 0.34,
    target: [0.6, 0.1],
    crumb: { alveoli: { tries: 4200, largest: 0.045 }, base: 0.02, bake: 0.12 },
  },
  'cornicione-integrale': {
    lines: ['300 g di fior di latte', OIL, 'rosmarino'],
    figure: 'neapolitan',
    table: 'linen',
    fromRight: true,
    crust: { bran: 0.9, bake: 0.02, char: 0.5 },
    crumb: { alveoli: { tries: 3000, largest: 0.022 } },
  },
  'cornicione-fitto': {
    lines: ['300 g di passata di pomodoro', OIL],
    figure: 'round',
    thickness: 0.075,
    table: 'plaster',
    crust: { bake: -0.14, char: 0.04, bubbles: 2 },
    crumb: { alveoli: { tries: 5000, largest: 0.01 } },
  },
} as const satisfies Record<string, Rim>

/** Above the ids of recipes and of kinds. */
const FIRST_ID = 91_021

export const cornicioni = (): { name: string; look: Look }[] =>
  Object.entries<Rim>(RIMS).map(([name, { lines, crust, ...taken }], at) => {
    const recipe: PicturedRecipe = {
      id: FIRST_ID + at,
      slug: name,
      name: 'Pizza',
      style: 'napoletana',
      lines,
      steps: [],
    }
    const look = lookOf(recipe)
    return {
      name,
      look: {
        ...look,
        moment: 'section',
        elevation: 21,
        zoom: 0.31,
        target: [0.7, 0.06],
        fromRight: false,
        ...taken,
        dressing: { ...look.dressing, crust: { ...CRUSTS[taken.figure], ...crust } },
      },
    }
  })
