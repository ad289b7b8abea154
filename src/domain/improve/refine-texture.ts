/** What a gourmet version brings to the teeth and the tongue: something cold and creamy, something that cracks.
 *
 * Units   grams for a serving: [stima]. */
import type { Addition } from './additions.ts'
import { becauseOf, bestPaired } from './pairing-choice.ts'
import { portionsOf, type RecipeToImprove } from './recipe-to-improve.ts'
import type { Traits } from './traits.ts'
import { newLine } from './work-lines.ts'

/** Seeds on the outside of what is baked shut; hot fat would burn them. */
export function crust(recipe: RecipeToImprove, { isSweet }: Traits): Addition | null {
  const { category, instructions } = recipe
  if (category === 'Fritta' || isSweet) return null
  const isOiled = /spennella|irrora con l'olio|vela la superficie/iu.test(instructions)
  return {
    line: newLine('semi di sesamo', 3 * portionsOf(recipe), 'sesamo'),
    why: 'tostano sul guscio mentre cuoce: il croccante sta fuori, dove il ripieno non lo ammorbidisce',
    outside: isOiled
      ? 'Cospargi la superficie unta con i semi di sesamo, premendoli appena.'
      : 'Inumidisci appena la superficie con le dita bagnate e cospargila con i semi di sesamo, premendoli perché aderiscano.',
  }
}

type Cream = {
  pairingId: string
  name: string
  grams: number
  with: RegExp
  without: RegExp
  why: string
  prepareEarly?: string
  finish: string
}
const CREAMS: readonly Cream[] = [
  {
    pairingId: 'stracciatella',
    name: 'stracciatella',
    grams: 40,
    with: /pomodor|pelati|passata|friarielli|prosciutto crudo|fichi|peperoni/iu,
    without: /cipoll|wurstel|salsicc/iu,
    why: 'fredda sul condimento bollente: è il contrasto di temperatura e di consistenza a fare la differenza',
    finish: 'Disponi la stracciatella a piccoli ciuffi, ben sgocciolata e a temperatura ambiente.',
  },
  {
    pairingId: 'caprino',
    name: 'caprino fresco',
    grams: 25,
    with: /cipoll|patat|verza|radicchio|melanzan|zucchin/iu,
    without: /salsicc|w[uü]rstel|provolone|salame/iu,
    why: "l'acidità del latte di capra alleggerisce il boccone e resta cremosa accanto al formaggio fuso",
    finish: 'Distribuisci il caprino fresco a fiocchi, così resta freddo e cremoso.',
  },
  {
    pairingId: 'ricotta-di-pecora',
    name: 'ricotta di pecora',
    grams: 30,
    with: /salsicc|salame|scarola|nduja/iu,
    without: /w[uü]rstel|tartufo/iu,
    why: 'montata e fredda calma il sapido della carne e dà una nota di latte che il formaggio fuso non ha',
    prepareEarly:
      'Lavora la ricotta di pecora ben scolata con una forchetta, finché è liscia, e tienila in frigorifero.',
    finish: 'Completa con la ricotta di pecora a piccole cucchiaiate.',
  },
]
/** Rows of the food table that go by another name. */
const CREAM_FOODS: Readonly<Record<string, string>> = { 'ricotta-di-pecora': 'ricotta' }

/** Where melted cheese is at home and nothing creamy is there yet. */
export function creamy(
  recipe: RecipeToImprove,
  { isSweet, hasDairy, hasFish, has }: Traits,
): Addition | null {
  const isCreamy = has(
    /stracciatella|burrata|gorgonzola|brie|ricotta|crescenza|stracchino|caprino|panna|uova|tuorli|pecorino|bufala|tuma/iu,
  )
  if (recipe.isVegan || isSweet || hasFish || !hasDairy || isCreamy) return null
  const paired = bestPaired(
    CREAMS.filter((cream) => has(cream.with) && !has(cream.without)),
    recipe,
  )
  if (!paired) return null
  const { name, grams, pairingId, why, prepareEarly, finish } = paired.choice
  return {
    line: newLine(name, grams * portionsOf(recipe), CREAM_FOODS[pairingId] ?? pairingId),
    why: becauseOf(why, paired.known),
    ...(prepareEarly === undefined ? {} : { prepareEarly }),
    finish,
  }
}

