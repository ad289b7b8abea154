/** Every topping by its name. */
import { basil } from './basil.ts'
import { cherryTomato, driedTomato } from './cherry-tomato.ts'
import { chilli } from './chilli.ts'
import { freshEndive, friarielli, kale, radicchio, savoy, scarola } from './cooked-greens.ts'
import { courgetteFlower } from './courgette-flower.ts'
import { cookedHam, mortadella, rawHam, speck } from './cured-ham.ts'
import { egg } from './egg.ts'
import { burrata, caprino, gorgonzola, ricotta, softCheese, stracciatella } from './fresh-cheeses.ts'
import { fig, grape, pear } from './fruit.ts'
import { grated, saltedRicotta, shavings } from './hard-cheeses.ts'
import { mint, parsley, rocket, sage } from './leaves.ts'
import { guanciale, nduja, sausage } from './meats.ts'
import { cardoncello, champignon, porcino } from './mushroom.ts'
import {
  almond,
  bean,
  chickpea,
  hazelnut,
  pineNut,
  pistachio,
  pumpkinSeed,
  raisin,
  walnut,
} from './nuts-and-pulses.ts'
import { blackOlive, smallOlive } from './olive.ts'
import { goldenOnion, redOnion, whiteOnion } from './onion.ts'
import { chips, potatoCube, pumpkin } from './pumpkin-and-potato.ts'
import {
  aubergine,
  brie,
  courgette,
  friedCourgette,
  garlic,
  potato,
  tomatoSlice,
  truffle,
  wurstel,
} from './round-slices.ts'
import { hotSalami, mildSalami } from './salami.ts'
import { anchovy, prawn, saltCod, tuna } from './seafood.ts'
import {
  aniseSeed,
  caper,
  chilliFlake,
  coarseSalt,
  crackling,
  crumb,
  herbFleck,
  peppercorn,
  roe,
  sugarGrain,
} from './seasonings.ts'
import { lemonZest, orangeZest, rosemary, thyme } from './sprigs.ts'
import { artichoke, asparagus, broccoli, redPepper, yellowPepper } from './vegetables.ts'

export const TOPPINGS = {
  anchovy,
  artichoke,
  asparagus,
  aubergine,
  basil,
  blackOlive,
  brie,
  broccoli,
  burrata,
  caprino,
  cardoncello,
  champignon,
  cherryTomato,
  chilli,
  chips,
  cookedHam,
  courgette,
  courgetteFlower,
  driedTomato,
  egg,
  fig,
  freshEndive,
  friarielli,
  friedCourgette,
  garlic,
  goldenOnion,
  gorgonzola,
  grape,
  grated,
  guanciale,
  hotSalami,
  kale,
  lemonZest,
  mildSalami,
  mint,
  mortadella,
  nduja,
  orangeZest,
  parsley,
  pear,
  porcino,
  potato,
  potatoCube,
  prawn,
  pumpkin,
  radicchio,
  rawHam,
  redOnion,
  redPepper,
  ricotta,
  rocket,
  rosemary,
  sage,
  saltCod,
  saltedRicotta,
  sausage,
  savoy,
  scarola,
  shavings,
  smallOlive,
  softCheese,
  speck,
  stracciatella,
  thyme,
  tomatoSlice,
  truffle,
  tuna,
  whiteOnion,
  wurstel,
  yellowPepper,
  chickpea,
  bean,
  pistachio,
  hazelnut,
  almond,
  pineNut,
  raisin,
  pumpkinSeed,
  walnut,
  caper,
  crumb,
  peppercorn,
  herbFleck,
  coarseSalt,
  chilliFlake,
  sugarGrain,
  aniseSeed,
  roe,
  crackling,
} as const

export type ToppingName = keyof typeof TOPPINGS
