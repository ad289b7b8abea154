/** What toast, heading and question say of a result: none of them more than was recognised. */
import type { ShownAnalysis } from './promised-answer.ts'

/** The embedded engine names recipes by their colours: from even odds on one of them is the pizza. */
const IDENTIFIED_FROM = 0.5

/** Whether which pizza it is was recognised, not only that it is one. */
export const isIdentified = ({ type, notSure, engine, candidates = [] }: ShownAnalysis): boolean =>
  type === 'pizza' &&
  !notSure &&
  (engine !== 'embedded' || (candidates[0]?.likelihood ?? 0) >= IDENTIFIED_FROM)

/** The dialog's heading. */
export const titleOf = ({ type, notSure }: ShownAnalysis): string => {
  if (type === 'pizza') return notSure ? 'Forse è una pizza' : 'È una pizza'
  return notSure ? 'Non sono sicuro' : 'Sembrano ingredienti'
}

/** What the specification names is said where it is so. */
export function toastOf(analysis: ShownAnalysis): { title: string; description: string } {
  const title = analysis.notSure ? 'Non sono sicuro' : 'Analisi completata'
  if (analysis.type === 'pizza') {
    const seen = analysis.notSure ? 'Forse è una pizza' : 'È una pizza'
    return {
      title,
      description: isIdentified(analysis)
        ? 'Ho identificato la pizza'
        : `${seen}: quale, dalla foto non si capisce`,
    }
  }
  return {
    title,
    description: analysis.notSure
      ? 'Dalla foto non si capisce che cosa hai: scrivilo tu'
      : 'Ho analizzato gli ingredienti',
  }
}
