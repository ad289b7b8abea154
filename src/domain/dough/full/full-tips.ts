/** Tips of the full calculator for this dough, in Italian.
 *
 * Units   those of `full-limits.ts`.
 * Source  the site's specification for the seasons; `tiny-yeast.ts`; conditions of the tips: [stima].
 * Valid   every form that passes `full-validation.ts`. */

import { prefermentName } from '../preferment-split.ts'
import { tinyYeastTip, type WaterOwner } from '../yeast/tiny-yeast.ts'
import type { DoughOutputs } from './full-calculator.ts'
import { DEFAULT_DOUGH_FORM, type DoughForm } from './full-limits.ts'

/** Percent. Source: the site's specification. */
const SEASONAL_YEAST = { summerLessPct: 20, winterMorePct: 10 } as const

export const SEASONAL_YEAST_TIP = `In estate riduci il lievito del ${SEASONAL_YEAST.summerLessPct}%, in inverno aumentalo del ${SEASONAL_YEAST.winterMorePct}%.`

const HIGH_M = 1000
const HUMID_PCT = 70
const DRY_PCT = 35
const WET_DOUGH_PCT = 72

const OF_PREFERMENT: Readonly<Record<ReturnType<typeof prefermentName>, WaterOwner>> = {
  Biga: 'della biga',
  Poolish: 'del poolish',
  Prefermento: 'del prefermento',
}

type Tip = (form: Readonly<DoughForm>, exact: DoughOutputs) => string | false | undefined

/** More nobody reads. */
const MOST_TIPS = 3

/** What only this dough asks for stands before what every dough of its kind does. */
const TIPS: readonly Tip[] = [
  // Whoever writes the degrees of the room, or takes the models, has the season in the doses already.
  ({ yeastByEstimate, roomTempC }) =>
    !yeastByEstimate &&
    roomTempC === DEFAULT_DOUGH_FORM.roomTempC &&
    `${SEASONAL_YEAST_TIP} Vale per la regola semplice: la stima segue i gradi che scrivi.`,
  (form, exact) =>
    exact.prefermentFlourG > 0
      ? tinyYeastTip(
          exact.yeastG,
          exact.prefermentWaterG,
          OF_PREFERMENT[prefermentName(form.prefermentHydrationPct)],
        )?.text
      : tinyYeastTip(exact.yeastG, exact.waterG)?.text,
  ({ prefermentEnabled }) =>
    prefermentEnabled && "Tutto il lievito va nel prefermento; sale e olio aspettano l'impasto finale.",
  ({ sourdoughEnabled }) =>
    sourdoughEnabled &&
    'Le dosi comprendono anche il lievito di birra: se vuoi usare solo lievito madre, lascialo fuori.',
  ({ altitudeM }) =>
    altitudeM >= HIGH_M && "In quota l'impasto cresce più in fretta: controllalo prima del tempo previsto.",
  ({ humidityPct }) =>
    humidityPct >= HUMID_PCT &&
    "Con l'aria umida la farina ha già assorbito un po' d'acqua: tienine da parte un cucchiaio.",
  ({ humidityPct }) =>
    humidityPct <= DRY_PCT &&
    "Con l'aria secca copri bene l'impasto: in superficie si forma presto la pelle.",
  ({ hydrationPct }) =>
    hydrationPct >= WET_DOUGH_PCT &&
    'Con tanta acqua non versarla tutta subito: aggiungila poco alla volta, poi fai qualche piega.',
  ({ fermentMode, shape }) =>
    fermentMode === 'cold' &&
    (shape === 'pan'
      ? "Tira fuori l'impasto dal frigo qualche ora prima: freddo si stende male e cuoce peggio."
      : 'Tira fuori i panetti dal frigo qualche ora prima: freddi si stendono male e cuociono peggio.'),
  ({ fermentMode }) =>
    fermentMode === 'quick' &&
    'Con una lievitazione rapida il sapore è più semplice: dosa bene il condimento.',
]

export function tipsFor(form: Readonly<DoughForm>, exact: DoughOutputs): string[] {
  const tips = TIPS.map((tip) => tip(form, exact)).filter((text) => typeof text === 'string')
  return tips.slice(0, MOST_TIPS)
}
