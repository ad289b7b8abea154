/** Word lists of the audit. Each entry is the beginning of a word, in lower case and without accents. */

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
