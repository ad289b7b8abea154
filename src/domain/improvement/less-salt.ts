/** Takes the salt out of a recipe, in its list and in its steps.
 *
 * Source  content/substitutes.yaml. The dough keeps a little: without any salt yeast runs away and crumb tears. */

import { FAMILIES } from '#knowledge/substitutes.ts'
import { composeDough } from '../recipes/dough/recipe-dough.ts'
import type { Draft, WorkGroup } from './improved-recipe.ts'
import { joinNoun } from './italian-noun.ts'
import { groupsOf, type RecipeToImprove } from './recipe-to-improve.ts'
import { type NamedLine, sentencesOf } from './sentences.ts'
import { nameIn, scaling } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import type { Swap } from './swap-plan.ts'

/** Salt in the dough, as a percentage of the flour: enough for the yeast not to run away, a fifth of the usual. [stima] */
const DOUGH_SALT_PCT = 0.4
const SALT = 'sale'

/** Lines of salt that go into the dough stay, with less; those of the toppings keep their rule. */
export function doughSaltRules(
  recipe: RecipeToImprove,
  groups: readonly WorkGroup[],
  lines: readonly NamedLine[],
): Map<number, Substitute> {
  const all = groups.flatMap(({ lines: own, isDough }) => own.map((line) => ({ line, isDough })))
  const salts = all.flatMap(({ line, isDough }, at) =>
    isDough && lines[at]?.family === SALT && line.grams !== null ? [{ at, grams: line.grams }] : [],
  )
  const flourG = composeDough(groupsOf(recipe))?.flourG ?? 0
  const totalG = salts.reduce((sum, { grams }) => sum + grams, 0)
  const ratio = Math.min(1, (flourG * DOUGH_SALT_PCT) / 100 / totalG)
  return new Map(salts.map(({ at }) => [at, scaling(ratio)]))
}

/** 'Sala leggermente' with herbs: the verb is salt's own, in any voice. */
const SALTING =
  /(?<![\p{L}'])([Ss])ala(te|re)?(l[oaie])?(?: (?:leggermente|appena|pochissimo|poco|subito|bene))*(?= |[,.;:]|$)/gu
const SALTED = /(?<!\p{L})salando(l[oaie])?(?!\p{L})/gu
const NOT_DONE = /(?:non|senza|prima di|di|per|a) $/iu
const SEASONING = /(?<!\p{L})([Rr]egola|[Aa]ggiusta|[Cc]orreggi)(te|re)?(?: tutto)? (?:di|con) /gu

/** 'Aspetta che la farina abbia bevuto, sala e impasta': that salt is the dough's. */
const OF_DOUGH = /(?<!\p{L})(?:farina|impast(?:a|ate|are|iamo|ando))(?!\p{L})/iu

const withHerbs = (text: string, herbs: string): string =>
  sentencesOf(text)
    .map((sentence) => (OF_DOUGH.test(sentence) ? sentence : seasonedWith(sentence, herbs)))
    .join(' ')

function seasonedWith(text: string, herbs: string): string {
  const noun = joinNoun('con il ', 'ms', herbs)
  return text
    .replace(SALTING, (found, first: string, voice = '', pronoun = '', at: number) =>
      NOT_DONE.test(text.slice(0, at))
        ? found
        : `${first === 'S' ? 'P' : 'p'}rofuma${voice === 're' && pronoun ? 'r' : voice}${pronoun} ${noun}`,
    )
    .replace(SALTED, (_found, pronoun = '') => `profumando${pronoun} ${noun}`)
    .replace(/(?<!\p{L})(poch|pochissim)[ioae]+ (?=trito)/gu, (_found, few: string) =>
      few === 'poch' ? 'poco ' : `${few}o `,
    )
    .replace(
      new RegExp(`([Ss])ciogli(?=(?: il)? ${herbs})`, 'gu'),
      (_found, first: string) => `${first === 'S' ? 'M' : 'm'}escola`,
    )
    .replace(
      new RegExp(`${SEASONING.source}(?=(?:il )?${herbs})`, 'gu'),
      (_found, verb: string, voice = '') => `${/^\p{Lu}/u.test(verb) ? 'P' : 'p'}rofuma${voice} con `,
    )
    .replace(new RegExp(`(?<!\\p{L})([Aa]ssaggia(?:te|re)?) (?:di|e regola di) ${herbs}`, 'gu'), '$1')
    .replace(/(acqua(?: bollente| fredda)?) (?:ben |leggermente )?salata/giu, '$1')
    .replace(/(?:della|la|nella|alla) salamoia/giu, (found) =>
      joinNoun(found.replace(/salamoia$/iu, ''), 'fs', 'emulsione'),
    )
    .replace(/salamoia/giu, 'emulsione')
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
  const isListed = [...swaps].some(([line, swap]) => lines[line]?.family === SALT && swap.rule === rule)
  const steps = isListed ? draft.steps.map((step) => withHerbs(step, said)) : draft.steps
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
    steps: hasYeast ? withWatch(steps) : steps,
    changes: [
      ...draft.changes.filter(({ why }) => why !== '' && why !== rule.why),
      {
        what: `sale dell'impasto allo ${String(DOUGH_SALT_PCT).replace('.', ',')}% della farina, ${hasHerbs ? `nel condimento ${listed} al suo posto` : 'niente sale nel condimento'}`,
        why: hasYeast
          ? "con così poco sale l'impasto lievita più in fretta ed è più appiccicoso: i tempi restano quelli della ricetta, ma fuori dal frigorifero va guardato prima (stima)"
          : 'il sale dà elasticità oltre al sapore: la pasta si strappa più facilmente, non accorciarle il riposo (stima)',
      },
    ],
  }
}
