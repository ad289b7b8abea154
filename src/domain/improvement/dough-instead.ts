import { DOUGHS } from '#knowledge/improve.ts'
import type { Diet } from '../ingredients/diets.ts'
import { SEASONING, THICKENER } from '../recipes/dough/dough-line-words.ts'
import { type RecipeToImprove, shapeOf } from '../recipes/listed-recipe.ts'
import { withLine } from './additions.ts'
import { swapLines } from './diet-lines.ts'
import {
  LAYERED,
  linesOfBoth,
  type Place,
  placeBySteps,
  placesOf,
  saidOf,
  sharedWithDough,
} from './dough-lines.ts'
import { guestNotes } from './guest-notes.ts'
import type { DoughKind } from './improve-content.ts'
import type { Draft, WorkGroup } from './improved-recipe.ts'
import type { NamedLine } from './ingredient-phrases.ts'
import { newDough } from './new-dough.ts'
import { readSentences } from './sentences.ts'
import type { SwapPlan } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import { readySteps } from './swap-steps.ts'
import { cookedFirst, nameNow, toppingSteps } from './topping-steps.ts'
import { partsInside, type ToldSentence, toldSentences } from './whole-steps.ts'
import { nameOfLine, newLine, platesOf } from './work-lines.ts'

type Parts = {
  groups: WorkGroup[]
  lines: readonly NamedLine[]
  rules: ReadonlyMap<number, Substitute>
  kind: DoughKind
  diet: Diet
}

function readRecipe(recipe: RecipeToImprove, groups: readonly WorkGroup[], lines: readonly NamedLine[]) {
  const first = placesOf(groups, lines)
  const seasonings = new Set(lines.flatMap((line, at) => (saidOf(line, line.name).a(SEASONING) ? [at] : [])))
  const known = (own: readonly Place[]) => ({ toppings: new Set(linesAt(own, 'topping')), seasonings })
  const read = (isStaple: (at: number) => boolean) =>
    readSentences(
      recipe.steps,
      lines.map((line, at) => ({ ...line, isStaple: isStaple(at) })),
    )
  const toldWith = (own: readonly Place[]) =>
    toldSentences(
      read((at) => own[at] !== 'topping' && own[at] !== 'inside'),
      known(own),
    )
  const inFirst = { lines, places: first, told: toldWith(first) }
  const placed = first.map((place, at) => placeBySteps(place, at, inFirst))
  const named = read(() => false)
  const groupOf = groups.flatMap((group) => group.lines.map(() => group))
  const split = new Set(
    linesOfBoth(placed, lines, toldSentences(named, known(placed))).filter(
      (at) => !LAYERED.test(groupOf[at]?.title ?? ''),
    ),
  )
  const places = placed.map((place, at) => (split.has(at) ? 'topping' : place))
  const told = toldWith(places)
  const shared = new Set([
    ...sharedWithDough({ lines, places, told }),
    ...[...split].filter((at) => groupOf[at]?.isDough),
  ])
  const { toppings } = known(places)
  const gone = new Set(
    named.flatMap((own, step) =>
      own.some(({ namings }) =>
        namings.some(({ line }) => places[line] === 'dough' && THICKENER.test(lines[line]?.name ?? '')),
      )
        ? [step]
        : [],
    ),
  )
  return { places, told, shared, seasonings, toppings, gone }
}

const staying = (places: readonly Place[], fries: boolean, form: string) =>
  new Set(
    places.flatMap((place, at) =>
      place === 'dough' || (place === 'fat' && !fries) || (place === 'tin' && !form.includes('ngi l'))
        ? []
        : [at],
    ),
  )

export function withNewDough(recipe: RecipeToImprove, { groups, lines, rules, kind, diet }: Parts): Draft {
  const { places, told, shared, seasonings, toppings, gone } = readRecipe(recipe, groups, lines)
  const within = linesAt(places, 'inside')
  const insideG = within.reduce((sum, line) => sum + (lines[line]?.grams ?? 0), 0)
  const dough = newDough(recipe, kind, oldDough(groups, places), insideG)
  const fries = dough.form.join().includes('per friggere') || friesTopping(recipe, told, rules)
  const stays = staying(places, fries, dough.form.join(' '))
  const swapped = swapLines(
    groups,
    new Map([...rules].filter(([line]) => stays.has(line))),
    lines,
    platesOf(recipe),
    stays,
  )
  const plan: SwapPlan = { lines, swaps: swapped.swaps }
  const typed = groups.flatMap((group) => group.lines)
  const goes = typed.flatMap(({ text }, at) => (stays.has(at) ? [] : [text.toLowerCase()]))
  const left = goes.join(' ').replaceAll(' di birra', '')
  const topping = toppingSteps({
    recipe,
    told,
    own: {
      old: left,
      gone,
      seasonings,
      inside: new Set(within),
      toppings: new Set([...toppings, ...within]),
    },
    plan,
    diet,
    guests: guestNotes([...swapped.groups, dough.group], diet, plan, left),
  })
  const named = new Map([...shared].map((at) => [nameNow(at, plan), typed[at]?.text ?? '']))
  const inside = within.map((line) => nameNow(line, plan))
  const more = TOPPED.test(left) ? [toppedLine(recipe)] : []
  const parts = partsInside(told, { toppings, seasonings }).map(
    ({ line, part }) => `${nameNow(line, plan)} (${part})`,
  )
  return {
    groups: [
      ...more
        .reduce(withLine, movedToTopping(swapped.groups, inside))
        .filter(({ lines: left }) => left.length > 0)
        .map((group) => withoutShare({ ...group, isDough: false, title: titleOf(group, fries) }, named)),
      dough.group,
    ],
    steps: [
      ...readySteps(plan),
      ...cookedFirst(toppings, plan, told),
      ...topping.before,
      ...(topping.asItWas.length > 0 ? [DOUGHS.below] : []),
      ...withInside(dough.mix, [...inside, ...parts]),
      ...formSteps(dough.form, topping, toppings.size > 0),
    ],
    asItWas: topping.asItWas,
    changes: [changeOf(kind, groups), ...swapped.changes],
    notes: [
      ...more.map(() => DOUGHS.topped.note),
      ...(dough.instead === null ? [] : [dough.instead]),
      DOUGHS.titled,
      ...DOUGHS[kind].notes,
    ],
  }
}

