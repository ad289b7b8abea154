/** The two Japi formulas of the Italian forums, as stated by RafCalc.
 *
 * Units   °C, hours, fresh yeast in percent of the flour; internally salt and fat in grams per litre of
 *         water.
 * Source  [JAPI] fresh = c (1 + s/200) (1 + o/300) / ((4.2 i - 80 - 0.0305 i^2) g^2.5 t^1.2) with c = 2250
 *         (Japi 2), or (g t)^1.2 and c = 57.5 (Japi 1). RafCalc uses the mean temperature of the stages, so
 *         a long cool stage after a short warm one needs more yeast. Here the stages are summed instead;
 *         for a single temperature both methods give the same result. A fridge hour counts as a tenth of
 *         an hour at 20 °C [stima].
 * Valid   stages of 15-35 °C, or up to 8 °C for the fridge; at least one hour outside the fridge;
 *         hydration 50-90 %; up to 96 h in all. */
import { doseOf, type FermentingDough, totalHours, type YeastModel } from './yeast-model.ts'

const HOURS_EXPONENT = 1.2
const FRIDGE_MAX_C = 8
const WARM_C = { min: 15, max: 35 }
const HYDRATION_PCT = { min: 50, max: 90 }
const MAX_HOURS = 96
const FRIDGE_SHARE = 0.1
const ROOM_C = 20

type Variant = { tempExponent: number; coefficient: number }
const JAPI_2: Variant = { tempExponent: 2.5, coefficient: 2250 }
const JAPI_1: Variant = { tempExponent: 1.2, coefficient: 57.5 }

const isFridge = (tempC: number) => tempC <= FRIDGE_MAX_C

/** The published g^a t^1.2, split over the stages as (sum of t g^(a / 1.2))^1.2. */
const rateOf =
  ({ tempExponent }: Variant) =>
  (tempC: number) => {
    const warm = (atC: number) => atC ** (tempExponent / HOURS_EXPONENT)
    return isFridge(tempC) ? FRIDGE_SHARE * warm(ROOM_C) : warm(tempC)
  }

function freshPctOf(variant: Variant, { stages, hydrationPct, saltPct, oilPct }: FermentingDough): number {
  const perLitre = (pct: number) => (1000 * pct) / hydrationPct
  const flour = 4.2 * hydrationPct - 80 - 0.0305 * hydrationPct ** 2
  const brake = (1 + perLitre(saltPct) / 200) * (1 + perLitre(oilPct) / 300)
  return (100 * variant.coefficient * brake) / (flour * doseOf(stages, rateOf(variant)) ** HOURS_EXPONENT)
}

function whyNot({ stages, hydrationPct }: FermentingDough): string | null {
  if (!(hydrationPct >= HYDRATION_PCT.min && hydrationPct <= HYDRATION_PCT.max))
    return 'Le formule Japi valgono per idratazioni dal 50 al 90%.'
  if (stages.some(({ tempC }) => !isFridge(tempC) && (tempC < WARM_C.min || tempC > WARM_C.max)))
    return 'Le formule Japi valgono da 15 a 35 °C, più il frigo fino a 8 °C.'
  if (totalHours(stages.filter(({ tempC }) => !isFridge(tempC))) < 1)
    return "Le formule Japi chiedono almeno un'ora fuori dal frigo."
  if (totalHours(stages) > MAX_HOURS) return 'Le formule Japi sono usate fino a 96 ore.'
  return null
}

const japi = (id: 'japi1' | 'japi2', name: string, variant: Variant): YeastModel => ({
  id,
  name,
  source: 'JAPI',
  whyNot,
  ratePerHour: rateOf(variant),
  freshPct: (dough) => freshPctOf(variant, dough),
})

export const japi2Model = japi('japi2', 'Formula Japi 2', JAPI_2)
export const japi1Model = japi('japi1', 'Formula Japi 1', JAPI_1)
