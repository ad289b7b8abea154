/** A recipe on a dough that its diet can follow: the tested dough's own steps, what makes the topping ready, and when it is laid on. */

import { DOUGHS, TOPPINGS } from '#knowledge/improve.ts'
import { forbiddenIn, withoutReplaced } from './check-restriction.ts'
import { swapLines } from './diet-lines.ts'
import { SEASONING } from './dough-line-words.ts'
import { type Place, placeBySteps, placesOf, saidOf, sharedWithDough } from './dough-lines.ts'
import { gesturesIn } from './gestures.ts'
import type { DoughKind } from './improve-content.ts'
import type { Draft, WorkGroup } from './improved-recipe.ts'
import { asSentence, capitalised } from './italian-noun.ts'
import { type NewDough, newDough } from './new-dough.ts'
import type { Diet } from './options.ts'
import { plainSteps, type RecipeToImprove } from './recipe-to-improve.ts'
import { type NamedLine, readSentences, type Sentence } from './sentences.ts'
import type { Substitute } from './substitution.ts'
import { isReplaced, nounOf, type SwapPlan } from './swap-plan.ts'
import { swappedSteps } from './swap-steps.ts'
import { momentsOf, nameNow, SALTS, startsWord } from './topping-moments.ts'
import {
  oldPartsOf,
  type ToldSentence,
  type ToppingLines,
  toldSentences,
  withoutWaiting,
} from './topping-sentences.ts'
import { listed, nameOfLine, workLine } from './work-lines.ts'

type Parts = {
  groups: WorkGroup[]
  lines: readonly NamedLine[]
  rules: ReadonlyMap<number, Substitute>
  kind: DoughKind
  diet: Diet
}

export function withNewDough(recipe: RecipeToImprove, { groups, lines, rules, kind, diet }: Parts): Draft {
  const first = placesOf(groups, lines)
  const seasonings = new Set(lines.flatMap((line, at) => (saidOf(line, line.name).a(SEASONING) ? [at] : [])))
  const sentences = readSentences(
    recipe.steps,
    lines.map((line, at) => ({ ...line, isStaple: first[at] !== 'topping' && first[at] !== 'inside' })),
  )
  const known = (own: readonly Place[]): ToppingLines => ({
    toppings: new Set(own.flatMap((place, at) => (place === 'topping' ? [at] : []))),
    seasonings,
    lines,
  })
  const read = toldSentences(sentences, known(first))
  const places = first.map((place, at) => placeBySteps(place, at, { lines, places: first, told: read }))
  const own = known(places)
  const told_ = toldSentences(sentences, own)
  const dough = newDough(recipe, kind, oldDough(groups, places))
  const fries =
    dough.form.some((step) => step.includes('olio per friggere')) ||
    told_.some(
      ({ role, sentence: { text, namings } }) =>
        role === 'prepare' &&
        (/frigg/iu.test(text) ||
          (/olio [^.]*\d °[^.]*(?:cuoc|tuff|immerg)/iu.test(text) &&
            namings.some(({ line }) => own.toppings.has(line) && !seasonings.has(line)))),
    )
  const stays = new Set(
    places.flatMap((place, at) => (place === 'dough' || (place === 'fat' && !fries) ? [] : [at])),
  )
  const swapped = swapLines(groups, new Map([...rules].filter(([line]) => stays.has(line))), lines, stays)
  const plan: SwapPlan = { lines, swaps: swapped.swaps, firstLate: Number.POSITIVE_INFINITY }
  const shared = sharedWithDough({ lines, places, told: told_ })
  const toppings = swapped.groups
    .filter(({ lines: left }) => left.length > 0)
    .map((group) => ({ ...group, isDough: false, title: titleOf(group, fries) }))
  const written = new NewSteps({ recipe, dough, told: told_, own, plan, places, diet })
  return {
    groups: [...withSalt(toppings, told_).map((group) => withoutShare(group, shared)), dough.group],
    steps: written.steps(),
    asItWas: written.asItWas(),
    changes: [DOUGHS[kind].change, ...swapped.changes],
    notes: dough.instead === null ? [] : [dough.instead],
  }
}

const withoutShare = (group: WorkGroup, shared: ReadonlySet<string>): WorkGroup => ({
  ...group,
  lines: group.lines.map((line) => {
    const name = nameOfLine(line.text)
    return shared.has(name) && line.grams !== null ? workLine(`${name} q.b.`) : line
  }),
})

