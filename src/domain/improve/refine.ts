/** The variant 'gourmet': a contrast of texture and a perfume, chosen for what the recipe has on it. */
import { type Addition, withAddition } from './additions.ts'
import type { Draft } from './improved-recipe.ts'
import { becauseOf, bestPaired } from './pairing-choice.ts'
import { bakeShapeOf, type RecipeToImprove, stepsOf } from './recipe-to-improve.ts'
import { type Traits, traitsOf } from './traits.ts'
import { newLine, workGroups } from './work-lines.ts'

const isShut = (recipe: RecipeToImprove) => /^(?:chiusa|doppia)$/u.test(bakeShapeOf(recipe))

export function refine(recipe: RecipeToImprove): Draft {
  const traits = traitsOf(recipe)
  const draft: Draft = {
    groups: workGroups(recipe),
    steps: stepsOf(recipe),
    changes: [],
    notes: [
      isShut(recipe)
        ? 'Il profumo è chiuso dentro: porta in tavola intero e taglia davanti a chi mangia.'
        : 'Servi su piatti caldi e completa al tavolo: profumo e croccantezza durano pochi minuti.',
    ],
  }
  const additions = isShut(recipe)
    ? [crust(recipe, traits), perfume(recipe, traits)]
    : [creamy(recipe, traits), crunchy(recipe, traits), perfume(recipe, traits)]
  return additions.filter((addition) => addition !== null).reduce(withAddition, draft)
}

/** Seeds on the oiled outside of what is baked shut; hot fat would burn them. */
function crust({ category, servings }: RecipeToImprove, { isSweet }: Traits): Addition | null {
  if (category === 'Fritta' || isSweet) return null
  return {
    line: newLine('semi di sesamo', 3 * servings, 'sesamo'),
    why: 'tostano sul guscio mentre cuoce: il croccante sta fuori, dove il ripieno non lo ammorbidisce',
    outside:
      "Ungi appena la superficie con un filo d'olio e cospargila con i semi di sesamo prima di infornare.",
  }
}

/** Small fried pieces are many: no more than one burrata for them. */
const MOST_CREAM_G = 250

/** Burrata's heart, where melted cheese is at home and nothing creamy is there yet. */
function creamy(
  { servings, isVegan }: RecipeToImprove,
  { isSweet, hasDairy, hasFish, has }: Traits,
): Addition | null {
  const isCreamy = has(
    /stracciatella|burrata|gorgonzola|brie|ricotta|crescenza|stracchino|caprino|panna|uova|tuorli|pecorino romano/iu,
  )
  if (isVegan || isSweet || hasFish || !hasDairy || isCreamy) return null
  return {
    line: newLine('stracciatella', Math.min(40 * servings, MOST_CREAM_G), 'stracciatella'),
    why: "fredda sulla pizza bollente: il contrasto di temperatura e di consistenza è il gesto delle pizzerie d'autore",
    finish:
      'Appena fuori dal fuoco disponi la stracciatella a piccoli ciuffi, ben sgocciolata e a temperatura ambiente.',
  }
}

type Nut = { pairingId: string; name: string; articled: string; cold: string; them: string; of: string }
const NUTS: readonly Nut[] = [
  ['nocciole', 'nocciole pelate', 'le nocciole', 'fredde', 'tritale', 'nocciole'],
  ['noci', 'gherigli di noce', 'i gherigli di noce', 'freddi', 'tritali', 'noci'],
  ['mandorle', 'mandorle pelate', 'le mandorle', 'fredde', 'tritale', 'mandorle'],
  ['pistacchi', 'pistacchi sgusciati', 'i pistacchi', 'freddi', 'tritali', 'pistacchi'],
  ['pinoli', 'pinoli', 'i pinoli', 'freddi', 'tritali', 'pinoli'],
].map(([pairingId = '', name = '', articled = '', cold = '', them = '', of = '']) => ({
  pairingId,
  name,
  articled,
  cold,
  them,
  of,
}))

