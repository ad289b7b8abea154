/**
 * Titles among the steps of a page: 'Per la salsa', 'Impasto:'. A title belongs to the steps below it and
 * is no step itself.
 *
 * Valid   any language for a title of up to eight words that ends with ':'; otherwise the titles of
 *         `isGroupTitle` and Italian names of recipe parts.
 */
import { isGroupTitle } from '../lines/group-heading.ts'

const LONGEST_TITLE = 8
const PARTS =
  /^(?:l['’]|(?:il|lo|la|i|gli|le) )?(?:impasto|pasta|lievitino|biga|poolish|prefermento|autolisi|condimento|farcitura|farcia|ripieno|salsa|sugo|crema|topping|base|stesura|formatura|lievitazione|puntata|appretto|cottura|finitura|guarnizione|assemblaggio)(?: (?:e|di|del|della|dell['’]|in|al|alla)? ?[\p{L}'’]+){0,4}$/iu

export const isStepTitle = (line: string): boolean =>
  (line.endsWith(':') && line.split(' ').length <= LONGEST_TITLE) || isGroupTitle(line) || PARTS.test(line)

export function titledSteps(lines: readonly string[]): string[] {
  const steps: string[] = []
  let title = ''
  for (const line of lines) {
    if (isStepTitle(line)) title = line.replace(/\s*:$/u, '')
    else {
      steps.push(title === '' ? line : `${title}: ${continued(line)}`)
      title = ''
    }
  }
  return steps
}

const continued = (line: string): string =>
  /^\p{Lu}\p{Ll}/u.test(line) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(line)
    ? line.charAt(0).toLowerCase() + line.slice(1)
    : line
