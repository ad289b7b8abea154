/** Where a new step belongs among the old ones. */
const COOKING = /(?<!\p{L})(?:inforna|cuoci(?:l[oaie])?|friggi(?:l[oaie])?|precuoci(?:l[oaie])?)(?!\p{L})/iu

/** In front of the first cooking of the second half, where the toppings of the old recipe are ready too. */
export function withPreparation(steps: readonly string[], sentence: string): string[] {
  const half = Math.floor(steps.length / 2)
  const cooking = steps.findIndex((step, index) => index >= half && COOKING.test(step))
  const at = cooking === -1 ? Math.max(steps.length - 1, 0) : cooking
  return steps.toSpliced(at, 0, sentence)
}