/** None where the recipe has its own nuts or seeds: two would be one too many. */
function crunchy(recipe: RecipeToImprove, { has }: Traits): Addition | null {
  if (has(/noci\b|noce\b|nocciol|mandorl|pistacch|pinoli|semi di|granella/iu)) return null
  const paired = bestPaired(NUTS, recipe)
  if (!paired) return null
  const { pairingId, name, articled, cold, them, of } = paired.choice
  return {
    line: newLine(name, 8 * recipe.servings, pairingId),
    why: becauseOf('il croccante e il tostato che mancano a una superficie morbida', paired.known),
    prepareEarly: `Tosta ${articled} 4 minuti in padella asciutta a fuoco dolce e, una volta ${cold}, ${them} grossolanamente con il coltello.`,
    finish: `Completa con la granella di ${of}, senza coprire tutto: tre o quattro pizzichi bastano.`,
  }
}

type Perfume = {
  /** Where it is at home; everywhere where this is left out. */
  with?: RegExp

  pairingId: string
  line: string
  foodId: string | null
  why: string
  on: string
  within: string
}
const PERFUMES: readonly Perfume[] = [
  {
    pairingId: 'timo',
    line: 'timo fresco',
    foodId: null,
    why: 'il calore ne libera il profumo, che lega con le note di terra',
    on: 'Sfoglia sopra qualche rametto di timo fresco.',
    within: 'Sfoglia sul ripieno qualche rametto di timo fresco prima di chiudere la pasta.',
  },
  {
    pairingId: 'menta',
    with: /zucchin|melanzan|piselli|fave|stracchino|crescenza|carciof|gamber|nocciol|ricotta|cipoll/iu,
    line: 'menta fresca',
    foodId: null,
    why: "spezzata all'ultimo rinfresca e alleggerisce il boccone",
    on: 'Spezza sopra poche foglie di menta fresca.',
    within: 'Spezza sul ripieno poche foglie di menta fresca prima di chiudere la pasta.',
  },
  {
    pairingId: 'limone',
    line: 'scorza grattugiata di limone non trattato',
    foodId: 'limone',
    why: 'gli oli essenziali si liberano con il calore e alleggeriscono i grassi',
    on: 'Grattugia sopra un velo di scorza di limone, solo la parte gialla.',
    within:
      'Grattugia sul ripieno un velo di scorza di limone, solo la parte gialla, prima di chiudere la pasta.',
  },
  {
    pairingId: 'finocchietto',
    with: /acciug|alici|tonno|baccal|salsicc|ceci|fagioli|scarola|arance?\b/iu,
    line: 'finocchietto selvatico',
    foodId: null,
    why: 'il suo anice fresco pulisce la bocca dal grasso e dal sale',
    on: 'Sfoglia sopra qualche ciuffo di finocchietto selvatico.',
    within: 'Sfoglia sul ripieno qualche ciuffo di finocchietto selvatico prima di chiudere la pasta.',
  },
]

/** For what has its herb and its lemon already. */
const FLAKES: Addition = {
  line: newLine('sale in fiocchi', null, 'sale'),
  why: 'pochi cristalli in superficie danno sapore a scatti, con meno sale in tutto',
  finish: 'Chiudi con qualche cristallo di sale in fiocchi.',
}

/** The herb or zest that goes best with it; on sweets only those that are at home there. */
function perfume(recipe: RecipeToImprove, { isSweet, has }: Traits): Addition | null {
  const candidates = PERFUMES.filter(
    ({ pairingId, with: company }) =>
      (company === undefined || has(company)) &&
      !(isSweet && pairingId !== 'limone' && pairingId !== 'menta') &&
      !(pairingId === 'limone' && has(/limon|aranc/iu)),
  )
  const paired = bestPaired(candidates, recipe)
  if (!paired) return isShut(recipe) ? null : FLAKES
  const { line, foodId, why, on, within } = paired.choice
  return {
    line: newLine(line, null, foodId),
    why: becauseOf(why, paired.known),
    ...(isShut(recipe) ? { prepare: within } : { finish: on }),
  }
}
