/** The variant 'leggera': less of what weighs, in the list and where the steps give an amount of it.
 *
 * Source  the shares are [stima]: below them a pizza loses what makes it good. The dough stays as it is. */

import { writeDecimal } from '../recipe/kitchen-number.ts'
import { withAddition } from './additions.ts'
import type { Change, Draft, WorkLine } from './improved-recipe.ts'
import { type Family, findMentions } from './mentions.ts'
import { becauseOf, bestPaired } from './pairing-choice.ts'
import { bakeShapeOf, type RecipeToImprove, stepsOf } from './recipe-to-improve.ts'
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

/** What can be eaten raw with it: grams for a portion [stima]. */
type Fresh = { pairingId: string; name: string; grams: number; washed: string; pronoun: string }
/** A leaf has its company: what the recipe must have, and what it must not. */
type Leaf = Fresh & { with: RegExp; without: RegExp }
const LEAVES: readonly Leaf[] = [
  {
    pairingId: 'rucola',
    name: 'rucola',
    grams: 20,
    washed: 'Lava e asciuga bene la rucola',
    pronoun: 'la',
    with: /pomodor|pelati|passata|crudo|bresaola|speck|mozzarella|fior di latte|bufala/iu,
    without:
      /ceci|fagioli|broccol|scarola|cime di rapa|friarielli|tartufo|patat|verza|radicchio|carciof|cavolo|fichi|pere\b|zucca|noci\b|uova|gorgonzola|'nduja|baccalà|pistacch|acciugh|alici|tuorli|porcini|gamber/iu,
  },
  {
    pairingId: 'radicchio',
    name: 'radicchio',
    grams: 25,
    washed: 'Lava il radicchio, taglialo a striscioline sottili',
    pronoun: 'lo',
    with: /speck|salsicc|gorgonzola|zucca|noci\b|fungh|porcini|guanciale|pancetta|brie|pere\b|fichi|taleggio/iu,
    without: /pomodor|pelati|passata|alici|acciug|tonno|friarielli|tuorli|gamber/iu,
  },
  {
    pairingId: 'spinaci',
    name: 'spinaci novelli',
    grams: 25,
    washed: 'Lava e asciuga gli spinaci novelli',
    pronoun: 'li',
    with: /uova|tuorli|ricotta|caprino|patat|ceci|pecorino|asparagi|mortadella|gamber/iu,
    without: /pomodor|pelati|passata|cime di rapa|verza/iu,
  },
  {
    pairingId: 'pomodorini',
    name: 'pomodorini',
    grams: 50,
    washed: 'Lava i pomodorini, dividili a metà',
    pronoun: 'li',
    with: /mozzarella|bufala|zucchin|melanzan|caprino|burrata|stracchino|olive|tonno|alici|peperoni/iu,
    without:
      /pomodor|pelati|passata|porcini|tartufo|fichi|pere\b|tuorli|uova|pistacch|gorgonzola|zucca|carciof|asparagi|radicchio|nduja/iu,
  },
]
const FRUIT: readonly Fresh[] = [
  {
    pairingId: 'fragole',
    name: 'fragole',
    grams: 40,
    washed: 'Lava le fragole, tagliale a fettine',
    pronoun: 'le',
  },
  {
    pairingId: 'pere',
    name: 'pere',
    grams: 40,
    washed: 'Lava le pere, tagliale a fettine sottili',
    pronoun: 'le',
  },
]
/** More salad than this nobody eats beside a pizza. */
const MOST_SALAD_G = 250

function withFreshness(draft: Draft, recipe: RecipeToImprove): Draft {
  const { isSweet, has } = traitsOf(recipe)
  const isOpen = !/^(?:chiusa|doppia|fritta)$/u.test(bakeShapeOf(recipe))
  if (isSweet) return withFruit(draft, recipe, isOpen)
  const paired = bestPaired(
    LEAVES.filter((leaf) => has(leaf.with) && !has(leaf.without)),
    recipe,
  )
  if (isOpen && recipe.category !== 'Focaccia' && paired) {
    const { name, grams, washed, pronoun } = paired.choice
    return withAddition(draft, {
      line: newLine(name, Math.min(grams * recipe.servings, MOST_SALAD_G), paired.choice.pairingId),
      why: becauseOf('verdura cruda: volume e fibre con pochissime calorie', paired.known),
      finish: `${washed} e distribuisci${pronoun} sulla pizza al momento di servire.`,
    })
  }
  return withAddition(draft, {
    line: newLine('lattuga', Math.min(50 * recipe.servings, MOST_SALAD_G), 'lattuga'),
    why: isOpen
      ? "un'insalata cruda accanto, che sazia con pochissime calorie e non copre i sapori della ricetta"
      : "un'insalata accanto: dentro e sopra bagnerebbe la pasta, nel piatto sazia e rinfresca",
    beside:
      'Lava e spezza la lattuga e portala in tavola accanto, senza condirla: il condimento lo dà la ricetta.',
  })
}

function withFruit(draft: Draft, recipe: RecipeToImprove, isOpen: boolean): Draft {
  const paired = bestPaired(FRUIT, recipe)
  const fruit = paired?.choice ?? FRUIT[0]
  if (!fruit) return draft
  return withAddition(draft, {
    line: newLine(fruit.name, Math.min(fruit.grams * recipe.servings, MOST_FRUIT_G), fruit.pairingId),
    why: becauseOf('frutta fresca al posto di una parte di zuccheri e grassi', paired?.known ?? null),
    ...(isOpen
      ? { finish: `${fruit.washed} e distribuisci${fruit.pronoun} sopra al momento di servire.` }
      : { beside: `${fruit.washed} e porta${fruit.pronoun} in tavola accanto.` }),
  })
}

const notesOf = ({ category }: RecipeToImprove) =>
  category === 'Fritta'
    ? [
        "La frittura resta: perché assorba meno tieni l'olio a 180 °C, friggi pochi pezzi per volta e scolali in piedi su una griglia, non ammucchiati.",
      ]
    : []
