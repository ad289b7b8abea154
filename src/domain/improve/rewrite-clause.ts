/** Rewrites one gesture of a sentence: what is done to the other ingredients stays, whatever becomes of the forbidden one.
 *
 * Valid   one clause of `clausesOf`; a list in it is 'a, b e c'. */
import { stemsOf } from '../recipe/audit/italian-stem.ts'
import { ANIMAL_PARTS } from './clauses.ts'
import { withArticle } from './italian-noun.ts'
import { type Family, findMentions, type Mention } from './mentions.ts'
import type { DietRules } from './rules/substitute.ts'
import { swapMentions } from './swap-mentions.ts'

/** To lay it down asks nothing of an ingredient: the gesture can stay, without how the old one was cut. */
const LAYING =
  /^(?:\P{L}*(?:poi|infine|quindi|subito|sopra|intanto|e|[^,]{0,40},)? ?)(?:distribu|dispon|adagi|condisc|aggiung|unisc|complet|finisc|mett|sparg|sistem|farcisc|cosparg|copr|riemp|rifin|semin|tagliala in sei|fuori)/iu
/** Gestures on dough and oven are never an ingredient's alone. */
const ABOUT_DOUGH = /impast|panett|pallin|inforn(?!o)/iu
const SEPARATOR = /(, | e |: |; )/u

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
  ABOUT_DOUGH.test(text) || stemsOf(text).some((stem) => keeps.has(stem))

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

/** The noun of an item without how the old ingredient was cut: 'la burrata strappata a mano' is 'la ricotta fresca'. */
function plainItem({ text, mentions }: Item, { rules }: ClauseRules): string {
  const [mention] = mentions
  if (!mention) return text
  const upTo = text.slice(0, mention.index + mention.text.length)
  const bare =
    /^(?:[^ ]+ )*?(?:veli|fette|fettine|dadini|bastoncini|fili|pezzi|pezzetti|scaglie|strisce|listarelle) d(?:i |el |ella |ei |elle |ell')/u
  const isHead = /^\p{L}+(?:[ai]|isci|e) /u.test(text) && text.length > upTo.length - mention.text.length + 12
  if (!bare.test(upTo) || isHead) return swapMentions(upTo, rules)
  return withArticle(mention.agreement, rules[mention.family]?.name(mention.text, mention.agreement) ?? '')
}

const joined = (items: readonly { joint: string; text: string }[]) =>
  items.map(({ joint, text }, index) => (index === 0 ? text : joint + text)).join('')

/** 'Taglia la mozzarella e i funghi a fette' without what refuses to be cut: 'Taglia i funghi a fette'. */
function withoutItems(items: readonly Item[], isOut: (item: Item) => boolean): string {
  const [head, ...others] = items
  if (!head) return ''
  const kept = others.filter((item) => !isOut(item))
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

/** The clause as the diet allows it; empty where the whole gesture was the forbidden ingredient's. */
export function rewriteClause(whole: string, own: ClauseRules): string {
  const clause = withoutReason(whole, own)
  const families = new Set(Object.keys(own.rules) as Family[])
  const mentions = findMentions(clause, families).filter(
    ({ family, text, agreement }) => own.rules[family]?.name(text, agreement) !== text,
  )
  const keepsSome = speaksOfKept(clause, own.keeps)
  const isOthersToo = keepsSome || LAYING.test(clause)
  const refused = refusedIn(isOthersToo ? clause : own.sentence, own, mentions)
  const hasParts = mentions.length > 0 && ANIMAL_PARTS.test(clause) && own.rules.cured !== undefined
  const isAbsent = mentions.some(({ family }) => own.absent.has(family))
  if (refused.size === 0 && !hasParts && !isAbsent) return swapMentions(clause, own.rules)
  if (!keepsSome && (isAbsent || hasParts || !isOthersToo)) return ''
  const items = itemsOf(clause, families)
  const isOut = ({ mentions: inside }: Item) =>
    inside.some(({ family }) => refused.has(family) || own.absent.has(family))
  if (LAYING.test(clause) && !isAbsent)
    return joined(
      items.map((item) =>
        isOut(item) && item.mentions.some(({ family }) => own.rules[family]?.refuses?.test(item.text))
          ? { ...item, text: plainItem(item, own) }
          : { ...item, text: swapMentions(item.text, own.rules) },
      ),
    )
  const without = withoutItems(items, isOut)
  return swapMentions(without !== '' && speaksOfKept(without, own.keeps) ? without : clause, own.rules)
}