type Crunch = {
  pairingId: string
  foodId: string
  name: string
  grams: number
  with?: RegExp
  without?: RegExp
  /** How it is made ready, before the dough is shaped. */
  ready: string
  finish: string
  within: string
  why: string
}
const TOMATO = /pomodor|pelati|passata/iu
const nut = (
  pairingId: string,
  [name, articled, cold, them]: readonly [string, string, string, string],
  without: RegExp,
): Crunch => ({
  pairingId,
  foodId: pairingId,
  name,
  grams: 8,
  without,
  ready: `Tosta ${articled} 4 minuti in padella asciutta a fuoco dolce e, una volta ${cold}, ${them} grossolanamente con il coltello.`,
  finish: `Completa con la granella di ${pairingId}, senza coprire tutto.`,
  within: `Spargi sul ripieno la granella di ${pairingId} prima di chiudere la pasta.`,
  why: 'la granella tostata dà il croccante che manca a una superficie morbida',
})
const RED_OR_BREAD = new RegExp(`${TOMATO.source}|sale grosso|sale in fiocchi|guanciale|w[uü]rstel`, 'iu')
const CRUNCHES: readonly Crunch[] = [
  nut('nocciole', ['nocciole pelate', 'le nocciole', 'fredde', 'tritale'], RED_OR_BREAD),
  nut('noci', ['gherigli di noce', 'i gherigli di noce', 'freddi', 'tritali'], RED_OR_BREAD),
  nut(
    'mandorle',
    ['mandorle pelate', 'le mandorle', 'fredde', 'tritale'],
    /guanciale|w[uü]rstel|tartufo|gorgonzola/iu,
  ),
  nut(
    'pistacchi',
    ['pistacchi sgusciati', 'i pistacchi', 'freddi', 'tritali'],
    new RegExp(`${RED_OR_BREAD.source}|tartufo`, 'iu'),
  ),
  {
    pairingId: 'pinoli',
    foodId: 'pinoli',
    name: 'pinoli',
    grams: 6,
    without: /guanciale|w[uü]rstel|tartufo|pecorino romano/iu,
    ready:
      'Tosta i pinoli 3 minuti in padella asciutta a fuoco dolce, scuotendola: passano dal biondo al bruno in un attimo.',
    finish: 'Completa con i pinoli tostati.',
    within: 'Spargi sul ripieno i pinoli tostati prima di chiudere la pasta.',
    why: 'tostati danno una nota di resina e un croccante morbido',
  },
  {
    pairingId: 'pangrattato',
    foodId: 'pangrattato',
    name: 'pangrattato',
    grams: 8,
    with: /alici|acciug|tonno|baccal|broccol|friarielli|cime di rapa|scarola|cavolo|melanzan|peperoni|guanciale|nduja|pecorino romano/iu,
    ready:
      'Tosta il pangrattato 3 minuti in padella asciutta, mescolando, finché è color nocciola: senza olio resta sciolto e croccante.',
    finish: 'Completa con il pangrattato tostato, a pioggia.',
    within: 'Spargi sul ripieno il pangrattato tostato prima di chiudere la pasta.',
    why: 'è la mollica atturrata del Sud: croccante, senza coprire il resto',
  },
  {
    pairingId: 'parmigiano',
    foodId: 'parmigiano',
    name: 'parmigiano reggiano',
    grams: 10,
    with: /funghi|porcini|asparagi|carciof|prosciutto|speck|rucola/iu,
    ready:
      'Grattugia il parmigiano, stendilo in mucchietti sottili su carta da forno e cuocilo 5 minuti a 200 °C, finché è biondo: raffreddandosi diventa una cialda.',
    finish: 'Spezza sopra le cialde di parmigiano.',
    within: '',
    why: 'le cialde scrocchiano e portano sapidità: sala un poco meno il resto',
  },
]

/** None where the recipe has its own nuts, seeds or crumbs: two would be one too many. */
export function crunchy(
  recipe: RecipeToImprove,
  { has, isSweet, hasDairy, hasFish }: Traits,
  isClosed: boolean,
): Addition | null {
  if (
    has(
      /noci\b|noce\b|(?<!de)nocciol|mandorl|pistacch|pinoli|semi di (?:zucca|sesamo)|granella|pangratt|mollica/iu,
    )
  )
    return null
  const isFit = ({ foodId, with: company, without }: Crunch) => {
    if (company !== undefined && (isSweet || !has(company))) return false
    if (without !== undefined && has(without)) return false
    if (foodId === 'pangrattato') return !recipe.isGlutenFree
    if (foodId === 'parmigiano') return hasDairy && !hasFish && !isClosed && !recipe.isVegan
    return true
  }
  const paired = bestPaired(CRUNCHES.filter(isFit), recipe)
  if (!paired) return null
  const { foodId, name, grams, ready, finish, within, why } = paired.choice
  return {
    line: newLine(name, grams * portionsOf(recipe), foodId),
    why: becauseOf(isClosed ? 'il tostato si sente sotto i denti in un ripieno morbido' : why, paired.known),
    prepareEarly: ready,
    ...(isClosed ? { prepare: within } : { finish }),
  }
}

/** Something fresh or bitter against the sugar. */
export function sweetTouch(recipe: RecipeToImprove, { isSweet, has }: Traits): Addition | null {
  if (!isSweet || recipe.isVegan) return null
  if (has(/cacao|cioccolat/iu))
    return {
      line: newLine('lamponi', 25 * portionsOf(recipe), null),
      why: 'freschi e acidi tagliano il dolce e il grasso della crema',
      finish: 'Distribuisci i lamponi, lavati e ben asciutti, interi o spezzati con le dita.',
    }
  return {
    line: newLine('cioccolato fondente', 8 * portionsOf(recipe), null),
    why: "l'amaro del cacao equilibra il dolce, e la scaglia si sente sotto i denti prima di sciogliersi",
    finish: 'Completa con il cioccolato fondente a scaglie sottili, ricavate con un pelapatate.',
  }
}

/** Acid and crisp, where neither cream nor crumb suits. */
export function sharp(recipe: RecipeToImprove, { has, isSweet }: Traits): Addition | null {
  const isFit = has(/w[uü]rstel|ceci|cannellini|baccal|tonno|mortadella/iu) && !has(/cipoll|acciug|alici/iu)
  if (isSweet || !isFit) return null
  return {
    line: newLine('cipolla rossa', 20 * portionsOf(recipe), 'cipolla'),
    beyond: newLine('aceto di vino', 15 * portionsOf(recipe), 'aceto'),
    why: "a velo nell'aceto resta croccante e perde il pungente: il suo acido pulisce la bocca",
    prepareEarly:
      "Affetta la cipolla rossa a velo, coprila con l'aceto di vino e altrettanta acqua fredda e lasciala mezz'ora, poi scolala e asciugala.",
    finish: 'Distribuisci la cipolla rossa a ciuffi.',
  }
}
