import type { PhotoAnalysis } from '#contracts/photo-analysis/photo-analysis.ts'

/** The fields required by the specification (part 1, section 3). Other fields are optional. */
type Promised = 'type' | 'confidence' | 'recipe' | 'ingredients' | 'suggestions'
export type ShownAnalysis = Pick<PhotoAnalysis, Promised> & Partial<Omit<PhotoAnalysis, Promised>>

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const areTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string')

/** Throws if a required field is missing or has a wrong type. */
export function promisedAnswer(answer: unknown): ShownAnalysis {
  const { type, confidence, recipe, ingredients, suggestions } = fieldsOf(answer)
  const { name, difficulty, preparationTime, description, ...lists } = fieldsOf(recipe)
  const { recommendedPizzas, tips } = fieldsOf(suggestions)
  const isPromised =
    typeof type === 'string' &&
    typeof confidence === 'number' &&
    confidence >= 0 &&
    confidence <= 1 &&
    [name, difficulty, description].every((text) => typeof text === 'string') &&
    typeof preparationTime === 'number' &&
    [ingredients, recommendedPizzas, tips, lists.instructions, lists.ingredients, lists.tips].every(areTexts)
  if (!isPromised) throw new Error('the answer lacks what was promised')
  return answer as ShownAnalysis // its form was checked above
}

/** Minimum probability of the first candidate: below it, the embedded engine names no kind of pizza. */
const IDENTIFIED_FROM = 0.5

export const isIdentified = ({ type, notSure, engine, candidates = [] }: ShownAnalysis): boolean =>
  type === 'pizza' &&
  !notSure &&
  (engine !== 'embedded' || (candidates[0]?.likelihood ?? 0) >= IDENTIFIED_FROM)

export const titleOf = ({ type, notSure }: ShownAnalysis): string => {
  if (type === 'pizza') return notSure ? 'Forse è una pizza' : 'È una pizza'
  return notSure ? 'Non siamo sicuri' : 'Sembrano ingredienti'
}

/** The description begins with the text required by the specification. If `notSure`, it adds that the
 * analysis may be wrong, or that no ingredient was recognised. */
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
