/** Words of food that only say what something looks or smells like: 'la forma di un salame' is no ingredient. */

import { findMentions } from './mentions.ts'
import type { DietRules } from './rules/substitute.ts'
import { familiesOf } from './swap-mentions.ts'

const COMPARISONS: readonly (readonly [RegExp, string])[] = [
  [/forma di un salame/giu, 'forma di un filone'],
  [/(profum\p{L}* )di yogurt(?= e alcol)/giu, '$1di fermento'],
  [/(profum\p{L}* )di yogurt/giu, '$1di fermentato'],
  [/color miele/giu, 'color ambra'],
  [/fra il latte e la frutta/giu, 'fra il fermento e la frutta'],
  [/perdere il latte/giu, 'perdere il siero'],
]

/** The text with another comparison wherever it compares with food that the diet leaves out. */
export const withoutComparisons = (text: string, rules: DietRules): string =>
  COMPARISONS.reduce(
    (rest, [pattern, words]) =>
      rest.replace(pattern, (found: string) =>
        findMentions(found, familiesOf(rules)).some(
          ({ family, text: own, agreement }) => rules[family]?.name(own, agreement) !== own,
        )
          ? found.replace(pattern, words)
          : found,
      ),
    text,
  )
