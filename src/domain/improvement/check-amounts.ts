/** Finds amounts in a text that cannot exist because they are zero or negative.
 *
 * Valid   amounts in figures with a unit. A zero in a table of nutrients ('0 g di zuccheri') is ignored. */
const UNIT = String.raw`(?:g|gr|grammi|kg|ml|cl|dl|l|litri|cucchiai\p{L}*|spicchi\p{L}*|foglie|fette|uova|tuorli)(?!\p{L})`
const NOT_EATEN = `(?! di (?:carboidrati|zuccheri|grassi|fibre|proteine|sodio|lattosio|glutine|sale aggiunto|saturi))`
const BELOW_ZERO = new RegExp(
  String.raw`(?<![\p{L}\d]|[\p{L}\d] )[-−–] ?\d+(?:[.,]\d+)? ?${UNIT}[^\n.;,]{0,20}`,
  'giu',
)
const NOTHING = new RegExp(
  String.raw`(?<![\p{L}\d.,])0+(?:[.,]0+)? ?${UNIT}${NOT_EATEN} ?(?:di|d')[^\n.;,]{0,20}`,
  'giu',
)

export const impossibleAmounts = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•+]|\d+[.)]) /u, ''))
    .flatMap((line) => [...(line.match(BELOW_ZERO) ?? []), ...(line.match(NOTHING) ?? [])])
    .map((amount) => amount.trim())
