/** Applies a diet's rules to a recipe: lines with computed quantities, steps in the same grammar, changes with reasons. */
import { findFood } from '../ingredients/find-food.ts'
import { writeDecimal } from '../recipe/kitchen-number.ts'
import { DOUGH_KIND } from './diet-doughs.ts'
import { withFullNames } from './first-mention.ts'
import type { Change, Draft, WorkGroup, WorkLine } from './improved-recipe.ts'
import { type Agreement, withPreposition } from './italian-noun.ts'
import { keptStems } from './kept-stems.ts'
import { type Family, findMentions, type Mention } from './mentions.ts'
import { newDough } from './new-dough.ts'
import { newProcedure } from './new-procedure.ts'
import type { Diet } from './options.ts'
import { withRawFruit } from './raw-fruit.ts'
import { bakeShapeOf, type RecipeToImprove, shapeOf, stepsOf } from './recipe-to-improve.ts'
import { rewriteStep, type StepRewriter, untoldPreparations } from './rewrite-text.ts'
import { rulesFor } from './rules/diet-rules.ts'
import { type DietRules, SAME_FOOD, type Substitute } from './rules/substitute.ts'
import { firstLateStep, withEarlyPreparation } from './step-places.ts'
import { familiesOf } from './swap-mentions.ts'
import { toppingSteps } from './topping-steps.ts'
import { kitchenGrams, nameOfLine, newLine, workGroups } from './work-lines.ts'

const AGREEMENTS: readonly Agreement[] = ['ms', 'fs', 'mp', 'fp']

/** The gender and number in which the steps speak of a family most: the list uses the same words. */
function agreementInSteps(steps: readonly string[], family: Family, own: Agreement): Agreement {
  const counts = new Map<Agreement, number>()
  for (const { agreement } of steps.flatMap((step) => findMentions(step, new Set([family]))))
    counts.set(agreement, (counts.get(agreement) ?? 0) + 1)
  if (counts.size === 0 || counts.has(own)) return own
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? own
}

function substituted(
  line: WorkLine,
  { name, ratio, foodId }: Substitute,
  { text, agreement }: Mention,
): WorkLine {
  const grams = line.grams === null ? null : line.grams * ratio
  const tail = /(?: q\.b\.)( per .*)$/u.exec(line.text)?.[1] ?? ''
  const words = name(text, agreement)
  // Without a food of its own a rule has one name for each gender, and each may be another food: 'fette di melanzana'.
  const named = foodId ?? findFood(words)?.id ?? null
  const written = newLine(words, grams, foodId === SAME_FOOD ? line.foodId : named)
  return { ...written, text: written.text + (grams === null ? tail : '') }
}

/** What the list of changes calls the old ingredient, after 'al posto': never a flour by its brand name. */
function ofOldName(line: string, { family, text, agreement }: Mention): string {
  if (family === 'flour') return 'della farina di grano'
  const name = nameOfLine(line)
  if (name.length > 45) return withPreposition('di', agreement, text)
  return name.startsWith(text) ? withPreposition('di', agreement, name) : `di ${name}`
}

type Swap = { line: WorkLine; change: Change | null }

function swapLine(line: WorkLine, rules: DietRules, steps: readonly string[]): Swap {
  const mention = findMentions(nameOfLine(line.text), familiesOf(rules))[0]
  const rule = mention && rules[mention.family]
  if (!rule) return { line, change: null }
  const agreement = agreementInSteps(steps, mention.family, mention.agreement)
  const swapped = substituted(line, rule, { ...mention, agreement })
  const isSame = rule.ratio === 1 && rule.name(mention.text, agreement) === mention.text
  if (isSame) return { line, change: null }
  const what = `${swapped.text} al posto ${ofOldName(line.text, mention)}`
  return { line: swapped, change: { what, why: rule.why } }
}

/** '150 g di crema salata di mandorle (da 55 g di mandorle pelate)': what has to be bought. */
function withOrigin(line: WorkLine, rules: DietRules): WorkLine {
  const name = nameOfLine(line.text)
  const from = Object.values(rules).find(
    (rule) => rule.from && AGREEMENTS.some((agreement) => rule.name('', agreement) === name),
  )?.from
  if (!line.isNew || !from || line.grams === null) return line
  const grams = writeDecimal(kitchenGrams(line.grams * from.share))
  return { ...line, text: `${line.text} (da ${grams} g di ${from.name})` }
}

/** Two lines that became one and the same ingredient are added up. */
function merged(lines: readonly WorkLine[]): WorkLine[] {
  const byName = new Map<string, WorkLine>()
  for (const line of lines) {
    const name = nameOfLine(line.text)
    const known = byName.get(name)
    if (!known || !(known.isNew || line.isNew)) byName.set(known ? line.text : name, line)
    else if (known.grams !== null && line.grams !== null)
      byName.set(name, newLine(name, known.grams + line.grams, known.foodId ?? line.foodId))
    else if (line.grams !== null) byName.set(name, line)
  }
  return [...byName.values()]
}

function swapGroups(groups: readonly WorkGroup[], rules: DietRules, steps: readonly string[]) {
  const changes: Change[] = []
  const swapped = groups.map(({ title, isDough, lines }) => {
    const done = lines.map((line) => swapLine(line, rules, steps))
    changes.push(...done.flatMap(({ change }) => change ?? []))
    return {
      title,
      isDough,
      lines: merged(done.map(({ line }) => line)).map((line) => withOrigin(line, rules)),
    }
  })
  return { groups: swapped, changes }
}

const CHEESES: readonly Family[] = ['melting', 'soft', 'fresh']

