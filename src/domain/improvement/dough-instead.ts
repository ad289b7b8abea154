/** A recipe on a dough that its diet can follow: the tested dough's own steps, and whole steps of the topping. */

import { DOUGHS } from '#knowledge/improve.ts'
import { doughIngredientOf } from '../recipes/dough/recipe-dough.ts'
import { forbiddenIn } from './check-restriction.ts'
import { swapLines } from './diet-lines.ts'
import {
  BRUSHED,
  FAT,
  FLOURING,
  FOR_THE_TIN,
  HEADING,
  LEAVEN,
  readyLine,
  SEASONING,
} from './dough-line-words.ts'
import type { DoughKind } from './improve-content.ts'
import type { Draft, WorkGroup } from './improved-recipe.ts'
import { newDough } from './new-dough.ts'
import type { Diet } from './options.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { type NamedLine, readSentences } from './sentences.ts'
import type { Substitute } from './substitution.ts'
import { NameSwapper } from './swap-names.ts'
import { isReplaced, nounOf, type SwapPlan, told } from './swap-plan.ts'
import { nameNow, slotsOf } from './topping-slots.ts'
import { isKneadedIn, leaveOut, type ToldStep, type ToppingLines, toldSteps } from './topping-steps.ts'
import { listed, nameOfLine } from './work-lines.ts'

type Parts = {
  groups: WorkGroup[]
  lines: readonly NamedLine[]
  rules: ReadonlyMap<number, Substitute>
  kind: DoughKind
  diet: Diet
}

/** Its own, or one that is bought. A lasagna needs no new base. */
export const hasDough = (groups: readonly WorkGroup[]): boolean =>
  groups.some(({ isDough, lines }) => isDough || lines.some(({ text }) => readyLine(text)))

type Place = 'dough' | 'inside' | 'fat' | 'tin' | 'topping'

/** Where each line of the list belongs. */
function placesOf(groups: readonly WorkGroup[]): Place[] {
  const hasOwn = groups.some(({ isDough }) => isDough)
  return groups.flatMap(({ isDough, title, lines }) =>
    lines.map(({ text, grams }): Place => {
      const name = nameOfLine(text)
      if (HEADING.test(text)) return 'dough'
      const kind = doughIngredientOf(name)
      if (FAT.test(text) || (FAT.test(title) && /^olio di semi/iu.test(name))) return 'fat'
      if (
        FLOURING.test(text) ||
        BRUSHED.test(text) ||
        /sfogliare|laminare/iu.test(title) ||
        (FLOURING.test(title) && lines.every((one) => FLOURING.test(one.text)))
      )
        return 'dough'
      if (isDough)
        return kind !== 'other' ||
          SEASONING.test(name) ||
          LEAVEN.test(name) ||
          /fiocchi|lecitina|psillio|amido|fecola|crusca/iu.test(name)
          ? 'dough'
          : 'inside'
      if (!hasOwn && /^(?:acqua|semola)/iu.test(name)) return 'dough'
      if (LEAVEN.test(name) || (kind === 'flour' && grams === null) || (!hasOwn && readyLine(text)))
        return 'dough'
      return FOR_THE_TIN.test(text) ? 'tin' : 'topping'
    }),
  )
}

const NEEDS_THE_BLOCK =
  "Prepara il condimento: ciò che lo riguarda nei passi della ricetta è riportato intero sotto «Com'era nella ricetta»."

export function withNewDough(recipe: RecipeToImprove, { groups, lines, rules, kind, diet }: Parts): Draft {
  const first = placesOf(groups)
  const seasonings = new Set(lines.flatMap(({ name }, at) => (SEASONING.test(name) ? [at] : [])))
  const sentences = readSentences(
    recipe.steps,
    lines.map((line, at) => ({ ...line, isStaple: first[at] !== 'topping' && first[at] !== 'inside' })),
  )
  const known = (own: readonly Place[]): ToppingLines => ({
    toppings: new Set(own.flatMap((place, at) => (place === 'topping' ? [at] : []))),
    seasonings,
    lines,
  })
  const read = toldSteps(sentences, known(first))
  const places = first.map((place, at) =>
    isWash(lines[at]?.name ?? '') && isOnlyIn(BRUSHING, at, read)
      ? 'dough'
      : placeBySteps(place, at, read, seasonings),
  )
  const own = known(places)
  const steps = toldSteps(sentences, own)
  const old = groups
    .map((group, at) => ({
      ...group,
      lines: group.lines.filter((_, line) => places[offsetOf(groups, at) + line] === 'dough'),
    }))
    .filter((group) => group.lines.length > 0)
  const dough = newDough(recipe, kind, old)
  const fries =
    dough.form.some((step) => step.includes('olio per friggere')) ||
    steps.some(({ own: of, phase, text }) => of !== 'dough' && phase === 'prepared' && /frigg/iu.test(text))
  const stays = new Set(
    places.flatMap((place, at) => (place === 'dough' || (place === 'fat' && !fries) ? [] : [at])),
  )
  const swapped = swapLines(
    groups,
    new Map([...rules].filter(([line]) => stays.has(line))),
    lines,
    sentences.flat(),
    stays,
  )
  const plan: SwapPlan = { lines, swaps: swapped.swaps, firstLate: Number.POSITIVE_INFINITY }
  const toppings = swapped.groups
    .filter(({ lines: left }) => left.length > 0)
    .map((group) => ({ ...group, isDough: false, title: titleOf(group, fries) }))
  const written = writtenSteps({ dough, steps, own, plan, places, diet })
  return {
    groups: [...toppings, dough.group],
    steps: written.steps,
    asItWas: written.asItWas,
    changes: [DOUGHS[kind].change, ...swapped.changes],
    notes: dough.instead === null ? [] : [dough.instead],
  }
}

