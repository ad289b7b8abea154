/** Names the sources with and without a figure for a dough. Null if three sources have a figure.
 *
 * Source  reasons: `whyNot` of the models. The two Japi formulas are one source. */
import type { YeastEstimate } from './yeast-estimate.ts'

const ENOUGH_SOURCES = 3

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`

export function coverageNote({
  models,
  silent,
}: Pick<Extract<YeastEstimate, { kind: 'estimate' }>, 'models' | 'silent'>): string | null {
  const sources = new Set(models.map(({ source }) => source)).size
  if (sources >= ENOUGH_SOURCES) return null
  const speak = `Qui parla${sources === 1 ? ' una sola fonte' : `no solo ${sources} fonti`} su ${ENOUGH_SOURCES}: ${list(models.map(({ name }) => name))}.`
  const reasons = new Set(silent.map(({ whyNot }) => whyNot))
  const quiet = [...reasons].map((reason) => {
    const names = silent.filter(({ whyNot }) => whyNot === reason).map(({ name }) => name)
    return `Senza cifra: ${list(names)}. ${reason}`
  })
  return [speak, ...quiet].join(' ')
}
