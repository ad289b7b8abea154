/**
 * Titles that stand among the steps of a page: 'Per la salsa', 'Impasto:'. They head what follows and are no step.
 *
 * Valid   any language where the title ends with ':'; without it Italian parts of a recipe and 'Per la …', 'For the …'.
 */
import { isGroupTitle } from '../lines/group-heading.ts'

const LONGEST_TITLE = 8
/** What a recipe is made of, or a part of the work as a page heads it: nouns, since a step begins with a verb. */
const PARTS =
  /^(?:l['’]|(?:il|lo|la|i|gli|le) )?(?:impasto|pasta|lievitino|biga|poolish|prefermento|autolisi|condimento|farcitura|farcia|ripieno|salsa|sugo|crema|topping|base|stesura|formatura|lievitazione|puntata|appretto|cottura|finitura|guarnizione|assemblaggio)(?: (?:e|di|del|della|dell['’]|in|al|alla)? ?[\p{L}'’]+){0,4}$/iu

export const isStepTitle = (line: string): boolean =>
  (line.endsWith(':') && line.split(' ').length <= LONGEST_TITLE) || isGroupTitle(line) || PARTS.test(line)

/** The steps, each title written before the first step below it: 'Per la salsa: frulla i pelati.' One with nothing below it is left out. */
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

/** Behind a colon Italian goes on in lower case; 'San Marzano' and 'W' are names. */
const continued = (line: string): string =>
  /^\p{Lu}\p{Ll}/u.test(line) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(line)
    ? line.charAt(0).toLowerCase() + line.slice(1)
    : line
