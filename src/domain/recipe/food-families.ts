/** Foods that people leave out by the name of their kind: formaggio, latticini, carne, pesce, pomodoro, frutta secca.
 *
 * Source  the word lists of the diets, so that a search and a changed recipe agree on what a cheese is.
 * Valid   Italian ingredient lines. It finds what is named; what a product hides stays for its label. */
import { FORBIDDEN_WORDS } from '../improve/restriction-words.ts'

export type FoodFamily = 'formaggio' | 'latticini' | 'carne' | 'pesce' | 'pomodoro' | 'frutta secca'

/** Starts of words and whole words, plain: without accents, in lower case. */
interface FamilyWords {
  beginnings: readonly string[]
  exact: readonly string[]
}

const NO_CHEESE = ['burr', 'panna', 'yogurt', 'latticin', 'latte']
/** Of the vegetarian's list: cheeses made with rennet. */
const RENNET = ['parmigian', 'pecorin', 'padano']
const FISH =
  'acciug alici tonno gamber baccal bottarg salmon vongol cozz polpo calamar seppi pesce colatur sgombro sgombri merluzz stoccafiss'.split(
    ' ',
  )

const dairy = FORBIDDEN_WORDS['senza lattosio']
const meatAndFish = FORBIDDEN_WORDS.vegetariana

const pick = (
  { beginnings, exact }: { beginnings: readonly string[]; exact: ReadonlySet<string> },
  isWanted: (word: string) => boolean,
): FamilyWords => ({ beginnings: beginnings.filter(isWanted), exact: [...exact].filter(isWanted) })

const cheese = pick(dairy, (word) => !NO_CHEESE.includes(word))

export const FAMILY_WORDS: Readonly<Record<FoodFamily, FamilyWords>> = {
  formaggio: { ...cheese, exact: [...cheese.exact, 'fior di latte', 'fiordilatte'] },
  latticini: pick(dairy, () => true),
  carne: pick(meatAndFish, (word) => !FISH.includes(word) && !RENNET.includes(word)),
  pesce: pick(meatAndFish, (word) => FISH.includes(word)),
  // Also small ones and what is made of it.
  pomodoro: { beginnings: ['pomodor', 'datterin', 'piennol'], exact: ['pelati', 'passata'] },
  'frutta secca': {
    beginnings: ['mandorl', 'pistacch', 'nocciol', 'anacard', 'pinol', 'gherigl'],
    exact: ['noci', 'pecan', 'macadamia'],
  },
}
