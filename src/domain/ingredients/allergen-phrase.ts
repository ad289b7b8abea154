/** Removes misleading words from a line: 'noce' as a measure, a butter without milk, a flour without wheat.
 *
 * Source  content/allergen-words.yaml for the plants; the other rules follow Italian usage. */
import { GLUTEN_FREE_MAKERS, PLANTS, WITHOUT_GLUTEN } from '#knowledge/allergen-words.ts'

const SORT = String.raw`(?:integral\w*|finissim\w*|fin[ei]|bio|biologic\w*|bianc\w*|proteic\w*|macinat\w*|tostat\w*|precott\w*|fresc\w*|intero|natural\w*|grec[oa]|dolce|spalmabil\w*|grattugiat\w*|cremos\w*|light|artigianal\w*)`
const OF = '(?:(?:a base )?(?:di|d|del|della) )'
const MILKY =
  'latte|burr[oi]|panna|yog\\w+|kefir|skyr|formagg\\w+|mozzarell\\w+|ricott\\w+|parmigian\\w+|pecorin\\w+|feta|mascarpon\\w+|stracchin\\w+|scamorz\\w+|provol\\w+|gelat[oi]|robiol\\w+|caprin\\w+|camembert|brie|gorgonzol\\w+|burrat\\w+|stracciatell\\w+|cheddar|budin\\w+|caciott\\w+|cheese|sottilett\\w+'
const FLOURS =
  'farin[ae]|semol\\w+|amid\\w+|past[ae]|cuscus|spaghett\\w+|penne|fusill\\w+|noodle\\w*|vermicell\\w+|tagliatell\\w+|linguin\\w+|cracker\\w*|tortill\\w+|grissin\\w+|biscott\\w+|crusca|germe|malto|fiocchi'
const WITHOUT_OF =
  'riso|mais|ceci|soia|saracen|mandorl|castagn|teff|quinoa|lenticch|cocco|tapioca|gialla|fiorett|bramat|lupin|miglio|sorgo|amarant'
const OTHER_CEREALS = 'segal|orzo|avena|farro|spelt|kamut|khorasan|dinkel|monococc|malto'
const FATS =
  'burr|cocco|strutt|lard|margarin|prosciutt|vitell|manz|bovin|maial|suin|sugn|lievit|mascarpon|stracchin|crescenz|robiol|nduja|impast|past[ae] (?:madre|di|da|per)'
const TINNED =
  'pomodor|pelat|polpa|passat|tonno|olio|ceci|fagiol|mais|birra|legum|acciug|alici|sardin|lenticch|pisell|ananas|pesche'

const MAKERS = `(?:${GLUTEN_FREE_MAKERS.join('|')})`

const rule = (pattern: string, meant = ' ') => [new RegExp(pattern, 'gu'), meant] as const

