/** Takes the salt out of a recipe, in its list and in its steps.
 *
 * Source  content/substitutes.yaml. The dough keeps a little: without any salt yeast runs away and crumb tears. */

import { FAMILIES } from '#knowledge/substitutes.ts'
import { stemsOf } from '../recipes/audit/italian-stem.ts'
import { composeDough, doughIngredientOf } from '../recipes/dough/recipe-dough.ts'
import type { Draft, WorkGroup, WorkLine } from './improved-recipe.ts'
import { nounStems } from './noun-stems.ts'
import { platesOf } from './plates.ts'
import { groupsOf, type RecipeToImprove } from './recipe-to-improve.ts'
import type { NamedLine, Sentence } from './sentences.ts'
import { scaling } from './substitute.ts'
import type { Substitute } from './substitution.ts'
import type { Swap } from './swap-plan.ts'
import { nameOfLine, newLine } from './work-lines.ts'

/** Salt in the dough, as a percentage of the flour: enough for the yeast not to run away, a fifth of the usual. [stima] */
const DOUGH_SALT_PCT = 0.4
/** What a dough has where nobody says how much: [stima]. */
const USUAL_SALT_PCT = 2
/** Nobody weighs out a tenth less of a pinch. */
const ALREADY_LITTLE = 0.9
const SALT = 'sale'

/** Whether a line of salt is the dough's: of its group, or weighed where the dough has no salt of its own. */
function saltsDough(groups: readonly WorkGroup[], isDough: boolean, { text, grams }: WorkLine): boolean {
  const hasOwn = groups.some((group) => group.isDough && group.lines.some(isSaltLine))
  return isDough || (!hasOwn && grams !== null && flourOf(groups) > 0 && !/gross|fiocch/iu.test(text))
}

const flourOf = (groups: readonly WorkGroup[]): number =>
  groups
    .flatMap(({ lines }) => lines)
    .filter(({ foodId }) => /^(?:farina-(?:0|1|2|integrale|manitoba|grano)|semola)/u.test(foodId ?? ''))
    .reduce((sum, { grams }) => sum + (grams ?? 0), 0)

const isSaltLine = ({ text }: WorkLine) => /^sale(?!\p{L})/u.test(nameOfLine(text))

/** Salt of a dough of which nobody says how much is as much as usual. */
export function withSaltWeighed(groups: readonly WorkGroup[], recipe: RecipeToImprove): WorkGroup[] {
  const flourG = composeDough(groupsOf(recipe))?.flourG ?? flourOf(groups)
  return groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) =>
      group.isDough && flourG > 0 && line.grams === null && isSaltLine(line)
        ? { ...line, grams: (flourG * USUAL_SALT_PCT) / 100 }
        : line,
    ),
  }))
}

/** What becomes of each line of salt: less of it in the dough, none in the topping. */
export function saltRules(
  recipe: RecipeToImprove,
  groups: readonly WorkGroup[],
  rules: ReadonlyMap<number, Substitute>,
  lines: readonly NamedLine[],
): Map<number, Substitute> {
  const all = groups.flatMap(({ lines: own, isDough }) => own.map((line) => ({ line, isDough })))
  const salts = all.flatMap(({ line, isDough }, at) =>
    lines[at]?.family === SALT && (recipe.category === 'Dolce' || saltsDough(groups, isDough, line))
      ? [{ at, grams: line.grams ?? 0 }]
      : [],
  )
  const flourG = composeDough(groupsOf(recipe))?.flourG ?? flourOf(groups)
  const totalG = salts.reduce((sum, { grams }) => sum + grams, 0)
  const ratio = totalG === 0 ? 1 : Math.min(1, (flourG * DOUGH_SALT_PCT) / 100 / totalG)
  const own = new Map(rules)
  for (const { at } of salts) {
    own.delete(at)
    if (ratio <= ALREADY_LITTLE) own.set(at, { ...scaling(ratio), name: nameOfSalt(lines[at]?.name ?? '') })
  }
  return own
}

/** 'sale fino un cucchiaio' without its spoon. */
const nameOfSalt = (name: string) =>
  /sale(?: (?:fino|marino|integrale|kosher|iodato))?/iu.exec(name)?.[0].toLowerCase() ?? SALT

