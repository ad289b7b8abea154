/** Checks whether a text keeps to a diet. A forbidden food counts only if the text uses it.
 *
 * Valid   texts in the Markdown subset of `render-improved.ts`. List lines with an amount are ingredients. */

import { ALLERGENS } from '../ingredients/allergens.ts'
import { brokenBy, withoutReplaced } from '../ingredients/check-restriction.ts'
import type { Diet } from '../ingredients/diets.ts'
import { foodById } from '../ingredients/foods.ts'
import { groupsOf, type ListedRecipe, stepsOf } from '../recipes/listed-recipe.ts'
import { sentencesOf } from '../words/sentences.ts'
import { nameOfLine, workLine } from './work-lines.ts'

/** Removes from a text the recipe foods that it tells the reader to omit or replace ('al posto del burro'),
 * so that only the foods to be used remain.
 *
 * Foods with an amount of their own and foods outside the recipe stay in the text, so `forbiddenInText`
 * still finds them.
 * Valid   Italian substitutions as written by models or people. A pattern matches within one sentence or
 *         list item. */
const END = String.raw`(?![\p{L}\d])`
const OF = `(?:(?:di|del|della|dello|dei|degli|delle|il|lo|la|i|gli|le|un|una|ogni)${END} ?|(?:d|l|un|dell)')*`
const LEAVES_OUT =
  '(?:al posto|invece|in luogo|in sostituzione|anziché|niente|senza|né|elimina(?:re)?|evita(?:re)?|togli(?:ere)?|sostitui(?:sci|re|te)|' +
  'rimpiazza(?:re)?|non (?:usare|mettere|aggiungere)|dal|dallo|dalla|dai|dagli|dalle)'
const IS_REPLACED =
  '(?:: (?:sostituiscil[oaie]|toglil[oaie]|eliminal[oaie]|al (?:suo|loro) posto)|→|->|(?:diventa|diventano) (?=\\d)|(?:va|vanno) sostitui)'

const SAYS_WHAT_IS_IN_IT = /(?<=non contiene|(?:può|possono) contenere|sono esclus[ie]) [^.:;\n]*/giu

const ownNames = (ingredients: readonly string[]): string[] =>
  ingredients
    .flatMap((line) => {
      const name = nameOfLine(line).toLowerCase()
      return [name, name.split(' ')[0] ?? '', ...(foodById(workLine(line).foodId ?? '')?.names ?? [])]
    })
    .filter((name) => name.length > 3)
    .sort((one, other) => other.length - one.length)

export function toldToUse(text: string, ingredients: readonly string[]): string {
  const names = ownNames(ingredients).map((name) => name.replace(/[^\p{L}\d' ]/gu, '.'))
  const own = String.raw`(?:\*\*)?${OF}(?:${names.join('|')})${END}(?: (?:tipo )?\d+${END}(?! ?g${END}))?(?: \([^()]{0,40}\))?(?:\*\*)?`
  const more = `(?:(?:, | e | o | né )${own})*`
  return text
    .replace(/[’‘]/gu, "'")
    .replace(SAYS_WHAT_IS_IN_IT, ' · ')
    .replace(new RegExp(`(?<=(?<!\\p{L})${LEAVES_OUT} )${own}${more}`, 'giu'), ' · ')
    .replace(new RegExp(`(?<![\\p{L}\\d] )(?<!\\p{L})${own}(?= *${IS_REPLACED})`, 'giu'), ' · ')
}

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

/** Matches a replacement with its reason: '- **80 g di olive al posto dei capperi**: …'. The second group
 * is the reason. */
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
