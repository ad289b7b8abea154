/** Where a text speaks of an ingredient that a diet may forbid, with the gender and the number it is spoken of in.
 *
 * Valid   the words of the catalogue and of common recipes. What no pattern knows is left to the checker to find. */
import type { Agreement } from './italian-noun.ts'

export type Family =
  | 'melting'
  /** Soft and creamy when ripe: gorgonzola, brie, stracchino. */
  | 'soft'
  /** Cheese in general, whichever the recipe has. */
  | 'cheese'
  | 'fresh'
  | 'hard'
  | 'saltedRicotta'
  | 'milk'
  | 'cream'
  | 'butter'
  | 'lard'
  | 'cured'
  | 'sausage'
  | 'nduja'
  | 'fish'
  | 'anchovy'
  | 'roe'
  | 'shellfish'
  | 'egg'
  | 'honey'
  | 'flour'
  | 'crumbs'
  | 'malt'
  | 'sugar'
  | 'nutCream'
  | 'tuber'
  | 'pulse'
  | 'pulseFlour'
  | 'corn'
  | 'fruit'
  | 'raisin'
  | 'peanutOil'
  | 'balsamic'
  | 'salt'
  | 'olive'
  | 'caper'
  | 'artichoke'
  | 'driedTomato'
  | 'beer'

export type Mention = {
  family: Family
  agreement: Agreement
  text: string
  index: number
}

const AGED = `(?: (?:stagionato|semistagionato|grattugiato(?! grosso)))*`

