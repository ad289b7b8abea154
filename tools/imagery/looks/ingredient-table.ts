/** From ingredient lines to what the eye sees: data, in the order in which a line is tried.
 *
 * Lines are compared in lower case without accents. Amounts are for a round pizza for one. */
import { z } from 'zod'
import type { CheeseKind } from '../body/layers/cheese.ts'
import type { SauceLook } from '../body/layers/sauce.ts'
import { TOPPINGS, type ToppingName } from '../toppings/topping-book.ts'

export const topping = z.enum(Object.keys(TOPPINGS) as [ToppingName, ...ToppingName[]])
export const serving = z.strictObject({
  topping,
  count: z.int().positive(),
  gap: z.number().min(0),
  over: z.boolean().exactOptional(),
  scale: z.number().positive().exactOptional(),
  margin: z.number().exactOptional(),
  heap: z.number().exactOptional(),
  /** Put on when the pizza is out of the oven. */
  raw: z.boolean().exactOptional(),
  /** Lies evenly around the middle, this far from it, and points outwards. */
  ring: z.number().exactOptional(),
})
export type Serving = z.infer<typeof serving>

export type Shown =
  | { kind: 'topping'; servings: readonly Serving[] }
  | { kind: 'cheese'; cheese: CheeseKind }
  | { kind: 'sauce'; sauce: SauceLook }
  /** It is eaten, not seen, or is on every pizza. */
  | { kind: 'unseen' }

export interface IngredientRule {
  stem: RegExp
  shown: Shown
}

const serve = (topping: ToppingName, count: number, gap: number, more: Partial<Serving> = {}): Serving => ({
  topping,
  count,
  gap,
  ...more,
})

const shows = (stem: RegExp, shown: Shown): IngredientRule => ({ stem, shown })
const lies = (stem: RegExp, ...servings: Serving[]) => shows(stem, { kind: 'topping', servings })
const melts = (stem: RegExp, cheese: CheeseKind) => shows(stem, { kind: 'cheese', cheese })
const spreads = (stem: RegExp, sauce: SauceLook) => shows(stem, { kind: 'sauce', sauce })
const unseen = (stem: RegExp) => shows(stem, { kind: 'unseen' })

const STREWN = { over: true, margin: 0.01 }

