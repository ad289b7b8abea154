/** Rewrites spoken forms of weights and counts into the short form that the amount parser reads: '2 fasci,
 * puliti saranno 600 g' becomes '2 fasci (600 g)', 'un panetto, metà basta' becomes 'mezzo panetto'.
 *
 * Valid   lines tidied by `tidy-line.ts`. Unknown forms stay unchanged. */

const UNIT = '(?:kg|gr?|grammi|chil[oi]|ett[oi]|ml|[cd]?l|litr[oi])'
const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:-\d+)?|mezz[oa]|un|due|tre|quattro|cinque|sei|\p{L}*(?:cento|anta)\p{L}*)`
const WEIGHT = String.raw`(?:k?gr?\.? ?\d+(?:[.,]\d+)?|${NUMBER} ?${UNIT}\.?(?: e (?:mezz[oa]|un quarto|due|tre))?)`
const CLEANED = String.raw`(?:da |una volta )?(?:pulit|mondat|scolat|lessat|cott|sgusciat|sbucciat)[oaie]`
const TOTALS = String.raw`(?:saranno|sarà|sono|fanno|pesano|vengono|verranno|in tutto|in totale|cioè|ossia|pari a)`
const IN_ALL = '(?: in (?:tutto|totale))'
const rule = (pattern: string, meant: string) => [new RegExp(pattern, 'u'), meant] as const

const RULES: readonly (readonly [RegExp, string])[] = [
  rule(
    String.raw`,? [(]?(?:(?:(?<=[,(] ?)${CLEANED} )?${TOTALS}|(?<=[,(] ?|da )${CLEANED}) (?:un )?(${WEIGHT})(?: di .*|${IN_ALL})?[)]?$`,
    ' ($1)',
  ),
  rule(String.raw`,? (${WEIGHT})${IN_ALL}$`, ' ($1)'),
  rule(
    String.raw`^([^,(]*(?:bicchier|tazz|mestol)\p{L}*[^,(]*), (\d+(?:[.,]\d+)? ?(?:ml|[cd]?l|gr?))$`,
    '$1 ($2)',
  ),
  rule(
    String.raw`^(?:${NUMBER} )+(?!bust)\p{L}+ (?:di |d')([^()]+?) \((\d{1,2} cucchia\p{L}+)[^()]*\)$`,
    '$2 di $1',
  ),
  rule(
    String.raw`^(?:un[oa']?|1) (.+?),? (?:\(?(?:ne |me ne )?(?:basta|uso|usane|metto|serve) (?:(?:solo )?la )?metà|(?:la )?metà basta)\)?$`,
    'mezzo $1',
  ),
  rule(
    String.raw`^(?:${NUMBER} |mezz[ie] )+gusc\p{L}+ (?:di |d')uov\p{L} (?:di |d')(.+?) \((.+)\)$`,
    '$2 di $1',
  ),
  rule(String.raw`^(${NUMBER} \p{L}[^,(\d]*?) di (\d+ ?(?:gr?|grammi))(?: l'un[oa])?$`, '$1 (da $2)'),
  rule(
    String.raw`^(\p{L}+) e (\p{L}+),? (\d+ ?(?:gr?|grammi)) (?:ciascun[oa]|cadaun[oa]|l'un[oa]|per tipo|di ognun[oa])$`,
    '$1 $3 e $2 $3',
  ),
  rule(
    String.raw`^(.*\d.*?) (nell\S+(?: \p{L}+)?), altrettant[oaie] (nell\S+.*|per .*|sopra.*)$`,
    '$1 $2 + $1 $3',
  ),
  rule(
    String.raw`^(?:un[oa]|1) (?:confezione|pacco|pacchetto) da (\d{1,2}) (?!gr|ml|kg|ett|litr)(?=\p{L}{4})`,
    '$1 ',
  ),
  rule(
    String.raw`^(\S+ (?:tazz|bicchier)\p{L}) (?:\+|e|più) \S+ cucchia\p{L}+ (?:di |d')?(.+ \(\d+ ?(?:ml|gr?)\))$`,
    '$1 di $2',
  ),
  rule(
    String.raw`^(\S+ (?:panett|pallin)\p{L}(?: da \d+ ?gr?)?) (?=(?:surgelat\p{L} )?(?:pres|comprat|per (?:la )?pizz))`,
    '$1 di impasto ',
  ),
]

/** With one of these words, a weight in brackets belongs to something else: 'più 50 g', 'per la teglia 20
 * g'. */
const OF_ANOTHER =
  /(?<!\p{L})(?:più|per|con|oppure|o|e|ogni|invece|se|anche|max|massimo|fino|porzione|rest\p{L}*|altr\p{L}+|cui|sopra|dentro|impasto|ripieno|meno|senza|metà|posto)(?!\p{L})/u
const OF_EACH = /(?<!\p{L})(?:ciascun[oa]|cadaun[oa]|l'un[oa]|ognun[oa])(?!\p{L})/u
const IN_BRACKET = new RegExp(
  String.raw`\((?!da \d)([^()\d]*?\p{L})[,;:]? (da )?(\d+(?:[.,]\d+)?(?:-\d+)? ?${UNIT})\.? ?\)`,
  'gu',
)

export function withSaidWeights(text: string): string {
  const bare = text.replace(IN_BRACKET, (all, words: string, each = '', weight: string) => {
    if (OF_ANOTHER.test(words)) return all
    return `(${each || (OF_EACH.test(words) ? 'da ' : '')}${weight})`
  })
  return RULES.reduce((line, [said, meant]) => line.replace(said, meant), bare)
}
