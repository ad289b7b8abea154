import { FAMILIES, FAMILY_OF } from '#knowledge/substitutes.ts'
import { forbiddenIn } from '../ingredients/check-restriction.ts'
import type { Diet } from '../ingredients/diets.ts'
import { findFood } from '../ingredients/find-food.ts'
import { foodById } from '../ingredients/foods.ts'
import { BRUSHED } from '../recipes/dough/dough-line-words.ts'
import { withPreposition } from '../words/italian-noun.ts'
import { writeDecimal } from '../words/kitchen-number.ts'
import type { Change, WorkGroup, WorkLine } from './improved-recipe.ts'
import type { NamedLine } from './ingredient-phrases.ts'
import { familyOfKind } from './near-food.ts'
import { formOfNoun } from './sentences.ts'
import { familyOf, isSameProduct, nameIn, type Swap, substituteFor } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import { kitchenGrams, nameOfLine, newLine, purposeOf, renamedLine } from './work-lines.ts'

const PIECES_OF = /^(?:scaglie|fette|fettine|cubetti|listarelle|dadini|straccetti|petali) (?:di |d')/u
const LEFT_OF =
  /^(?:(?:quell?o?|ciò|quanto|tutto quello) che (?:ne |ci |mi |vi )?(?:rest|riman|avanz)\p{L}* (?:in casa |in frigo )?|(?:avanz[oi]|rest[oi]|fond[oi]|un po'?|qualche pezzo) )(?:di |d'|del(?:l[aeo] | |l')|dei |degli )/iu
const EACH_WEIGHS = / da \d+ ?gr?\.?$/u
const EGG_IN_DOUGH = 'uova-nella-pasta'

function partOf(text: string, foodId: string | null): string {
  const parts = /[\d(]/u.test(text) ? [] : text.split(/, | e /u)
  const isOf = (part: string) => foodId !== null && findFood(nameOfLine(part))?.id === foodId
  return parts.length < 2 || isOf(parts[0] ?? '') ? text : (parts.find(isOf) ?? text)
}

const ONE_EGG_G = 60
const BRUSHED_ON = /(?:spennell|lucid)[^.]{0,40}(?:uov|tuorl)/iu

export function namedLines(groups: readonly WorkGroup[], instructions = ''): NamedLine[] {
  const isBrush = BRUSHED_ON.test(instructions)
  const all = groups.flatMap(({ lines, isDough }) => lines.map((line) => ({ line, isDough })))
  return all.map(({ line: { text, foodId: own, grams }, isDough }) => {
    const name = nameOfLine(partOf(text, own))
      .replace(LEFT_OF, '')
      .replace(PIECES_OF, '')
      .replace(EACH_WEIGHS, '')
    const isOtherKind = own !== null && FAMILY_OF[own] === undefined && familyOfKind(name) !== undefined
    const foodId = isOtherKind ? null : (own ?? (LEFT_OF.test(text) ? (findFood(name)?.id ?? null) : null))
    const isTwice = foodId !== null && all.filter(({ line }) => line.foodId === foodId).length > 1
    const family = familyOf(foodId, name)
    const isEggOfDough =
      (isDough || (isBrush && (grams ?? 0) <= ONE_EGG_G) || BRUSHED.test(text)) &&
      family?.startsWith('uov') === true
    return {
      name,
      foodId,
      family: isEggOfDough ? EGG_IN_DOUGH : family,
      isDough: isDough || isEggOfDough,
      grams,
      isStaple: isDough || isTwice || grams === null,
    }
  })
}

export const LEAVES_FOODS_OUT = new Set<Diet>(['vegana', 'vegetariana', 'senza lattosio'])

/** A flavour is no ingredient: 'gelato alla panna' does not count as cream. */
const OF_A_TASTE = /(?<!\p{L})(?:al|allo|alla|ai|alle|con) \p{L}+/giu

const familyOfWord = (word: string) => familyOf(findFood(word)?.id ?? null, word)
function withinName(name: string, word: string, diet: Diet, others: ReadonlySet<string>) {
  const rule = substituteFor(familyOfWord(word), diet, others)
  const at = rule?.ratio === 1 ? name.toLowerCase().search(new RegExp(` ${word}(?: |$)`, 'u')) + 1 : 0
  if (!rule || at === 0) return rule
  const own = name.slice(0, at) + nameIn(rule.name, word) + name.slice(at + word.length)
  return { ...rule, name: own, said: own, form: undefined, state: undefined, prepare: undefined }
}

/** If the original name says 'senza lattosio', its replacement must be lactose-free too (likewise 'senza
 * glutine' and 'vegana'). */
const isAsFree = (name: string, rule: Substitute): boolean =>
  isSameProduct(rule) ||
  (['senza lattosio', 'senza glutine', 'vegana'] as const).every(
    (diet) => !name.includes(diet.slice(0, -1)) || forbiddenIn(rule.name, diet).length === 0,
  )

export function rulesFor(lines: readonly NamedLine[], diet: Diet): ReadonlyMap<number, Substitute> {
  const others = new Set(lines.flatMap(({ foodId }) => foodId ?? []))
  return new Map(
    lines.flatMap(({ family, name }, line) => {
      const found = substituteFor(family, diet, others)
      const own = found && isAsFree(name, found) ? found : undefined
      // A forbidden word counts even if the line is read as another food: 'una nocciolina di burro' is butter.
      const left = own || !LEAVES_FOODS_OUT.has(diet) ? [] : forbiddenIn(name.replace(OF_A_TASTE, ''), diet)
      const [rule] = [own, ...left.map((word) => withinName(name, word, diet, others))].filter(
        (one) => one !== undefined,
      )
      return rule ? [[line, rule] as const] : []
    }),
  )
}

const foodOf = ({ food }: Substitute, name: string, own: string | null): string | null => {
  if ('same' in food) return own
  if ('none' in food) return findFood(name)?.id ?? null
  const parts = Object.entries(food)
  return parts.map(([id, share]) => (parts.length === 1 ? id : `${id} ${share}`)).join(', ')
}

/** Grams. Smallest amount that a blender can handle [stima]. */
const LEAST_BLENDED_G = 40
function written(line: WorkLine, rule: Substitute, name: string, usualG: number | null): WorkLine {
  const foodId = foodOf(rule, name, line.foodId)
  const renamed = isSameProduct(rule) && rule.ratio === 1 ? renamedLine(line, name) : null
  if (renamed) return { ...renamed, foodId }
  const usual = line.grams ?? usualG
  const grams =
    usual && rule.prepare?.includes('frull') ? Math.max(usual, LEAST_BLENDED_G / rule.ratio) : usual
  const own = newLine(name, grams && grams * rule.ratio, foodId, line.isRough || line.grams === null)
  return { ...own, text: own.text + (purposeOf(line.text) || cutOf(line.text, rule)) }
}

const CUT =
  /(?<!\p{L})(?:tagliat|affettat|grattugiat|grattat|tritat|sfilacciat)[oaie](?!\p{L})(?: (?:(?:a|in) \p{L}+|gross[oaie]|fin[eoai]))?(?: e \p{L}+(?:at|it|ut)[oaie](?!\p{L}))?/iu
function cutOf(text: string, { form, state, prepare }: Substitute): string {
  const [cut] = CUT.exec(text) ?? []
  if (!cut || !form || prepare || /^(?:già|liquid)/u.test(state ?? '')) return ''
  const end = { ms: 'o', fs: 'a', mp: 'i', fp: 'e' }[form]
  return `, ${cut.trim().replace(/(?<=\p{L}(?:at|it|ut))[oaie](?!\p{L})/giu, end)}`
}

function withOrigin(line: WorkLine, { from }: Substitute): WorkLine {
  if (!from) return line
  const amount = line.grams === null ? '' : `${writeDecimal(kitchenGrams(line.grams * from.share))} g di `
  return { ...line, text: `${line.text} (da ${amount}${from.name})` }
}

function besides({ text, foodId }: WorkLine, rule: Substitute): string {
  const isOne = foodById(foodId ?? '')?.names.some((one) => / e /u.test(one) && text.includes(one))
  if (isOne || isSameProduct(rule) || /\D\d|\(/u.test(text)) return ''
  const parts = text.split(/, | e | con /u)
  const kept = parts.filter((part) => {
    if (/^(?:col|senza|al|alla|in|sott)(?!\p{L})/u.test(part)) return false
    const family = familyOfWord(part)
    return (findFood(part) || family) && Object.keys(FAMILIES[family ?? '']?.diets ?? {}).length === 0
  })
  return parts.length > 1 ? kept.map((part) => `, ${part}`).join('') : ''
}

/** The keys of `rules` and `stays` are indexes among the lines of all groups. Lines outside `stays` are
 * removed. */
export function swapLines(
  groups: readonly WorkGroup[],
  rules: ReadonlyMap<number, Substitute>,
  lines: readonly NamedLine[],
  plates: number,
  stays: ReadonlySet<number> = new Set(lines.keys()),
) {
  const swaps = new Map<number, Swap>()
  const changes: Change[] = []
  let next = -1
  const withoutOld = (purpose: string, word: string) =>
    lines.some(({ name }, at) => rules.has(at) && name.toLowerCase().startsWith(word.toLowerCase()))
      ? ''
      : purpose
  const swapped = (line: WorkLine): WorkLine[] => {
    next += 1
    const rule = rules.get(next)
    const named = lines[next]
    if (!stays.has(next)) return []
    if (!rule || !named) return [line]
    const { usual } = FAMILIES[named.family ?? ''] ?? {}
    // A lactose-free product cannot keep a protected name (DOP, IGP, STG) or a place name.
    const name = nameIn(rule.name, named.name).replace(
      /(?!.*naturalmente)(?: (?:DOP|IGP|STG)| (?:di|del|della|dei|delle|dell'|d') ?\p{Lu}[\p{L}' ]*)(?=.* senza lattosio$)/gu,
      '',
    )
    const isAlike = rule.form === formOfNoun(named.name, named) && !rule.prepare
    const boiled = isAlike ? (/ less(?:at)?[aeio](?!\p{L})/iu.exec(named.name)?.[0] ?? '') : ''
    const made = written(line, rule, name + boiled, usual ? usual * plates : null)
    const said = { ...made, text: made.text.replace(/ per l(?:[aeo] |['’])(\p{L}+),?$/u, withoutOld) }
    const own = { ...said, text: said.text + besides(line, rule), place: line.place }
    if (own.text === line.text) return [line]
    swaps.set(next, { rule, original: named.name })
    const instead = isSameProduct(rule) ? '' : ` al posto ${ofOldName(named)}`
    changes.push({ what: said.text + instead, why: rule.why })
    return [withOrigin(own, rule)]
  }
  return {
    groups: groups.map((group) => ({ ...group, lines: group.lines.flatMap(swapped) })),
    changes,
    swaps,
  }
}

function ofOldName(line: NamedLine): string {
  const own = line.name
    .replace(
      / (?:ma|se|che|quell[oaie]|un[oa]?|piccol[oaie]|grand[ei]|affettat[oaie]|sottil[ei]|trasparent[ei]|freschissim[oaie]|inter[oaie]|julienne)(?!\p{L}).*$/u,
      '',
    )
    .replace(/ (?:al?|alla|di|da|con|per|in|e|o)$/u, '')
  const short = own.length > 45 ? (own.split(/[ ,(]/u)[0] ?? own) : own
  return withPreposition('di', formOfNoun(short, line), short)
}