export const INGREDIENTS: readonly IngredientRule[] = [
  // What only helps in the kitchen.
  unseen(
    /friggere|spolvero|^\d+ (g|ml) di (acqua|vino|aceto|latte)|^acqua|sale fino|infarinare|succo di limone/,
  ),
  // Strewn.
  lies(/sale (grosso|in fiocchi)/, serve('coarseSalt', 90, 0.04, STREWN)),
  lies(/\bpepe (nero|bianco)/, serve('peppercorn', 70, 0.03, STREWN)),
  lies(/origano|maggiorana/, serve('herbFleck', 130, 0.02, STREWN)),
  lies(/peperoncin[oi] secc/, serve('chilliFlake', 45, 0.04, STREWN)),
  lies(/peperoncin/, serve('chilli', 11, 0.12, { over: true })),
  lies(/semi di anice/, serve('aniseSeed', 60, 0.03, STREWN)),
  lies(/semi di zucca/, serve('pumpkinSeed', 26, 0.09, { over: true })),
  lies(/bottarga/, serve('roe', 110, 0.03, STREWN)),
  lies(/pangrattato|mollica/, serve('crumb', 260, 0.01, STREWN)),
  // Leaves.
  lies(/basilico/, serve('basil', 6, 0.42, { over: true })),
  lies(/rucola/, serve('rocket', 24, 0.13, { over: true, heap: 0.03 })),
  lies(/\bmenta/, serve('mint', 9, 0.26, { over: true })),
  lies(/salvia/, serve('sage', 7, 0.3, { over: true })),
  lies(/prezzemol/, serve('parsley', 13, 0.22, { over: true })),
  lies(/rosmarin/, serve('rosemary', 5, 0.34, { over: true })),
  lies(/\btimo\b/, serve('thyme', 8, 0.26, { over: true })),
  // Meat.
  lies(/salame piccante|spianata|ventricina/, serve('hotSalami', 13, 0.29)),
  lies(/\bsalam/, serve('mildSalami', 11, 0.29)),
  lies(/nduja/, serve('nduja', 12, 0.22)),
  lies(/mortadell/, serve('mortadella', 8, 0.4)),
  lies(/speck/, serve('speck', 8, 0.34)),
  lies(/prosciutto crudo|\bcrudo\b/, serve('rawHam', 8, 0.34)),
  lies(/prosciutto/, serve('cookedHam', 9, 0.33)),
  lies(/salsicci/, serve('sausage', 24, 0.14)),
  lies(/guanciale|pancetta/, serve('guanciale', 38, 0.07)),
  lies(/wurstel/, serve('wurstel', 15, 0.18)),
  lies(/cicoli|ciccioli/, serve('crackling', 14, 0.15)),
  // Sea.
  lies(/acciugh|\balici\b/, serve('anchovy', 8, 0.34)),
  lies(/\btonno\b/, serve('tuna', 15, 0.2)),
  lies(/gamber/, serve('prawn', 11, 0.32)),
  lies(/baccala/, serve('saltCod', 11, 0.27)),
  // Vegetables.
  lies(/fiori di zucc/, serve('courgetteFlower', 8, 0.36)),
  lies(/zucchin/, serve('courgette', 19, 0.19)),
  lies(/porcini/, serve('porcino', 13, 0.26)),
  lies(/cardoncell/, serve('cardoncello', 12, 0.25)),
  lies(/funghi misti|pleurotus/, serve('cardoncello', 7, 0.25), serve('champignon', 8, 0.2)),
  lies(/fungh|champignon/, serve('champignon', 16, 0.19)),
  lies(/carciofini/, serve('artichoke', 7, 0.28)),
  lies(/carciof/, serve('artichoke', 12, 0.25)),
  lies(/melanzan/, serve('aubergine', 10, 0.3)),
  lies(/peperoni rossi e gialli/, serve('redPepper', 10, 0.2), serve('yellowPepper', 10, 0.2)),
  lies(/peperoni gialli/, serve('yellowPepper', 12, 0.2)),
  lies(/peperon/, serve('redPepper', 14, 0.2)),
  lies(/asparag/, serve('asparagus', 10, 0.15, { over: true, margin: 0.17 })),
  lies(/bietol|spinaci|cicoria/, serve('friarielli', 10, 0.31)),
  lies(/friariell|cime di rapa/, serve('friarielli', 10, 0.31)),
  lies(/broccol/, serve('broccoli', 16, 0.21)),
  lies(/cavolo nero/, serve('kale', 9, 0.32)),
  lies(/verza/, serve('savoy', 9, 0.32)),
  lies(/scarola riccia/, serve('endive', 9, 0.33)),
  lies(/scarola/, serve('scarola', 9, 0.34)),
  lies(/radicchi/, serve('radicchio', 12, 0.26)),
  lies(/\bzucca\b/, serve('pumpkinSlice', 9, 0.36)),
  lies(/patate/, serve('potato', 34, 0.17)),
  lies(/cipoll[ae] ross/, serve('redOnion', 12, 0.22, { over: true })),
  lies(/cipoll[ae] dorat/, serve('goldenOnion', 18, 0.17, { over: true })),
  lies(/cipoll/, serve('whiteOnion', 12, 0.2, { over: true })),
  lies(/pomodori secchi/, serve('driedTomato', 11, 0.25)),
  lies(/pomodorini pelati/, serve('cherryTomato', 11, 0.26, { scale: 0.9 })),
  lies(/pomodorin/, serve('cherryTomato', 14, 0.23)),
  lies(/pomodori ramati/, serve('tomatoCube', 26, 0.15, { over: true, margin: 0.06 })),
  lies(/olive (taggiasch|di gaeta|nere baresane)/, serve('smallOlive', 18, 0.15)),
  lies(/\bolive\b/, serve('blackOlive', 14, 0.17)),
  lies(/capper/, serve('caper', 26, 0.09, { over: true })),
  // Blended, or run out: a direction says of what.
  unseen(/ceci|fagiol|cannellin|stracchino|crescenza/),
  lies(/\baglio\b/, serve('garlic', 13, 0.16, { over: true })),
  // Fruit, nuts, sweets.
  lies(/tartuf/, serve('truffle', 15, 0.22)),
  lies(/\bfichi\b/, serve('fig', 13, 0.26)),
  lies(/\bpere\b/, serve('pear', 7, 0.42)),
  lies(/\buva\b/, serve('grape', 50, 0.15)),
  lies(/uvetta/, serve('raisin', 18, 0.14, { over: true })),
  lies(/noce|noci\b/, serve('walnut', 13, 0.2, { over: true })),
  spreads(/crema spalmabile/, { kind: 'chocolate' }),
  lies(/nocciole/, serve('hazelnut', 90, 0.05, { over: true })),
  lies(/pistacchi/, serve('pistachio', 95, 0.04, STREWN)),
  lies(/mandorle/, serve('almond', 26, 0.12, { over: true })),
  lies(/pinoli/, serve('pineNut', 34, 0.1, { over: true })),
  lies(/aranci/, serve('orangeZest', 22, 0.12, { over: true })),
  lies(/limone non/, serve('lemonZest', 18, 0.12, { over: true })),
  lies(/zucchero semolato/, serve('sugarGrain', 600, 0.006, STREWN)),
  unseen(/zucchero|cannella|noce moscata|aceto balsamico|pasta sfoglia|^1 tuorlo|strutto/),
  unseen(/miele/),
  // Cheese and eggs.
  lies(/burrata/, serve('burrata', 1, 1, { margin: 0.5 })),
  lies(/stracciatella/, serve('stracciatella', 8, 0.38)),
  lies(/ricotta salata/, serve('saltedRicotta', 120, 0.02, STREWN)),
  lies(/ricotta/, serve('ricotta', 10, 0.3)),
  lies(/gorgonzola/, serve('gorgonzola', 10, 0.32)),
  lies(/brie/, serve('brie', 9, 0.32)),
  lies(/\bfeta\b/, serve('caprino', 20, 0.18)),
  lies(/caprino/, serve('caprino', 17, 0.2)),
  lies(/pecorino toscano/, serve('shavings', 14, 0.2, { over: true })),
  lies(/parmigiano|pecorino/, serve('grated', 130, 0.008, STREWN)),
  lies(/^\d+ uova/, serve('egg', 3, 0.62, { margin: 0.22 })),
  spreads(/tuorli/, { kind: 'yolk' }),
  melts(/bufala/, 'bufala'),
  melts(/provola affumicata|caciocavallo|ragusano/, 'smoked'),
  melts(/provol|fontina|casera|tuma/, 'yellow'),
  melts(/fior di latte|mozzarella|panna/, 'mozzarella'),
  // What is spread.
  // Crushed by hand it keeps its pulp, through the sieve it is smooth.
  spreads(/pelati/, { kind: 'tomato', body: 1.5 }),
  spreads(/polpa di pomodoro/, { kind: 'tomato', body: 1.1 }),
  spreads(/passata/, { kind: 'tomato', body: 0.55 }),
  unseen(/\bolio\b/),
]
