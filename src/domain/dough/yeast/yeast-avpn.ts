/** The two worked examples in the regulations of the Associazione Verace Pizza Napoletana.
 *
 * Units   the source: grams of fresh yeast per litre of water. Here: percent of the flour, with 1.7 kg of
 *         flour per litre, the middle of the 1.6-1.8 kg of the same text.
 * Source  [AVPN-ESEMPI] 1.5 g for 8 h and 0.3 g for 24 h, both at 23 °C. A power of the time connects the
 *         two examples (5 times the yeast for a third of the hours).
 * Valid   8-24 h, every stage within 23 °C ± 10 %, the tolerance of the text. Temperature has no effect
 *         within the tolerance. */
import { type FermentingDough, totalHours, type YeastModel } from './yeast-model.ts'

const SHORT = { hours: 8, gPerL: 1.5 }
const LONG = { hours: 24, gPerL: 0.3 }
const FLOUR_G_PER_L = 1700
const EXAMPLE_C = 23
const TOLERANCE = 0.1

const HOURS_EXPONENT = Math.log(LONG.gPerL / SHORT.gPerL) / Math.log(LONG.hours / SHORT.hours)

function whyNot({ stages }: FermentingDough): string | null {
  if (stages.some(({ tempC }) => Math.abs(tempC - EXAMPLE_C) > EXAMPLE_C * TOLERANCE))
    return 'Il disciplinare dà cifre per 23 °C: una fase se ne scosta di oltre il 10%.'
  const hours = totalHours(stages)
  if (hours < SHORT.hours || hours > LONG.hours) return 'Il disciplinare dà cifre da 8 a 24 ore.'
  return null
}

export const avpnModel: YeastModel = {
  id: 'avpn',
  name: 'Cifre AVPN',
  source: 'AVPN-ESEMPI',
  whyNot,
  ratePerHour: () => 1,
  freshPct: ({ stages }) =>
    (100 * SHORT.gPerL * (totalHours(stages) / SHORT.hours) ** HOURS_EXPONENT) / FLOUR_G_PER_L,
}
