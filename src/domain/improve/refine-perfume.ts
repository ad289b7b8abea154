/** The last perfume of a gourmet version: an herb or a zest, where it is at home and with its amount.
 *
 * Units   grams for a serving: [stima]. */
import type { Addition } from './additions.ts'
import { becauseOf, rankedPairs } from './pairing-choice.ts'
import { portionsOf, type RecipeToImprove } from './recipe-to-improve.ts'
import type { Traits } from './traits.ts'
import { newLine, workLine } from './work-lines.ts'

type Perfume = {
  kind: 'herb' | 'zest' | 'drops'
  pairingId: string
  /** Where it is at home. */
  with: RegExp
  /** Where it is already, or in the way. */
  without: RegExp
  /** Grams for a serving; null where it is a whole fruit. */
  grams: number | null
  line: string
  foodId: string | null
  isSweetToo: boolean
  why: string
  whyWithin: string
  on: string
  within: string
}
const herb = (
  [pairingId, line, foodId, grams]: readonly [string, string, string | null, number],
  company: RegExp,
  without: RegExp,
  [why, whyWithin]: readonly [string, string],
  [on, within]: readonly [string, string],
  isSweetToo = false,
): Perfume => ({
  kind: 'herb',
  pairingId,
  line,
  foodId,
  grams,
  with: company,
  without,
  why,
  whyWithin,
  on,
  within,
  isSweetToo,
})

const PERFUMES: readonly Perfume[] = [
  herb(
    ['timo', 'timo fresco', 'timo', 0.5],
    /fungh|porcini|cipoll|patat|zucca(?! )|zucca (?:delica|mantovana)|gorgonzola|formagg|fontina|speck|guanciale|salsicc|peperoni|provola|wurstel|passata/iu,
    /timo|gamber|tonno|tartufo|acciug|alici|origano/iu,
    ["sfogliato all'ultimo conserva il suo profumo di bosco", 'chiuso con il ripieno profuma senza bruciare'],
    [
      'Sfoglia sopra il timo fresco, senza i rametti.',
      'Sfoglia sul ripieno il timo fresco prima di chiudere la pasta.',
    ],
  ),
  herb(
    ['menta', 'menta fresca', 'menta', 1],
    /zucchin|melanzan|piselli|fave|stracchino|crescenza|carciof|gamber|ricotta|broccol/iu,
    /menta|basilico|tonno|rosmarino|cicoli|mortadella|acciug|nocciol/iu,
    ["spezzata all'ultimo rinfresca e alleggerisce il boccone", 'rinfresca un ripieno ricco'],
    [
      'Spezza sopra le foglie di menta fresca.',
      'Spezza sul ripieno le foglie di menta fresca prima di chiudere la pasta.',
    ],
    true,
  ),
  herb(
    ['finocchietto', 'finocchietto selvatico', 'aneto', 1],
    /acciug|alici|tonno|baccal|salsicc|ceci|fagioli|scarola|cannellini|gamber/iu,
    /finocchi|timo|rosmarino/iu,
    [
      'il suo anice fresco pulisce la bocca dal grasso e dal sale',
      'il suo anice fresco alleggerisce il ripieno',
    ],
    [
      'Sfoglia sopra il finocchietto selvatico.',
      'Trita sul ripieno il finocchietto selvatico prima di chiudere la pasta.',
    ],
  ),
  herb(
    ['rosmarino', 'rosmarino', 'rosmarino', 0.5],
    /patat|salsicc|ceci|pancetta|porcini|cardoncelli|guanciale|sale grosso/iu,
    /rosmarino|timo|pomodor|pelati|passata|tuorli|melanzan/iu,
    [
      'tritato fine e messo a crudo profuma di resina senza bruciare',
      'chiuso nel ripieno profuma di resina senza bruciare',
    ],
    [
      'Trita finissimi gli aghi di rosmarino e spolverali sopra.',
      'Spolvera il ripieno con gli aghi di rosmarino tritati finissimi prima di chiudere la pasta.',
    ],
  ),
  herb(
    ['prezzemolo', 'prezzemolo', 'prezzemolo', 1],
    /fungh|tonno|patat|baccal|ceci|melanzan|peperoni|olive/iu,
    /prezzemolo|basilico|gorgonzola|timo|fontina|salvia|tuma|rosmarino|ricotta|origano/iu,
    ['tritato al momento porta una nota verde e fresca', 'porta nel ripieno una nota verde e fresca'],
    [
      'Spolvera con il prezzemolo tritato al momento.',
      'Spolvera il ripieno con il prezzemolo tritato prima di chiudere la pasta.',
    ],
  ),
  herb(
    ['basilico', 'basilico fresco', 'basilico', 1],
    /pomodor|pelati|passata|melanzan|zucchin|peperoni/iu,
    /basilico|menta|prezzemolo|rosmarino|tonno|fungh|wurstel/iu,
    [
      'a crudo conserva il profumo che il forno gli toglie',
      'dentro la pasta non annerisce e profuma il ripieno',
    ],
    [
      'Spezza sopra le foglie di basilico fresco.',
      'Spezza sul ripieno le foglie di basilico fresco prima di chiudere la pasta.',
    ],
  ),
  herb(
    ['origano', 'origano fresco', null, 0.5],
    /pomodor|pelati|passata|capperi|caciocavallo|tuma/iu,
    /origano|tonno|prezzemolo|fungh|cipoll|rucola/iu,
    [
      'fresco è più dolce del secco e non ha bisogno del forno',
      'fresco è più dolce del secco e nel ripieno si apre piano',
    ],
    ["Sfoglia sopra l'origano fresco.", "Sfoglia sul ripieno l'origano fresco prima di chiudere la pasta."],
  ),
  herb(
    ['salvia', 'salvia fresca', 'salvia', 0.5],
    /sale grosso|sale in fiocchi/iu,
    /salvia|melanzan|olive/iu,
    ['croccante e profumata: è la compagna di tante focacce liguri', ''],
    ['Scalda la salvia un minuto in padella asciutta, finché è croccante, e sbriciolala sopra.', ''],
  ),
  {
    kind: 'drops',
    pairingId: 'aceto-balsamico',
    line: 'aceto balsamico',
    foodId: 'aceto-balsamico',
    grams: 2,
    with: /mortadella|parmigiano|fichi|pere|radicchio|cipolle rosse|zucca (?:delica|mantovana)/iu,
    without:
      /balsamic|pomodor|pelati|passata|acciug|alici|tuma|tartufo|aceto|miele|asparagi|ricotta di pecora|pesto/iu,
    isSweetToo: false,
    why: 'poche gocce dolci e acide, a crudo, tengono testa al grasso e al sapido',
    whyWithin: '',
    on: "Completa con l'aceto balsamico a gocce, lontane l'una dall'altra.",
    within: '',
  },
]

