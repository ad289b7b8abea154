/** Rewrites a recipe's sentences for a diet: an allowed ingredient in the grammar of the forbidden one, or, where the
 * gesture makes no sense with it, the substitute's own sentence.
 *
 * Valid   Italian steps as the catalogue writes them. What the words here do not know is left for the checker. */

import { withoutClauses } from './clauses.ts'
import { joinNoun, withArticle } from './italian-noun.ts'
import { type Family, findMentions, type Mention } from './mentions.ts'
import type { DietRules, Substitute } from './rules/substitute.ts'

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=['(]?\p{Lu})/u).filter((sentence) => sentence !== '')

/** 'Tienile', 'Scolala', 'Le', 'Sono': a sentence that lives on the one before it. */
const LEANS =
  /^(?:\p{L}+(?:l[oaie]|ne|gli)(?=[\s,;:.])|(?:L[oaie]|Ne|Sono|È|Deve|Devono|Dev'essere|Devi|Così|Anche|Poi|Saranno|Resta)\b)/u
export const leansOnPrevious = (sentence: string): boolean => LEANS.test(sentence)

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The substitute's sentence: {il} with its article, {lo} the pronoun that follows a verb. */
function prepared({ prepare = '', name }: Substitute, { text, agreement }: Mention): string {
  const noun = name(text, agreement)
  const pronoun = { ms: 'lo', fs: 'la', mp: 'li', fp: 'le' }[agreement]
  return prepare.replace('{il}', withArticle(agreement, noun)).replaceAll('{lo}', pronoun)
}

/** Every mention that a rule covers, replaced with its determiner. */
export function swapMentions(text: string, rules: DietRules): string {
  let written = ''
  let from = 0
  for (const { family, agreement, text: original, index } of findMentions(text, familiesOf(rules))) {
    const name = rules[family]?.name(original, agreement) ?? original
    if (name === original) continue
    const isStart = /^$|[.!?\n] $/u.test(text.slice(0, index))
    const noun = isStart && /^\p{Lu}/u.test(original) ? capitalised(name) : name
    written = joinNoun(written + text.slice(from, index), agreement, noun)
    from = index + original.length
  }
  return written + text.slice(from)
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
const withoutFryingFat = (text: string, rules: DietRules) =>
  rules.cured ? FRYING_FAT.reduce((rest, [pattern, words]) => rest.replace(pattern, words), text) : text

export const familiesOf = (rules: DietRules): ReadonlySet<Family> => new Set(Object.keys(rules) as Family[])

export type StepRewriter = {
  rules: DietRules
  /** Families that the ingredient list has: a smell 'of milk' is no milk. */
  present: ReadonlySet<Family>
  /** Families, and sentences of preparation, that have been told. */
  said: Set<string>
}

type Told = { sentences: string[] /** Families that the sentence spoke of. */; families: readonly Family[] }

/** What the substitutes need before the sentence, and the families whose gesture it cannot keep. */
function preparedFor(sentence: string, mentions: readonly Mention[], { rules, said }: StepRewriter) {
  const opening: string[] = []
  const refused = new Set<Family>()
  for (const mention of mentions) {
    const rule = rules[mention.family]
    const isRefused = rule?.refuses?.test(sentence) === true
    if (isRefused) refused.add(mention.family)
    const isNew = rule?.prepare !== undefined && !said.has(mention.family) && !said.has(rule.prepare)
    if (rule && isNew && (isRefused || rule.isRaw)) {
      opening.push(prepared(rule, mention))
      said.add(rule.prepare ?? '')
    }
    said.add(mention.family)
  }
  return { opening, refused }
}

function rewriteSentence(sentence: string, rewriter: StepRewriter): Told {
  const { rules, present } = rewriter
  const mentions = findMentions(sentence, familiesOf(rules)).filter(
    ({ family, text, agreement }) => rules[family]?.name(text, agreement) !== text,
  )
  const families = mentions.map(({ family }) => family)
  const absent = new Set(families.filter((family) => !present.has(family)))
  if (absent.size > 0) {
    const kept = withoutClauses(sentence, absent)
    return { sentences: kept === '' ? [] : [swapMentions(kept, rules)], families: [] }
  }
  const { opening, refused } = preparedFor(sentence, mentions, rewriter)
  const kept = refused.size > 0 ? withoutClauses(sentence, refused) : sentence
  return { sentences: [...opening, ...(kept === '' ? [] : [swapMentions(kept, rules)])], families }
}

/** The step without a forbidden word; empty where nothing of it is left. */
export function rewriteStep(step: string, rewriter: StepRewriter): string {
  const written: string[] = []
  let before: readonly Family[] = []
  let isOrphan = false
  for (const sentence of sentencesOf(step)) {
    const { sentences, families } = rewriteSentence(sentence, rewriter)
    const isAboutThem =
      families.length === 0 && before.some((family) => rewriter.rules[family]?.refuses?.test(sentence))
    if (isAboutThem || (isOrphan && leansOnPrevious(sentence))) continue
    isOrphan =
      families.length > 0 &&
      sentences.at(-1) !== withoutFryingFat(swapMentions(sentence, rewriter.rules), rewriter.rules)
    written.push(...sentences)
    if (families.length > 0) before = families
  }
  return written.join(' ')
}
