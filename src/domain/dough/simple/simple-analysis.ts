/** Texture, difficulty, oven, tips and nutrition of a dough.
 *
 * Units   °C, percent of the flour, hours.
 * Source  [stima], by the practice of Italian pizza makers. Texture of each type: content/styles/.
 * Valid   the ranges of `simple-limits.ts`. The first tip is never `FALLBACK_FIRST_TIP`. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { TEXTURE_OF } from '#knowledge/styles-texts.ts'
import { difficultyOf } from './simple-difficulty.ts'
import { flourFit } from './simple-flour.ts'
import type { LeavenMethod, SimpleDoughParams, SimpleYeastType } from './simple-limits.ts'
import { doughNutrition, type NutritionPer100 } from './simple-nutrition.ts'
import { PIZZA_TYPE_PRESETS } from './simple-presets.ts'
import { FIXED_TIMES } from './simple-texts.ts'
import { COOL_KITCHEN, displayedLeaveningH, WARM_KITCHEN } from './simple-times.ts'

export type SimpleDoughAnalysis = {
  expectedTexture: string
  difficultyLevel: string
  /** °C of the oven, or of its baking floor. */
  optimalBakingTemp: number
  tips: string[]
  nutritionalInfo: NutritionPer100
}

const FOLDS_FROM_PCT = 70
const STICKY_FROM_PCT = 76

function textureOf({ pizzaType, hydration, flourType }: Readonly<SimpleDoughParams>): string {
  const usual = PIZZA_TYPE_PRESETS[pizzaType].hydrationPct
  const water =
    hydration >= usual + 5
      ? '; più umida del solito'
      : hydration <= usual - 5
        ? '; più asciutta del solito'
        : ''
  const flour =
    flourType === 'integrale' || flourType === 'semola' ? '; con questa farina più rustica e compatta' : ''
  return `${TEXTURE_OF[pizzaType]}${water}${flour}.`
}

const FRIDGE_WORTH_FROM_H = 12

function fridgeTip(hours: number): string {
  if (hours < FRIDGE_WORTH_FROM_H) {
    return `Con meno di ${FRIDGE_WORTH_FROM_H} ore il frigorifero frena soltanto: allunga il riposo o resta a temperatura ambiente.`
  }
  return "In frigorifero copri bene l'impasto; quando esce forma i panetti e falli raddoppiare prima di stenderli."
}

const METHOD_TIPS: Readonly<Record<LeavenMethod, (hours: number) => string>> = {
  diretta: () => 'Impasta tutto insieme e forma i panetti a metà del riposo.',
  indiretta: () =>
    "Prepara la biga o il poolish il giorno prima con una parte di farina e acqua di questa ricetta, poi chiudi l'impasto.",
  lunga: () =>
    'Fai metà della lievitazione in massa e metà in panetti, sempre coperti, lontano dalle correnti.',
  frigo: fridgeTip,
}

const YEAST_TIPS: Readonly<Record<SimpleYeastType, string>> = {
  fresh: 'Sbriciola il lievito in poca acqua e aggiungi il sale solo quando è sciolto e assorbito.',
  dry: 'Il lievito secco attivo va sciolto in acqua tiepida per dieci minuti; quello istantaneo va nella farina.',
  mother: 'Usa il lievito madre rinfrescato, al massimo del volume; il suo peso è già contato nel totale.',
}

function kitchenTip(roomC: number): string {
  const room = italianDecimal(roomC)
  if (roomC > WARM_KITCHEN.aboveC) {
    return `A ${room} °C l'impasto corre: usa acqua di frigorifero e accorcia i tempi, guardando il volume.`
  }
  if (roomC < COOL_KITCHEN.belowC) {
    return `A ${room} °C l'impasto rallenta: mettilo nel forno spento con la luce accesa, o allunga i tempi.`
  }
  return `Con ${room} °C in cucina va bene acqua a ${FIXED_TIMES.idealWater}.`
}

function waterTip(hydration: number): string | null {
  if (hydration >= STICKY_FROM_PCT) {
    return "Aggiungi l'acqua in più volte e dai tre giri di pieghe, uno ogni 20-30 minuti; lavora con le mani bagnate."
  }
  return hydration >= FOLDS_FROM_PCT
    ? "Dai due giri di pieghe nella prima ora: l'impasto prende forza e si stende meglio."
    : null
}

function flourTip(params: Readonly<SimpleDoughParams>): string | null {
  const { label, strength, isTooWeak, suggested } = flourFit(params)
  if (!isTooWeak) return null
  const hours = displayedLeaveningH(params)
  return `Per ${hours} ore scegli una farina più forte, attorno a ${suggested} (stima): ${label} (${strength}) rischia di cedere.`
}

function tipsOf(params: Readonly<SimpleDoughParams>): string[] {
  return [
    METHOD_TIPS[params.leavenMethod](displayedLeaveningH(params)),
    flourTip(params),
    waterTip(params.hydration),
    kitchenTip(params.roomTemperature),
    YEAST_TIPS[params.yeastType],
  ].filter((tip) => tip !== null)
}

export function analyseDough(
  params: Readonly<SimpleDoughParams>,
  ingredients: Parameters<typeof doughNutrition>[1],
): SimpleDoughAnalysis {
  return {
    expectedTexture: textureOf(params),
    difficultyLevel: difficultyOf(params),
    optimalBakingTemp: PIZZA_TYPE_PRESETS[params.pizzaType].ovenC,
    tips: tipsOf(params),
    nutritionalInfo: doughNutrition(params, ingredients),
  }
}
