/** Rewrites a recipe's sentences for a diet: an allowed ingredient in the grammar of the forbidden one, or, where the
 * gesture makes no sense with it, the substitute's own sentence.
 *
 * Valid   Italian steps as the catalogue writes them. What the words here do not know is left for the checker. */

import { ANIMAL_PARTS, type Clause, clausesOf, joinedClauses, NO_PRONOUN, ON_IT } from './clauses.ts'
import { withoutComparisons } from './comparisons.ts'
import { withArticle } from './italian-noun.ts'
import { type Family, findMentions, type Mention } from './mentions.ts'
import { rewriteClause, speaksOfKept } from './rewrite-clause.ts'
import { type DietRules, type Substitute, saidName } from './rules/substitute.ts'
import { familiesOf, isSwapped, swapMentions } from './swap-mentions.ts'

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=['(]?\p{Lu})/u).filter((sentence) => sentence !== '')

/** 'Tienile', 'Scolala', 'Le', 'Sono': a sentence that lives on the one before it. */
const LEANS = new RegExp(
  `^(?:${NO_PRONOUN}\\p{L}+(?:l[oaie]|ne|gli)(?=[\\s,;:.])|(?:l[oaie]|ne|sono|è|deve|devono|dev'essere|devi|così|anche|poi|saranno|resta)(?![\\p{L}]))`,
  'iu',
)
export const leansOnPrevious = (sentence: string): boolean => LEANS.test(sentence)

/** The substitute's sentence: {il} with its article, {lo} the pronoun that follows a verb. */
function prepared(rule: Substitute, { text, agreement }: Mention): string {
  const { prepare = '' } = rule
  const noun = saidName(rule, text, agreement)
  const form = rule.form ?? agreement
  const pronoun = { ms: 'lo', fs: 'la', mp: 'li', fp: 'le' }[form]
  return prepare.replace('{il}', withArticle(form, noun)).replaceAll('{lo}', pronoun)
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
  text
    .replace(/(?<!\p{L})grattugia(?= (?:la granella|il trito|la polpa|le lamelle))/gu, 'spargi')
    .replace(/crema di (?=crema)/gu, '')
    .replace(/crema di trito di/gu, 'crema di')
    .replace(/(crema di mandorle[^.]*?aggiungi )crema di mandorle, /gu, '$1')
    .replace(/Spolvera(?= con lo sciroppo)/gu, 'Irrora')
    .replace(
      /(la crema di mandorle|della crema di mandorle)([^.]*?), e coprila con la crema di mandorle/gu,
      '$1$2',
    )
    .replace(/(la crema di mandorle), poi (?:con )?la crema di mandorle(?: a cucchiaiate)?/gu, '$1')
    .replace(/le fragole rimasti/gu, 'le fragole rimaste')
    // What does not brown, and is in pieces, is neither guarded from browning nor laid like slices.
    .replace(/(Bagna(?:le| le fragole) con [^.]*?succo di limone) perché non anneriscano/gu, '$1')
    .replace(/(le fragole[^.]*?), leggermente sovrapposte/gu, '$1')
    .replace(/(olive[^.]*?), \p{L}+ per pizza e disposte a raggi,/gu, '$1')
    .replace(/; se (?:è|sono) [^,;.]*\.$/u, '.')

export type StepRewriter = {
  rules: DietRules
  /** Families that the ingredient list has: a smell 'of milk' is no milk. */
  present: ReadonlySet<Family>
  /** Stems of the ingredients that stay: a gesture on them stays too. */
  keeps: ReadonlySet<string>
  /** Sentences of preparation that have been told. */
  said: Set<string>
  /** Sentences of preparation whose place is in front of the stretching. */
  early: string[]
}

/** Gestures on the whole pizza: they stay, whatever one of its ingredients refuses. */
const OF_THE_WHOLE =
  /^(?:poi |quindi )?(?:complet|condisc|vers|passal|serv|aggiung|termin|finisc|tagliala|tagliali|taglia in|macin|sala|inforn|cuoc|quando|nel forno|port|affettal[ae] e|ripieg|sald|chiud|premi|cospargi|fai riposare|è (?:buon|ottim))/iu

/** Where the dough is spoken of, a topping is only named. */
const OF_THE_DOUGH = /impast|lievit|retrogusto|la pasta più/iu

type Told = { sentences: string[] /** Families that the sentence spoke of. */; families: readonly Family[] }

/** Sentences for the substitutes of a list that need making and that no step has told yet. */
export function untoldPreparations(lines: readonly string[], { rules, said }: StepRewriter): string[] {
  return lines
    .flatMap((line) => findMentions(line, familiesOf(rules)))
    .flatMap((mention) => {
      const rule = rules[mention.family]
      if (!rule?.isRaw || rule.prepare === undefined || said.has(rule.prepare) || !isSwapped(rules, mention))
        return []
      said.add(rule.prepare)
      return [prepared(rule, mention)]
    })
}

/** The sentences with which the substitutes are made ready before this one; `kept` is what is left of it. */
function preparedFor(
  sentence: string,
  kept: string,
  mentions: readonly Mention[],
  { rules, said, early }: StepRewriter,
  isLate: boolean,
) {
  const opening: string[] = []
  for (const mention of mentions) {
    const rule = rules[mention.family]
    const name = rule ? saidName(rule, mention.text, mention.agreement) : ''
    const isRefused = rule?.refuses?.test(sentence) === true && !kept.includes(name)
    const isNew = rule?.prepare !== undefined && !said.has(rule.prepare)
    if (rule && isNew && (isRefused || rule.isRaw) && !OF_THE_DOUGH.test(sentence)) {
      if (isLate) early.push(prepared(rule, mention))
      else opening.push(prepared(rule, mention))
      said.add(rule.prepare ?? '')
    }
  }
  return opening
}

/** 'Mentre l'impasto cresce': what followed it has gone. */
const BARE_WHEN = /^(?:mentre|durante) [^,]*$/iu

function nounOf(mention: Mention, rules: DietRules): string | null {
  const rule = rules[mention.family]
  return rule
    ? withArticle(rule.form ?? mention.agreement, saidName(rule, mention.text, mention.agreement))
    : null
}

/** 'mescolala con lo zucchero', where the gesture that named her has gone: 'mescola la crema con lo zucchero'. */
const withNoun = (clause: string, noun: string | null): string =>
  noun === null || !ON_IT.test(clause)
    ? clause
    : clause.replace(/^((?:poi |quindi |infine )?\p{L}+[aei])l[oaie](?!\p{L})/iu, `$1 ${noun}`)

/** 'completa in 3 minuti: messo dall'inizio, si separerebbe' of something that does not. */
function withoutItsReason(text: string, before: readonly Family[], rules: DietRules): string {
  const at = text.indexOf(': ')
  const isTheirs = at !== -1 && before.some((family) => rules[family]?.refuses?.test(text.slice(at)))
  return isTheirs ? text.slice(0, at) : text
}

/** The gestures one by one; what only goes on with a gesture that is gone ('e scolala') goes with it. */
function rewriteClauses(
  sentence: string,
  absent: ReadonlySet<Family>,
  { rules, keeps }: StepRewriter,
): string {
  const written: Clause[] = []
  let wasOut = false
  let lost: string | null = null
  let before: readonly Family[] = []
  for (const { joint, text } of clausesOf(sentence)) {
    const mentions = findMentions(text, familiesOf(rules))
    const isItsPart = before.length > 0 && ANIMAL_PARTS.test(text)
    const goesOn = (isItsPart || (ON_IT.test(text) && mentions.length === 0)) && !speaksOfKept(text, keeps)
    const refuses = before.some((family) => rules[family]?.refuses?.test(text))
    const isAboutThem =
      refuses && mentions.length === 0 && !speaksOfKept(text, keeps) && !OF_THE_WHOLE.test(text)
    const isGone: boolean = isAboutThem || (goesOn && (wasOut || refuses))
    const told = refuses && mentions.length === 0 ? withoutItsReason(text, before, rules) : text
    const clause: string = isGone ? '' : rewriteClause(told, { rules, keeps, absent, sentence })
    wasOut = clause === ''
    if (mentions.length > 0) before = mentions.map(({ family }) => family)
    const [mention] = mentions
    if (mention && wasOut) lost = nounOf(mention, rules)
    if (wasOut) continue
    const isBareWhen = BARE_WHEN.test(written.at(-1)?.text ?? '')
    written.push({ joint: isBareWhen ? ', ' : joint, text: withNoun(clause, lost) })
    lost = null
  }
  return joinedClauses(written)
}

function rewriteSentence(sentence: string, rewriter: StepRewriter, isLate: boolean): Told {
  const { rules, present } = rewriter
  const mentions = findMentions(sentence, familiesOf(rules)).filter((mention) => isSwapped(rules, mention))
  const families = mentions.map(({ family }) => family)
  const absent = new Set(families.filter((family) => !present.has(family)))
  if (families.length === 0) return { sentences: [sentence], families }
  const kept = rewriteClauses(sentence, absent, rewriter)
  const opening = preparedFor(
    sentence,
    kept,
    mentions.filter(({ family }) => present.has(family)),
    rewriter,
    isLate,
  )
  return {
    sentences: [...opening, ...(kept === '' ? [] : [kept])],
    families: families.filter((family) => present.has(family)),
  }
}

/** The step without a forbidden word; empty where nothing of it is left. */
export function rewriteStep(step: string, rewriter: StepRewriter, isLate = false): string {
  const written: string[] = []
  let before: readonly Family[] = []
  let isOrphan = false
  for (const sentence of sentencesOf(withoutComparisons(step, rewriter.rules))) {
    const { sentences, families } = rewriteSentence(sentence, rewriter, isLate)
    const isAboutThem =
      families.length === 0 &&
      !OF_THE_WHOLE.test(sentence) &&
      before.some((family) => rewriter.rules[family]?.refuses?.test(sentence))
    const isGone = isAboutThem || (isOrphan && leansOnPrevious(sentence) && !OF_THE_WHOLE.test(sentence))
    if (isGone && !speaksOfKept(sentence, rewriter.keeps)) continue
    isOrphan = families.length > 0 && sentences.at(-1) !== swapMentions(sentence, rewriter.rules)
    written.push(...sentences.map((one) => strewn(withoutFryingFat(one, rewriter))))
    if (families.length > 0) before = families
  }
  return written
    .join(' ')
    .replace(
      /asciugale bene\. (?:Tienile [^.]*?amido, )?scolale, asciugale [^.]*? e condiscile/giu,
      'asciugale bene. Condiscile',
    )
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
