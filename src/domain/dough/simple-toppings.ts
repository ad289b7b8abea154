/** Toppings that suit a kind of pizza and the water of its dough.
 *
 * Units   percent of the flour's weight.
 * Source  the Italian repertoire, chosen by this project's authors [stima]: a dry dough carries wet toppings, a wet and
 *         airy one wants what is dry or goes on after the oven.
 * Valid   any hydration; each answer has eight different names. */
import type { PizzaType } from './simple-limits.ts'

const BY_TYPE: Readonly<Record<PizzaType, readonly string[]>> = {
  napoletana: [
    'Pomodoro San Marzano, fior di latte e basilico',
    'Marinara con aglio e origano',
    'Provola affumicata e pepe',
    'Salsiccia e friarielli',
    'Scarola, olive di Gaeta e capperi',
    'Pomodorini del piennolo e alici',
  ],
  romana: [
    'Fiori di zucca e alici',
    'Capricciosa con uovo sodo',
    'Funghi e fior di latte',
    'Amatriciana con guanciale e pecorino',
    'Cacio e pepe',
    'Patate e rosmarino',
  ],
  siciliana: [
    'Sfincione: cipolla, acciughe e caciocavallo',
    'Norma: melanzane e ricotta salata',
    'Pomodoro, tuma e origano',
    'Peperoni e olive nere',
    'Broccoli e salsiccia',
    'Tonno e cipolla rossa',
  ],
  tonda: [
    'Margherita',
    'Diavola con salame piccante',
    'Prosciutto e funghi',
    'Quattro formaggi',
    'Verdure grigliate',
    'Tonno e cipolla',
  ],
  teglia: [
    'Pomodoro, olio e origano',
    'Patate e mozzarella',
    'Zucchine e stracchino',
    'Funghi e salsiccia',
    'Cipolle stufate e olive',
    'Scarola, acciughe e uvetta',
  ],
  pala: [
    'Rosmarino e sale grosso',
    'Pomodorini confit e origano',
    'Carciofi e pecorino',
    'Fichi e prosciutto crudo',
    'Zucca e gorgonzola',
    'Verza e salsiccia',
  ],
}

const WET_TOPPINGS_UP_TO_PCT = 64
const DRY_TOPPINGS_FROM_PCT = 74
/** Named by what the dough can carry; no name repeats one of a type. */
const BY_WATER = {
  carriesWet: ['Mozzarella di bufala e pomodorini', 'Pesto e burrata'],
  balanced: ['Speck e scamorza', 'Melanzane e parmigiano'],
  afterOven: ['Mortadella e pistacchio a fine cottura', 'Rucola, crudo e scaglie di grana a fine cottura'],
} as const

function waterBand(hydration: number): keyof typeof BY_WATER {
  if (hydration >= DRY_TOPPINGS_FROM_PCT) return 'afterOven'
  return hydration <= WET_TOPPINGS_UP_TO_PCT ? 'carriesWet' : 'balanced'
}

export function suggestToppings(pizzaType: PizzaType, hydration: number): string[] {
  return [...BY_TYPE[pizzaType], ...BY_WATER[waterBand(hydration)]]
}
