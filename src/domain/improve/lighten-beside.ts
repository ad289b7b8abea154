/** What a lighter version brings that is fresh: raw on what is open, beside what is closed, fried or bread.
 *
 * Units   grams for a portion: [stima]. */
import { withAddition } from './additions.ts'
import type { Draft, WorkLine } from './improved-recipe.ts'
import { becauseOf, bestPaired } from './pairing-choice.ts'
import { bakeShapeOf, portionsOf, type RecipeToImprove } from './recipe-to-improve.ts'
import { type Traits, traitsOf } from './traits.ts'
import { newLine, workLine } from './work-lines.ts'

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

type Salad = {
  line: (portions: number) => WorkLine
  beyond?: WorkLine
  with: RegExp
  why: string
  beside: string
}
const lemon = (): WorkLine => ({ ...workLine('1 limone'), isNew: true })
/** The first that fits; the last fits everything. */
const SALADS: readonly Salad[] = [
  {
    line: (portions) => newLine('finocchi', 60 * portions, null),
    beyond: lemon(),
    with: /salsicc|salame|cicoli|prosciutto|acciug|alici|baccal|mortadella/iu,
    why: "un'insalata croccante accanto sazia e pulisce la bocca; dentro o sopra bagnerebbe la pasta",
    beside:
      'Affetta i finocchi sottilissimi, condiscili con il succo del limone e portali in tavola accanto.',
  },
  {
    line: (portions) => newLine('pomodorini', 60 * portions, 'pomodorini'),
    with: /sale (?:grosso|in fiocchi)|cipolle/iu,
    why: 'crudi e succosi accanto, prendono il posto di metà della fetta',
    beside: "Lava i pomodorini, dividili a metà e portali in tavola accanto, senz'altro olio.",
  },
  {
    line: (portions) => newLine('cetrioli', 60 * portions, 'cetrioli'),
    beyond: lemon(),
    with: /crescenza|tuma|ricotta|mozzarella|caciocavallo|ragusano/iu,
    why: 'freschi e acquosi accanto, tengono testa al formaggio fuso senza aggiungere calorie',
    beside: 'Sbuccia i cetrioli, affettali, condiscili con il succo del limone e portali in tavola accanto.',
  },
  {
    line: (portions) => newLine('lattuga', 50 * portions, 'lattuga'),
    beyond: lemon(),
    with: /./u,
    why: "un'insalata accanto sazia con pochissime calorie e non copre i sapori della ricetta",
    beside: 'Lava e spezza la lattuga, condiscila con il succo del limone e portala in tavola accanto.',
  },
]

/** `hasMore`: the recipe has got more of its own vegetables already. */
export function withFreshness(draft: Draft, recipe: RecipeToImprove, hasMore: boolean): Draft {
  const traits = traitsOf(recipe)
  const shape = bakeShapeOf(recipe)
  const isOpen = !/^(?:chiusa|doppia|fritta)$/u.test(shape)
  if (traits.isSweet) return withFruit(draft, recipe, isOpen)
  if (hasMore) return draft
  const paired =
    isOpen && recipe.category !== 'Focaccia'
      ? bestPaired(
          LEAVES.filter((leaf) => traits.has(leaf.with) && !traits.has(leaf.without)),
          recipe,
        )
      : null
  if (paired === null) return withSalad(draft, recipe, traits)
  const { name, grams, washed, pronoun, pairingId } = paired.choice
  return withAddition(draft, {
    line: newLine(name, grams * portionsOf(recipe), pairingId),
    why: becauseOf('verdura cruda: volume e fibre con pochissime calorie', paired.known),
    finish: `${washed} e distribuisci${pronoun} sopra, a crudo.`,
  })
}

function withSalad(draft: Draft, recipe: RecipeToImprove, { has }: Traits): Draft {
  const salad = SALADS.find((one) => has(one.with))
  if (!salad) return draft
  const { line, beyond, why, beside } = salad
  return withAddition(draft, {
    line: line(portionsOf(recipe)),
    ...(beyond === undefined ? {} : { beyond }),
    why,
    beside,
  })
}

function withFruit(draft: Draft, recipe: RecipeToImprove, isOpen: boolean): Draft {
  const paired = bestPaired(FRUIT, recipe)
  const fruit = paired?.choice ?? FRUIT[0]
  if (!fruit) return draft
  return withAddition(draft, {
    line: newLine(fruit.name, fruit.grams * portionsOf(recipe), fruit.pairingId),
    why: becauseOf('frutta fresca al posto di una parte di zuccheri e grassi', paired?.known ?? null),
    ...(isOpen
      ? { finish: `${fruit.washed} e distribuisci${fruit.pronoun} sopra, a crudo.` }
      : { beside: `${fruit.washed} e porta${fruit.pronoun} in tavola accanto.` }),
  })
}