const zest = (
  pairingId: string,
  fruit: string,
  color: string,
  company: RegExp,
  without: RegExp,
  foodId: string | null,
): Perfume => ({
  kind: 'zest',
  pairingId,
  grams: null,
  line: fruit,
  foodId,
  with: company,
  without,
  isSweetToo: true,
  why: `grattugiata a crudo, all'ultimo, la scorza è fresca e appena amara: taglia il grasso senza aggiungere acido`,
  whyWithin: 'la scorza è fresca e appena amara, e chiusa dentro profuma tutto il ripieno',
  on: `Grattugia sopra un velo di scorza ${color}.`,
  within: `Grattugia sul ripieno un velo di scorza ${color}, prima di chiudere la pasta.`,
})
const ZESTS: readonly Perfume[] = [
  zest(
    'limone',
    'limone non trattato',
    'di limone, solo la parte gialla',
    /gamber|alici|acciug|tonno|baccal|carciof|asparagi|ricotta|mortadella|ceci|broccol|prosciutto crudo|pistacch|fiori di zucca|stracchino|crescenza|tuma|bufala|pepe nero in grani/iu,
    /limon|aranc|tartufo|nocciol|melanzan|cipoll/iu,
    'limone',
  ),
  zest(
    'arance',
    'arancia non trattata',
    "d'arancia, solo la parte colorata",
    /olive|radicchio|fichi|speck|cacao|uva nera|cannella|cannellini|pere|noci\b|zucca (?:delica|mantovana)/iu,
    /aranc|acciug|tonno|pomodor|pelati|passata/iu,
    null,
  ),
]

/** Where nothing else is at home: crystals that crack, in the place of the last pinch. */
const flakes = (recipe: RecipeToImprove): Addition => ({
  line: newLine('sale in fiocchi', 0.3 * portionsOf(recipe), 'sale'),
  why: 'i cristalli sottili scrocchiano e danno sapore a scatti: mettili soltanto in superficie e non salare altro alla fine',
  finish: 'Sbriciola in superficie il sale in fiocchi.',
})

/** Those at home with it, the best first and of different kinds: as many as are wanted, and one at least where there is one. */
export function perfumesFor(
  recipe: RecipeToImprove,
  { isSweet, has }: Traits,
  isClosed: boolean,
  wanted: number,
): Addition[] {
  const candidates = [...PERFUMES, ...ZESTS].filter(
    (perfume) =>
      (!isSweet || perfume.isSweetToo) &&
      has(perfume.with) &&
      !has(perfume.without) &&
      !(isClosed && perfume.within === ''),
  )
  const ranked = rankedPairs(candidates, recipe)
  const kinds = new Set<Perfume['kind']>()
  const chosen = ranked.filter(({ choice: { kind } }) => !kinds.has(kind) && kinds.add(kind))
  const found = chosen
    .slice(0, Math.max(1, wanted))
    .map(({ choice, known }) => additionOf(choice, known, recipe, isClosed))
  const isSalted = isClosed || has(/sale (?:in fiocchi|grosso)/iu)
  return found.length >= wanted || isSalted ? found : [...found, flakes(recipe)]
}

function additionOf(
  { line, grams, foodId, why, whyWithin, on, within }: Perfume,
  known: string | null,
  recipe: RecipeToImprove,
  isClosed: boolean,
): Addition {
  return {
    line:
      grams === null
        ? { ...workLine(`1 ${line}`), foodId, grams: null, isNew: true }
        : newLine(line, grams * portionsOf(recipe), foodId),
    why: becauseOf(isClosed ? whyWithin : why, known),
    ...(isClosed ? { prepare: within } : { finish: on }),
  }
}
