/** Takes the salt out of a recipe, in its list and in its steps.
 *
 * Source  content/substitutes.yaml. The dough keeps a little: without any salt yeast runs away and crumb tears. */

import { FAMILIES } from '#knowledge/substitutes.ts'
import { composeDough } from '../recipes/dough/recipe-dough.ts'
import type { Draft, WorkGroup } from './improved-recipe.ts'
import { joinNoun, withArticle } from './italian-noun.ts'
import { groupsOf, type RecipeToImprove } from './recipe-to-improve.ts'
import { type NamedLine, sentencesOf } from './sentences.ts'
import { nameIn, scaling } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import type { Swap } from './swap-plan.ts'

/** Salt in the dough, as a percentage of the flour: enough for the yeast not to run away, a fifth of the usual. [stima] */
const DOUGH_SALT_PCT = 0.4
/** Nobody weighs out a tenth less of a pinch. */
const ALREADY_LITTLE = 0.9
const SALT = 'sale'

/** Whether a line of salt is the dough's: of its group, or of a list that tells no groups and has flour. */
export function saltsDough(groups: readonly WorkGroup[], isDough: boolean, grams: number | null): boolean {
  const hasGroup = groups.some((group) => group.isDough)
  return isDough || (!hasGroup && grams !== null && flourOf(groups) > 0)
}

const flourOf = (groups: readonly WorkGroup[]): number =>
  groups
    .flatMap(({ lines }) => lines)
    .filter(({ foodId }) => /^(?:farina-(?:0|1|2|integrale|manitoba|grano)|semola)/u.test(foodId ?? ''))
    .reduce((sum, { grams }) => sum + (grams ?? 0), 0)

/** Lines of salt that go into the dough stay, with less; those of the toppings keep their rule. */
export function doughSaltRules(
  recipe: RecipeToImprove,
  groups: readonly WorkGroup[],
  lines: readonly NamedLine[],
): Map<number, Substitute> {
  const all = groups.flatMap(({ lines: own, isDough }) => own.map((line) => ({ line, isDough })))
  const salts = all.flatMap(({ line, isDough }, at) =>
    saltsDough(groups, isDough, line.grams) && lines[at]?.family === SALT && line.grams !== null
      ? [{ at, grams: line.grams }]
      : [],
  )
  const flourG = composeDough(groupsOf(recipe))?.flourG ?? flourOf(groups)
  const totalG = salts.reduce((sum, { grams }) => sum + grams, 0)
  const ratio = Math.min(1, (flourG * DOUGH_SALT_PCT) / 100 / totalG)
  return ratio > ALREADY_LITTLE ? new Map() : new Map(salts.map(({ at }) => [at, scaling(ratio)]))
}

/** 'Sala leggermente', 'regola di sale', 'acqua salata': a step that salts. */
const SALTING =
  /(?<![\p{L}'])(?:sal(?:a|ate|are|iamo|ando)(?:l[oaie])?|salamoia|acqua (?:\p{L}+ )?salata|(?:regola|aggiusta|correggi)(?:te|re)?(?: tutto)? (?:di|con) (?:sale|trito))(?!\p{L})|(?<!pizzico )(?:di|con|poco) sale(?!\p{L})|pizzico di sale/iu
/** Salt of the dough is weighed: it stays. */
const OF_DOUGH = /(?<!\p{L})(?:farina|impast(?:a|ate|are|iamo|ando|o)|lievito)(?!\p{L})/iu
const NOT_SALTED = /(?:non|senza|prima di) (?:\p{L}+ )?sal/iu

/** Oil and water beaten without salt are no brine. */
const withoutBrine = (text: string): string =>
  text
    .replace(/(?<!\p{L})(\p{L}+) salamoia/giu, (_found, word: string) =>
      joinNoun(`${word} `, 'fs', 'emulsione'),
    )
    .replace(/salamoia/giu, 'emulsione')

/** Beside the first sentence that salts a topping; those behind it only say it again. */
function withoutSalting(steps: readonly string[], herbs: string): string[] {
  let isTold = false
  return steps.map((step) =>
    sentencesOf(step)

      .flatMap((sentence) => {
        if (!SALTING.test(sentence) || OF_DOUGH.test(sentence) || NOT_SALTED.test(sentence)) return [sentence]
        const note = isTold ? 'Anche qui niente sale.' : `Niente sale: al suo posto ${herbs}.`
        isTold = true
        return [withoutBrine(sentence), note]
      })
      .join(' '),
  )
}

const RISING =
  /(?:lievit|riposar|puntar|fermentar|crescer|gonfiar)\p{L}*.*\d+ or[ae]|\d+ or[ae].*(?:lievit|°C)/iu
const WATCH =
  'Con poco sale cresce più in fretta: comincia a guardarlo quando sono passati i quattro quinti del tempo.'

/** The first step at which the dough rises says what little salt does to it. */
function withWatch(steps: readonly string[]): string[] {
  const at = steps.findIndex((step) => RISING.test(step))
  return steps.map((step, index) => (index === at ? `${step} ${WATCH}` : step))
}

/** `swaps` are those of the list: salt of the toppings is one of them. */
export function withLessSalt(
  draft: Draft,
  swaps: ReadonlyMap<number, Swap>,
  lines: readonly NamedLine[],
): Draft {
  const rule = FAMILIES[SALT]?.diets['a basso contenuto di sodio']?.[0]
  if (!rule) return draft
  const [said, listed] = [nameIn(rule.said, 'ms', ''), nameIn(rule.name, 'ms', '')]
  const isLess = [...swaps].some(([line, swap]) => lines[line]?.family === SALT && swap.rule !== rule)
  const steps = withoutSalting(draft.steps, withArticle('ms', said))
  const hasHerbs = steps.some((step) => step.includes(said))
  const hasYeast = draft.groups.some(
    (group) => group.isDough && group.lines.some(({ text }) => /lievito|li\.co\.li/u.test(text)),
  )
  return {
    ...draft,
    groups: draft.groups.map((group) => ({
      ...group,
      lines: group.lines.filter(({ text }) => hasHerbs || !text.startsWith(listed)),
    })),
    steps: hasYeast && isLess ? withWatch(steps) : steps,
    changes: [...draft.changes.filter(({ why }) => why !== ''), ...(isLess ? [lessInDough(hasYeast)] : [])],
  }
}

const lessInDough = (hasYeast: boolean) => ({
  what: `sale dell'impasto allo ${String(DOUGH_SALT_PCT).replace('.', ',')}% della farina`,
  why: hasYeast
    ? "con così poco sale l'impasto lievita più in fretta ed è più appiccicoso: i tempi restano quelli della ricetta, ma fuori dal frigorifero va guardato prima (stima)"
    : 'il sale dà elasticità oltre al sapore: la pasta si strappa più facilmente, non accorciarle il riposo (stima)',
})
