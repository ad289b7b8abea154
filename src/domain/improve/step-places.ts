/** Where a new step belongs among the old ones. */
const COOKING = /(?<!\p{L})(?:inforna|cuoci(?:l[oaie])?|friggi(?:l[oaie])?|precuoci(?:l[oaie])?)(?!\p{L})/iu

/** Where a filled dough is shut: what comes later stays outside. */
const CLOSING =
  /(?<!\p{L})(?:richiud|sigill|salda|copri con l'altra metà|chiudi(?:l[oaie])? (?:a mezzaluna|il|i|la|facendo|bene|premendo|l'orlo|con))/iu

/** In front of the first cooking of the second half, where the toppings of the old recipe are ready too. */
export function withPreparation(steps: readonly string[], sentence: string): string[] {
  const half = Math.floor(steps.length / 2)
  const cooking = steps.findIndex((step, index) => index >= half && COOKING.test(step))
  const at = cooking === -1 ? Math.max(steps.length - 1, 0) : cooking
  const closing = steps.findIndex((step, index) => index >= half - 1 && CLOSING.test(step))
  if (closing !== -1 && closing < at) return steps.toSpliced(closing, 0, sentence)
  return steps.toSpliced(at, 0, sentence)
}