/** The lines that go. */
function oldDough(groups: readonly WorkGroup[], places: readonly Place[]): WorkGroup[] {
  let at = 0
  return groups
    .map((group) => ({ ...group, lines: group.lines.filter(() => places[at++] === 'dough') }))
    .filter((group) => group.lines.length > 0)
}

const titleOf = ({ title, isDough }: WorkGroup, fries: boolean) =>
  isDough ? "Da unire all'impasto" : fries ? title : title.replace(/friggere e /u, '')

/** The salt of a list is the old dough's: where the steps salt the topping, it has its own. */
function withSalt(groups: WorkGroup[], told_: readonly ToldSentence[]): WorkGroup[] {
  const salts = told_.some(({ role, sentence }) => role !== 'dough' && SALTS.test(sentence.text))
  const [first, ...rest] = groups
  const hasSalt = groups.some(({ lines }) => lines.some(({ text }) => /(?<!\p{L})sale(?!\p{L})/iu.test(text)))
  if (!salts || hasSalt || !first) return groups
  return [{ ...first, lines: [...first.lines, workLine('sale q.b.')] }, ...rest]
}

type Told = {
  recipe: RecipeToImprove
  dough: NewDough
  told: readonly ToldSentence[]
  own: ToppingLines
  plan: SwapPlan
  places: readonly Place[]
  diet: Diet
}

/** The steps of one recipe on its new dough. */
class NewSteps {
  private readonly read: Told
  /** Whole sentences that make the topping ready, by the step of the recipe. */
  private readonly kept: readonly ToldSentence[]
  constructor(read: Told) {
    this.read = read
    const stays = new Set(read.told.filter((one) => this.staysTrue(one)))
    // What follows in a step on what is left out would begin in the middle.
    const broken = new Set<number>()
    this.kept = read.told.filter((one) => {
      const isTopping = one.role === 'prepare' || (one.role === 'assemble' && !one.isLate)
      if (isTopping && !stays.has(one)) broken.add(one.step)
      return stays.has(one) && !broken.has(one.step)
    })
  }

  /** Names nothing that the diet leaves out, and does to what is another thing now only what that takes. */
  private staysTrue({ role, sentence }: ToldSentence): boolean {
    const { plan, diet } = this.read
    if (role !== 'prepare') return false
    const replaced = this.replacedIn([sentence])
    if (replaced.some((line) => plan.swaps.get(line)?.rule.prepare !== undefined)) return false
    const written = swappedSteps([[sentence]], { ...plan, firstLate: 0 }).steps.at(-1) ?? ''
    return forbiddenIn(withoutReplaced(written), diet).every((word) => word === 'zucchero')
  }

  private replacedIn(sentences: readonly Sentence[]): number[] {
    const named = sentences.flatMap(({ namings }) => namings.map(({ line }) => line))
    return [...new Set(named)].filter((line) => isReplaced(this.read.plan, line))
  }

  steps(): string[] {
    const { dough, told: read, own, plan, places, diet } = this.read
    // What stands in for something is made ready first.
    const prepared = swappedSteps(
      [...Map.groupBy(this.kept, ({ step }) => step).values()].map((sentences) =>
        sentences.map(({ sentence }) => withoutWaiting(sentence)),
      ),
      { ...plan, firstLate: 0 },
    )
      .steps.map((step) => (step.endsWith(')') ? step : asSentence(step)))
      .map((step) => withoutSugar(step, diet))
    const formText = dough.form.join(' ')
    const moments = momentsOf({
      told: read,
      own,
      plan,
      kept: this.kept.map(({ sentence }) => sentence),
      slots: new Set(SLOTS.flatMap(([slot, phase]) => (formText.includes(`{${slot}}`) ? [phase] : []))),
    })
    const inside = places.flatMap((place, line) => (place === 'inside' ? [nameNow(line, plan)] : []))
    const form = SLOTS.reduce<readonly string[]>(
      (steps, [slot, phase]) => steps.flatMap((step) => filledSlot(step, slot, moments[phase])),
      dough.form,
    )
    return [
      ...prepared.filter((step) => isLong(step, dough.kind)),
      ...dough.mix.flatMap((step) => filledSlot(step, 'dentro', inside)),
      ...this.cookedFirst(),
      ...prepared.filter((step) => !isLong(step, dough.kind)),
      ...form,
    ].filter((step) => step !== '')
  }

