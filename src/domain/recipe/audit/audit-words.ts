/** Word lists of the audit. Each entry is the beginning of a word, in lower case and without accents. */

/** Ingredients of animal origin. */
export const ANIMAL = (
  'uov tuorl album latte burr panna yogurt mascarpon ricott mozzarell provol scamorz caciocavall pecorin parmigian ' +
  'grana fontin gorgonzol taleggi asiago brie caprin stracchin crescenz stracciatell tuma robiol squacqueron formagg ' +
  'casera ragusano prosciutt salam salsicc speck guancial pancett mortadell nduja wurstel cicoli ciccioli strutt lard ' +
  'bresaol coppa carne manzo vitell pollo maiale acciug alici tonno gamber baccal bottarg salmon sgombr vongol cozz ' +
  'polpo calamar seppi pesce miele gelatin spalmabil'
).split(' ')

/** Words that make a milk, a cream or a cheese a plant product. */
export const PLANT_BASED = 'vegetal vegan soia mandorl avena cocco riso'.split(' ')

/** Cereals with gluten and what is made of them; 'farina' alone means wheat in Italian. */
export const GLUTEN =
  'farina semola pane pangrattato madre licoli mollica malto birra farro orzo segale frument kamut seitan couscous cuscus glutine'.split(
    ' ',
  )

/** What a flour is made of when it has no gluten, and the words by which a product says so. */
export const GLUTEN_FREE =
  'senza riso mais ceci soia saracen mandorl castagn teff sorgo miglio quinoa lenticch tapioca amaranto'.split(
    ' ',
  )

/** English where Italian has a word of its own. */
export const ANGLICISMS =
  'topping mix blend step snack finger cheddar food light dressing mood must trend cooking timer'.split(' ')

/** Spellings that a hurried hand gets wrong. */
export const MISSPELLINGS: readonly RegExp[] = [
  /\b(?:perch|finch|poich|affinch|bench|giacch|n|s)è(?![\p{L}])/iu,
  /\b(?:perche|finche|poiche|piu|puo|cosi|gia|e)'(?![\p{L}])/iu,
  /\b(?:perche|finche|poiche|piu|puo|cosi|gia|pero)\b(?!')/iu,
  /(?<!\p{L})qual'è|(?<!\p{L})po(?=[ ,.;:])|(?<!\p{L})un'(?:po|altro|impasto)(?!\p{L})/iu,
  /[’‘“”]| {2}|\s[,.;:!?](?:\s|$)|[,;:](?=\p{L})/u,
  /\d°|° C|\d ?°(?!C)|\d(?:min|ore|ora)\b/u,
]
