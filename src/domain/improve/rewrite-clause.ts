/** Rewrites one gesture of a sentence: what is done to the other ingredients stays, whatever becomes of the forbidden one.
 *
 * Valid   one clause of `clausesOf`; a list in it is 'a, b e c'. */
import { stemsOf } from '../recipe/audit/italian-stem.ts'
import { ANIMAL_PARTS } from './clauses.ts'
import { withArticle } from './italian-noun.ts'
import { type Family, findMentions, type Mention } from './mentions.ts'
import { type DietRules, saidName } from './rules/substitute.ts'
import { isSwapped, swapMentions } from './swap-mentions.ts'

/** To lay it down asks nothing of an ingredient: the gesture can stay, without how the old one was cut. */
const LAYING =
  /^(?:\P{L}*(?:poi|infine|quindi|subito|sopra|intanto|e|[^,]{0,40},|quando (?:ne )?manca\p{L}* [^,]{1,12}|(?:inforna per \d+ minuti )?(?:e )?dopo i primi \d+|negli ultimi \d+|a un minuto dalla fine|fuori dal forno|all'uscita|appena fuori|appena esce|soltanto adesso)? ?)(?:distribu|dispon|adagi|appoggi|condisc|aggiung|unisc|complet|finisc|mett|sparg|sistem|farcisc|cosparg|copr|riemp|rifin|semin|infil|affond|spalm|lavor|mescol|frull|setacci|prepara quattro|tagliala in sei|fuori)/iu
const isLaying = (clause: string) => (LAYING.test(clause) || LAID_LATE.test(clause)) && !DRAINING.test(clause)
/** 'Cuoci per 9 minuti; negli ultimi 3 metti il prosciutto'. */
const LAID_LATE =
  /(?:negli ultimi|dopo i primi|quando (?:ne )?manca\p{L}*) .{1,14}(?:aggiungi|metti|adagia|sistema|distribuisci)/iu
/** 'Metti la mozzarella a scolare' lays nothing on. */
const DRAINING = /a (?:scolare|sgocciolare)|(?:in un|nel) colino/iu
/** How a thing lies, said after its name: it falls with the thing that could not follow it. */
const QUALIFIER =
  /^(?:non stes|senza schiacci|mess[aeio] |compres[ao] |così |che (?:così|con|si sciogl)|si scald|senza divent|conserver|lasciando piccoli|rado|grattugiat|(?:già|ben) (?:scol|sgocciol))/iu
/** Gestures on dough and oven are never an ingredient's alone. */
const ABOUT_DOUGH = /impast|panett|pallin|inforn(?!o)|sforna|l'orlo|il bordo|cornicion|ripieg/iu
/** 'sfilacciato e ben scolato' is one thing said twice. */
const SEPARATOR = /(, | e (?!(?:ben|già|poi|appena|divis\p{L}) )|: |; )/u

export type ClauseRules = {
  rules: DietRules
  /** Stems of the ingredients that stay. */
  keeps: ReadonlySet<string>
  /** Families whose name may not stand at all here: nothing of them is in the list. */
  absent: ReadonlySet<Family>
  /** The whole sentence: what one gesture of it refuses, the others on the same thing refuse too. */
  sentence: string
}

export const speaksOfKept = (text: string, keeps: ReadonlySet<string>): boolean =>
  ABOUT_DOUGH.test(text) || stemsOf(text.replace(/ a crudo(?!\p{L})/gu, '')).some((stem) => keeps.has(stem))

type Item = { joint: string; text: string; mentions: Mention[] }

function itemsOf(clause: string, families: ReadonlySet<Family>): Item[] {
  const parts = clause.split(SEPARATOR)
  return parts.flatMap((text, index) =>
    index % 2 === 0
      ? [{ joint: index === 0 ? '' : (parts[index - 1] ?? ''), text, mentions: findMentions(text, families) }]
      : [],
  )
}

/** What of the clause the substitute cannot follow. */
function refusedIn(clause: string, { rules }: ClauseRules, mentions: readonly Mention[]): Set<Family> {
  return new Set(mentions.flatMap(({ family }) => (rules[family]?.refuses?.test(clause) ? [family] : [])))
}

const PIECES =
  /(?:(?<!\p{L})(?:i|gli|le|\d+|due o tre|otto|poco più di metà) )?(?:spicchi|lamelle|veli|fette|fettine|rondelle|filetti|dadini|bastoncini|fili|pezzi|scaglie|strisce|listarelle) d(?:i |el |ella |ei |elle |ell')$/iu

/** The noun of an item without how the old ingredient was cut: 'la burrata strappata a mano' is 'la ricotta fresca',
 * 'due veli di mortadella piegati' is 'la melanzana'. */
function plainItem({ text, mentions }: Item, { rules }: ClauseRules): string {
  const [mention] = mentions
  const rule = mention && rules[mention.family]
  if (!rule) return text
  const before = text.slice(0, mention.index)
  const pieces = PIECES.exec(before)?.[0]
  if (mentions.length > 1) return swapMentions(text, rules)
  if (pieces === undefined) return swapMentions(before + mention.text, rules)
  const noun = withArticle(rule.form ?? mention.agreement, saidName(rule, mention.text, mention.agreement))
  return swapMentions(before.slice(0, -pieces.length), rules) + noun
}

/** 'dividendolo tra le tre' of what is gone. */
const BY_DOING = /^\p{L}+(?:ando|endo)l[oaie]/u

/** The list with plain nouns for what the substitute cannot follow, and without what was said of it. */
function laidPlain(items: readonly Item[], isOut: (item: Item) => boolean, own: ClauseRules): Item[] {
  const kept: Item[] = []
  let refuses: readonly RegExp[] = []
  let wasDropped = false
  for (const item of items) {
    const { text, mentions } = item
    const theirs = mentions.flatMap(({ family }) => own.rules[family]?.refuses ?? [])
    const isSaidOfIt =
      QUALIFIER.test(text) && (refuses.some((one) => one.test(text)) || !text.startsWith('che'))
    const goesOn = wasDropped && /^(?:\p{L}+|senza \p{L}+ \p{L}+)\.?$/u.test(text)
    const isNameless = mentions.every(({ family }) => family === 'cheese')
    if (refuses.length > 0 && isNameless && (isSaidOfIt || goesOn)) {
      wasDropped = true
      continue
    }
    const joint = wasDropped && text.startsWith('e ') ? ' ' : item.joint
    wasDropped = false
    const isRefused = isOut(item) && theirs.some((one) => one.test(text))
    if (mentions.length > 0) refuses = isOut(item) ? theirs : []
    kept.push({ ...item, joint, text: isRefused ? plainItem(item, own) : swapMentions(text, own.rules) })
  }
  return kept
}

const joined = (items: readonly { joint: string; text: string }[]) =>
  items.map(({ joint, text }, index) => (index === 0 ? text : joint + text)).join('')

/** 'Taglia la mozzarella e i funghi a fette' without what refuses to be cut: 'Taglia i funghi a fette'. */
function withoutItems(items: readonly Item[], isOut: (item: Item) => boolean): string {
  const [head, ...others] = items
  if (!head) return ''
  const kept = others.filter((item) => !isOut(item) && !BY_DOING.test(item.text))
  if (!isOut(head)) return closedList([head, ...kept])
  if (/ con /u.test(head.text)) return ''
  const verb = /^.*?(?=(?:(?<!\p{L})(?:il|lo|la|i|gli|le|l'|un|una|del|della|dei|delle|metà) ?)*$)/iu.exec(
    head.text.slice(0, head.mentions[0]?.index ?? 0),
  )?.[0]
  const [first, ...rest] = kept
  if (!first || verb === undefined || verb.trim() === '') return ''
  return closedList([
    { joint: '', text: verb.trimEnd() + (first.joint === ': ' ? ': ' : ' ') + first.text },
    ...rest,
  ])
}

/** 'a, b' left of 'a, b e c' gets its 'e' back. */
function closedList(items: readonly { joint: string; text: string }[]): string {
  const last = items.at(-1)
  const wants = items.length > 1 && last?.joint === ', ' && items.every(({ joint }) => joint !== ' e ')
  const isNoun =
    last !== undefined && /^(?:il|lo|la|i|gli|le|l'|un)\b/u.test(last.text) && last.text.length < 30
  return joined(wants && isNoun && last ? [...items.slice(0, -1), { ...last, joint: ' e ' }] : items)
}

/** 'cuoci 8 minuti: i wurstel devono essere bollenti': the reason behind the colon falls with its ingredient. */
function withoutReason(clause: string, own: ClauseRules): string {
  const at = clause.indexOf(': ')
  const reason = clause.slice(at + 2)
  const families = new Set(Object.keys(own.rules) as Family[])
  const mentions = at === -1 ? [] : findMentions(reason, families)
  const isOut = mentions.some(
    ({ family }) => own.absent.has(family) || own.rules[family]?.refuses?.test(reason),
  )
  return isOut && !speaksOfKept(reason, own.keeps) ? clause.slice(0, at) : clause
}

/** 'fior di latte' is none of the 'fiori di zucca'. */
const withoutNames = (clause: string, mentions: readonly Mention[]): string =>
  mentions.reduce((rest, { text }) => rest.replace(text, ''), clause)

/** The clause as the diet allows it; empty where the whole gesture was the forbidden ingredient's. */
export function rewriteClause(whole: string, own: ClauseRules): string {
  const clause = withoutReason(whole, own)
  const families = new Set(Object.keys(own.rules) as Family[])
  const mentions = findMentions(clause, families).filter(({ family, text, agreement }) =>
    isSwapped(own.rules, { family, text, agreement }),
  )
  const keepsSome = speaksOfKept(withoutNames(clause, mentions), own.keeps)
  const isOthersToo = keepsSome || isLaying(clause)
  const refused = refusedIn(isOthersToo ? clause : own.sentence, own, mentions)
  const hasParts = mentions.length > 0 && ANIMAL_PARTS.test(clause) && own.rules.cured !== undefined
  const isAbsent = mentions.some(({ family }) => own.absent.has(family))
  if (refused.size === 0 && !hasParts && !isAbsent) return swapMentions(clause, own.rules)
  if (!keepsSome && (isAbsent || hasParts || !isOthersToo)) return ''
  const items = itemsOf(clause, families)
  const isOut = ({ mentions: inside }: Item) =>
    inside.some(({ family }) => refused.has(family) || own.absent.has(family))
  if (isLaying(clause) && !isAbsent) return joined(laidPlain(items, isOut, own))
  const without = withoutItems(items, isOut)
  return swapMentions(without !== '' && speaksOfKept(without, own.keeps) ? without : clause, own.rules)
}
