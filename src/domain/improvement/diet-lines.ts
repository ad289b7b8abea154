/** The ingredient list of a recipe under a diet: what replaces which line, in which words and amounts. */
import { findFood } from '../ingredients/find-food.ts'
import { FOR_FRYING } from '../ingredients/line-words.ts'
import { writeDecimal } from '../recipes/lines/kitchen-number.ts'
import type { Change, WorkGroup, WorkLine } from './improved-recipe.ts'
import { type Agreement, withPreposition } from './italian-noun.ts'
import { nearFood } from './near-food.ts'
import type { Diet } from './options.ts'
import { formOfNoun, type NamedLine, type Sentence } from './sentences.ts'
import { familyOf, isSameProduct, namedFamily, nameIn, substituteFor } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import type { Swap } from './swap-plan.ts'
import { kitchenGrams, nameOfLine, newLine, renamedLine } from './work-lines.ts'

const PIECES_OF = /^(?:scaglie|fette|fettine|cubetti|listarelle|dadini|straccetti|petali) (?:di |d')/u
/** 'Mozzarella di bufala da 250 g' */
const EACH_WEIGHS = / da \d+ ?gr?\.?$/u
const EGG_IN_DOUGH = 'uova-nella-pasta'

/** The lines as the steps may name them. What stands twice in a list, or has no amount, is not looked for by its words alone. */
export function namedLines(groups: readonly WorkGroup[]): NamedLine[] {
  const all = groups.flatMap(({ lines, isDough }) => lines.map((line) => ({ line, isDough })))
  return all.map(({ line: { text, foodId: own, grams }, isDough }) => {
    const name = nameOfLine(text).replace(PIECES_OF, '').replace(EACH_WEIGHS, '')
    const foodId = own ?? (namedFamily(name) ? null : nearFood(name))
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

/** What replaces each line, by its place in the list. */
export function rulesFor(
  lines: readonly NamedLine[],
  diet: Diet | 'leggera',
): ReadonlyMap<number, Substitute> {
  const others = new Set(lines.flatMap(({ foodId }) => foodId ?? []))
  return new Map(
    lines.flatMap(({ family }, line) => {
      const rule = substituteFor(family, diet, others)
      return rule ? [[line, rule] as const] : []
    }),
  )
}

/** The gender and number in which the steps speak of a line most. */
function formInSteps(line: number, own: Agreement, sentences: readonly Sentence[]): Agreement {
  const counts = new Map<Agreement, number>()
  for (const naming of sentences.flatMap(({ namings }) => namings))
    if (naming.line === line && !naming.isKind) counts.set(naming.form, (counts.get(naming.form) ?? 0) + 1)
  if (counts.size === 0 || counts.has(own)) return own
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? own
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
  const fries = FOR_FRYING.exec(line.text)?.[0]
  const tail = fries ? ` ${fries}` : (/ q\.b\.( per .*)$/u.exec(line.text)?.[1] ?? '')
  const own = newLine(name, grams, foodId, line.isRough)
  return { ...own, text: own.text + (grams === null || fries ? tail : '') }
}

/** '150 g di crema di mandorle (da 55 g di mandorle pelate)': what has to be bought. */
function withOrigin(line: WorkLine, { from }: Substitute): WorkLine {
  if (!from || line.grams === null) return line
  return {
    ...line,
    text: `${line.text} (da ${writeDecimal(kitchenGrams(line.grams * from.share))} g di ${from.name})`,
  }
}

export type SwappedList = { groups: WorkGroup[]; changes: Change[]; swaps: Map<number, Swap> }

/** `rules` by the place of a line in the whole list; `sentences` show how the steps call it; only what `stays` is listed. */
export function swapLines(
  groups: readonly WorkGroup[],
  rules: ReadonlyMap<number, Substitute>,
  lines: readonly NamedLine[],
  sentences: readonly Sentence[],
  stays: ReadonlySet<number> = new Set(lines.keys()),
): SwappedList {
  const swaps = new Map<number, Swap>()
  const changes: Change[] = []
  let next = 0
  const swapped = groups.map((group) => {
    /** By the name in the list: lines that became one ingredient are added up. */
    const byName = new Map<string, { line: WorkLine; from: number[]; rule: Substitute | null }>()
    for (const line of group.lines) {
      const at = next
      next += 1
      const rule = rules.get(at)
      const named = lines[at]
      if (!stays.has(at)) continue
      if (!rule || !named) {
        byName.set(`#${at}`, { line, from: [at], rule: null })
        continue
      }
      const form = rule.form ?? formInSteps(at, formOfNoun(named.name, named), sentences)
      const name = nameIn(rule.name, form, named.name)
      const own = written(line, rule, name)
      if (own.text === line.text) {
        byName.set(`#${at}`, { line, from: [at], rule: null })
        continue
      }
      swaps.set(at, { rule, original: named.name, form, part: null })
      changes.push({ what: `${own.text} al posto ${ofOldName(named)}`, why: rule.why })
      const known = byName.get(name)
      const grams =
        known?.line.grams != null && own.grams !== null
          ? known.line.grams + own.grams
          : (known?.line.grams ?? own.grams)
      byName.set(name, {
        line: known ? newLine(name, grams, own.foodId, own.isRough || known.line.isRough) : own,
        from: [...(known?.from ?? []), at],
        rule,
      })
    }
    for (const { from } of byName.values())
      if (from.length > 1)
        for (const [index, at] of from.entries()) {
          const swap = swaps.get(at)
          if (swap)
            swaps.set(at, {
              ...swap,
              part: index === 0 ? 'first' : index === from.length - 1 ? 'last' : 'next',
            })
        }
    return {
      ...group,
      lines: [...byName.values()].map(({ line, rule }) => (rule ? withOrigin(line, rule) : line)),
    }
  })
  return { groups: swapped, changes, swaps }
}

/** 'al posto della mozzarella': with its article where its gender is known by its own name. */
function ofOldName(line: NamedLine): string {
  const short = line.name.length > 45 ? (line.name.split(/[ ,(]/u)[0] ?? line.name) : line.name
  return withPreposition('di', formOfNoun(short, line), short)
}
