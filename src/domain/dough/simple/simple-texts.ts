import { fridgeHours } from './simple-times.ts'

/** The result of a dough begins with this tip if the AI service failed. */
export const FALLBACK_FIRST_TIP = "Prepara l'impasto almeno 24 ore prima della cottura"

export const FIXED_TIMES = { dough: '20 min', baking: '3-5 min', idealWater: '20-22 °C' } as const

/** How long this pizza bakes in the reader's oven, or in a usual one: 'nel tuo forno', '5-7 min'. */
export type OvenBake = { place: string; minutes: string }

export const bakeNote = ({ place, minutes }: OvenBake): string =>
  `La cottura di ${FIXED_TIMES.baking} è la regola semplice: ${place} servono ${minutes} (stima).`

export const hoursText = (hours: number): string => (hours === 1 ? "un'ora" : `${hours} ore`)

export function expertTip(params: { restTime: number }): string {
  return `Per più sapore e digeribilità lascia l'impasto almeno ${hoursText(fridgeHours(params))} in frigorifero, poi fallo tornare a temperatura ambiente.`
}

export const NUTRITION_NOTE =
  'Stima per 100 g di impasto crudo, senza condimento: valori degli ingredienti da USDA SR28, carboidrati senza la fibra.'
