/** Rewrites a recipe's sentences for a diet: an allowed ingredient in the grammar of the forbidden one, or, where the
 * gesture makes no sense with it, the substitute's own sentence.
 *
 * Valid   Italian steps as the catalogue writes them. What the words here do not know is left for the checker. */

import { ANIMAL_PARTS, type Clause, clausesOf, joinedClauses, NO_PRONOUN, ON_IT } from './clauses.ts'
import { withoutComparisons } from './comparisons.ts'
import { withArticle } from './italian-noun.ts'
import { type Family, findMentions, type Mention } from './mentions.ts'
import { rewriteClause, speaksOfKept } from './rewrite-clause.ts'
import type { DietRules, Substitute } from './rules/substitute.ts'
import { familiesOf, swapMentions } from './swap-mentions.ts'

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=['(]?\p{Lu})/u).filter((sentence) => sentence !== '')

/** 'Tienile', 'Scolala', 'Le', 'Sono': a sentence that lives on the one before it. */
const LEANS = new RegExp(
  `^(?:${NO_PRONOUN}\\p{L}+(?:l[oaie]|ne|gli)(?=[\\s,;:.])|(?:l[oaie]|ne|sono|è|deve|devono|dev'essere|devi|così|anche|poi|saranno|resta)(?![\\p{L}]))`,
  'iu',
)
export const leansOnPrevious = (sentence: string): boolean => LEANS.test(sentence)

/** The substitute's sentence: {il} with its article, {lo} the pronoun that follows a verb. */
function prepared({ prepare = '', name }: Substitute, { text, agreement }: Mention): string {
  const noun = name(text, agreement)
  const pronoun = { ms: 'lo', fs: 'la', mp: 'li', fp: 'le' }[agreement]
  return prepare.replace('{il}', withArticle(agreement, noun)).replaceAll('{lo}', pronoun)
}

/** The fat that meat gives off in the pan, where there is no meat any more. */
const FRYING_FAT: readonly (readonly [RegExp, string])[] = [
  [
    /(?:nello stesso|nel suo stesso|nel suo|nel loro|nel) grasso(?: rilasciato| di cottura| rimasto)?/gu,
    "in un filo d'olio",
  ],
  [/(?:Nello stesso|Nel suo|Nel) grasso(?: rilasciato| di cottura| rimasto)?/gu, "In un filo d'olio"],
  [/(?:del|di) (?:suo )?grasso(?: rilasciato| di cottura| rimasto)?(?= |[,.;])/gu, "d'olio"],
]
const withoutFryingFat = (text: string, { rules, present }: StepRewriter) =>
  rules.cured && present.has('cured')
    ? FRYING_FAT.reduce((rest, [pattern, words]) => rest.replace(pattern, words), text)
    : text

/** What is chopped already is strewn, not grated. */
const strewn = (text: string) =>
  text.replace(/(?<!\p{L})grattugia(?= (?:la granella|il trito|la polpa|le lamelle))/gu, 'spargi')

export type StepRewriter = {
  rules: DietRules
  /** Families that the ingredient list has: a smell 'of milk' is no milk. */
  present: ReadonlySet<Family>
  /** Stems of the ingredients that stay: a gesture on them stays too. */
  keeps: ReadonlySet<string>
  /** Families, and sentences of preparation, that have been told. */
  said: Set<string>
}

type Told = { sentences: string[] /** Families that the sentence spoke of. */; families: readonly Family[] }

/** Sentences for the substitutes of a list that need making and that no step has told yet. */
export function untoldPreparations(lines: readonly string[], { rules, said }: StepRewriter): string[] {
  return lines
    .flatMap((line) => findMentions(line, familiesOf(rules)))
    .flatMap((mention) => {
      const rule = rules[mention.family]
      if (!rule?.isRaw || rule.prepare === undefined || said.has(rule.prepare)) return []
      said.add(rule.prepare)
      return [prepared(rule, mention)]
    })
}

/** The sentences with which the substitutes are made ready before this one; `kept` is what is left of it. */
function preparedFor(
  sentence: string,
  kept: string,
  mentions: readonly Mention[],
  { rules, said }: StepRewriter,
) {
  const opening: string[] = []
  for (const mention of mentions) {
    const rule = rules[mention.family]
    const name = rule?.name(mention.text, mention.agreement) ?? ''
    const isRefused = rule?.refuses?.test(sentence) === true && !kept.includes(name)
    const isNew = rule?.prepare !== undefined && !said.has(mention.family) && !said.has(rule.prepare)
    if (rule && isNew && (isRefused || rule.isRaw)) {
      opening.push(prepared(rule, mention))
      said.add(rule.prepare ?? '')
    }
    said.add(mention.family)
  }
  return opening
}

/** The gestures one by one; what only goes on with a gesture that is gone ('e scolala') goes with it. */
function rewriteClauses(
  sentence: string,
  absent: ReadonlySet<Family>,
  { rules, keeps }: StepRewriter,
): string {
  const written: Clause[] = []
  let wasOut = false
  let before: readonly Family[] = []
  for (const { joint, text } of clausesOf(sentence)) {
    const mentions = findMentions(text, familiesOf(rules))
    const isItsPart = before.length > 0 && ANIMAL_PARTS.test(text)
    const goesOn = (isItsPart || ON_IT.test(text)) && !speaksOfKept(text, keeps)
    const refuses = before.some((family) => rules[family]?.refuses?.test(text))
    const isAboutThem = refuses && mentions.length === 0 && !speaksOfKept(text, keeps)
    const isGone: boolean = isAboutThem || (goesOn && (wasOut || refuses))
    const clause: string = isGone ? '' : rewriteClause(text, { rules, keeps, absent, sentence })
    wasOut = clause === ''
    if (mentions.length > 0) before = mentions.map(({ family }) => family)
    if (!wasOut) written.push({ joint, text: clause })
  }
  return joinedClauses(written)
}

function rewriteSentence(sentence: string, rewriter: StepRewriter): Told {
  const { rules, present } = rewriter
  const mentions = findMentions(sentence, familiesOf(rules)).filter(
    ({ family, text, agreement }) => rules[family]?.name(text, agreement) !== text,
  )
  const families = mentions.map(({ family }) => family)
  const absent = new Set(families.filter((family) => !present.has(family)))
  if (families.length === 0) return { sentences: [sentence], families }
  const kept = rewriteClauses(sentence, absent, rewriter)
  const opening = preparedFor(
    sentence,
    kept,
    mentions.filter(({ family }) => present.has(family)),
    rewriter,
  )
  return {
    sentences: [...opening, ...(kept === '' ? [] : [kept])],
    families: families.filter((family) => present.has(family)),
  }
}

/** The step without a forbidden word; empty where nothing of it is left. */
export function rewriteStep(step: string, rewriter: StepRewriter): string {
  const written: string[] = []
  let before: readonly Family[] = []
  let isOrphan = false
  for (const sentence of sentencesOf(withoutComparisons(step))) {
    const { sentences, families } = rewriteSentence(sentence, rewriter)
    const isAboutThem =
      families.length === 0 && before.some((family) => rewriter.rules[family]?.refuses?.test(sentence))
    const isGone = isAboutThem || (isOrphan && leansOnPrevious(sentence))
    if (isGone && !speaksOfKept(sentence, rewriter.keeps)) continue
    isOrphan = families.length > 0 && sentences.at(-1) !== swapMentions(sentence, rewriter.rules)
    written.push(...sentences.map((one) => strewn(withoutFryingFat(one, rewriter))))
    if (families.length > 0) before = families
  }
  return written.join(' ')
}
