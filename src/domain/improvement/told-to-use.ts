/** What a text tells the reader to use: the text without the foods that it says to leave out.
 *
 * Only the food that is replaced is taken out, never what replaces it nor anything beside: where it is not clear where
 * the replaced food ends, it ends early, and the checker finds the rest.
 * Valid   Italian as models and people write substitutions; one sentence or list item at a time. */

const END = String.raw`(?![\p{L}\d])`
const START = String.raw`(?<![\p{L}\d])`
/** 'della', "dell'", 'dei': with what follows them. */
const OF = `(?:(?:di|del|della|dello|dei|degli|delle)${END} ?|(?:d|dell)')`
const THE = `(?:(?:il|lo|la|i|gli|le|un|uno|una|ogni|tutt[oaie]|quest[oaie]|quell[oaie]|tuo|tua|suo|sua|loro)${END} |(?:l|un|quest|quell)')`
const AMOUNT = String.raw`(?:(?:\d+(?:[.,]\d+)?|mezz[oa]|due|tre|quattro) ?(?:g|gr|grammi|kg|ml|cl|l|cucchiai\p{L}*|cucchiain\p{L}*|fette|foglie|spicchi|rametti|filetti)${END}(?: di | d'| )|\d+ )`
/** Words that can neither be a food nor belong to one. */
const NO_FOOD = `(?:e|ed|o|oppure|con|per|in|a|al|alla|da|che|non|si|se|ma|poi|più|meno|qui|ora|sempre|meglio|basta|bastano|serve|servono|va|vanno|vai|è|sono|puoi|usa|usane|metti|prendi|scegli|aggiungi|unisci|stendi|impasta|cuoci|prova|vuoi|serviti|farai|ci|ne|il|lo|la|i|gli|le|un|uno|una|di|del|della)`
const FOOD_WORD = String.raw`'?(?!${NO_FOOD}${END})\p{L}{2,}${END}`
/** What says more about a food behind its name. Anything else ends it. */
const QUALITY =
  'fresc|secc|inter|bianc|ross|gial|ner|comun|normal|tradizional|classic|original|previst|integral|manitoba|rimacinat|' +
  'grattugiat|stagionat|piccant|dolc|affumicat|cott|crud|reggian|padan|roman|sard|toscan|sicilian|spalmabil|animal|vaccin|' +
  'campan|semolat|raffinat|extravergin|denocciolat|salat|dissalat|macinat|raffermo|raffermi|biologic|tritat|sbriciolat|' +
  'matur|less|vegetal|tener|dur|cannellin|borlott|valtellin|caser'
const MORE = [
  ` ${OF}(?:(?:la |il )?${FOOD_WORD})`,
  String.raw` (?:sott|all)'\p{L}+`,
  ` (?:sotto|in) (?:sale|olio|salamoia|fogli|polvere)${END}`,
  ` (?:tipo )?(?:00|0|1|2)${END}(?! ?(?:g|kg|ml)${END})`,
  String.raw` (?:${QUALITY})\p{L}*`,
  String.raw` ?\([^()]{0,40}\)`,
].join('|')
const FOOD = String.raw`(?:\*\*)?${THE}?${AMOUNT}?(?:\*\*)?${FOOD_WORD}(?:${MORE})*(?:\*\*)?`
/** Another one that is left out with it: the list has to end where the clause does, or else it is what comes instead. */
const ENDS = String.raw`(?= *(?:$|[.;:!?)\n]|, *(?!\d)|→|->|=>|(?:con|per|usa|metti|prendi|scegli|aggiungi|unisci|diventa|diventano|e (?:usa|metti|prendi|scegli|aggiungi|unisci|sostitui))${END}))`
const AND = ` *(?:, (?:e |o |né )?| e | ed | o | né )`
const AND_MORE = `(?:(?: e | ed | o | né )${OF}?${FOOD}${ENDS}|(?:, ${OF}?${FOOD})+ (?:e|o|né) ${OF}?${FOOD}${ENDS})?`
const AND_ONE = `(?: (?:e|ed|o) ${FOOD})?`
/** 'al posto della farina e della semola\': the second 'della' says that the list goes on. */
const AND_OF_MORE = `(?:${AND}${OF}${FOOD})*`

