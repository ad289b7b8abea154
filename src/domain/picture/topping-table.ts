/** Italian stems and the topping they stand for. Lines are compared in lower case without accents.
 *
 * `weight` 4 characterises the pizza, 3 is a main topping, 2 a smaller one, 1 only seasons, 0 stands in for nothing. */
import type { Base } from './base-layer.ts'
import type { GlyphName } from './glyphs/glyph-book.ts'

interface ToppingStem {
  glyph: GlyphName
  stem: RegExp
  not?: RegExp
  weight: 0 | 1 | 2 | 3 | 4
}

const stem = (glyph: GlyphName, weight: ToppingStem['weight'], pattern: RegExp, not?: RegExp): ToppingStem =>
  not ? { glyph, weight, stem: pattern, not } : { glyph, weight, stem: pattern }

export const TOPPINGS: readonly ToppingStem[] = [
  // Cured meats
  stem('salame', 4, /\bsalam(e|ino|ini)\b|spianata|soppressata|ventricina|pepperoni|chorizo/),
  stem('nduja', 4, /nduja/),
  stem('mortadella', 4, /mortadell/),
  stem('bresaola', 4, /bresaola/),
  stem('speck', 4, /\bspeck\b/),
  stem(
    'rawHam',
    4,
    /prosciutto crudo|\bcrudo\b|culatello|capocollo|\bcoppa\b|\bprosciutto (san|di)/,
    /patat/,
  ),
  stem('roastPork', 4, /porchetta|pollo|tacchino/),
  stem('ham', 3, /prosciutto|\bcotto\b/, /crudo|mosto|vincotto|prosciutto (san|di)/),
  stem('sausage', 4, /salsicci|luganega|ciccioli|cicoli|carne (di|macinat)|\bragu\b|macinat[ao] di/),
  stem('bacon', 3, /pancetta|guanciale|bacon|\blardo\b/),
  stem('frankfurter', 4, /wurstel/),
  stem('fries', 4, /patatine|patate (fritte|a bastoncino)|patate surgelate/),
  stem('meatball', 4, /polpett/),
  // Fish
  stem('shrimp', 4, /gamber|scampi|mazzancoll/),
  stem('salmon', 4, /salmone/),
  stem('mussel', 4, /cozze|vongole|frutti di mare/),
  stem('octopus', 4, /\bpolpo\b|moscardin/),
  stem('squid', 4, /calamar|seppi|totan/),
  stem('whiteFish', 4, /baccala|stoccafisso|merluzzo/),
  stem('tuna', 4, /\btonno\b|ventresca/),
  stem('roe', 4, /bottarga/),
  stem('anchovy', 3, /acciugh|\balici\b|\bsard[ea]\b/, /colatura/),
  // Cheeses and eggs that keep their shape
  stem('burrata', 4, /burrat/),
  stem('stracciatella', 4, /stracciatella/),
  stem('gorgonzola', 4, /gorgonzola|erborinat|roquefort|\bblu\b/),
  stem('ricotta', 3, /ricotta/, /salata/),
  stem(
    'softCheese',
    3,
    /stracchino|crescenza|robiola|caprin|squacquerone|\bbrie\b|formaggio (fresco|spalmabile)|quartirolo|\bfeta\b/,
  ),
  stem(
    'cheeseCubes',
    2,
    /caciocavallo|\btuma\b|primo sale|provol[ao]|scamorza|fontina|taleggio|asiago|\btoma\b|formaggio vegetale/,
  ),
  stem('shavings', 2, /parmigiano|\bgrana\b|pecorino|ricotta salata|cacioricotta/),
  stem('boiledEgg', 4, /uov[ao] sod/),
  stem('egg', 3, /^\d+ (uov[ao]|tuorl[oi])|\buov[ao] (di|fresch)/, /spennell|lucid|pastella/),
  // Vegetables
  stem('artichoke', 4, /carciof/),
  stem('porcino', 4, /porcin/),
  stem('mushroom', 3, /fungh|champignon|cardoncell|pleurotus|finferl|chiodin/),
  stem('aubergine', 4, /melanzan/),
  stem('courgetteFlower', 4, /fiori di zucc/),
  stem('courgette', 3, /zucchin/, /fiori/),
  stem('pumpkin', 4, /\bzucca\b/, /semi di|fiori/),
  stem('yellowPepper', 3, /peperoni gialli|peperone giallo|rossi e gialli|gialli e rossi/),
  stem('pepper', 3, /peperon[ei]\b/, /gialli$|giallo$/),
  stem('asparagus', 4, /asparag/),
  stem('friarielli', 4, /friariell|cime di rapa/),
  stem('broccoli', 4, /broccol/, /cime/),
  stem('cauliflower', 4, /cavolfior/),
  stem('cabbage', 3, /cavolo (nero|cappuccio|verza)|\bverza\b/),
  stem('greens', 3, /scarol|spinac|biet(a|e|ol)|cicori|catalogna|erbett|bietol/),
  stem('radicchio', 4, /radicchi|trevis/),
  stem('potato', 4, /patat/, /patatine|fritte|surgelat|fecola/),
  stem('redOnion', 3, /cipoll[ae] ross|tropea/),
  stem('leek', 3, /\bporr[oi]\b|cipollott|erba cipollina/),
  stem('onion', 3, /cipoll|scalogn/, /ross|tropea|cipollott|cipollina/),
  stem('fennel', 3, /finocch/, /selvatic|semi|finocchietto/),
  stem('beetroot', 4, /barbabietol|rapa rossa/),
  stem('corn', 3, /\bmais\b/, /farina|amido/),
  stem('peas', 3, /pisell/),
  stem('chickpeas', 3, /\bceci\b/, /farina/),
  stem('beans', 3, /fagiol|\bfave\b|lupini|cannellini/),
  stem('tofu', 3, /\btofu\b|tempeh|seitan/),
  stem('driedTomato', 3, /pomodori? secch|pomodorini secch/),
  stem('cherryTomato', 3, /pomodorin|ciliegin|datterin|piennol|pachino|corbarin/, /secch/),
  stem('tomatoSlice', 3, /pomodor[oi] (a fette|ramat|cuore|maturi|fresch|da insalata|costolut)|cuore di bue/),
  stem('greenOlive', 2, /olive (verdi|dolci|bella|nocellara)/),
  stem('blackOlive', 2, /\bolive\b/, /verdi|nocellara|bella/),
  stem('capers', 2, /capper/),
  stem('chilli', 2, /peperoncin/, /secco|polvere|scaglie|fiocchi/),
  // Fruit, nuts, truffle
  stem('truffle', 4, /tartuf/),
  stem('fig', 4, /\bfic(o|hi)\b/),
  stem('pear', 4, /\bper[ae]\b/),
  stem('apple', 4, /\bmel[ae]\b/),
  stem('peach', 4, /pesc(a|he)\b|albicocc/),
  stem('whiteGrapes', 4, /uva (bianca|regina|italia)/),
  stem('grapes', 4, /\buva\b/, /uva passa|bianca/),
  stem('strawberry', 4, /fragol/, /uva/),
  stem('raspberries', 4, /lampon/),
  stem('blueberries', 4, /mirtill|frutti di bosco|\bmore\b/),
  stem('cherries', 4, /cilieg(ia|ie)\b|amaren/),
  stem('orange', 3, /aranc(e|ia)\b/, /non trattat|scorza|succo|acqua di/),
  stem('pineapple', 4, /ananas/),
  stem('walnut', 3, /\bnoci\b|\bnoce\b|pecan/, /moscata/),
  stem('hazelnut', 3, /\bnocciol/, /crema/),
  stem('pistachio', 3, /pistacch/, /crema|pasta di|mortadell/),
  stem('almond', 3, /mandorl/, /latte/),
  stem('pineNuts', 2, /pinoli/),
  stem('chestnut', 4, /castagn/, /farina|miele/),
  stem('raspberries', 2, /melagran/),
  stem('crumbledNuts', 2, /granella|uvetta|uva passa|canditi/),
  stem('breadcrumbs', 2, /pangrattato|mollica|briciole/),
  // Leaves
  stem('rocket', 3, /rucola/),
  stem('salad', 3, /insalat|songino|valerian|misticanza|lattug|germogl/, /pomodor/),
  stem('sage', 2, /salvia/),
  stem('rosemary', 2, /rosmarin/),
  stem('wildFennel', 2, /finocchiett|\baneto\b|finocchio selvatico/),
  stem('mint', 2, /\bmenta\b|mentuccia/),
  stem('basil', 2, /basilic/, /crema|pesto/),
  stem('parsley', 1, /prezzemol|coriandol/),
  stem('driedHerbs', 1, /origan|\btimo\b|maggioran|santoreggia|erbe/),
  // Sweet and seasoning
  stem('hazelnutCream', 2, /crema (spalmabile|di nocciole|gianduia)|gianduia/),
  stem('chocolateDrizzle', 3, /cioccolato (fuso|fondente|al latte|bianco)|salsa al cioccolato/, /scaglie/),
  stem('chocolateCurls', 3, /cioccolat|cacao/),
  stem('whippedCream', 2, /panna|mascarpone/),
  stem('honey', 3, /\bmiele\b/),
  stem('caramel', 2, /caramell|sciroppo|mosto cotto|vincotto/),
  stem('jam', 3, /marmellat|confettur|composta/),
  stem('sugarDust', 2, /zucchero/),
  stem('lemon', 1, /\blimon[ei]\b/, /non trattat|scorza|succo/),
  stem('garlic', 1, /\baglio\b/),
  stem('balsamic', 2, /balsamic/),
  stem('seeds', 2, /sesamo|semi di (zucca|girasole|papavero|lino)/),
  stem('salt', 1, /sale (grosso|in fiocchi|maldon|di guerande)|fiocchi di sale|fior di sale/),
  stem('pepperFlecks', 1, /\bpepe\b/),
  stem('chilliFlakes', 1, /peperoncino (secco|in)/),
  stem('oilDrops', 0, /\bolio\b/, /friggere|semi di/),
]

