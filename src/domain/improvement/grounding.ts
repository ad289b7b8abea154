/** Checks that an improved recipe invents no ingredients. Every weighed or counted ingredient must occur in
 * the recipe, in its own improvement, among the substitutes of the diet, or among the staples.
 *
 * Valid   Italian; amounts in figures ('80 g di rucola'). Ingredients without an amount are not checked. */

import { STAPLES } from '#knowledge/improve.ts'
import { FAMILIES } from '#knowledge/substitutes.ts'
import type { RecipeToImprove } from '../recipes/listed-recipe.ts'
import { stemsOf } from '../words/italian-stem.ts'
import { improveRecipe } from './improve-recipe.ts'
import type { ImproveOption } from './options.ts'
import { isDiet } from './options.ts'
import { nameIn } from './substitute.ts'

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

export function ungroundedIn(
  text: string,
  recipe: RecipeToImprove,
  option: ImproveOption | 'tips',
): string[] {
  const known = knownStems(recipe, option)
  const named = [...text.matchAll(AMOUNT)]
    .map((match) => (match[1] ?? '').replace(/ (?:invece|al posto|anziché).*$/iu, '').trim())
    .filter((name) => !NO_INGREDIENT.test(name))
  return [...new Set(named)].filter((name) => {
    const [head] = stemsOf(name).filter((stem) => stem.length > 1 && !EMPTY.has(stem))
    return head !== undefined && !known.has(head)
  })
}