const offsetOf = (groups: readonly WorkGroup[], at: number) =>
  groups.slice(0, at).reduce((sum, { lines }) => sum + lines.length, 0)
const titleOf = ({ title, isDough }: WorkGroup, fries: boolean) =>
  isDough ? "Da unire all'impasto" : fries ? title : title.replace(/friggere e /u, '')

/** What only the steps of the dough name is the dough's; what they knead in goes into the new one. */
function placeBySteps(
  place: Place,
  line: number,
  steps: readonly ToldStep[],
  seasonings: ReadonlySet<number>,
): Place {
  if (place !== 'topping' || !isKneadedIn(line, steps)) return place
  return seasonings.has(line) ? 'dough' : 'inside'
}

const BRUSHING =
  /(?<!\p{L})(?:spennell|pennell|lucid|imburr|ung)\p{L}*[^.;]*(?:uov|tuorl|album|strutto|burro|latte)/iu
const isWash = (name: string) => /^(?:uov|tuorl|album|strutto|burro|latte)/u.test(name)
const isOnlyIn = (pattern: RegExp, line: number, steps: readonly ToldStep[]): boolean => {
  const named = steps.flatMap(({ sentences }) =>
    sentences.filter(({ namings }) => namings.some((one) => one.line === line)),
  )
  return named.length > 0 && named.every(({ text }) => pattern.test(text))
}

type Told = {
  dough: ReturnType<typeof newDough>
  steps: readonly ToldStep[]
  own: ToppingLines
  plan: SwapPlan
  places: readonly Place[]
  diet: Diet
}

function writtenSteps({
  dough,
  steps,
  own,
  plan,
  places,
  diet,
}: Told): Pick<Draft, 'steps'> & { asItWas: NonNullable<Draft['asItWas']> } {
  const names = new NameSwapper(plan)
  const swappedIn = (step: ToldStep) =>
    [...new Set(step.sentences.flatMap(({ namings }) => namings.map(({ line }) => line)))].filter((line) =>
      isReplaced(plan, line),
    )
  const isWhole = (step: ToldStep) =>
    step.own === 'topping' && swappedIn(step).length === 0 && forbiddenIn(step.text, diet).length === 0
  const kept = steps.filter(isWhole)
  const shown = steps.filter((step) => step.own !== 'dough' && !isWhole(step))
  const asItWas = shown.map((step) => ({
    text: step.text,
    leave: leaveOut(step, insteadOf(swappedIn(step), plan)),
  }))
  const write = (step: ToldStep) =>
    step.sentences.map((sentence) => names.write(sentence, 0, sentence.text.length)).join(' ')
  const at = (phase: ToldStep['phase']) => kept.filter((step) => step.phase === phase)
  const moments = slotsOf({ steps, own, plan, kept })
  // What was fried is dressed when it is done.
  const isDressedLast = dough.instead === DOUGHS.instead.fritta
  const slots = isDressedLast
    ? { ...moments, laid: [], late: [], after: [...moments.laid, ...moments.late, ...moments.after] }
    : moments
  const inside = places.flatMap((place, line) => (place === 'inside' ? [nameNow(line, plan)] : []))
  const prepared = [
    ...at('prepared').map(write),
    ...preparing(plan),
    ...(shown.some(({ phase, own: of }) => phase === 'prepared' || of === 'topping')
      ? [NEEDS_THE_BLOCK]
      : []),
  ]
  const mix = dough.mix.flatMap((step) => filledSlot(step, 'dentro', inside))
  const hasLate = dough.form.some((step) => step.includes('{ultimi}'))
  const laid = hasLate ? slots.laid : [...slots.laid, ...slots.late]
  const form = dough.form.flatMap((step) => {
    const own = filledSlot(filledSlot(step, 'condimento', laid)[0] ?? '', 'ultimi', slots.late).flatMap(
      (one) => filledSlot(one, 'dopo', slots.after),
    )
    if (step.includes('{condimento}')) {
      const isAfter = (one: ToldStep) => one.at > slots.from
      return [
        ...at('laid')
          .filter((one) => !isAfter(one))
          .map(write),
        ...own,
        ...at('laid').filter(isAfter).map(write),
      ]
    }
    return step.includes('{dopo}') ? [...own, ...at('after').map(write)] : own
  })
  return { steps: [...mix, ...prepared, ...form].filter((step) => step !== ''), asItWas }
}

/** A step of the dough with the names in its place; it goes where there are none. */
function filledSlot(step: string, slot: string, names: readonly string[]): string[] {
  if (!step.includes(`{${slot}}`)) return [step]
  return names.length === 0 ? [] : [step.replace(`{${slot}}`, [...new Set(names)].join(', '))]
}

/** Sentences that make ready what takes the place of something. */
const preparing = (plan: SwapPlan): string[] => [
  ...new Set(
    [...plan.swaps].flatMap(([line, { rule }]) => {
      const own = nounOf(plan, line)
      return rule.prepare && own && isReplaced(plan, line) ? [told(rule.prepare, own.form, own.noun)] : []
    }),
  ),
]

/** What a step does to something that is another thing now. */
function insteadOf(lines: readonly number[], plan: SwapPlan): string[] {
  const byNew = new Map<string, string[]>()
  for (const line of lines) {
    const hasSteps = plan.swaps.get(line)?.rule.prepare !== undefined
    const now = `c'è «${nounOf(plan, line)?.noun}»${hasSteps ? ', che si prepara come dicono i passi qui sopra' : ''}`
    byNew.set(now, [...(byNew.get(now) ?? []), `«${plan.lines[line]?.name}»`])
  }
  return [...byNew].map(([now, names]) => `al posto di ${listed([...new Set(names)])} ${now}`)
}