/** Families that the list has; 'il formaggio' of a step is whichever cheese there is. */
function presentIn(groups: readonly WorkGroup[], rules: DietRules): ReadonlySet<Family> {
  const present = new Set(
    groups.flatMap(({ lines }) =>
      lines.flatMap(({ text }) =>
        findMentions(nameOfLine(text), familiesOf(rules)).map(({ family }) => family),
      ),
    ),
  )
  return CHEESES.some((family) => present.has(family)) ? present.add('cheese') : present
}

const FLOURING = /spolvero|per la stesura|infarin/iu
const isDoughGroup = ({ isDough, title, lines }: WorkGroup) =>
  isDough || (FLOURING.test(title) && lines.every(({ text }) => FLOURING.test(text)))

/** The recipe under the diet; the dough is replaced where the diet cannot follow it. */
export function applyDiet(recipe: RecipeToImprove, diet: Diet): Draft {
  const rules = rulesFor(diet, recipe.ingredients)
  const groups = workGroups(recipe)
  const steps = stepsOf(recipe)
  const kind = DOUGH_KIND[diet]
  if (kind === 'glutenFree' && recipe.isGlutenFree) return { groups, steps, changes: [], notes: [] }
  if (kind !== undefined) return withNewDough(recipe, { rules, groups, steps, kind })
  const swapped = swapGroups(groups, rules, steps)
  const rewriter: StepRewriter = {
    rules,
    present: presentIn(groups, rules),
    keeps: keptStems(groups, rules),
    said: new Set(),
    early: [],
  }
  const late = firstLateStep(steps)
  const written = steps
    .map((step, index) => rewriteStep(step, rewriter, index >= late))
    .filter((step) => step !== '')
  const draft = {
    groups: swapped.groups,
    steps: rewriter.early.length === 0 ? written : withEarlyPreparation(written, rewriter.early.join(' ')),
    changes: swapped.changes,
    notes: [],
  }
  return diet === 'senza lattosio' ? withFullNames(draft, rules) : draft
}

type Parts = {
  rules: DietRules
  groups: WorkGroup[]
  steps: string[]
  kind: NonNullable<(typeof DOUGH_KIND)[Diet]>
}

function withNewDough(recipe: RecipeToImprove, { rules, groups, steps, kind }: Parts): Draft {
  const shape = bakeShapeOf(recipe)
  const dough = newDough(recipe, kind)
  const isFriedRecipe = shapeOf(recipe) === 'fritta'
  const keepsFat = shape === 'fritta' ? kind === 'glutenFree' : !isFriedRecipe
  const toppings = groups
    .filter((group) => !isDoughGroup(group))
    .map((group) => ({
      ...group,
      title: keepsFat ? group.title : group.title.replace(/friggere e /u, ''),
      lines: group.lines.filter(
        ({ text }) => !FLOURING.test(text) && (keepsFat || !/per friggere/u.test(text)),
      ),
    }))
    .filter(({ lines }) => lines.length > 0)
  const own = toppingSteps(
    steps,
    toppings.flatMap(({ lines }) => lines.map(({ text }) => text)),
    isFriedRecipe,
  )
  const rewriter: StepRewriter = {
    rules,
    present: presentIn(toppings, rules),
    keeps: keptStems(toppings, rules),
    said: new Set(),
    early: [],
  }
  const write = (texts: readonly string[], isLate: boolean) =>
    texts.map((text) => rewriteStep(text, rewriter, isLate)).filter((text) => text !== '')
  const prepared = write(own.prepared, false)
  const told = {
    laid: write(own.laid, true),
    outside: write(own.outside, true),
    late: write(own.late, true),
    finished: write(own.finished, true),
  }
  const listed = toppings.flatMap(({ lines }) => lines.map(({ text }) => nameOfLine(text)))
  const ready = [...prepared, ...rewriter.early, ...untoldPreparations(listed, rewriter)]
  const swapped = swapGroups(toppings, rules, Object.values(own).flat())
  return {
    groups: [...swapped.groups, dough.group],
    steps: newProcedure({
      recipe,
      shape,
      dough,
      told: shape === 'doppia' ? { ...told, prepared: ready } : withRawFruit({ ...told, prepared: ready }),
      toppings: swapped.groups.flatMap((group) => group.lines),
    }),
    changes: [doughChange(kind), ...swapped.changes],
    notes:
      shape === 'chiusa' && isFriedRecipe
        ? ["Questa pasta si aprirebbe nell'olio: qui si cuoce in forno, e l'olio per friggere non serve."]
        : [],
  }
}

function doughChange(kind: Parts['kind']): Change {
  if (kind === 'glutenFree')
    return {
      what: "l'impasto intero: farina di riso, amido e fecola con psillio al posto della farina di grano",
      why: "senza glutine la struttura la dà il gel di psillio: l'acqua sale all'89 % delle farine, l'impasto si preme con le mani invece di stenderlo e lievita meno di due ore (stima)",
    }
  if (kind === 'almond')
    return {
      what: "l'impasto intero: farina di mandorle e psillio al posto della farina di grano",
      why: 'non lievita e non si stende al pugno: si preme sulla carta e si precuoce a 200 °C, perché le mandorle scuriscono presto; il risultato è una base sottile e friabile, non un cornicione (stima)',
    }
  return {
    what: "l'impasto intero: amido di tapioca e farina di mandorle al posto della farina di grano",
    why: "la tapioca dà un morso elastico che ricorda il pane, ma l'impasto non lievita e cuoce a 210 °C (stima)",
  }
}
