/** Every topping by its name. */
import { basil } from './basil.ts'
import { brie } from './brie.ts'
import { cherryTomato, driedTomato } from './cherry-tomato.ts'
import { chilli } from './chilli.ts'
import { endive, friarielli, kale, radicchio, savoy, scarola } from './cooked-greens.ts'
import { courgetteFlower } from './courgette-flower.ts'
import { cookedHam, mortadella, rawHam, speck } from './cured-ham.ts'
import { egg } from './egg.ts'
import { burrata, caprino, gorgonzola, softCheese, stracciatella } from './fresh-cheeses.ts'
import { burstGrape, fig, grape, pear } from './fruit.ts'
import { guanciale } from './guanciale.ts'
import { grated, saltedRicotta, shavings } from './hard-cheeses.ts'
import { mint, parsley, rocket, sage } from './leaves.ts'
import { nduja, sausage } from './meats.ts'
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
import { goldenOnion, redOnion, roastedOnion, stewedOnion, whiteOnion } from './onion.ts'
import { chips, potatoCube, pumpkin, pumpkinSlice, tomatoCube } from './pumpkin-and-potato.ts'
import { ricotta } from './ricotta.ts'
import {
  aubergine,
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
  paleCrumb,
  peppercorn,
  pestoDrop,
  roe,
  sugarGrain,
} from './seasonings.ts'
import { lemonZest, orangeZest, rosemary, thyme } from './sprigs.ts'
import { artichoke, asparagus, broccoli, courgetteStick, redPepper, yellowPepper } from './vegetables.ts'

export const TOPPINGS = {
  burstGrape,
  courgetteStick,
  paleCrumb,
  pestoDrop,
  pumpkinSlice,
  tomatoCube,
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
  endive,
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
  roastedOnion,
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
  stewedOnion,
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