  /** What a short bake leaves raw. */
  private cookedFirst(): string[] {
    const { own, plan } = this.read
    const named = (words: readonly string[]) =>
      [...own.toppings].filter((line) => {
        const { name = '' } = plan.lines[line] ?? {}
        const isCooked = this.read.told.some(
          ({ sentence }) =>
            sentence.namings.some((one) => one.line === line) &&
            (gesturesIn(sentence.text).includes('heat') ||
              /less|bolli|vapore|rosol|in padella/iu.test(sentence.text)),
        )
        const isReady = startsWord(name, TOPPINGS.ready) || plan.swaps.get(line)?.rule.prepare !== undefined
        return startsWord(name, words) && !isReady && !isCooked
      })
    const listOf = (lines: readonly number[]) => lines.map((line) => nameNow(line, plan)).join(', ')
    const blanched = named(TOPPINGS.blanch)
    const browned = named(TOPPINGS.brown)
    return [
      ...(blanched.length > 0
        ? [`Sbollenta 3 minuti in acqua salata, dopo il taglio e prima di condire: ${listOf(blanched)}.`]
        : []),
      ...(browned.length > 0
        ? [`Rosola 5 minuti in padella, a pezzetti e senza olio: ${listOf(browned)}.`]
        : []),
    ]
  }

  /** The steps of the recipe that are not told in full above, unchanged. */
  asItWas(): NonNullable<Draft['asItWas']> {
    const { recipe, told: read, plan, diet } = this.read
    const whole = plainSteps(recipe)
    return whole.flatMap((text, step) => {
      const own = read.filter((one) => one.step === step)
      const isShown = own.some(
        (one) => !this.kept.includes(one) && (one.role !== 'dough' || this.namesTopping(one)),
      )
      if (!isShown) return []
      const isLate = own.some((one) => one.isLate)
      const left = [...new Set([...oldPartsOf(text, isLate), ...this.forbidden(text, own, diet)])]
      const dropped =
        left.length === 0 ? [] : [`di questo passo lascia da parte ${listed(left)}: segui i passi qui sopra`]
      const swapped = insteadOf(this.replacedIn(own.map(({ sentence }) => sentence)), plan)
      const isToBeMade = own.some(
        (one) => one.role === 'prepare' && !this.kept.includes(one) && swapped.length === 0,
      )
      const parts = [...(isToBeMade ? [TO_BE_MADE] : dropped), ...swapped]
      return [{ text, leave: `${capitalised(parts.length > 0 ? parts.join('; ') : AS_ABOVE)}.` }]
    })
  }

  private namesTopping({ sentence }: ToldSentence): boolean {
    const { toppings, seasonings } = this.read.own
    return sentence.namings.some(({ line }) => toppings.has(line) && !seasonings.has(line))
  }

  /** What the diet leaves out and no line of the list says: 'la semola' for the board. */
  private forbidden(text: string, own: readonly ToldSentence[], diet: Diet): string[] {
    const named = this.replacedIn(own.map(({ sentence }) => sentence))
    return named.length > 0 || oldPartsOf(text, true).length > 0
      ? forbiddenIn(text, diet).includes('semola')
        ? ['la semola']
        : []
      : forbiddenIn(text, diet).map((word) => `«${word}»`)
  }
}

const SLOTS = [
  ['condimento', 'laid'],
  ['sopra', 'over'],
  ['ultimi', 'late'],
  ['dopo', 'after'],
] as const

const TO_BE_MADE = "questa preparazione resta com'è: falla prima di condire"
const AS_ABOVE = 'il momento di ogni ingrediente è quello dei passi qui sopra'

/** A pinch that no line of the list has. */
const withoutSugar = (step: string, diet: Diet): string =>
  forbiddenIn(withoutReplaced(step), diet).includes('zucchero')
    ? `${step} (Al posto dello zucchero: niente.)`
    : step

/** 'Almeno 3 ore prima', 'la sera prima': before the dough. One that rests for minutes waits for no sauce to grow cold. */
const isLong = (step: string, kind: DoughKind) =>
  /(?:or[ae]|sera|notte) prima|una notte|\d or[ae] in frigo/iu.test(step) ||
  (kind !== 'glutenFree' && /fredd|un'ora|mezz'ora|\d or[ae](?!\p{L})/iu.test(step))

/** A step of the dough with the names in its place; it goes where there are none. */
function filledSlot(step: string, slot: string, names: readonly string[]): string[] {
  if (!step.includes(`{${slot}}`)) return [step]
  return names.length === 0 ? [] : [step.replace(`{${slot}}`, [...new Set(names)].join(', '))]
}

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
