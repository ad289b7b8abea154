/** Strawberries in the place of fruit that bakes: they would turn to water under the cheese, so they go on at the end.
 *
 * Valid   what is open; between two sheets they stay where the fruit was. */
import type { ToppingSteps } from './topping-steps.ts'

const LAID: readonly (readonly [RegExp, string])[] = [
  [/, disponi le fragole e /gu, ' e '],
  [/ e disponi le fragole(?=[.,;])/gu, ''],
  [/, le fragole e /gu, ' e '],
]
const without = (text: string) => LAID.reduce((rest, [pattern, words]) => rest.replace(pattern, words), text)

export function withRawFruit(told: ToppingSteps): ToppingSteps {
  const laid = told.laid.map(without)
  if (laid.every((text, at) => text === told.laid[at])) return told
  const isFinished = told.finished.some((text) => text.includes('le fragole'))
  return {
    ...told,
    laid,
    finished: isFinished ? told.finished : ['Fuori dal forno distribuisci le fragole.', ...told.finished],
  }
}
