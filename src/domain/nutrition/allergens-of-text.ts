/** Allergens that the words of an ingredient give away, for foods that the table does not know: 'bottarga di muggine'
 * is fish whatever its values are. Silence here means nothing: an unknown food is always said to be unknown.
 *
 * Source  content/food-words.yaml: what the product is made of by its common recipe; the fourteen of [REG-1169-2011]. */
import {
  ALLERGEN_WORDS,
  EGG,
  GLUTEN,
  GLUTEN_CEREALS,
  GLUTEN_FREE,
  MADE_WITHOUT_GLUTEN,
  OF_GLUTEN,
  PLANT_BASED,
} from '#knowledge/food-words.ts'
import { wordsOf } from '../recipes/audit/italian-stem.ts'
import { type Allergen, inLegalOrder } from './allergens.ts'

const WHEAT = /\bgrano\b(?! saracen)/
/** 'farina di riso', 'biscotti di riso', 'cous cous mais': made of it; 'biscotti alle mandorle' are made of flour anyway. */
const MADE_WITHOUT = new RegExp(
  String.raw`\b(?:di|d|farina|farine|cuscus|grano) (?:${[...GLUTEN_FREE.filter((word) => word !== 'senza'), ...MADE_WITHOUT_GLUTEN].join('|')})`,
)
/** Nuts, fish or olives ground to a paste are called 'pasta' too. */
const PASTE = /^pasta (?:di |d )(?!grano|semola|farro|kamut)/
/** Butters without butter, nuts that are a spice, a measure, an olive or a peach, jelly that is no ice cream, sugars that
 * are no malt, grapes that are no wine, flour for a cake: these words are not the food. */
const MISLEADING = new RegExp(
  [
    String.raw`\bburr\w+ (?=(?:di |d |del |delle )?(?:arachid|cacao|karit|mandorl|nocciol|anacard|pistacch|sesam|soia|cocco))`,
    String.raw`\bnoc[ei] (?:moscat\w*|di (?=burro|cocco|strutto))`,
    String.raw`\bnoce(?:llar|pesc)\w*`,
    String.raw`\bgelatin\w*`,
    String.raw`\bmalt(?:o?destrin|osi|itol)\w*`,
    String.raw`\bda vino\b`,
    String.raw`(?<=\bfarina )(?:per |da |di )?(?:il )?(?:panetton|pandor|brioche)\w*`,
    String.raw`\blievito (?:di birra|secco|fresco)`,
  ].join('|'),
  'g',
)
/** Hazelnuts with cocoa, to spread: milk and, nearly always, soya lecithin. A cream of hazelnuts alone has neither. */
const HAZELNUT_SPREAD = /\bcrem[ae]\b(?=.* nocciol)(?=.* (?:spalmabil|cacao))/
/** Soy sauce is brewed with wheat; only tamari is not. */
const SOY_SAUCE = /\bsalsa (?:di )?soia\b/

/** In the order of the regulation; empty where no word tells. */
export function allergensOfText(text: string): Allergen[] {
  const phrase = wordsOf(text.replaceAll('.', ''))
    .join(' ')
    .replace(MISLEADING, '')
    .replace(/\bcou?s ?cou?s\b/g, 'cuscus')
  const words = phrase.split(' ')
  const begins = (beginnings: readonly string[]) =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)))
  const named = Object.entries(ALLERGEN_WORDS)
    .filter(([, beginnings]) => begins(beginnings))
    .map(([allergen]) => allergen as Allergen)
  const isVegan = begins(['vegan', 'vegetal'])
  const found = [...named, ...(HAZELNUT_SPREAD.test(phrase) ? (['soia', 'latte'] as const) : [])].filter(
    (allergen) =>
      !(allergen === 'latte' && begins(PLANT_BASED)) && !(allergen === 'uova' && isVegan && !begins(EGG)),
  )
  return inLegalOrder(hasGluten(phrase, begins) ? ['glutine', ...found] : found)
}

function hasGluten(phrase: string, begins: (beginnings: readonly string[]) => boolean): boolean {
  if (/\bsenza glutine\b/.test(phrase)) return false
  if (SOY_SAUCE.test(phrase) || WHEAT.test(phrase) || begins(GLUTEN_CEREALS)) return true
  if (MADE_WITHOUT.test(phrase)) return false
  return begins(GLUTEN) || (begins(OF_GLUTEN) && !PASTE.test(phrase))
}
