/** Words of ingredient lines that are neither numbers nor foods. The parser skips, shortens or translates
 * them.
 *
 * Valid   lower case, one kind of apostrophe. Add new spellings to these tables or to
 *         content/line-words.yaml, not to code. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export type Filling = 'scarso' | 'raso' | 'abbondante' | 'colmo'
export const FILLINGS: readonly (readonly [RegExp, Filling])[] = [
  [/^scars[oaie]$/, 'scarso'],
  [/^ras[oaie]$/, 'raso'],
  [/^(?:abbondant[ei]|generos[oaie])$/, 'abbondante'],
  [/^colm[oaie]$/, 'colmo'],
]

export const LEFT_OVER =
  /^(?:(?:tutt[oi] )?(?:quel(?:lo|la|li)?|ciò|cio'|quanto) che (?:mi |ci |vi |ti )?(?:rest|riman|avanz|è (?:rimast|avanzat)|c'è|ho|trov)\p{L}*|(?:l'|gli |un |il |i |qualche |dell'|degli |del )?(?:avanz|rest|rimasugli|rimanenz|ritagl)[oiae]+|(?:il )?fondo (?:di|d') ?(?:un[ao]? )?(?:bottiglia|barattolo|vasetto|confezione)) (?:(?:di|del|dello|della|dei|degli|delle)(?: un[ao']? \p{L}+ di)? |dell'|d')|^(?:gli|le|i) ultim[ie] (?=\p{L})/u
export const GRAINS =
  /(?:^(?:(?:un|qualche|alcun[ie]|pochi|due|tre|quattro|cinque|\d+) )?(?:gran[oi]|granell[oi]) di (?=sale|pepe)| in grani(?!\p{L}))/gu

export const ABOUT =
  /(?<![\p{L}'])(?:all'incirca|circa|ca\.|(?<=\d ?(?:g|gr|ml|kg)\.? )ca|quasi|max\.?|min\.?(?= \d)|massimo|minimo|sui (?=\d)|intorno ai? (?=\d)|e passa(?= di)|un (?=\d{2,} ?g)|più o meno|suppergiù|grosso modo|almeno|al massimo|poco (?:più|meno) di|un (?=\p{L}+cento(?:cinquanta)? (?:g|gr|grammi)))(?![\p{L}'])/gu

export const AMONG = /(\d ?(?:g|gr|grammi|kg|etti)\.?) (?:tra|fra) (?=\p{L}[\p{L} ]* e \p{L})/gu

export const AMONG_LIQUIDS = /(\d+) ?(ml) (?:circa )?(?:tra|fra) (\p{L}+) e (\p{L}+)(?:,? metà e metà)?/u

export const BEFORE_THE_NOUN =
  /^(?:be[li]|bell[aeo]|bell'|begli|buon[aoei]?|piccol[aoei]|gross[aoei]|grand[ei]|medi[aoe]?|generos[aoei]|discret[aoei]|abbondant[ei]|inter[aoei])$/

export const ADJECTIVE_OF_MEASURE =
  /^(?:(?:piccol[oaie]|gross[oaie]|grand[ei]|medi[aoe]?|spess[oaie]|sottil[ei]|(?:bell[oaie] |ben )?pien[oaie]|intero|intera) )+(?=di |d')/
export const ADJECTIVE_OF_WEIGHT = /^(?:precis|esatt|giust|nett|tond|pulit|lord)[oi] (?=di |d')/

export const SMALL = /(?<!\p{L})(?:piccol|picc\.|mignon|mini(?!\p{L}))/u
export const LARGE = /(?<!\p{L})(?:gross|grand|gigant|maxi)/u

export const VAGUE_BEFORE_FOOD =
  /^(?:qualche|alcun[ie]|poc(?:o|a|hi|he)|pochissim[oaie]|tant[oaie]|molt[oaie]|abbondante)$/

export const SORT_OF_MEASURE =
  /^(?:da (?:minestra|zuppa|tavola|cucina|caffè|caffe|tè|te|the|dessert|dolce|acqua|brodo|colazione|frutta|vino|liquore|amaro|rosolio)|di plastica|di carta|(?:di|d') ?(?:(?:un|il) )?(?:cucchiaino|cucchiaio|coltello))(?![\p{L}'])/u

export const PARTS_OF_FRUIT = words('succo scorza buccia')

export const TO_TASTE =
  /[,:-]? ?(?:\bq\. ?b\.?|\bqb\b|\bquanto basta\b|\ba (?:piacere|gusto|volontà|sufficienza|tinchité|sentimento|occhio)(?!\p{L})|\bquant[oaie] ne (?:serv|prend|occorr|vuol)\p{L}+|\bun po'?(?= per |$)|(?<=,) tant[oaie]$)/u

export const WHERE_USED =
  /,? \((?:(?:nel|per )?l'impasto|impasto|(?:in |per la )?superficie|sopra)\)|,? (?:nell'impasto|a crudo)(?= e |[,;:.]|$)|(?<=\d ?(?:g|gr|ml|kg)\.?),? (?:impasto|superficie)(?=$|,)|,? (?:(?:per |di |da )?sopra|(?:in|sulla|per la) superficie|di cui .*|su(?:l|i|gli|lla|lle)? \p{L}+|sull'\p{L}+)$/gu

export const MORE_OF_THE_SAME =
  /\bper (?:la|il|lo|l'|le|i|spolvero|spolveri|ungere|infarinare|spolverare|spennellare|guarnire|decorare|condire|servire|stendere)(?![\p{L}])/iu

export const PURPOSE_FIRST =
  /^(?:(?:per|x) (?:dentro|sopra|(?:il|la|le|i) \p{L}+|l'\p{L}+),? (?=\d|un|\p{L}*(?:cento|anta) )|[^:,\d]+: (?=\d+ ?k?gr? d[i']))/u

export const SPOKEN_LEAD =
  /^(?:(?:ah|eh|ehm|altr[oaie]|tutt[oaie] (?:il|la|lo|i|gli|le)|allora|mi raccomando|dunque|beh|ok|okay|poi|inoltre|infine|prima|anche|pure|io|tu|noi|di solito|ci|ti|si|mi|e|metto|metti|mettici|mettete|mettere|mettiamo|prendi|prendete|prendere|prendo|aggiungi|aggiungere|aggiungete|aggiungo|uso|usa|usate|vogliono|vuole|vanno|va|servono|serve|serviranno|occorrono|occorre|compra|comprare|pesa|pesare|versa|versare|secondo me|per me|per noi|bastano|basta|direi|diciamo|facciamo|ricordati|se (?:volete|vuoi|vi piace|ti piace|vi va|ti va)|senza dimenticare)[,:]? )+(?=[\p{L}\d½¼¾'])/u

export const SAID_SHORT: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) ?(g|gr|grammi) x (\d) /u, '$3 x $1 $2 '],
  [/^x ?(\d{1,2}) (?=\p{L})/u, '$1 '],
  [/^(\d{1,2}) ?x (?=\p{L})/u, '$1 '],
  [/ x ?(\d{1,2})$/u, ' $1'],
  [/(?:,|:| -)? ?\d+(?:[.,]\d+)? ?g ?\/ ?(?:kg|l|litro)(?!\p{L})/gu, ''],
  [/(?<![\p{L}\d])(?:ldb|lbf|l\.b\.f\.)(?![\p{L}\d])/gu, 'lievito di birra'],
  [/(?<![\p{L}\d])lbs(?![\p{L}\d])/gu, 'lievito di birra secco'],
  [/(?<![\p{L}\d])(?:lm|l\.m\.)(?![\p{L}\d])/gu, 'lievito madre'],
  [/(?<![\p{L}\d])(?:h2o|acgua)(?![\p{L}\d])/gu, 'acqua'],
  [/^(?:la )?metà (?:di |d'|della |del |dell')?(?:un[oa]? |un')?/u, 'mezza '],
  [/^(?:le |gli )?(?:foglie|foglioline|aghi) di (?=\d|un)/u, ''],
  [/^(?:i |gli )?(tuorl|album)[io] di (.+?) uov[ao](?!\p{L})/u, '$2 $1i'],
  [/^(?:un[ao]? )?(?:sacchett|bust|cart|cestin)[oiae] (?:da|del|per il) pane(?!\p{L})/u, 'carta da pane'],
  [
    /^(?=(?:pizzico|presa|manciata|cucchiaio|cucchiaino|filo|noce|spicchio|rametto|ciuffo|bicchiere|bustina|cubetto) (?:di |d'))/u,
    'un ',
  ],
  [/^((?:un|mezzo|\d\S*|[½¼]) )?cubetto(?=$|,| \d| sciolt| sbriciolat)/u, '$1cubetto di lievito di birra'],
  [/(?<!\p{L})w ?(\d{3})(?=[ ,/)–—-]|$)/gu, 'w$1'],
  [
    /^(.+?),? (?:(?:grand|gross)[eoaie] )?(?:quanto|come) (un[ao']? ?(?:piccol[ao] |gross[ao] |bell[ao] )?(?:noce|nocciola))$/u,
    '$2 di $1',
  ],
  [/^(?:noc[ei]|nocciol(?:in)?[ae]) di (?=(?:burr|strutt|margarin|impast|liev)\p{L}+)/u, ''],
  [
    /(?<= )(?:nocciolin[ae]|mandorl[ae]|oliv[ae]) di (?=(?:burr|strutt|margarin|impast|liev)\p{L}+)/u,
    'nocciola di ',
  ],
  [/(zucchin[ae])(?: novelle)? (?:con|col|coi) (?:il |i )?(?:loro |suo )?fior[ei](?!\p{L})/gu, '$1'],
  [/(?<!\p{L})zest[ea] (?:di |d')/gu, 'scorza di '],
  [/(?<=\p{L}{3}) avanzat[oaie](?= |$)/gu, ''],
  [/\((?:\p{L}+ )+da (\d{3}|25)\)/gu, '(da $1 g)'],
  [/,? ?(?:da |a )?(?:\d+(?:[.,]\d+)? ?(?:€|euro|cent(?:esimi)?)(?!\p{L})|€ ?\d+(?:[.,]\d+)?)/gu, ''],
  [/ (\d{2,4}) (?:ma |o )?(?:anche|fino a) (\d{2,4})(?= |$)/u, ' $1-$2'],
  [
    /,? (?:dipende (?:da|dai|dal|dalla) .*|a seconda (?:di|dei|del) .*|se (?:ne|l[oaie]) (?:av|trov)\p{L}+)$/u,
    '',
  ],
  [/(?<=\d ?)el (?=\p{L})/u, 'cucchiai '],
  [/(?<=\d ?)tl (?=\p{L})/u, 'cucchiaini '],
  [/ di quell[oaie] (?=\p{L})/gu, ' '],
  [/, quell[oaie] (?=d[i']|secc|fresc|integral)/gu, ' '],
  [/(?:piccol[ae] )?bottigli([ae]) piccol[ae]|piccol([ae]) bottigli[ae]/u, 'bottigliett$1$2'],
  [/(?:bell|ben )[oaie]? ?pien([oaie])/u, 'colm$1'],
  [/(?<=^|\d ?(?:g|gr|ml|kg|l)\.? |di )salsa(?=$| ?[(,]| o \p{L})/u, 'passata'],
  [/(?: a | ?\/ ?)(?:pizza|testa|persona)(?: [x×] \d+ pizze)?(?=[ )]|$)/gu, ''],
  [
    /^(?:\d|un[oa]?) ([^,(]+?)(?: grande| gross[oa])? (?:o|oppure) (\d|due|tre) (?:piccol[aei] )?da (\d+ ?gr?)(?!\p{L})/u,
    '$2 $1 da $3',
  ],
  [/(?<![\d.,])(\d) (\d) (\d)(?= ?(?:g|gr|ml)(?!\p{L}))/gu, '$1$2$3'],
]

export const FOR_FRYING = /(?<!\p{L})(?:per|da|di|x) (?:frigger\p{L}*|(?:la )?frittura)(?!\p{L})/iu
