/** Six rims cut through, for the articles and the home page: what flour, hands and oven have made of the dough. */
import type { Crumb } from './body/cut-section.ts'
import type { CrustLook } from './body/layers/crust-look.ts'
import { lookOf } from './looks/direct.ts'
import { CRUSTS, type Figure } from './looks/doughs.ts'
import type { Look } from './looks/look.ts'

interface Own extends Partial<Omit<Look, 'figure' | 'table' | 'dressing' | 'crumb'>> {
  crust?: Partial<CrustLook>
  crumb?: Crumb
}

/** `tries` and `largest` are of the holes in its crumb. */
const rim = (
  figure: Figure,
  lines: readonly string[],
  table: Look['table'],
  [tries, largest]: readonly [number, number],
  { crumb, ...own }: Own = {},
) => ({ ...own, figure, lines, table, crumb: { ...crumb, alveoli: { tries, largest } } })

const OIL = '3 cucchiai di olio extravergine d’oliva'
const RED = ['300 g di pomodori pelati', OIL, '250 g di fior di latte']

const SAUCE = ['300 g di passata di pomodoro', OIL]
const WHITE = ['300 g di fior di latte', OIL, 'rosmarino']

const RIMS: Record<string, ReturnType<typeof rim>> = {
  'cornicione-napoletano': rim('neapolitan', [...RED, '6 foglie di basilico'], 'walnut', [5000, 0.08]),
  'cornicione-contemporaneo': rim('canotto', RED.slice(0, 2), 'slate', [5000, 0.12], {
    zoom: 0.42,
    target: [0.64, 0.08],
  }),
  'cornicione-romano': rim('thin', [...SAUCE, 'origano'], 'marble', [1500, 0.014], {
    fromRight: true,
    zoom: 0.27,
    target: [0.8, 0.04],
    crust: { bake: 0.16 },
    crumb: { bake: 0.14 },
  }),
  'cornicione-in-teglia': rim('pan', [...SAUCE, '300 g di fior di latte'], 'green', [2600, 0.06], {
    thickness: 0.2,
    zoom: 0.34,
    target: [0.6, 0.1],
    crumb: { base: 0.02, bake: 0.12 },
  }),
  'cornicione-integrale': rim('neapolitan', WHITE, 'linen', [3000, 0.022], {
    fromRight: true,
    crust: { bran: 0.9, bake: 0.02, char: 0.5 },
  }),
  'cornicione-fitto': rim('round', SAUCE, 'plaster', [5000, 0.01], {
    thickness: 0.075,
    crust: { bake: -0.14, char: 0.04, bubbles: 2 },
  }),
}

/** How a rim is seen, where its row does not say it. */
const SECTION = {
  moment: 'section',
  elevation: 21,
  zoom: 0.31,
  target: [0.7, 0.06],
  fromRight: false,
} as const

/** Above the ids of recipes and of kinds. */
const FIRST_ID = 91_021

export const cornicioni = (): { name: string; look: Look }[] =>
  Object.entries(RIMS).map(([name, { lines, crust, ...taken }], at) => {
    const look = lookOf({ id: FIRST_ID + at, slug: name, style: 'napoletana', lines, steps: [] })
    const dressing = { ...look.dressing, crust: { ...CRUSTS[taken.figure], ...crust } }
    return { name, look: { ...look, ...SECTION, ...taken, dressing } }
  })
