export const ANGLICISMS =
  'topping mix blend step snack finger cheddar food light dressing mood must trend cooking timer'.split(' ')

export const MISSPELLINGS: readonly RegExp[] = [
  /\b(?:perch|finch|poich|affinch|bench|giacch|n|s)è(?![\p{L}])/iu,
  /\b(?:perche|finche|poiche|piu|puo|cosi|gia|e)'(?![\p{L}])/iu,
  /\b(?:perche|finche|poiche|piu|puo|cosi|gia|pero)\b(?!')/iu,
  /(?<!\p{L})qual'è|(?<!\p{L})po(?=[ ,.;:])|(?<!\p{L})un'(?:po|altro|impasto)(?!\p{L})/iu,
  /[’‘“”]| {2}|\s[,.;:!?](?:\s|$)|[,;:](?=\p{L})/u,
  /\d°|° C|\d ?°(?!C)|\d(?:min|ore|ora)\b/u,
]
