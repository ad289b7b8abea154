/** Checks whether a text may be shown as an answer about a recipe.
 *
 * Valid   Italian texts in the Markdown subset of the improvements. The problems are returned in Italian. */

import { STAPLES } from '#knowledge/improve.ts'
import { FAMILIES } from '#knowledge/substitutes.ts'
import type { RecipeToImprove } from '../recipes/listed-recipe.ts'
import { nounStems } from '../recipes/noun-stems.ts'
import { isItalianProse, isLongEnough } from '../words/italian-prose.ts'
import { stemsOf } from '../words/italian-stem.ts'
import { hasBrokenMarkup, hasHiddenCharacters, isNotToTheReader, leadsAway } from '../words/stranger-text.ts'
import { forbiddenInText } from './check-text.ts'
import { improveRecipe } from './improve-recipe.ts'
import { type ImproveOption, isDiet } from './options.ts'
import { nameIn } from './substitute.ts'

/** Checks that an improved recipe invents no ingredients. Every weighed or counted ingredient must occur in
 * the recipe, in its improvement by the site's fixed rules, among the substitutes of the diet, or among
 * the staples.
 *
 * Valid   Italian; amounts in figures ('80 g di rucola'). Ingredients without an amount are not checked. */
const EMPTY = new Set(
  stemsOf(
    'di del della dei delle fresco fresca freschi fresche tritato grattugiato fine fino secco vegetale senza con per e a al circa',
  ),
)

const NO_INGREDIENT =
  /^(?:che|e|o|per|a|al|alla|con|in|da|se|non|ciascun\p{L}*|ogni|invece|al posto|carboidrati|zuccheri|grassi|saturi|proteine|fibre|sodio|calorie|prodotto)(?!\p{L})/iu

const AMOUNT =
  /(?<![\p{L}\d])\d+(?:[.,]\d+)? ?(?:g|gr|grammi|kg|ml|cl|l|cucchiai\p{L}*|spicchi\p{L}*|foglie|fette|filetti|rametti)(?![\p{L}])(?: di| d')? ?((?:\p{L}+[' ]?){1,4})/giu

function knownStems(recipe: RecipeToImprove, option: ImproveOption | 'tips'): ReadonlySet<string> {
  const substitutes =
    option !== 'tips' && isDiet(option)
      ? Object.values(FAMILIES).flatMap(({ diets }) =>
          (diets[option] ?? []).map(({ name }) => nameIn(name, '')),
        )
      : []
  const own = option === 'tips' ? [] : improveRecipe(recipe, option).groups.flatMap(({ lines }) => lines)
  return new Set(
    stemsOf(
      [...recipe.ingredients, recipe.instructions, ...own, ...substitutes, ...STAPLES.pantry].join(' '),
    ),
  )
}

function ungroundedIn(text: string, recipe: RecipeToImprove, option: ImproveOption | 'tips'): string[] {
  const known = knownStems(recipe, option)
  const named = [...text.matchAll(AMOUNT)]
    .map((match) => (match[1] ?? '').replace(/ (?:invece|al posto|anziché).*$/iu, '').trim())
    .filter((name) => !NO_INGREDIENT.test(name))
  return [...new Set(named)].filter((name) => {
    const [head] = stemsOf(name).filter((stem) => stem.length > 1 && !EMPTY.has(stem))
    return head !== undefined && !known.has(head)
  })
}

/** Finds amounts in a text that cannot exist because they are zero or negative.
 *
 * Valid   amounts in figures with a unit. A zero in a table of nutrients ('0 g di zuccheri') is ignored. */
const UNIT = String.raw`(?:g|gr|grammi|kg|ml|cl|dl|l|litri|cucchiai\p{L}*|spicchi\p{L}*|foglie|fette|uova|tuorli)(?!\p{L})`
const NOT_EATEN = `(?! di (?:carboidrati|zuccheri|grassi|fibre|proteine|sodio|lattosio|glutine|sale aggiunto|saturi))`
const BELOW_ZERO = new RegExp(
  String.raw`(?<![\p{L}\d]|[\p{L}\d] )[-−–] ?\d+(?:[.,]\d+)? ?${UNIT}[^\n.;,]{0,20}`,
  'giu',
)
const NOTHING = new RegExp(
  String.raw`(?<![\p{L}\d.,])0+(?:[.,]0+)? ?${UNIT}${NOT_EATEN} ?(?:di|d')[^\n.;,]{0,20}`,
  'giu',
)

const impossibleAmounts = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•+]|\d+[.)]) /u, ''))
    .flatMap((line) => [...(line.match(BELOW_ZERO) ?? []), ...(line.match(NOTHING) ?? [])])
    .map((amount) => amount.trim())

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
