/** Allergens that the words of an ingredient give away, for foods that the table does not know: 'bottarga di muggine'
 * is fish whatever its values are. Silence here means nothing: an unknown food is always said to be unknown.
 *
 * Source  what the product is made of by its common recipe; the fourteen of [REG-1169-2011]. */
import { GLUTEN, GLUTEN_FREE, PLANT_BASED } from '../recipe/audit/audit-words.ts'
import { wordsOf } from '../recipe/audit/italian-stem.ts'
import { type Allergen, inLegalOrder } from './allergens.ts'

/** Beginnings of words, without accents. Milk and gluten have exceptions of their own below. */
const BEGINNINGS: Readonly<Partial<Record<Allergen, string>>> = {
  crostacei: 'gamber scamp mazzancoll granchi aragost astic crostace',
  uova: 'uovo uova tuorl album maiones tonnata meringh brioche savoiard zabaion carbonara',
  pesce:
    'pesce acciug alici tonno tonnat salmon merluzz baccal stoccafiss bottarg sgombr sardin sarde colatur trota ' +
    'spada caviale tarama aringa surimi worcester',
  arachidi: 'arachid',
  soia: 'soia tofu edamame tempeh tamari miso nutella',
  latte:
    'latte burr panna yogurt mascarpon ricott mozzarell provol scamorz caciocavall pecorin parmigian grana fontin ' +
    'gorgonzol taleggi asiago brie caprin stracchin crescenz stracciatell tuma robiol squacqueron formagg casera ' +
    'besciamell gelato gelati nutella philadelphia halloumi ghee kefir tzatziki feta emmental gruvier groviera edam ' +
    'gouda cheddar camembert quark skyr galbanin sottilett primosale cacioricott brioche pesto tiramisu',
  'frutta a guscio':
    'mandorl nocciol noci noce pistacch anacard pecan macadami gianduia gianduiott nutella marzapan amarett torron pralin',
  sedano: 'sedano dado soffritt',
  senape: 'senape mostarda',
  sesamo: 'sesamo tahin hummus gomasio',
  solfiti: 'vino balsamic',
  lupini: 'lupin',
  molluschi: 'cozz vongol calamar totan seppi polpo polpi moscardin ostric mollusch capesant lumach',
}
/** Products made of cereals with gluten, beyond the cereals themselves. */
const OF_GLUTEN = (
  'avena bulgur pasta pastell biscott besciamell grissin cracker focacci piadin brioche savoiard gnocchi lasagn ravioli ' +
  'tortellin spaghett wafer tarall friselle crostin bruschett panko tempura worcester'
).split(' ')
/** Nuts, fish or olives ground to a paste are called 'pasta' too. */
const PASTE = /^pasta (?:di |d )(?!grano|semola|farro|kamut)/
/** Butters without butter, nuts that are a spice, a measure, an olive or a peach: these words are not the food. */
const MISLEADING =
  /\bburr\w+ (?=(?:di |d |del |delle )?(?:arachid|cacao|karit|mandorl|nocciol|anacard|pistacch|sesam|soia|cocco))|\bnoc[ei] (?:moscat\w*|di (?=burro|cocco|strutto))|\bnoce(?:llar|pesc)\w*/g
/** Soy sauce is brewed with wheat; only tamari is not. */
const SOY_SAUCE = /\bsalsa (?:di )?soia\b/

/** In the order of the regulation; empty where no word tells. */
export function allergensOfText(text: string): Allergen[] {
  const phrase = wordsOf(text.replaceAll('.', '')).join(' ').replace(MISLEADING, '')
  const words = phrase.split(' ')
  const begins = (beginnings: readonly string[]) =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)))
  const found = Object.entries(BEGINNINGS)
    .filter(([, beginnings]) => begins(beginnings.split(' ')))
    .map(([allergen]) => allergen as Allergen)
    .filter((allergen) => allergen !== 'latte' || !begins(PLANT_BASED))
  return inLegalOrder(hasGluten(phrase, begins) ? ['glutine', ...found] : found)
}

function hasGluten(phrase: string, begins: (beginnings: readonly string[]) => boolean): boolean {
  if (SOY_SAUCE.test(phrase)) return !/\bsenza glutine\b/.test(phrase)
  if (begins(GLUTEN_FREE) || /lievito (di birra|secco|fresco)/.test(phrase)) return false
  return begins(GLUTEN) || (begins(OF_GLUTEN) && !PASTE.test(phrase))
}
