import { regularGenders, regularPlural } from '#domain/words/regular-noun.ts'
import type { Ingredient } from './read-ingredients.ts'
import type { MeasureEntry } from './read-tables.ts'

/** Returns only the name if plural and gender are regular, otherwise name, plural and genders: 'uovo uova
 * mf'. A final '!' marks a food that is never halved. */
function nounOf({ name, plural, gender, whole }: MeasureEntry): string {
  const [one = 'm', many = one] = [gender, gender].flat().slice(0, 2)
  const genders = `${one}${many}`
  const isRegular = plural === regularPlural(name) && genders === regularGenders(name)
  return `${isRegular ? name : `${name} ${plural} ${genders}`}${whole ? '!' : ''}`
}

type Weights = { any?: number; of?: Record<string, number> }

/** If an ingredient has a weight per spoon, a 'cucchiaiata' weighs the same by default and a teaspoon a
 * third. */
const withSpoons = (weights: Readonly<Record<string, number>>): Record<string, number> => {
  const { cucchiaio } = weights
  return cucchiaio === undefined
    ? { ...weights }
    : { cucchiaiata: cucchiaio, cucchiaino: Number((cucchiaio / 3).toPrecision(6)), ...weights }
}

function weightsOf(
  measures: readonly MeasureEntry[],
  entries: readonly Ingredient[],
): Record<string, Weights> {
  const own = entries.map(({ id, weights }) => [id, withSpoons(weights ?? {})] as const)
  return Object.fromEntries(
    measures.map(({ name, grams }) => {
      const of = Object.fromEntries(
        own.flatMap(([id, weights]) => (weights[name] === undefined ? [] : [[id, weights[name]]])),
      )
      return [name, { ...(grams !== undefined && { any: grams }), ...(Object.keys(of).length > 0 && { of }) }]
    }),
  )
}

export function measureModules(measures: readonly MeasureEntry[], entries: readonly Ingredient[]) {
  const json = JSON.stringify
  const having = <T>(read: (measure: MeasureEntry) => T | undefined) =>
    json(
      Object.fromEntries(
        measures.flatMap((measure) => (read(measure) ? [[measure.name, read(measure)]] : [])),
      ),
    )
  return {
    // A string, because every recipe page loads this table. An array of objects would be much longer.
    'count-nouns.ts': `export const COUNT_NOUN_TABLE = ${json(measures.map(nounOf).join('|'))}
`,
    'weights.ts': `/** Grams of one of a measure: of any ingredient, and of those that say their own. */
export const WEIGHTS: Readonly<Record<string, { any?: number; of?: Readonly<Record<string, number>> }>> = ${json(weightsOf(measures, entries))}
export const SIZES: Readonly<Record<string, readonly [small: number, large: number]>> = ${having(({ sizes }) => sizes)}
export const SORTS: Readonly<Record<string, Readonly<Record<string, number>>>> = ${having(({ sorts }) => sorts)}
export const MEASURES: ReadonlySet<string> = new Set(${json(measures.flatMap(({ name, measure }) => (measure ? [name] : [])))})
export const PARTS: Readonly<Record<string, Readonly<Record<string, number>>>> = ${having(({ parts }) => parts)}
export const LIQUIDS: ReadonlySet<string> = new Set(${json(entries.flatMap(({ id, liquid }) => (liquid ? [id] : [])))})
export const GRAMS_PER_ML: Readonly<Record<string, number>> = ${json(Object.fromEntries(entries.flatMap(({ id, gramsPerMl }) => (gramsPerMl === undefined ? [] : [[id, gramsPerMl]]))))}
`,
  }
}
