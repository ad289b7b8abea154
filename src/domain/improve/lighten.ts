/** The variant 'leggera': less of what weighs and more of the recipe's own vegetables, in the list and where the steps
 * give an amount of it.
 *
 * Source  the shares are [stima]: below them a pizza loses what makes it good. The dough is `less-dough.ts`. */

import { writeDecimal } from '../recipe/kitchen-number.ts'
import { bakedInsteadOfFried } from './bake-instead.ts'
import type { Change, Draft, WorkLine } from './improved-recipe.ts'
import { lessDough } from './less-dough.ts'
import { withFreshness } from './lighten-beside.ts'
import { type Family, findMentions } from './mentions.ts'
import { doughOilGrams, isOil, withHalfTheOil } from './oil-amounts.ts'
import { type RecipeToImprove, stepsOf } from './recipe-to-improve.ts'
import { sentencesOf } from './rewrite-text.ts'
import { kitchenGrams, nameOfLine, newLine, scaledLine, workGroups } from './work-lines.ts'

const SHARE: Readonly<Partial<Record<Family, number>>> = {
  melting: 0.7,
  soft: 0.7,
  fresh: 0.7,
  hard: 0.6,
  saltedRicotta: 0.6,
  cream: 0.6,
  butter: 0.6,
  cured: 0.6,
  sausage: 0.6,
  nduja: 0.6,
  nutCream: 0.6,
  sugar: 0.7,
  honey: 0.7,
}
const FAMILIES = new Set(Object.keys(SHARE) as Family[])
const OIL_SHARE = 0.5
const NUT_SHARE = 0.6
const NUTS = /noci\b|noce\b|(?<!de)nocciole|pistacchi|mandorle|pinoli/u

/** What fills without weighing; preserves in oil do not. */
const VEGETABLES =
  /zucchin|melanzan|peperon[ei](?!c)|cipoll|scarola|cime di rapa|friarielli|fungh|(?<!semi di |fiori di )zucca|broccol|carciofi|asparagi|radicchio|verza|pomodorini|cavolo|fiori di zucca/u
const VEGETABLE_SHARE = 1.25
const PRESERVED = /sott'olio|secchi|pelati|in succo/u

const isVegetable = ({ text }: WorkLine) => {
  const name = nameOfLine(text)
  return VEGETABLES.test(name) && !PRESERVED.test(name)
}

function shareOf(line: WorkLine): number | null {
  const name = nameOfLine(line.text)
  if (isOil(line.text)) return OIL_SHARE
  if (isVegetable(line)) return VEGETABLE_SHARE
  const family = findMentions(name, FAMILIES)[0]?.family
  if (family) return SHARE[family] ?? null
  return NUTS.test(name) ? NUT_SHARE : null
}

const DOUGH_SENTENCE = /impast|farin|lievit|\bsale fino, |aggiungi il sale|\bsale e\b|miscela/iu
const AMOUNT = /(\d+(?:,\d+)?) g(?= (?:di |d'|dell')|\sper (?:pizza|ciascun|disco|ogni))/gu

/** '80 g di fior di latte' becomes '55 g di fior di latte' outside the dough; oil has its own reader. */
function lighterSentence(whole: string, doughOil: readonly number[]): string {
  const sentence = withHalfTheOil(whole, doughOil)
  if (DOUGH_SENTENCE.test(sentence)) return sentence
  const mention = findMentions(sentence, FAMILIES)[0]
  return sentence.replace(AMOUNT, (found, amount: string, at: number) => {
    const after = sentence.slice(at + found.length)
    const thing = after.replace(/^ (?:di |d'|dell')/u, '')
    const isItsOwn = mention !== undefined && (after.startsWith(' per ') || thing.startsWith(mention.text))
    const share = isItsOwn
      ? SHARE[mention.family]
      : NUTS.test(thing.split(' ')[0] ?? '')
        ? NUT_SHARE
        : undefined
    return share === undefined
      ? found
      : `${writeDecimal(kitchenGrams(Number(amount.replace(',', '.')) * share))} g`
  })
}

/** Lean cooked ham in the place of a salami that no name of the recipe speaks of. */
const LEAN = {
  pattern: /^salame(?: napoletano| milano)?$/u,
  name: 'prosciutto cotto',
  foodId: 'prosciutto-cotto',
  share: 0.7,
}

function lighterLine(line: WorkLine, changes: Change[]): WorkLine {
  if (LEAN.pattern.test(nameOfLine(line.text)) && line.grams !== null) {
    const lean = newLine(LEAN.name, line.grams * LEAN.share, LEAN.foodId)
    changes.push({
      what: `${lean.text} al posto del ${nameOfLine(line.text)}`,
      why: 'ha meno della metà dei grassi del salame, e dentro la pasta resta morbido',
    })
    return lean
  }
  const share = shareOf(line)
  const lighter = share === null ? line : scaledLine(line, share)
  if (lighter.text !== line.text && share !== null)
    changes.push({
      what: `${lighter.text} invece di ${line.text.replace(/ di .*| d'.*/u, '')}`,
      why: reasonOf(line),
    })
  return lighter
}

export function lighten(recipe: RecipeToImprove): Draft {
  const changes: Change[] = []
  const own = workGroups(recipe)
  const doughOil = doughOilGrams(own)
  const dough = lessDough(recipe, own)
  const groups = (dough?.groups ?? own).map((group) => ({
    ...group,
    lines: group.isDough ? group.lines : group.lines.map((line) => lighterLine(line, changes)),
  }))
  const hasLean = changes.some(({ what }) => what.includes(`${LEAN.name} al posto`))
  const steps = stepsOf(recipe)
    .map((step) =>
      sentencesOf(step)
        .map((sentence) => lighterSentence(sentence, doughOil))
        .map((sentence) => dough?.sentence(sentence) ?? sentence)
        .join(' '),
    )
    .map((step) => (hasLean ? step.replace(/salame(?: napoletano| milano)?/gu, LEAN.name) : step))
  const hasMore = own.some(({ lines }) =>
    lines.some((line) => isVegetable(line) && (line.grams ?? 0) >= ENOUGH_G),
  )
  const told = { changes: [...changes, ...(dough?.changes ?? [])], notes: dough?.notes ?? [] }
  const draft = bakedInsteadOfFried({ groups, steps, ...told }, recipe)
  return withFreshness(draft, recipe, hasMore)
}
/** With so much of its own a recipe wants no other vegetable: [stima]. */
const ENOUGH_G = 150

function reasonOf(line: WorkLine): string {
  if (isOil(line.text)) return "ogni grammo d'olio porta circa 9 kcal: la metà basta a profumare"
  if (isVegetable(line)) return 'più verdura della ricetta stessa: riempie e sazia con poche calorie'
  return /zucchero|miele/u.test(nameOfLine(line.text))
    ? 'la dolcezza resta, con meno zuccheri'
    : 'sparso più rado si sente ancora in ogni morso'
}
