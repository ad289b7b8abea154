/** Words that show if a line belongs to a dough: leaven, flour for the board, bought dough.
 *
 * Source  the lines of the catalogue and of recipes by other authors [stima]. */
export const FLOURING = /spolvero|per la stesura|per stendere|infarin/iu
export const BOARD =
  /spolvero|per (?:la stesura|stendere|(?:infarinare )?(?:il (?:piano|tavolo|banco)|la (?:pala|spianatoia)))(?!\p{L})/iu
export const FAT = /(?:per|x) (?:la )?fri(?:ggere|ttura)/iu
export const FOR_THE_TIN =
  /per (?:ungere|(?:la|le|lo|gli|i|il) (?:tegli|stamp|ciotol|mani|padell|ruot|placc|testo|piastr))/iu
export const BRUSHED = /spennell|per (?:lucidare|dorare|la doratura)/iu
export const LEAVEN =
  /(?<!\p{L})(?:lievito(?! (?:in scaglie|alimentare))|biga|poolish|li\.?co\.?li|licoli|pasta madre|malto|impasto|panett[oi]|pasta (?:per|x|da|di|della) (?:la )?(?:pizz|pane|focacc)\p{L}*)(?!\p{L})/iu
const READY =
  /(?<!\p{L})(?:impasto|(?:past[ae]|base|basi|panett[oi]) (?:\p{L}+ )?(?:per|x|da|di|della) (?:la )?(?:pizz|pane|focacc|pinsa)|bas[ei](?: \p{L}+)? (?:pizza|pinsa|pront[ae]|già)|pasta (?:pizza|sfoglia|brisée|brisè|brise|fillo|phyllo)|sfoglia pronta|palline? (?:di |d')?(?:impasto|pasta|pizza)|pane(?! grattugiato)|panini|pancarr|fett[ae] (?:di pane|biscottat)|piadin[ae]|piadelle|tortillas?|pita|naan|baguette|ciabatt[ae]|focacc|frisell|bruschett|crostini)/iu
const CRUMBS = /pangrattato|mollica|grattugiato|briciole/iu
export const SEASONING =
  /^(?:olio|sale|zucchero|miele|latte|burro|strutto|uov[ao]|tuorl[oi]|album[ei]|acqua|aceto|bicarbonato|birra|vino|malto|farina|yogurt)(?!\p{L})/iu

const BREAD =
  /(?<!\p{L})(?:pane|pani|panini|pancarr\p{L}*|fett[ae] di pane|piadin[ae]|piadelle|tortillas?|pita|naan|baguette|ciabatt[ae]|frisell\p{L}+|bruschett\p{L}+|crostini)(?!\p{L})/iu
export const breadLine = (text: string) =>
  BREAD.test(text) && !/impasto|pasta (?:per|da|del?|di) /iu.test(text)

const SHAPE = /^\d+ (?:pallin[ae]|panett[oi])(?: da \d+ ?g\p{L}*)?$/iu

export const readyLine = (text: string) =>
  (READY.test(text) || SHAPE.test(text)) &&
  !CRUMBS.test(text) &&
  !/(?:salame|prosciutto|formaggio|provola|mozzarella|speck)/iu.test(text)

export const THICKENER = /fiocchi|lecitina|psillio|amido|fecola|crusca|patat[ae]|mix|preparato|miscela/iu
export const WETS_OR_RAISES = /^(?:acqua|salamoia|bicarbonato|malto|cremor tartaro)(?!\p{L})/iu
export const OTHER_LEAVEN =
  /^(?:.*(?<!\p{L})yeast|lievito(?! (?:in scaglie|alimentare))|bicarbonato|cremor)(?!\p{L})/iu
export const LEFT_OUT =
  /(?:tranne|meno|eccetto|esclus\p{L}+|fuorché) (?:(?:(?:il |lo |la |i |gli |le |l')?\p{L}+(?: \p{L}+)?(?:, | ed? ))*)(?:il |lo |la |i |gli |le |l')?$/iu