const TOPPED = /già (?:\p{L}+ )?con (?:il |la )?(?:pomodor|passat|salsa)/iu
const toppedLine = (recipe: RecipeToImprove, { name, grams, food } = DOUGHS.topped.line) =>
  newLine(name, grams * platesOf(recipe), food)

const changeOf = (kind: DoughKind, groups: readonly WorkGroup[]) => {
  const { what, why } = DOUGHS[kind].change
  const isOwn = groups.some(({ isDough }) => isDough)
  return { what: isOwn ? what : what.replace('di quello della', 'della base della'), why }
}

const withInside = (mix: readonly string[], inside: readonly string[]) =>
  mix
    .filter((step) => inside.length > 0 || !step.includes('{dentro}'))
    .map((step) => step.replace('{dentro}', [...new Set(inside)].join(', ')))

const linesAt = (places: readonly Place[], wanted: Place) =>
  places.flatMap((place, line) => (place === wanted ? [line] : []))

const friesTopping = (
  recipe: RecipeToImprove,
  told: readonly ToldSentence[],
  rules: ReadonlyMap<number, Substitute>,
) =>
  !/fritt|montanar|zeppol|panzerott/iu.test(recipe.name) &&
  shapeOf(recipe) !== 'fritta' &&
  told.some(
    ({ sentence: { text, namings } }) =>
      /frigg|fritt\p{L}+ in (?:\p{L}+ )?olio|olio [^.]*\d °[^.]*(?:cuoc|tuff|immerg)/iu.test(text) &&
      !namings.some(({ line }) => rules.get(line)?.prepare !== undefined),
  )

function movedToTopping(groups: readonly WorkGroup[], inside: readonly string[]): WorkGroup[] {
  const stays = ({ text }: { text: string }) => inside.some((name) => nameOfLine(text).startsWith(name))
  const moved = groups.flatMap(({ isDough, lines }) => (isDough ? lines.filter((line) => !stays(line)) : []))
  const at = groups.findIndex(({ isDough }) => !isDough)
  if (moved.length === 0) return [...groups]
  const own = at === -1 ? [{ title: 'Per il condimento', isDough: false, lines: [] }, ...groups] : groups
  return own.map((group, index) => ({
    ...group,
    lines: group.isDough
      ? group.lines.filter(stays)
      : index === Math.max(at, 0)
        ? [...group.lines, ...moved]
        : group.lines,
  }))
}

const withoutShare = (group: WorkGroup, shared: ReadonlyMap<string, string>): WorkGroup => ({
  ...group,
  lines: group.lines.map((line) => {
    const name = nameOfLine(line.text)
    return shared.has(name) && line.grams !== null
      ? {
          ...line,
          text: `${name.replace(IN_ALL, '')} q.b. (in tutto erano: ${line.isNew ? shared.get(name) : line.text})`,
          grams: null,
        }
      : line
  }),
})
const IN_ALL =
  / (?:in tutto|in totale|(?:(?:nell|per l)['’]impasto )?(?:più|piu) quell.*|(?:nell|per l)['’]impasto)$/iu

function oldDough(groups: readonly WorkGroup[], places: readonly Place[]): WorkGroup[] {
  let at = 0
  return groups
    .map((group) => ({ ...group, lines: group.lines.filter(() => places[at++] === 'dough') }))
    .filter((group) => group.lines.length > 0)
}

const titleOf = ({ title, isDough }: WorkGroup, fries: boolean) =>
  isDough ? "Da unire all'impasto" : fries ? title : title.replace(/friggere e /u, '')

function formSteps(
  form: readonly string[],
  { isLaidBelow, before, asItWas }: ReturnType<typeof toppingSteps>,
  hasTopping: boolean,
): string[] {
  const isNothing = !isLaidBelow && !hasTopping && (asItWas.length > 0 || before.length === 0)
  return form
    .filter((step) => !step.includes('{come}') || !isNothing)
    .map((step) => (asItWas.length > 0 ? step : step.replace(/ Ciò che la ricetta [^.]*\./gu, '')))
    .map((step) => step.replace('{come}', isLaidBelow ? " come dice «Com'era nella ricetta», qui sotto" : ''))
}
