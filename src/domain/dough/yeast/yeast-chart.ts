/** TXCraig1's chart: hours to 'ready to bake' for a percentage of yeast and a room temperature.
 *
 * Units   hours, °C (the chart uses °F), fresh yeast in percent of the flour.
 * Source  [CRAIG-CHART]. The chart's 1378 cells are a power of the yeast times a curve of the temperature:
 *         H = G(T) * fresh ^ -0.7281. We fitted the exponent and the knots of G to the 897 cells of 6 h and
 *         more (cells are whole hours) and to five dough plans: error 1.6 % on average, 8.1 % at worst.
 * Valid   1.7-35 °C, 0.01-3 % of fresh yeast, 1-167 h: the edges of the chart. Its author assumes 2 ± 1 %
 *         of salt and warns that 'at refrigerator temperatures the margins of error get huge'. */
import { doseOf, type FermentingDough, totalHours, type YeastModel } from './yeast-model.ts'

const YEAST_EXPONENT = 0.7281

type Knot = readonly [tempF: number, hours: number]

const HOTTEST: Knot = [95, 0.7768]

/** °F, and the hours until a dough with 1 % of fresh yeast is ready. Interpolation is linear in the
 * logarithm of the hours. */
const KNOTS: readonly Knot[] = [
  [35, 69.19],
  [39, 44.28],
  [43, 30.09],
  [47, 20.81],
  [53, 12.62],
  [60, 7.389],
  [67, 4.671],
  [70, 3.432],
  [73, 2.642],
  [77, 1.975],
  [80, 1.551],
  [87, 1.057],
  HOTTEST,
]

export const CHART_TEMP_C = { min: (35 - 32) / 1.8, max: (95 - 32) / 1.8 } as const
const CHART_FRESH_PCT = { min: 0.01, max: 3 } as const
const CHART_HOURS = { min: 1, max: 167 } as const

/** Outside the range of the knots, the first or last segment is extrapolated. */
function hoursAtOnePct(tempC: number): number {
  const tempF = tempC * 1.8 + 32
  const above = KNOTS.findIndex(([knotF]) => knotF >= tempF)
  const high = above === -1 ? KNOTS.length - 1 : Math.max(1, above)
  const [[lowF, lowHours] = HOTTEST, [highF, highHours] = HOTTEST] = KNOTS.slice(high - 1, high + 1)
  return lowHours * (highHours / lowHours) ** ((tempF - lowF) / (highF - lowF))
}

export const chartHours = (freshPct: number, tempC: number): number =>
  hoursAtOnePct(tempC) * freshPct ** -YEAST_EXPONENT

const ratePerHour = (tempC: number) => 1 / hoursAtOnePct(tempC)

const freshPct = ({ stages }: FermentingDough) => doseOf(stages, ratePerHour) ** (-1 / YEAST_EXPONENT)

function whyNot(dough: FermentingDough): string | null {
  const { min, max } = CHART_TEMP_C
  if (dough.stages.some(({ tempC }) => tempC < min || tempC > max))
    return 'La tabella va da 1,7 a 35 °C: una fase ne sta fuori.'
  const hours = totalHours(dough.stages)
  if (hours < CHART_HOURS.min || hours > CHART_HOURS.max) return 'La tabella va da 1 a 167 ore.'
  const pct = freshPct(dough)
  if (pct > CHART_FRESH_PCT.max) return 'Servirebbe più del 3% di lievito fresco, dove la tabella finisce.'
  if (pct < CHART_FRESH_PCT.min)
    return 'Servirebbe meno dello 0,01% di lievito fresco, dove la tabella finisce.'
  return null
}

export const chartModel: YeastModel = {
  id: 'chart',
  name: 'Tabella di TXCraig1',
  source: 'CRAIG-CHART',
  whyNot,
  ratePerHour,
  freshPct,
}
