/** Checks whether a text may be shown as the answer about a recipe.
 *
 * Valid   Italian texts in the Markdown subset of the improvements. The problems are returned in Italian. */

import type { RecipeToImprove } from '../recipes/listed-recipe.ts'
import { nounStems } from '../recipes/noun-stems.ts'
import { isItalianProse, isLongEnough } from '../words/italian-prose.ts'
import { stemsOf } from '../words/italian-stem.ts'
import { hasBrokenMarkup, hasHiddenCharacters, isNotToTheReader, leadsAway } from '../words/stranger-text.ts'
import { impossibleAmounts } from './check-amounts.ts'
import { forbiddenInText } from './check-text.ts'
import { ungroundedIn } from './grounding.ts'
import { type ImproveOption, isDiet } from './options.ts'

const KITCHEN = stemsOf(
  'acqua farina sale olio lievito impasto pasta panetto pizza focaccia calzone forno pietra teglia bordo crosta condimento ' +
    'cottura idratazione lievitazione disco base cornicione padella',
)
/** At least one in this many words must be a kitchen word or an ingredient of the recipe. */
const WORDS_TO_A_NAMED = 25

function speaksOfRecipe(text: string, { ingredients }: RecipeToImprove): boolean {
  const known = new Set([...KITCHEN, ...ingredients.flatMap(nounStems)])
  const stems = stemsOf(text)
  return stems.filter((stem) => known.has(stem)).length >= Math.max(1, stems.length / WORDS_TO_A_NAMED)
}

const when = (isWrong: boolean, words: string): string[] => (isWrong ? [words] : [])
const naming = (found: readonly string[], words: string): string[] =>
  found.length > 0 ? [`${words}: ${found.join(', ')}.`] : []

export function problemsOf(text: string, recipe: RecipeToImprove, option: ImproveOption | 'tips'): string[] {
  const diet = option !== 'tips' && isDiet(option) ? option : undefined
  return [
    ...when(!isLongEnough(text), 'La risposta è troppo corta: scrivi frasi intere.'),
    ...when(!isItalianProse(text), 'Scrivi tutto in italiano.'),
    ...when(isNotToTheReader(text), 'Rivolgiti al lettore e parla soltanto della ricetta.'),
    ...when(!speaksOfRecipe(text, recipe), 'Parla di questa ricetta e dei suoi ingredienti.'),
    ...when(
      hasHiddenCharacters(text) || hasBrokenMarkup(text),
      'Scrivi testo semplice, senza collegamenti, codice o parentesi spaiate.',
    ),
    ...naming(leadsAway(text), 'Togli'),
    ...naming(impossibleAmounts(text), 'Le quantità devono essere maggiori di zero'),
    ...naming(diet ? forbiddenInText(text, diet, recipe) : [], `Per una versione «${option}» non puoi usare`),
    ...naming(
      ungroundedIn(text, recipe, option),
      'Questi ingredienti non stanno nella ricetta né tra le sostituzioni',
    ),
  ]
}
