/** Removes from a text the recipe foods that it tells the reader to omit or replace ('al posto del burro'),
 * so that only the foods to be used remain.
 *
 * Foods with an amount of their own and foods outside the recipe stay in the text, so `forbiddenInText`
 * still finds them.
 * Valid   Italian substitutions as written by models or people. A pattern matches within one sentence or
 *         list item. */
import { foodById } from '../ingredients/foods.ts'
import { nameOfLine, workLine } from './work-lines.ts'

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

/** The text with ' · ' in place of each recipe food that it says to omit or replace. */
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
