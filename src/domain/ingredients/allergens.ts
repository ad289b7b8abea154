/** The fourteen allergens that a European label must name.
 *
 * Source  Regulation (EU) 1169/2011, annex II [REG-1169-2011]. Pine nuts, chestnuts and coconut are not in
 *         it. */

export const ALLERGENS = {
  glutine: 'Cereali con glutine',
  crostacei: 'Crostacei',
  uova: 'Uova',
  pesce: 'Pesce',
  arachidi: 'Arachidi',
  soia: 'Soia',
  latte: 'Latte',
  'frutta a guscio': 'Frutta a guscio',
  sedano: 'Sedano',
  senape: 'Senape',
  sesamo: 'Sesamo',
  solfiti: 'Anidride solforosa e solfiti',
  lupini: 'Lupini',
  molluschi: 'Molluschi',
} as const
export type Allergen = keyof typeof ALLERGENS

const ORDER = Object.keys(ALLERGENS) as Allergen[]

export function inLegalOrder(found: Iterable<Allergen>): Allergen[] {
  const set = new Set(found)
  return ORDER.filter((allergen) => set.has(allergen))
}
