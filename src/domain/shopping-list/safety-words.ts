/** Finds words about allergies and diets in a line, so that merging lines does not lose them.
 *
 * Source  Regulation (EU) 1169/2011, article 21, and 828/2014 ('senza glutine'); words of recipes.
 * Valid   Italian lines. */

const FREE_OF =
  'glutine|lattosio|latte|latticini|uova|uovo|soia|frutta a guscio|nocciole|mandorle|noci|arachidi|pesce|crostacei|sesamo|solfiti|lievito'
const SAFETY = new RegExp(
  [
    String.raw`controlla: «[^»]+» in etichetta`,
    String.raw`da latte pastorizzato`,
    String.raw`certificat[aoie](?: (?:senza|per) \p{L}+)?`,
    String.raw`(?:naturalmente )?(?:senza|priv[aoie] di) (?:${FREE_OF})(?!\p{L})`,
    String.raw`gluten[ -]free`,
    String.raw`lactose[ -]free`,
    String.raw`(?:per|adatt[aoie] a(?:i)?) celiaci`,
    String.raw`spiga barrata`,
    String.raw`delattosat[aoie]`,
    String.raw`vegan[aoie]`,
    String.raw`può contenere [^,;)]+`,
    String.raw`(?:possibili )?tracce di [^,;)]+`,
  ].join('|'),
  'giu',
)

export const safetyWords = (line: string): string =>
  [...new Set(Array.from(line.matchAll(SAFETY), ([words]) => words.toLowerCase().trim()))].join(', ')
