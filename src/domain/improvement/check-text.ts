/** Checks whether a text keeps to a diet. A forbidden food counts only if the text uses it.
 *
 * Valid   texts in the Markdown subset of `render-improved.ts`. List lines with an amount are ingredients. */

import { ALLERGENS } from '../ingredients/allergens.ts'
import { brokenBy, withoutReplaced } from '../ingredients/check-restriction.ts'
import type { Diet } from '../ingredients/diets.ts'
import { groupsOf, type ListedRecipe, stepsOf } from '../recipes/listed-recipe.ts'
import { sentencesOf } from '../words/sentences.ts'
import { toldToUse } from './told-to-use.ts'

const INGREDIENT = /^\s*[-*•] (?:\d|\p{L}[^.:]* q\.b\.)/u
const names = Object.values(ALLERGENS)
  .map((name) => name.toLowerCase())
  .join('|')
/** The allergen declaration names milk even for lactose-free products, so it must not count as an
 * ingredient. */
const DECLARATION = new RegExp(
  `^(?:contiene:|\\*\\*attenzione, nuovi rispetto alla ricetta di partenza\\*\\*:) (?:(?:${names})(?: \\([^)]*\\))?(?:, |\\.$))+`,
  'iu',
)

/** A replacement with its reason: '- **80 g di olive al posto dei capperi**: …'. The second group is the
 * reason. */
const REASON =
  /^(\s*[-*•] \*\*[^*]*(?:\S (?:al posto|invece) [^*]+|(?:senza (?:lattosio|glutine)|vegetale|vegano)(?: q\.b\.)?)\*\*: )(.*)$/u
const ACTS =
  /\d ?(?:g|gr|grammi|kg|ml|cl|l|cucchiai\p{L}*)(?!\p{L}| di (?:sodio|sale|zuccheri|carboidrati|grassi|fibre|proteine))|(?<!\p{L})(?:usa|usane|metti|mettine|prendi|scegli|aggiungi|unisci|impasta|mescola|prova|puoi|oppure|anche|meglio|aggiung\p{L}+|va bene|vanno bene|(?<!non )(?<!ne )serv(?:e|ono)|ci (?:va|vanno|vuole|vogliono))(?!\p{L})/iu

const withoutReasons = (line: string): string => {
  const [, what, why] = REASON.exec(line) ?? []
  return what === undefined || why === undefined
    ? line
    : what +
        sentencesOf(why)
          .filter((sentence) => ACTS.test(sentence))
          .join(' ')
}

function ownWords(recipe: ListedRecipe, diet: Diet): ReadonlySet<string> {
  const keeps = diet === 'senza glutine' ? recipe.isGlutenFree : diet === 'vegana' && recipe.isVegan
  return new Set([
    ...groupsOf(recipe).map(({ title }) => `**${title}**`),
    ...(keeps ? [...recipe.ingredients, ...stepsOf(recipe).flatMap(sentencesOf)] : []),
  ])
}

const isQuoted = (line: string, recipe: ListedRecipe): boolean => {
  const quoted = /^- «(.*)»(?: \*\*[^*]*\*\*)?$/u.exec(line)?.[1]
  return quoted !== undefined && stepsOf(recipe).includes(quoted)
}

const QUOTED_NAME = /^## «[^»\n]*»/u

const BULLET = /^\s*(?:[-*•]|\d+[.)]) /u

export function forbiddenInText(text: string, diet: Diet, recipe: ListedRecipe): string[] {
  const own = ownWords(recipe, diet)
  const isDeclaration = (line: string) => diet === 'senza lattosio' && DECLARATION.test(line)
  const used = text
    .replace(QUOTED_NAME, '')
    .split('\n')
    .filter((line) => !isDeclaration(line) && !own.has(line.replace(BULLET, '')) && !isQuoted(line, recipe))
    .map((line) =>
      sentencesOf(line.replace(BULLET, '')).some((sentence) => own.has(sentence))
        ? sentencesOf(line.replace(BULLET, ''))
            .filter((sentence) => !own.has(sentence))
            .join(' ')
        : line,
    )
  const lines = toldToUse(
    used.map((line) => withoutReasons(withoutReplaced(line))).join('\n'),
    recipe.ingredients,
  ).split('\n')
  const listed = lines.filter((line) => INGREDIENT.test(line))
  return brokenBy({ listed, told: lines.filter((line) => !INGREDIENT.test(line)) }, diet)
}