/** Family, gender and number, pattern. The first that fits at a place wins: longer names stand first. */
const PATTERNS: readonly (readonly [Family, Agreement, string])[] = [
  ['nutCream', 'fs', `crema (?:spalmabile )?(?:di|alle) nocciole(?: e cacao)?|(?<!una )crema spalmabile`],
  ['melting', 'ms', 'fior ?di ?latte'],
  [
    'melting',
    'fs',
    'mozzarella(?: di bufala(?: campana)?| per pizza)?|(?<!di )bufala|provola(?: affumicata)?|scamorza(?: affumicata)?|fontina|toma|tuma(?: fresca)?',
  ],
  ['soft', 'fs', 'crescenza(?: fresca)?|robiola'],
  ['melting', 'fp', 'mozzarelle|bocconcini di mozzarella|provole|scamorze'],
  ['melting', 'ms', 'primo sale|emmental|groviera|formaggio valtellina casera|valtellina casera|casera'],
  [
    'soft',
    'ms',
    'gorgonzola(?: dolce| piccante)?|taleggio|brie|camembert|stracchino|squacquerone|caprino(?: fresco)?',
  ],
  ['saltedRicotta', 'fs', 'ricotta salata'],
  [
    'hard',
    'ms',
    `parmigiano(?: reggiano)?${AGED}|grana padano${AGED}|pecorino(?: romano| toscano| siciliano| sardo)?${AGED}|ragusano${AGED}|caciocavallo${AGED}|asiago|provolone(?: del monaco)?`,
  ],
  ['fresh', 'fs', 'burrata|burratina|stracciatella|ricotta(?: vaccina| di pecora| di bufala)?|feta'],
  ['fresh', 'fp', 'burrate|burratine'],
  ['fresh', 'ms', 'mascarpone|formaggio (?:fresco )?spalmabile|yogurt'],
  ['cheese', 'ms', 'formaggio'],
  ['cheese', 'mp', 'formaggi|latticini'],
  ['milk', 'ms', 'latte(?: intero| fresco| parzialmente scremato)?(?! di (?:cocco|soia|mandorl|riso|avena))'],
  ['cream', 'fs', 'panna(?: fresca| da cucina)?'],
  ['butter', 'ms', 'burro'],
  ['lard', 'ms', 'strutto|lardo'],
  [
    'cured',
    'ms',
    'prosciutto(?: cotto| crudo)?|(?<=^pizza )crudo(?= e )|(?<=(?:il|del|dal|sul) )(?:crudo|cotto)(?= (?:a |e |dal|nel|appena|direttamente|con |in ))|speck|guanciale|salame(?: piccante| napoletano| milano)?|salume|culatello',
  ],
  ['cured', 'fs', 'mortadella|pancetta|bresaola|(?<=(?:la|di|della) )coppa|soppressata|spianata'],
  ['cured', 'mp', 'salumi|cicoli|ciccioli'],
  ['sausage', 'fs', 'salsiccia(?: fresca)?(?: di maiale)?|luganega|carne'],
  ['sausage', 'fp', 'salsicce'],
  ['sausage', 'mp', 'w[uü]rstel(?: di maiale)?'],
  ['nduja', 'fs', `'?nduja(?: di spilinga)?`],
  [
    'fish',
    'ms',
    `tonno(?: sott'olio)?(?: sgocciolato)?|baccalà(?: già ammollato| ammollato)?|stoccafisso|salmone(?: affumicato)?|pesce`,
  ],
  ['anchovy', 'fp', `(?:alici|acciughe)(?: sott'olio| sotto sale| salate)?`],
  ['anchovy', 'fs', `acciuga(?: sott'olio| sotto sale)?|colatura(?: di alici)?`],
  ['roe', 'fs', 'bottarga(?: di muggine)?'],
  ['shellfish', 'fp', 'code di gambero|vongole|cozze|seppie'],
  ['shellfish', 'mp', 'gamberi|calamari|moscardini'],
  ['shellfish', 'ms', 'gambero|polpo'],
  ['egg', 'fp', 'uova'],
  ['egg', 'mp', 'tuorli|albumi'],
  ['egg', 'ms', `uovo|tuorlo(?: d'uovo)?|albume`],
  ['honey', 'ms', 'miele(?: di castagno| di acacia| millefiori)?'],
  ['crumbs', 'ms', 'pangrattato|pan grattato|(?<!per )pane(?: raffermo| comune)?'],
  ['crumbs', 'fs', 'mollica(?: di pane)?(?: di semola)?(?: raffermo)?'],
  ['malt', 'ms', `malto(?: d'orzo)?`],
  ['beer', 'fs', `birra(?! fresco| secco)`],
  ['pulseFlour', 'fs', 'farina di (?:ceci|soia|lenticchie)'],
  [
    'flour',
    'fs',
    `(?:farina|semola)(?! di (?:riso|mais|mandorle|cocco|grano saraceno|castagne|ceci|soia|tapioca|teff))(?: (?:00|0|1|2|tipo 1|tipo 2|integrale|manitoba|rimacinata))*(?: di grano (?:duro|tenero))?`,
  ],
  ['flour', 'fp', 'farine'],
  ['sugar', 'ms', 'zucchero(?: semolato| a velo| di canna)?'],
  ['tuber', 'fp', 'patate(?: a pasta gialla| lesse)?|patatine'],
  ['tuber', 'fs', 'patata'],
  [
    'pulse',
    'mp',
    'ceci(?: lessati)?(?: e scolati)?|(?:fagioli )?cannellini(?: lessati)?|fagioli(?: lessati)?|piselli',
  ],
  ['pulse', 'fp', 'lenticchie'],
  ['corn', 'ms', 'mais'],
  ['corn', 'fs', 'polenta'],
  ['fruit', 'fp', 'pere(?: mature e sode| mature| sode)?|banane|mele'],
  ['fruit', 'fs', 'pera|uva(?: nera da vino| fragola)?'],
  ['fruit', 'mp', 'fichi(?: maturi)?|acini'],
  ['fruit', 'ms', 'fico'],
  ['raisin', 'fs', 'uvetta'],
  ['peanutOil', 'ms', 'olio di semi(?: di arachide| di arachidi| di girasole)?'],
  ['balsamic', 'ms', 'aceto balsamico'],
  ['caper', 'mp', 'capperi(?: sotto sale| dissalati)?'],
  ['caper', 'ms', 'cappero'],
  ['driedTomato', 'mp', `pomodori secchi(?: sott'olio)?`],
  ['driedTomato', 'ms', 'pomodoro secco'],
  ['artichoke', 'mp', `carciofini(?: sott'olio)?`],
  ['olive', 'fp', 'olive(?: nere| verdi| taggiasche| di gaeta| baresane| denocciolate)*'],
  ['olive', 'fs', `(?<!d')(?<!di )oliva|(?<=profumo di )oliva`],
  ['salt', 'ms', 'sale(?: fino| grosso| in fiocchi| marino)?'],
]

const compiled = PATTERNS.map(
  ([family, agreement, source]) =>
    [family, agreement, new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'giu')] as const,
)

/** 'sale' the verb ('la temperatura sale') and 'a grana fine' are no ingredients. */
const isVerb = (text: string, index: number, family: Family) =>
  family === 'salt' && /(?:temperatura|impasto|calore|forno|che|si|lievito) $/iu.test(text.slice(0, index))

/** In the order of the text, none inside another. */
export function findMentions(text: string, families: ReadonlySet<Family>): Mention[] {
  const found: Mention[] = []
  for (const [family, agreement, pattern] of compiled) {
    for (const { 0: matched, index } of text.matchAll(pattern)) {
      const end = index + matched.length
      const overlaps = found.some((other) => index < other.index + other.text.length && end > other.index)
      if (!overlaps && !isVerb(text, index, family)) found.push({ family, agreement, text: matched, index })
    }
  }
  return found.filter(({ family }) => families.has(family)).toSorted((a, b) => a.index - b.index)
}
