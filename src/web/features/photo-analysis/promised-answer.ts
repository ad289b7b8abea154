import type { PhotoAnalysis } from '#contracts/photo-analysis/photo-analysis.ts'

/** The fields required by the specification (part 1, section 3). Other fields are optional. */
type Promised = 'type' | 'confidence' | 'recipe' | 'ingredients' | 'suggestions'
export type ShownAnalysis = Pick<PhotoAnalysis, Promised> & Partial<Omit<PhotoAnalysis, Promised>>

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const areTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string')

/** Throws if a required field is missing. */
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
  return answer as ShownAnalysis // looked at just now
}
