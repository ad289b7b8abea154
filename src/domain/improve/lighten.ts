/** The variant 'leggera': less of what weighs, in the list and where the steps give an amount of it.
 *
 * Source  the shares are [stima]: below them a pizza loses what makes it good. The dough stays as it is. */

import { writeDecimal } from '../recipe/kitchen-number.ts'
import { withAddition } from './additions.ts'
import type { Change, Draft, WorkLine } from './improved-recipe.ts'
import { type Family, findMentions } from './mentions.ts'
import { type RecipeToImprove, shapeOf, stepsOf } from './recipe-to-improve.ts'
import { sentencesOf } from './rewrite-text.ts'
import { traitsOf } from './traits.ts'
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
const MOST_FRUIT_G = 160
const OIL_SHARE = 0.5
const NUT_SHARE = 0.6
const OIL = /^olio(?! di semi)/u
const NUTS = /noci\b|noce\b|nocciole|pistacchi|mandorle|pinoli/u

function shareOf(line: WorkLine): number | null {
  const name = nameOfLine(line.text)
  if (OIL.test(name)) return OIL_SHARE
  const family = findMentions(name, FAMILIES)[0]?.family
  if (family) return SHARE[family] ?? null
  return NUTS.test(name) ? NUT_SHARE : null
}

const DOUGH_SENTENCE = /impast|farin|lievit|\bsale fino, |aggiungi il sale|\bsale e\b|miscela/iu
const AMOUNT = /(\d+(?:,\d+)?) g(?= (?:di |d'|dell')|\sper (?:pizza|ciascun|disco|ogni))/gu

/** '16 g di olio' becomes '8 g di olio' outside the dough. */
function lighterSentence(sentence: string): string {
  if (DOUGH_SENTENCE.test(sentence)) return sentence
  const mention = findMentions(sentence, FAMILIES)[0]
  return sentence.replace(AMOUNT, (whole, amount: string, at: number) => {
    const after = sentence.slice(at + whole.length)
    const own = /^ (?:di |d'|dell')(?:olio|grass)/u.test(after)
      ? OIL_SHARE
      : mention &&
          (after.startsWith(' per ') || after.replace(/^ (?:di |d'|dell')/u, '').startsWith(mention.text))
        ? SHARE[mention.family]
        : undefined
    return own === undefined
      ? whole
      : `${writeDecimal(kitchenGrams(Number(amount.replace(',', '.')) * own))} g`
  })
}

export function lighten(recipe: RecipeToImprove): Draft {
  const changes: Change[] = []
  const groups = workGroups(recipe).map((group) => ({
    ...group,
    lines: group.isDough
      ? group.lines
      : group.lines.map((line) => {
          const share = shareOf(line)
          const lighter = share === null ? line : scaledLine(line, share)
          if (lighter.text !== line.text && share !== null)
            changes.push({
              what: `${lighter.text} invece di ${line.text.replace(/ di .*| d'.*/u, '')}`,
              why: reasonOf(line),
            })
          return lighter
        }),
  }))
  const steps = stepsOf(recipe).map((step) => sentencesOf(step).map(lighterSentence).join(' '))
  return withFreshness({ groups, steps, changes, notes: notesOf(recipe) }, recipe)
}

const reasonOf = ({ text }: WorkLine) =>
  OIL.test(nameOfLine(text))
    ? 'un filo ben distribuito con il pennello condisce quanto il doppio versato'
    : 'sparso più rado si sente ancora in ogni morso'

function withFreshness(draft: Draft, recipe: RecipeToImprove): Draft {
  const { isSweet, has } = traitsOf(recipe)
  if (isSweet)
    return withAddition(draft, {
      line: newLine('fragole', Math.min(40 * recipe.servings, MOST_FRUIT_G), 'fragole'),
      why: 'frutta fresca al posto di una parte di zuccheri e grassi',
      finish: 'Lava le fragole, tagliale a fettine e distribuiscile al momento di servire.',
    })
  if (suitsRocket(recipe, has))
    return withAddition(draft, {
      line: newLine('rucola', 20 * recipe.servings, 'rucola'),
      why: 'verdura cruda: volume e fibre con pochissime calorie',
      finish: 'Lava e asciuga bene la rucola e distribuiscila al momento di servire.',
    })
  return withAddition(draft, {
    line: newLine('lattuga', 50 * recipe.servings, 'lattuga'),
    why: "un'insalata cruda accanto, che sazia con pochissime calorie e non copre i sapori della ricetta",
    finish: "Lava e spezza la lattuga, condiscila con qualche goccia d'aceto e portala in tavola accanto.",
  })
}

/** Rocket goes with tomato, fresh cheese and raw ham on an open pizza, not with what is bitter, sweet or shut in. */
const suitsRocket = (recipe: RecipeToImprove, has: (pattern: RegExp) => boolean): boolean =>
  (shapeOf(recipe) === 'tonda' || recipe.category === 'Teglia') &&
  has(/pomodor|pelati|passata|crudo|bresaola|speck|mozzarella|fior di latte|bufala/iu) &&
  !has(
    /rucola|ceci|fagioli|broccol|scarola|cime di rapa|friarielli|tartufo|patat|verza|radicchio|carciof|cavolo|fichi|pere\b|zucca|noci\b|uova|gorgonzola|'nduja|baccalà|pistacch|acciugh|alici/iu,
  )

const notesOf = ({ category }: RecipeToImprove) =>
  category === 'Fritta'
    ? [
        "La frittura resta: perché assorba meno tieni l'olio a 180 °C, friggi pochi pezzi per volta e scolali in piedi su una griglia, non ammucchiati.",
      ]
    : []
