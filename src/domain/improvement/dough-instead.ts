/** A recipe on a dough that its diet can follow: its own dough goes, and the toppings keep their gestures. */

import { DOUGHS } from '#knowledge/improve.ts'
import { swapLines } from './diet-lines.ts'
import type { DoughKind } from './improve-content.ts'
import type { Draft, WorkGroup } from './improved-recipe.ts'
import { agreementBefore, withArticle } from './italian-noun.ts'
import { newDough } from './new-dough.ts'
import { baking, lastWord, mixing, shaping, type Told } from './new-dough-steps.ts'
import { bakeShapeOf, type RecipeToImprove, shapeOf } from './recipe-to-improve.ts'
import { formOfNoun, type NamedLine, type Sentence } from './sentences.ts'
import { nameIn } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import type { Swap } from './swap-plan.ts'
import { StepSwapper } from './swap-steps.ts'
import { type Phase, toppingUnits } from './topping-units.ts'
import { listed } from './work-lines.ts'

type Parts = {
  groups: WorkGroup[]
  lines: readonly NamedLine[]
  steps: readonly (readonly Sentence[])[]
  rules: ReadonlyMap<number, Substitute>
  kind: DoughKind
}

const FLOURING = /spolvero|per la stesura|infarin/iu
const FAT = /per friggere/iu
const isDoughGroup = ({ isDough, title, lines }: WorkGroup) =>
  isDough || (FLOURING.test(title) && lines.every(({ text }) => FLOURING.test(text)))

/** Lines that the new dough leaves in the list, by their place: neither dough nor its flour, nor fat that fries nothing. */
function stayingLines(groups: readonly WorkGroup[], keepsFat: boolean): Set<number> {
  const all = groups.flatMap((group) =>
    group.lines.map(({ text }) => ({ text, isDough: isDoughGroup(group) })),
  )
  return new Set(
    all.flatMap(({ text, isDough }, at) =>
      isDough || FLOURING.test(text) || (!keepsFat && FAT.test(text)) ? [] : [at],
    ),
  )
}

export function withNewDough(recipe: RecipeToImprove, { groups, lines, steps, rules, kind }: Parts): Draft {
  const shape = bakeShapeOf(recipe)
  const isFried = shapeOf(recipe) === 'fritta'
  const keepsFat = shape === 'fritta' ? kind === 'glutenFree' : !isFried
  const stays = stayingLines(groups, keepsFat)
  const swapped = swapLines(
    groups,
    new Map([...rules].filter(([line]) => stays.has(line))),
    lines,
    steps.flat(),
    stays,
  )
  const toppings = swapped.groups
    .filter(({ lines: own }) => own.length > 0)
    .map((group) => ({
      ...group,
      isDough: false,
      title: keepsFat ? group.title : group.title.replace(/friggere e /u, ''),
    }))
  const dough = newDough(recipe, kind)
  const isRaw = shape === 'chiusa' || shape === 'doppia' || recipe.category === 'Focaccia'
  const units = toppingUnits(steps, lines, stays, { isFried, isRaw })
  const swapper = new StepSwapper({ lines, swaps: swapped.swaps, firstLate: Number.POSITIVE_INFINITY }, steps)
  const prepared = swapper.write(units.prepared)
  const made = swapper.pending([...stays])
  const late = (phase: Phase) => swapper.write(units[phase], 0)
  const [laid, outside, inTheOven, finished] = [late('laid'), late('outside'), late('late'), late('finished')]
  const isPlaced = [laid, outside, inTheOven, finished].some((texts) => texts.length > 0) || stays.size === 0
  const lost = isPlaced
    ? units.missing
    : new Map([...stays].filter((line) => !lines[line]?.isStaple).map((line) => [line, 'laid' as Phase]))
  const missing = (phases: readonly Phase[], isEnd: boolean) => {
    const names = [...lost].flatMap(([line, phase]) =>
      phases.includes(phase) ? [nameOf(line, lines, swapped.swaps, steps)] : [],
    )
    return names.length === 0
      ? []
      : [`${isEnd ? 'Completa' : 'Condisci'} con ${listed([...new Set(names)])}.`]
  }
  const isOpen = shape !== 'chiusa' && shape !== 'doppia'
  const told: Told = {
    laid: [...onTheBase(laid), ...missing(isOpen ? ['laid', 'outside'] : ['laid', 'outside', 'late'], false)],
    outside,
    late: inTheOven,
    finished,
  }
  return {
    groups: [...toppings, dough.group],
    steps: [
      ...mixing(dough),
      ...prepared,
      made.join(' '),
      shaping(shape, recipe, dough),
      ...baking(shape, dough, told, recipe),
      ...finished,
      ...missing(isOpen ? ['late', 'finished'] : ['finished'], true),
      ...lastWord(shape, dough),
    ].filter((step) => step !== ''),
    changes: [DOUGHS[kind].change, ...swapped.changes],
    notes: [
      ...swapper.notes,
      ...(isPlaced ? [] : [UNPLACED]),
      ...(shape === 'chiusa' && isFried ? [BAKED_INSTEAD] : []),
    ],
  }
}
const UNPLACED =
  "Nei passi della ricetta non si riconosce quando va messo il condimento: controlla l'ordine prima di cominciare."
const BAKED_INSTEAD =
  "Questa pasta si aprirebbe nell'olio: qui si cuoce in forno, e l'olio per friggere non serve."

/** 'Ungili con un velo d'olio': the discs that they were have gone. */
const onTheBase = (texts: readonly string[]): string[] =>
  texts.map((text, at) =>
    text.replace(at === 0 ? /^(\p{L}+?[aei])l[oi](?= con )/u : /^(\p{L}+?[aei])lo(?= con )/u, '$1 la base'),
  )

/** As the steps call it, with its article. */
function nameOf(
  line: number,
  lines: readonly NamedLine[],
  swaps: ReadonlyMap<number, Swap>,
  steps: readonly (readonly Sentence[])[],
): string {
  const swap = swaps.get(line)
  const own = lines[line]
  if (!own) return ''
  if (swap) {
    const form = swap.rule.form ?? swap.form
    return withArticle(form, nameIn(swap.rule.said, form, swap.original))
  }
  if (own.name.startsWith('olio')) return "un filo d'olio"
  for (const { text, namings } of steps.flat().toReversed())
    for (const naming of namings)
      if (naming.line === line && !naming.isKind && agreementBefore(text.slice(0, naming.start)))
        return withArticle(naming.form, text.slice(naming.start, naming.end))
  return withArticle(formOfNoun(own.name, own), own.name)
}