const MEANT: readonly (readonly [RegExp, string])[] = [
  rule(String.raw`\b(?<=polp\w* (?:verac\w* )?)(?:di|da) scoglio\b`),
  rule(String.raw`\bcou?s ?cou?s\b`, 'cuscus'),
  rule(String.raw`\bgrano (?=saracen|turc|khorasan)`),
  rule(String.raw`\bnoc[ei] (?:(?:di|del|della|dell) )?(?=pecan|macadam|acagiu|anacard)`),
  rule(String.raw`\bnoc[ei] (?:(?:del|di|dell) )?(?:brasil\w*|amazzon\w*|para\b)`, 'nocibrasiliane'),
  rule(String.raw`\bpesc(?:a|he) noc[ei]\b|\bnoc[ei] (?:moscat\w*|di cola)`),
  rule(
    String.raw`\b(?:noc(?:[ei]|ciol[ae]|ciolin[ae]|ett[ae])|(?<=\buna )mandorla) (?:(?!e |o |con |ed )\w+ ){0,2}?${OF}(?=${FATS})`,
  ),
  rule(String.raw`(?<=\b(?:${FATS})\w* (?:, )?)(?:una|mezza) noc(?:e|ciola|ciolina|etta)(?= ?(?:,|$))`),
  rule(
    String.raw`\b(?:quanto|quanta|quanti|quante|come|pari a|grandezza di|dimensioni? di|misura di) (?:un|una|due|tre|n|mezza) (?:\w+ )?noc(?:e|i|ciola|ciole|ciolina)\b|\ba noc(?:i|ciole|cioline)\b`,
  ),
  rule(String.raw`\b(?:due|tre|quattro|cinque|sei|n) latte (?=di |da |d )`),
  rule(String.raw`\blatte (?:da (?:\w+ ){1,3}?)?(?:di |d )(?=${TINNED})`),
  rule(
    String.raw`\buov[ao] di (?:lompo|salmon|storion|trot|muggin|pesc|merluzz|tonn|aring|capelin)\w*`,
    'caviale',
  ),
  rule(String.raw`\buov[ao] di (?:pasqua|cioccolat\w*)`, 'cioccolato'),
  rule(String.raw`\blupini di mare\b`, 'vongole'),
  rule(String.raw`\bcolla di pesce\b|\baceto di (?:sidro|mele)\b|\bolio (?:di )?(?:semi di )?soia\b`),
  rule(
    String.raw`\b(?:a )?grana (?:fine|grossa|media)\b|\b(?:a )?pasta (?:filata|dura|molle|cruda|cotta|semidura|pressata)\b`,
  ),
  rule(
    String.raw`\bda vino\b|\bgran[oi] di (?=sale|pepe)|\b(?:carta|sacchett\w+|bust\w+|coltell\w+|cestin\w+) (?:da|del|per il) pane\b`,
  ),
  rule(String.raw`(?<=\b(?:agli|cipoll|scalogn|porr|pepero|pancett|guancial)\w* )soffritt\w*`),
  rule(String.raw`\blievito (?:\w+ )?(?:per )?(?:torte|dolci)(?: salate)?`, 'lievito'),
  rule(String.raw`\b(?:lievito|criscit\w+) (?:di )?birra\b|\bcubett\w+ di birra\b`, 'lievito'),
  rule(String.raw`\b(?:pan[ei]|pizz[ae]|focacc\w+|dolci)\b(?:(?=.*\b${MAKERS}\b)|(?<=\b${MAKERS}\b.*))`),
  rule(
    String.raw`(?<=\bsemi) per \w+|(?<=\b(?:mozzarell\w+|scamorz\w+|provol\w+|fior di latte|salsa|polpa|passata|pomodor\w+|sugo|formaggio)) (?:(?:x|da) )?pizz[ae]\b`,
  ),
  rule(
    String.raw`(?<!\b(?:base|basi|impast\w|mix|misto|miscela|preparat\w|dad[oi]|battut\w|verdur\w|odori|kit)\b[^,]{0,30}) per (?:(?!,| di | d | con | al | alla ).)*`,
  ),
  rule(String.raw`(?<=\bfarina )(?:(?:per|da|di) )?(?:il )?(?:panetton|pandor|brioche|pizz|dolc|pane)\w*`),
  rule(String.raw`\balternativ\w+ (?:vegetal\w+ )?(?:al|allo|alla|ai|alle|a) \w+`),
  rule(String.raw`\bnell(?:a|o)? (?:pasta|impast\w+|biga|poolish)\b|\bimpasto (?:in)?diretto\b`),
  rule(String.raw`\b(?:sul|del) (?:totale|peso) (?:(?:di|del|della|delle) )?farin\w+`),
  rule(
    String.raw`\b(?:quant\w|come) (?:(?:ne|la|lo|l) )?(?:tira|prende|beve|assorbe|vuole|chiede|richiede)\w* (?:la |l |il )?(?:farin\w+|impasto|pasta)\b`,
  ),
  rule(String.raw`(?<=\btotale , )g impasto\b`),
  rule(String.raw`(?<=\b(?:che|lo|la|li|le|ne|mi|io) )port[oa]\b`),
  rule(String.raw`\b(?:quanto|come) un uovo\b|\bgusc\w+ (?:di|d) uov\w+ (?=(?:di|d) )`),
  rule(String.raw`(?<=\bbicchier\w*) , (?:del|della|dello) \w+ , (?=(?:di|d) )`),
  rule(String.raw`(?<=\b(?:panett|criscit|lievit)\w+ , )quello di birra\b`),
  rule(String.raw`(?<=, )(?:la|il|lo) \w+ (?:qui |qua )?(?:costa|non si trova)\b`),
  rule(String.raw`\bbesciamell\w+ (?=vegetal|vegan|di (?:soia|riso|avena|mandorl))`, 'farina '),
  rule(String.raw`\b(?:${MILKY}) (?:${SORT} )*(?:${OF}(?=${PLANTS.join('|')})|(?=vegetal|vegan))`),
  rule(String.raw`\b(?:latte|yog\w+|panna) (?=soia|mandorl|avena|cocco|riso|nocciol|anacard|farro|canapa)`),
  rule(String.raw`\b(?:tonno|salmon\w|pesce|gamber\w+|calamar\w|uov[oa]) (?=vegetal|vegan)`),
  rule(String.raw`\b(?:${FLOURS}) (?:${SORT} )*(?:${OF}|per )(?=${WITHOUT_GLUTEN.join('|')})`),
  rule(String.raw`\b(?:farin[ae]|semol\w+|pasta|cuscus|malto) (?:${SORT} )*(?=${WITHOUT_OF})`),
  rule(String.raw`\b(?:farin[ae]|semol\w+|crusca|fiocchi|malto) (?:${SORT} )*${OF}?(?=${OTHER_CEREALS})`),
  rule(String.raw`\bmalto ${OF}(?=frument|grano)`),
  rule(String.raw`\bpesto ${OF}(?=pistacch|noci|mandorl|nocciol|rucol|zucchin|oliv|pomodor|cavol|broccol)`),
  rule(
    String.raw`\bpast[ae] (?:di |d )(?!grano|semol|frument|farro|kamut|segal|avena|orzo|gragnano|pane|pizz|casa|napoli|tipo|lievit)`,
  ),
]

/** `whole`: only letters, single spaces and commas. Brackets, dashes, slashes and `;:+*` become commas; other
 * signs and digits become spaces. `read`: `whole` without the misleading words. */
export function plainPhrase(text: string): { whole: string; read: string } {
  const whole = text
    .replace(/(?<=\b\p{L}{1,2})\.(?=\p{L})/gu, '')
    .replace(/[,;:()[\]+/*•·–—-]+/gu, ' , ')
    .replace(/[^\p{L},]+/gu, ' ')
    .trim()
  return {
    whole,
    read: MEANT.reduce((phrase, [said, meant]) => phrase.replace(said, meant).replace(/ +/gu, ' '), whole),
  }
}