/** 'Sala leggermente', 'regola di sale', 'acqua salata', 'sale in fiocchi': a sentence that salts, and the word for it. */
const SALTING =
  /(?<![\p{L}'])(?:sal(?:a|o|ate|are|iamo|ando)(?:l[oaie])?|(?<!(?:ricotta|torta|burro|pizza|acciughe|alici) )salat[oaie]|salamoia|acqua (?:\p{L}+ )?salata|(?:(?<=^|[,;:(] ?|(?<!\p{L})(?:di|del|con|e|il|poco|poi) ))sale(?: gross[oa]| fino| in fiocchi)?)(?!\p{L})/iu
const NOT_SALTED = /(?:non|senza|prima di|sotto) (?:\p{L}+ )?sal/iu
const OF_DOUGH =
  /(?<!\p{L})(?:farin\p{L}*|impast\p{L}*|lievit\p{L}*|massa|pasta|acqua|biga|poolish|licoli|planetaria|gancio|incord\p{L}*|autolisi|pieghe|burro|latte)(?!\p{L})/iu

const isTopping = (name: string) =>
  doughIngredientOf(name) === 'other' &&
  !/bicarbonat|lievit|malto|salamoia|(?<!\p{L})sale(?!\p{L})/iu.test(name)

/** What stands for the salt of the topping, beside each step that salts it. */
export function saltNotes(recipe: RecipeToImprove): (step: readonly Sentence[]) => string[] {
  // No herbs in a cake: its pinch is the dough's.
  if (recipe.category === 'Dolce') return () => []
  const said = FAMILIES[SALT]?.diets['a basso contenuto di sodio']?.[0]?.said ?? ''
  const toppings = new Set(
    groupsOf(recipe)
      .filter(({ isDough }) => !isDough)
      .flatMap(({ lines }) => lines.filter((line) => isTopping(nameOfLine(line))))
      .flatMap(nounStems),
  )
  const salts = (text: string, step: string): string[] => {
    const found = NOT_SALTED.test(text) ? undefined : SALTING.exec(text)?.[0].toLowerCase()
    if (found === undefined) return []
    if (/spurg/iu.test(text)) return ['Al posto del sale: niente, la verdura si asciuga soltanto.']
    if (/salamoia/iu.test(text)) return ['Al posto della salamoia: acqua e olio sbattuti insieme.']
    const ofDough = found.startsWith(SALT) ? step : text
    if (OF_DOUGH.test(ofDough) && !stemsOf(text).some((stem) => toppings.has(stem))) return []
    return [`Al posto del ${found.startsWith(SALT) ? found : SALT}: ${said}.`]
  }
  return (step) => {
    const texts = step.map(({ text }) => text)
    return [...new Set(texts.flatMap((text) => salts(text, texts.join(' '))))]
  }
}

const RISING =
  /(?:lievit|riposar|puntar|fermentar|crescer|gonfiar)\p{L}*.*\d+ or[ae]|\d+ or[ae].*(?:lievit|°C)/iu
const WATCH =
  'Con poco sale cresce più in fretta: comincia a guardarlo quando sono passati i quattro quinti del tempo.'

/** The first step at which the dough rises says what little salt does to it. */
function withWatch(steps: readonly string[]): string[] {
  const at = steps.findIndex((step) => RISING.test(step))
  return steps.map((step, index) =>
    index === at ? `${step.replace(/(?<=[\p{L}\d])$/u, '.')} ${WATCH}` : step,
  )
}

/** Herbs for a portion: [stima]. */
const HERBS_G = 2
const CHOP = 'Trita fini le erbe aromatiche.'

/** `swaps` are those of the list: salt of the toppings is one of them. */
export function withLessSalt(draft: Draft, swaps: ReadonlyMap<number, Swap>, recipe: RecipeToImprove): Draft {
  const rule = FAMILIES[SALT]?.diets['a basso contenuto di sodio']?.[0]
  if (!rule) return draft
  const isLess = [...swaps.values()].some((swap) => swap.rule.name.startsWith(SALT))
  const first = draft.steps.findIndex((step) => step.includes(`: ${rule.said}.`))
  const herbs = newLine(rule.name, HERBS_G * platesOf(recipe), null)
  const hasYeast = draft.groups.some(
    (group) => group.isDough && group.lines.some(({ text }) => /lievito|li\.co\.li/u.test(text)),
  )
  const own = draft.changes.filter(({ why }) => why !== '' && why !== rule.why)
  const groups = draft.groups.map((group) => ({
    ...group,
    lines: group.lines.filter(({ text }) => !text.startsWith(rule.name)).map(withoutBrine),
  }))
  const steps = first === -1 ? draft.steps : draft.steps.toSpliced(first, 0, CHOP)
  const wasSalted = own.length < draft.changes.filter(({ why }) => why !== '').length || first !== -1
  return {
    ...draft,
    groups: first === -1 ? groups : withLine(groups, herbs),
    steps: hasYeast && isLess ? withWatch(steps) : steps,
    changes: [
      ...own,
      ...(wasSalted
        ? [
            {
              what:
                first === -1
                  ? 'niente sale nel condimento'
                  : `${herbs.text} al posto del sale nel condimento`,
              why: rule.why,
            },
          ]
        : []),
      ...(isLess ? [lessInDough(hasYeast)] : []),
    ],
  }
}

/** The salt of a brine stands in its own line. */
const withoutBrine = (line: WorkLine): WorkLine =>
  /^salamoia/iu.test(line.text)
    ? {
        ...line,
        text: line.text
          .replace(/^salamoia:?/iu, 'Emulsione senza sale:')
          .replace(/,? (?:e )?(?:\d+ g (?:di )?)?sale(?: \p{L}+)?(?: \d+ g)?/iu, ''),
        foodId: 'acqua',
        isNew: true,
      }
    : line

/** Among the toppings. */
function withLine(groups: WorkGroup[], line: WorkLine): WorkGroup[] {
  const at = Math.max(
    0,
    groups.findIndex(({ isDough }) => !isDough),
  )
  return groups.map((group, index) => (index === at ? { ...group, lines: [...group.lines, line] } : group))
}

const lessInDough = (hasYeast: boolean) => ({
  what: `sale dell'impasto allo ${String(DOUGH_SALT_PCT).replace('.', ',')}% della farina`,
  why: hasYeast
    ? "con così poco sale l'impasto lievita più in fretta ed è più appiccicoso: i tempi restano quelli della ricetta, ma fuori dal frigorifero va guardato prima (stima)"
    : 'il sale dà elasticità oltre al sapore: la pasta si strappa più facilmente, non accorciarle il riposo (stima)',
})
