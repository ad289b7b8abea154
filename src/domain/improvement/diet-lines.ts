/** The ingredient list of a recipe under a diet: what replaces which line, in which words and amounts. */
import { FAMILY_OF } from '#knowledge/substitutes.ts'
import { findFood } from '../ingredients/find-food.ts'
import { writeDecimal } from '../recipes/lines/kitchen-number.ts'
import type { Change, WorkGroup, WorkLine } from './improved-recipe.ts'
import { withPreposition } from './italian-noun.ts'
import { familyOfKind, nearFood } from './near-food.ts'
import type { Diet } from './options.ts'
import { formOfNoun, type NamedLine } from './sentences.ts'
import { familyOf, isSameProduct, namedFamily, nameIn, substituteFor } from './substitute.ts'
import type { Substitute, Use } from './substitution.ts'
import type { Swap } from './swap-plan.ts'
import { kitchenGrams, nameOfLine, newLine, purposeOf, renamedLine } from './work-lines.ts'

const PIECES_OF = /^(?:scaglie|fette|fettine|cubetti|listarelle|dadini|straccetti|petali) (?:di |d')/u
/** 'Mozzarella di bufala da 250 g' */
const EACH_WEIGHS = / da \d+ ?gr?\.?$/u
const EGG_IN_DOUGH = 'uova-nella-pasta'

/** The lines as the steps may name them. What stands twice in a list, or has no amount, is not looked for by its words alone. */
export function namedLines(groups: readonly WorkGroup[]): NamedLine[] {
  const all = groups.flatMap(({ lines, isDough }) => lines.map((line) => ({ line, isDough })))
  return all.map(({ line: { text, foodId: own, grams }, isDough }) => {
    const name = nameOfLine(text).replace(PIECES_OF, '').replace(EACH_WEIGHS, '')
    // 'Finocchiona' is no fennel.
    const isOtherKind = own !== null && FAMILY_OF[own] === undefined && familyOfKind(name) !== undefined
    const foodId = isOtherKind ? null : (own ?? (namedFamily(name) ? null : nearFood(name)))
    const isTwice = foodId !== null && all.filter(({ line }) => line.foodId === foodId).length > 1
    const family = familyOf(foodId, name)
    return {
      name,
      foodId,
      family: isDough && /^(?:uov|tuorl)/u.test(family ?? '') ? EGG_IN_DOUGH : family,
      grams,
      isStaple: isDough || isTwice || grams === null,
    }
  })
}

const BROKEN_ON = /(?:romp|sgusc|spacc)\p{L}*[^.]*(?:uov|tuorl)[^.]*(?:centro|pizz|conca|sopra|base|disc)/iu
/** 'Si friggano nello strutto bollente', 'rompi un uovo al centro di ogni pizza'. */
function useOf({ name, family }: NamedLine, instructions: string): Use | undefined {
  const [word = ''] = name.split(' ')
  if (family === 'uova' && BROKEN_ON.test(instructions)) return 'whole'
  const fries = word !== '' && new RegExp(`frigg[^.;]* ${word}(?!\\p{L})`, 'iu').test(instructions)
  return fries || /frigg/iu.test(name) ? 'fries' : undefined
}

/** What replaces each line, by its place in the list. */
export function rulesFor(
  lines: readonly NamedLine[],
  diet: Diet,
  instructions = '',
): ReadonlyMap<number, Substitute> {
  const others = new Set(lines.flatMap(({ foodId }) => foodId ?? []))
  return new Map(
    lines.flatMap((named, line) => {
      const rule = substituteFor(named.family, diet, others, useOf(named, instructions))
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

function written(line: WorkLine, rule: Substitute, name: string): WorkLine {
  const foodId = foodOf(rule, name, line.foodId)
  const renamed = isSameProduct(rule) && rule.ratio === 1 ? renamedLine(line, name) : null
  if (renamed) return { ...renamed, foodId }
  const grams = line.grams === null || rule.ratio === 0 ? null : line.grams * rule.ratio
  const tail = purposeOf(line.text)
  const own = newLine(name, grams, foodId, line.isRough)
  return { ...own, text: own.text + tail }
}

/** '150 g di crema di mandorle (da 55 g di mandorle pelate)': what has to be bought. */
function withOrigin(line: WorkLine, { from }: Substitute): WorkLine {
  if (!from) return line
  const amount = line.grams === null ? '' : `${writeDecimal(kitchenGrams(line.grams * from.share))} g di `
  return { ...line, text: `${line.text} (da ${amount}${from.name})` }
}

export type SwappedList = { groups: WorkGroup[]; changes: Change[]; swaps: Map<number, Swap> }

/** `rules` by the place of a line in the whole list; only what `stays` is listed. */
export function swapLines(
  groups: readonly WorkGroup[],
  rules: ReadonlyMap<number, Substitute>,
  lines: readonly NamedLine[],
  stays: ReadonlySet<number> = new Set(lines.keys()),
): SwappedList {
  const swaps = new Map<number, Swap>()
  const changes: Change[] = []
  let next = -1
  const swapped = (line: WorkLine): WorkLine[] => {
    next += 1
    const rule = rules.get(next)
    const named = lines[next]
    if (!stays.has(next)) return []
    if (!rule || !named) return [line]
    const own = written(line, rule, nameIn(rule.name, named.name))
    if (own.text === line.text) return [line]
    swaps.set(next, { rule, original: named.name, form: rule.form ?? formOfNoun(named.name, named) })
    const instead = rule.name.startsWith('{name} ') ? '' : ` al posto ${ofOldName(named)}`
    changes.push({ what: own.text + instead, why: rule.why })
    return [withOrigin(own, rule)]
  }
  return {
    groups: groups.map((group) => ({ ...group, lines: group.lines.flatMap(swapped) })),
    changes,
    swaps,
  }
}

/** 'al posto della mozzarella': with its article where its gender is known by its own name. */
function ofOldName(line: NamedLine): string {
  const short = line.name.length > 45 ? (line.name.split(/[ ,(]/u)[0] ?? line.name) : line.name
  return withPreposition('di', formOfNoun(short, line), short)
}
