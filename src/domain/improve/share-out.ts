/** One substitute for two ingredients is laid on twice: half at the first moment, the rest at the second.
 *
 * Valid   sentences of laying in the catalogue's words; an amount or a part that is told already stays. */
import type { Draft } from './improved-recipe.ts'
import { nameOfLine } from './work-lines.ts'

/** The substitutes that took more than one place, as the list and as the steps call them. */
function repeatedNames({ changes }: Draft): string[] {
  const names = changes.flatMap(({ what }) => {
    const [now, old] = what.split(' al posto ')
    return now === undefined || old === undefined ? [] : [nameOfLine(now)]
  })
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  return [...new Set(twice.flatMap((name) => [name, name.replace(/ vegetale(?= di)| tostate?$/u, '')]))]
}

const LAYING =
  '(?:copri|distribuisci|aggiungi|metti|spalma|completa|condisci|versa|appoggia|adagia|disponi|spargi|sistema)(?!\\p{L})'
const ARTICLES = "(?<!\\p{L})(?:la |il |lo |i |gli |le |l')"
const TOLD = /metà|rest[oa]|rimast|tenut|quarto|\d g |secondo|ultim[oa] (?:crema|trito)/iu
/** How an article goes on behind 'metà' and 'il resto'. */
const OF: Readonly<Record<string, string>> = {
  'la ': 'della ',
  'il ': 'del ',
  'lo ': 'dello ',
  'i ': 'dei ',
  'gli ': 'degli ',
  'le ': 'delle ',
  "l'": "dell'",
}

function sharedName(steps: readonly string[], name: string): string[] {
  const pattern = new RegExp(`(${LAYING}[^.;:]*?)(${ARTICLES})(${name})(?!\\p{L})`, 'iu')
  const isLaid = (step: string) => pattern.test(step)
  const laid = steps.flatMap((step, at) => (isLaid(step) ? [at] : []))
  const first = laid[0]
  if (laid.length < 2 || first === undefined || TOLD.test(pattern.exec(steps[first] ?? '')?.[0] ?? ''))
    return [...steps]
  return steps.map((step, at) =>
    laid.includes(at)
      ? step.replace(pattern, (whole, before: string, article: string, noun: string) =>
          TOLD.test(whole)
            ? whole
            : `${before}${at === first ? 'metà ' : 'il resto '}${OF[article.toLowerCase()]}${noun}`,
        )
      : step,
  )
}

export const sharedOut = (draft: Draft): Draft => ({
  ...draft,
  steps: repeatedNames(draft).reduce<string[]>(sharedName, draft.steps),
})
