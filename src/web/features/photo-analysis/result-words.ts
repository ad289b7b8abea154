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
  return notSure ? 'Non siamo sicuri' : 'Sembrano ingredienti'
}

/** Begins with the words that are specified for each type, and takes back what they say too much. */
export function toastOf(analysis: ShownAnalysis): { title: string; description: string } {
  const title = analysis.notSure ? 'Non siamo sicuri' : 'Analisi completata'
  if (analysis.type !== 'pizza') {
    const { ingredients, suggestedIngredients = [] } = analysis
    const isAnyNamed = ingredients.length + suggestedIngredients.length > 0
    const doubt = !analysis.notSure
      ? ''
      : isAnyNamed
        ? ', ma potremmo sbagliarci'
        : ': in questa foto non ne riconosciamo nessuno'
    return { title, description: `Ho analizzato gli ingredienti${doubt}` }
  }
  const doubt = analysis.notSure
    ? ', ma potremmo sbagliarci'
    : isIdentified(analysis)
      ? ''
      : ", non la ricetta: dicci che cosa c'è sopra"
  return { title, description: `Ho identificato la pizza${doubt}` }
}
