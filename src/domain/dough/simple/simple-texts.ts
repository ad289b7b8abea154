import { fridgeHours } from './simple-times.ts'

/** The result of a dough begins with this tip if the AI service failed. */
export const FALLBACK_FIRST_TIP = "Prepara l'impasto almeno 24 ore prima della cottura"

export const FIXED_TIMES = { dough: '20 min', baking: '3-5 min', idealWater: '20-22 °C' } as const

/** A round pizza on stone at 250 °C, as the oven guide has it. */
export const HOME_BAKE = '7-11 minuti'
export const BAKE_NOTE = `La cottura è la regola semplice: in un forno di casa a 250 °C, su pietra, una tonda vuole ${HOME_BAKE}.`

export const hoursText = (hours: number): string => (hours === 1 ? "un'ora" : `${hours} ore`)

export function expertTip(params: { restTime: number }): string {
  return `Per più sapore e digeribilità lascia l'impasto almeno ${hoursText(fridgeHours(params))} in frigorifero, poi fallo tornare a temperatura ambiente.`
}

export const NUTRITION_NOTE =
  'Stima per 100 g di impasto crudo, senza condimento: valori degli ingredienti da USDA SR28, carboidrati senza la fibra.'
