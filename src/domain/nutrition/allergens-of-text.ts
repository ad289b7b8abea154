/** Allergens that the words of an ingredient give away, for foods that the table does not know: 'bottarga di muggine'
 * is fish whatever its values are. Silence here means nothing: an unknown food is always said to be unknown. */
import { GLUTEN, GLUTEN_FREE, PLANT_BASED } from '../recipe/audit/audit-words.ts'
import { wordsOf } from '../recipe/audit/italian-stem.ts'
import { type Allergen, inLegalOrder } from './allergens.ts'

/** Beginnings of words, without accents. Milk and gluten have exceptions of their own below. */
const BEGINNINGS: Readonly<Partial<Record<Allergen, string>>> = {
  crostacei: 'gamber scamp mazzancoll granchi aragost astic crostace',
  uova: 'uovo uova tuorl album maiones',
  pesce: 'pesce acciug alici tonno salmon merluzz baccal stoccafiss bottarg sgombr sard colatur trota spada',
  arachidi: 'arachid',
  soia: 'soia tofu edamame tempeh',
  latte:
    'latte burr panna yogurt mascarpon ricott mozzarell provol scamorz caciocavall pecorin parmigian grana fontin ' +
    'gorgonzol taleggi asiago brie caprin stracchin crescenz stracciatell tuma robiol squacqueron formagg casera',
  'frutta a guscio': 'mandorl nocciol noci pistacch anacard pecan macadami gianduia',
  sedano: 'sedano dado soffritt',
  senape: 'senape mostarda',
  sesamo: 'sesamo tahin',
  solfiti: 'vino balsamic',
  lupini: 'lupin',
  molluschi: 'cozz vongol calamar totan seppi polp moscardin ostric mollusch capesant',
}

/** In the order of the regulation; empty where no word tells. */
export function allergensOfText(text: string): Allergen[] {
  const words = wordsOf(text.replaceAll('.', ''))
  const begins = (beginnings: readonly string[]) =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)))
  const found = Object.entries(BEGINNINGS)
    .filter(([, beginnings]) => begins(beginnings.split(' ')))
    .map(([allergen]) => allergen as Allergen)
    .filter((allergen) => allergen !== 'latte' || !begins(PLANT_BASED))
  const cereal =
    begins(GLUTEN) && !begins(GLUTEN_FREE) && !/lievito (di birra|secco|fresco)/.test(words.join(' '))
  return inLegalOrder(cereal ? ['glutine', ...found] : found)
}
