/** An ingredient that a variant adds: its line, and the steps that use it. */
import { doughIngredientOf } from '../recipes/dough/recipe-dough.ts'
import type { Added, AddedLine } from './improve-content.ts'
import type { Change, Draft, WorkLine } from './improved-recipe.ts'
import { nounStems } from './noun-stems.ts'
import { platesOf } from './plates.ts'
import { bakeShapeOf, groupsOf, type RecipeToImprove, stepsOf } from './recipe-to-improve.ts'
import {
  isLaidLast,
  withEarlyPreparation,
  withFinish,
  withLast,
  withOutside,
  withPreparation,
} from './step-places.ts'
import { isShut } from './traits.ts'
import { nameOfLine, newLine, workLine } from './work-lines.ts'

export type Addition = {
  line: WorkLine
  /** What it needs beside: the lemon of a salad. */
  beyond?: WorkLine
  why: string
  /** A step before the cooking, and a gesture just before serving. */
  prepare?: string
  /** A preparation that wants the hands free, before the dough is shaped. */
  prepareEarly?: string
  /** On what has been shut, in front of its baking. */
  outside?: string
  finish?: string
  /** What stands beside the plate: said last of all. */
  beside?: string
}

/** '30 g di rucola' for so many portions, '2 limoni' for so many. */
export function addedLine(line: AddedLine, portions: number): WorkLine {
  const { name, grams, text, every, food, weighs } = line
  if (name !== undefined && grams !== undefined) return newLine(name, grams * portions, food ?? null)
  const count = Math.max(1, Math.round(portions / (every ?? portions)))
  const own = workLine((text ?? '').replace('{n}', String(count)))
  return { ...own, ...(weighs === false ? { foodId: food ?? null, grams: null } : {}), isNew: true }
}

/** What lies on the dough, by the stems of its names. */
const toppingsOf = (recipe: RecipeToImprove): string[][] =>
  groupsOf(recipe)
    .filter(({ isDough }) => !isDough)
    .flatMap(({ lines }) => lines.map(nameOfLine))
    .filter((name) => doughIngredientOf(name) === 'other')
    .map(nounStems)

/** For this recipe: what goes into it while it can be opened, what lies on it, or what stands beside it. */
export function additionOf(added: Added, recipe: RecipeToImprove): Addition {
  const { line, and, why, whyInside, ready, before, inside, finish, fried, beside } = added
  const portions = platesOf(recipe)
  const isInside = inside !== undefined && isShut(recipe)
  const isLate =
    fried !== undefined &&
    (bakeShapeOf(recipe) === 'fritta' || isLaidLast(stepsOf(recipe), toppingsOf(recipe)))
  const early = isInside ? inside : isLate ? undefined : before
  const last = isInside ? undefined : isLate ? fried : finish
  return {
    line: addedLine(line, portions),
    ...(and === undefined ? {} : { beyond: addedLine(and, portions) }),
    why: (isInside ? whyInside : undefined) ?? why,
    ...(ready === undefined ? {} : { prepareEarly: ready }),
    ...(early === undefined ? {} : { prepare: early }),
    ...(last === undefined ? {} : { finish: last }),
    ...(beside === undefined ? {} : { beside }),
  }
}

/** The addition stands with the toppings: in the first group that is no dough, or in a new one. */
function withLine(groups: Draft['groups'], line: WorkLine): Draft['groups'] {
  const at = groups.findIndex(({ isDough }) => !isDough)
  if (at === -1) return [{ title: 'Per completare', isDough: false, lines: [line] }, ...groups]
  return groups.map((group, index) => (index === at ? { ...group, lines: [...group.lines, line] } : group))
}

const has = ({ groups }: Draft, { text }: WorkLine): boolean =>
  groups.some(({ lines }) => lines.some((line) => nameOfLine(line.text) === nameOfLine(text)))

export function withAddition(
  draft: Draft,
  { line, beyond, why, prepare, prepareEarly, outside, finish, beside }: Addition,
): Draft {
  const lines = beyond === undefined || has(draft, beyond) ? [line] : [line, beyond]
  const change: Change = { what: `in più: ${lines.map(({ text }) => text).join(', con ')}`, why }
  const placed = prepare === undefined ? draft.steps : withPreparation(draft.steps, prepare)
  const prepared = prepareEarly === undefined ? placed : withEarlyPreparation(placed, prepareEarly)
  const dressed = outside === undefined ? prepared : withOutside(prepared, outside)
  const finished = finish === undefined ? dressed : withFinish(dressed, finish)
  return {
    groups: lines.reduce(withLine, draft.groups),
    steps: beside === undefined ? finished : withLast(finished, beside),
    changes: [...draft.changes, change],
    notes: draft.notes,
  }
}
