/** Values for the choices of the simple calculator: hydration and oil per type, yeast dose, flour texts.
 *
 * Units   percent of the flour's weight (`…Pct`), °C.
 * Source  types of pizza: content/styles/, each figure with its source; yeast, protein and strength: the
 *         site's specification; salt is [stima]. */
import { type PizzaType, SIMPLE_STYLES } from '#knowledge/styles-simple.ts'
import type { FlourType, LeavenMethod, SimpleDoughParams, SimpleYeastType } from './simple-limits.ts'

export const SIMPLE_SALT_PCT = 2.5

export type PizzaTypePreset = Readonly<{
  label: string
  hydrationPct: number
  oilPct: number
  ovenC: number
}>

export const PIZZA_TYPE_PRESETS: Readonly<Record<PizzaType, PizzaTypePreset>> = SIMPLE_STYLES

export type FlourPreset = Readonly<{
  label: string
  protein: string
  strength: string
  minW: number | null
  maxW: number | null
}>

const flour = (label: string, protein: string, minW: number, maxW: number): FlourPreset => ({
  label,
  protein,
  strength: `W${minW}-${maxW}`,
  minW,
  maxW,
})

export const FLOUR_PRESETS: Readonly<Record<FlourType, FlourPreset>> = {
  '00': flour('Farina 00', '10-12%', 240, 280),
  '0': flour('Farina 0', '11-13%', 300, 320),
  manitoba: flour('Manitoba', '13-15%', 350, 400),
  integrale: flour('Integrale', '11-13%', 170, 250),
  semola: flour('Semola rimacinata', '11-12%', 200, 250),
  mix: { label: 'Mix di farine', protein: 'variabili', strength: 'W variabile', minW: null, maxW: null },
}

export const YEAST_PRESETS: Readonly<
  Record<SimpleYeastType, Readonly<{ label: string; pctOfFlour: number }>>
> = {
  fresh: { label: 'Lievito di birra fresco', pctOfFlour: 1 },
  dry: { label: 'Lievito di birra secco', pctOfFlour: 0.3 },
  mother: { label: 'Lievito madre', pctOfFlour: 20 },
}

export const LEAVEN_LABELS: Readonly<Record<LeavenMethod, string>> = {
  diretta: 'Diretta',
  indiretta: 'Indiretta (biga/poolish)',
  lunga: 'Lunga lievitazione',
  frigo: 'Maturazione in frigo',
}

export function choosePizzaType(pizzaType: PizzaType): Pick<SimpleDoughParams, 'pizzaType' | 'hydration'> {
  return { pizzaType, hydration: PIZZA_TYPE_PRESETS[pizzaType].hydrationPct }
}