/** Kinds that stand for the same thing: the first one found speaks for the others. */
export const KIN: readonly (readonly GlyphName[])[] = [
  ['rawHam', 'ham', 'speck', 'bresaola'],
  ['porcino', 'mushroom'],
  ['redOnion', 'onion', 'leek'],
  ['fries', 'potato'],
  ['chilli', 'chilliFlakes'],
  ['boiledEgg', 'egg'],
  ['chocolateDrizzle', 'chocolateCurls'],
  ['gorgonzola', 'softCheese'],
]

interface BaseStem {
  base: Base
  stem: RegExp
  taste?: 'sweet' | 'savoury'
  /** Only the name decides: an ingredient alone does not make the base. */
  inName?: boolean
}

export const BASES: readonly BaseStem[] = [
  { base: 'chocolate', taste: 'sweet', stem: /cioccolat|cacao|gianduia|crema (spalmabile|di nocciole)/ },
  { base: 'pistachio', stem: /crema di pistacch|pasta di pistacch|pesto di pistacch/ },
  { base: 'custard', taste: 'sweet', stem: /crema pasticcera|tuorli|limoncello/ },
  { base: 'ricotta', taste: 'sweet', stem: /ricotta|mascarpone|panna/ },
  {
    base: 'green',
    taste: 'savoury',
    stem: /\bpesto\b|crema di (basilico|broccoli|friarielli|cime|spinaci|zucchine|piselli|asparagi)|nerano/,
  },
  { base: 'orange', taste: 'savoury', inName: true, stem: /(?<!fiori di )\bzucca\b/ },
  { base: 'custard', taste: 'savoury', stem: /crema di ceci|hummus/ },
  {
    base: 'tomato',
    taste: 'savoury',
    stem: /pelati|passata|polpa di pomodor|salsa di pomodor|sugo|san marzano|pomodor[oi]\b(?! (secch|ramat|maturi|fresch|cuore|costolut))/,
  },
]

/** Toppings that would not show on the base, or that have dissolved in it. */
export const UNSEEN_ON: Partial<Record<Base, readonly GlyphName[]>> = {
  white: ['whippedCream', 'sugarDust', 'caramel'],
  tomato: ['whippedCream', 'sugarDust', 'caramel'],
  orange: ['whippedCream', 'sugarDust'],
  chocolate: ['hazelnutCream', 'chocolateCurls', 'chocolateDrizzle'],
  ricotta: ['ricotta', 'whippedCream', 'softCheese'],
  green: ['whippedCream', 'sugarDust'],
}

/** Cheeses that run in the oven. */
export const MELTING =
  /mozzarell|fior di latte|fiordilatte|provol[ao]|scamorza|fontina|taleggio|caciocavallo|asiago|emmental|edamer|formaggi|crescenza|stracchino|\btuma\b|filant/
