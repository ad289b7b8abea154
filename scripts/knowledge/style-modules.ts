import { isPan } from '#domain/oven-guide/surfaces.ts'
import type { Listed, Styles } from './read-styles.ts'

const constant = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value)} as const\n`
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id)
const byId = <L extends { id: string }>(all: readonly L[], read: (one: L) => unknown) =>
  Object.fromEntries(all.map((one) => [one.id, read(one)]))

type Sources = { source: string; sources?: Readonly<Record<string, string | undefined>> | undefined }
const sourceOf = ({ source, sources }: Sources, figure: string) => sources?.[figure] ?? source

const simpleModule = (simple: Styles['simple']) =>
  `${constant('PIZZA_TYPES', idsOf(simple))}export type PizzaType = (typeof PIZZA_TYPES)[number]
${constant(
  'SIMPLE_STYLES',
  byId(simple, ({ name, part: { hydrationPct, oilPct, ovenC } }) => ({
    label: name,
    hydrationPct,
    oilPct,
    ovenC,
  })),
)}`

const textsModule = (simple: Styles['simple']) =>
  (['texture', 'stretching', 'toppings'] as const)
    .map((text) =>
      constant(
        `${text.toUpperCase()}_OF`,
        byId(simple, ({ style }) => style.texts?.[text]),
      ),
    )
    .join('')

const fullModule = (full: Styles['full']) =>
  constant(
    'FULL_STYLES',
    full.map(({ id, name, part, style }) => ({
      id,
      name,
      description: part.description,
      shape: style.oven && isPan(style.oven.reference.surface) ? 'pan' : 'round',
      thicknessFactor: part.thicknessFactor,
      ...(style.oven?.dough && { usualThicknessFactor: style.oven.dough.thicknessFactor }),
      hydrationPct: part.hydrationPct,
      saltPct: part.saltPct,
      oilPct: part.oilPct,
      sugarPct: part.sugarPct,
      fermentMode: part.fermentMode,
      fermentHours: part.fermentHours,
    })),
  )

const doughOf = ({ style: { full }, part }: Listed<'oven'>) => {
  const { hydrationPct, thicknessFactor } = part.dough ?? full ?? {}
  return { hydrationPct, thicknessFactor }
}

const ovenModule = (oven: Styles['oven']) =>
  constant(
    'OVEN_STYLE_BY_ID',
    byId(oven, (one) => {
      const { notes, surfaces, idealC, timeS, reference, tip, slowTip } = one.part
      return {
        id: one.id,
        name: one.name,
        notes,
        surfaces,
        idealC: { ...idealC, source: sourceOf(one.part, 'idealC') },
        timeS: { ...timeS, source: sourceOf(one.part, 'timeS') },
        reference,
        dough: doughOf(one),
        tip,
        ...(slowTip !== undefined && { slowTip }),
      }
    }),
  )

function ovenOfDough({ ranges, oven }: Styles) {
  const ovenIdOf = (styleId: string | undefined) => oven.find(({ style }) => style.id === styleId)?.id
  return Object.fromEntries(
    ranges.flatMap(({ id, style }) => {
      const bakes = ovenIdOf(style.id) ?? ovenIdOf(style.bakesLike)
      return bakes === undefined ? [] : [[id, bakes]]
    }),
  )
}

const ovenNamesModule = ({ oven, ...styles }: Styles) =>
  `${constant('OVEN_STYLE_IDS', idsOf(oven))}export type OvenStyleId = (typeof OVEN_STYLE_IDS)[number]
${constant(
  'OVEN_STYLE_NAMES',
  oven.map(({ id, name }) => ({ id, name })),
)}${constant('OVEN_STYLE_OF_DOUGH', ovenOfDough({ oven, ...styles }))}`

function rangesModule(ranges: Styles['ranges']) {
  const figures = ['pieceG', 'panGPerCm2', 'hydrationPct', 'saltPct', 'fatPct'] as const
  const rangesOf = ({ part }: Listed<'ranges'>) =>
    Object.fromEntries(
      figures.map((figure) => {
        const range = part[figure]
        return [figure, range ? { ...range, source: sourceOf(part, figure) } : null]
      }),
    )
  return constant('STYLE_RANGES', byId(ranges, rangesOf))
}

function bakeModule({ bake, simple }: Styles) {
  const bakeIdOf = (styleId: string) => bake.find(({ style }) => style.id === styleId)?.id
  return [
    constant(
      'BAKE_STYLES',
      byId(bake, ({ name, part: { yieldPct, oilG } }) => ({ name, yieldPct, oilG })),
    ),
    '/** How the types of the simple calculator are baked. */\n',
    constant(
      'BAKE_OF_PIZZA_TYPE',
      byId(simple, ({ style }) => bakeIdOf(style.bakesLike ?? style.id)),
    ),
  ].join('')
}

const listModule = ({ list, bake, ranges }: Styles) =>
  [
    constant(
      'STYLES',
      byId(list, ({ name }) => name),
    ),
    constant(
      'BAKE_OF_STYLE',
      byId(list, ({ style }) => bake.find((one) => one.style.id === (style.bakesLike ?? style.id))?.id),
    ),
    constant(
      'STYLE_OF_DOUGH',
      byId(ranges, ({ style }) => style.listedAs ?? style.id),
    ),
    constant(
      'DOUGH_OF_CATEGORY',
      Object.fromEntries(ranges.flatMap(({ id, style }) => (style.categories ?? []).map((one) => [one, id]))),
    ),
  ].join('')

export const styleModules = (styles: Styles): Record<string, string> => ({
  'styles-simple.ts': simpleModule(styles.simple),
  'styles-texts.ts': textsModule(styles.simple),
  'styles-full.ts': fullModule(styles.full),
  'styles-oven.ts': ovenModule(styles.oven),
  'styles-oven-names.ts': ovenNamesModule(styles),
  'styles-ranges.ts': rangesModule(styles.ranges),
  'styles-bake.ts': bakeModule(styles),
  'styles-list.ts': listModule(styles),
})