const IN_PLACE_OF = `(?:al posto|invece|in luogo|in sostituzione|in cambio|anziché|anziche|piuttosto che|privo|priva|privi|prive)`
const LEAVE_OUT =
  `(?:niente(?: più)?|elimina(?:re|ndo)?|evita(?:re|ndo)?|togli|togliere|togliendo|rimuovi|rimuovere|escludi|escludere|ometti|omettere|` +
  `sostitui(?:sci|re|amo|sce|scono|endo)|rimpiazza(?:re|ndo)?|scambia(?:re)?|abbandona|` +
  `non (?:usare|usa|mettere|metti|aggiungere|aggiungi|impiegare|contiene|contengono|contenere|serve|servono|ci va|ci vanno|ci vuole|c'è)|` +
  `(?:può|possono) contenere|(?:esclus|vietat)[oaie]|da (?:evitare|escludere|eliminare|sostituire):?)`
/** A thing that is free of lactose, gluten, sugar or salt says so in its name: the checker knows these by themselves. */
const WITHOUT = `(?:senza|né)(?! (?:lattosio|glutine|zuccher|sale|aggiunta))`
/** Cheese that is taken out of the refrigerator is used. */
const NOT_FROM = String.raw`(?! (?:da|dal|dallo|dalla|dai|dagli|dalle)(?!\p{L})| dall')`
const IS_REPLACED =
  String.raw`(?:(?:si|va|vanno|viene|vengono|è|sono|può essere|possono essere) (?:sostitui\p{L}+|rimpiazz\p{L}+|elimin\p{L}+|togli\p{L}*|tolt[oaie]|evita\p{L}*|esclud\p{L}+|esclus[oaie]|vietat[oaie])${END}${NOT_FROM}|` +
  `lascia(?:no)? il posto a)`
/** 'farina 00: sostituiscila con', 'il burro, toglilo': a pronoun stands for what the sentence began with. */
const IT_IS_REPLACED = String.raw`(?:(?:sostituisci|rimpiazza|scambia|togli|elimina|evita|rimuovi|escludi)l[oaie]|al (?:suo|loro) posto|d(?:iventa|iventano)|(?:va|vanno|da) (?:sostitui|tolt|evita|elimina)\p{L}+)`
const BECOMES = String.raw`(?:diventa|diventano)(?= *(?:\*\*)?(?:${THE})?(?:${AMOUNT}|(?:mozzarell|filant|farin|fecol|amid|mandorl|crem|latt|ol|margarin|tofu|seitan|zucch|spezi|erb|formagg|ricott|panna|burro|sciroppo|purea|funghi|legum|psilli|cavolfior)\p{L}*))`

const pattern = (source: string) => new RegExp(source, 'giu')
const LEFT_OUT: readonly RegExp[] = [
  // Nothing stands before it that could take its place: a plain 'e' goes on with the list, too.
  pattern(
    String.raw`(?<=(?:^|[.;:!?] |\n)(?:[-*•] |\d+[.)] )?(?:\*\*)?${IN_PLACE_OF} )${OF}?${FOOD}${AND_MORE}`,
  ),
  pattern(`(?<=${START}${IN_PLACE_OF} )${OF}?${FOOD}${AND_OF_MORE}`),
  pattern(`(?<=${START}${LEAVE_OUT} )${OF}?${FOOD}${NOT_FROM}${AND_MORE}`),
  pattern(`(?<=${START}${WITHOUT} )${FOOD}(?: (?:né|o) ${FOOD})*`),
  pattern(
    `(?<=${START}da(?:l|llo|lla|i|gli|lle)? |${START}dall')${FOOD}(?= (?:a|al|allo|alla|ai|agli|alle|a quell[oaie])${END})`,
  ),
  pattern(`${START}${FOOD}${AND_ONE}(?= *${IS_REPLACED})`),
  pattern(
    String.raw`(?<=(?:^|[.;!?] |\n)(?:[-*•] |\d+[.)] )?)${FOOD}${AND_ONE}(?=(?:\*\*)?[:,](?:\*\*)? (?:[^.;\n]{0,30} )?${IT_IS_REPLACED})`,
  ),
  pattern(`${START}${FOOD}${AND_ONE}(?= *[:,]? *${BECOMES})`),
  pattern(String.raw`(?<=(?:^|[.;,!?:] |\n)(?:[-*•] |\d+[.)] )?)${FOOD}${AND_ONE}(?= *(?:→|->|=>))`),
]

/** The text with ' · ' for each food that it tells to leave out or to replace. */
export const toldToUse = (text: string): string =>
  LEFT_OUT.reduce((rest, leftOut) => rest.replace(leftOut, ' · '), text.replace(/[’‘]/gu, "'"))
