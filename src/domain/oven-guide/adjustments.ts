/** Explains why temperature and time differ from the style's own figures, with the effect of each reason.
 *
 * Units   percent of the baking time.
 * Source  the factors of `bake-model.ts`. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { withArticle } from '#domain/words/number-article.ts'
import {
  type BakeSetup,
  bakeTime,
  hydrationFactor,
  roundedTime,
  surfaceFactor,
  thicknessFactorOfTime,
} from './bake-model.ts'
import { OVENS } from './ovens.ts'
import type { OvenRequest } from './request.ts'
import { bakeTimeRangeText } from './scale.ts'
import { isPan, surfaceName } from './surfaces.ts'
import type { Target } from './target.ts'

export type Adjustment = { reason: string; effect: string }

const NOTICEABLE_PCT = 2

const MANY_TIMES = 1.8

const timeChange = (factor: number): string | null => {
  if (factor >= MANY_TIMES)
    return `La cottura dura circa ${italianDecimal(Math.round(factor))} volte più del solito`
  const percent = Math.round((factor - 1) * 100)
  if (Math.abs(percent) < NOTICEABLE_PCT) return null
  return `Cottura ${percent > 0 ? 'più lunga' : 'più breve'} del ${Math.abs(percent)}% circa`
}
const withEffect = (reason: string, effect: string | null): Adjustment[] =>
  effect ? [{ reason, effect }] : []
const percent = (value: number) => `${italianDecimal(value, 1)}%`

function beyondReach({ ovenType, maxTempC }: OvenRequest): Adjustment[] {
  const { name, possibleC } = OVENS[ovenType]
  if (maxTempC === undefined || maxTempC <= possibleC.max) return []
  return [
    {
      reason: `Hai scritto ${maxTempC} °C: troppi per un ${name.toLowerCase()}`,
      effect: `Il calcolo si ferma a ${possibleC.max} °C; se il tuo scalda davvero di più, scegli un altro tipo`,
    },
  ]
}

/** °C. A bake that is colder than the style's range by more than this gives a drier pizza. */
const FAR_BELOW_C = 60

/** A recipe's own dough was tested in such an oven. */
function drierAdjustment({ style, oven, bakeFactor }: BakeSetup, { minC }: Target): Adjustment[] {
  const belowC = style.idealC.min - OVENS[oven].fanC - minC
  if (belowC <= FAR_BELOW_C || isPan(style.reference.surface) || bakeFactor !== undefined) return []
  return [
    {
      reason: 'A questi gradi la pizza viene un poco più asciutta',
      effect: "Qualche punto di acqua in più nell'impasto e un filo d'olio aiutano",
    },
  ]
}

function limitAdjustment(
  setup: BakeSetup,
  { limitedBy, minC, maxC }: Target,
  isStated: boolean,
): Adjustment[] {
  if (limitedBy === null) return []
  const { style, oven, surface } = setup
  const wanted = (style.idealC.min + style.idealC.max) / 2 - OVENS[oven].fanC
  const time = bakeTime(setup, (minC + maxC) / 2)
  const times = time.minS / bakeTime(setup, wanted).minS
  const ideal = `lo stile ne vorrebbe ${style.idealC.min}-${style.idealC.max} °C`
  const reason = {
    user: `Il tuo forno arriva a ${maxC} °C, ${ideal}`,
    oven: `${OVENS[oven].name}: arriva ${isStated ? 'al massimo' : 'di solito'} a ${maxC} °C, ${ideal}`,
    surface: `${surfaceName(surface, OVENS[oven].place)}: non va oltre i ${maxC} °C`,
  }[limitedBy]
  const longer = timeChange(times)
  const minutes = bakeTimeRangeText(roundedTime(time.minS), roundedTime(time.maxS))
  const instead = `: ${minutes} invece di ${bakeTimeRangeText(style.timeS.min, style.timeS.max)}`
  const change = times >= MANY_TIMES ? instead : longer ? `. ${longer}` : ''
  return [{ reason, effect: `Cuocila a ${minC}-${maxC} °C${change}` }]
}

function doughAdjustments({ style, dough, bakeFactor }: BakeSetup): Adjustment[] {
  if (bakeFactor !== undefined)
    return withEffect(
      "Il tempo parte dall'impasto e dai minuti provati della ricetta",
      timeChange(bakeFactor),
    )
  const { hydrationPct, thicknessFactor } = dough ?? {}
  return [
    ...(hydrationPct === undefined
      ? []
      : withEffect(
          `Idratazione ${withArticle('al', percent(hydrationPct))}, contro ${withArticle('il', percent(style.dough.hydrationPct))} dello stile`,
          timeChange(hydrationFactor(style, hydrationPct)),
        )),
    ...(thicknessFactor === undefined
      ? []
      : withEffect(
          `Impasto di ${italianDecimal(thicknessFactor, 2)} g/cm², contro ${italianDecimal(style.dough.thicknessFactor, 2)} dello stile`,
          timeChange(thicknessFactorOfTime(style, thicknessFactor)),
        )),
  ]
}

const LONG_COLD_H = 36

function fermentAdjustment({ doughContext }: OvenRequest): Adjustment[] {
  const ferment = doughContext?.fermentation
  if (ferment?.mode === 'cold' && ferment.hours >= LONG_COLD_H) {
    return [
      {
        reason: `Maturazione in frigo di ${italianDecimal(ferment.hours, 1)} ore: nell'impasto ci sono più zuccheri`,
        effect: 'Colora prima: comincia a guardare al tempo minimo',
      },
    ]
  }
  if (ferment?.mode !== 'quick') return []
  return [
    {
      reason: "Lievitazione rapida: nell'impasto ci sono pochi zuccheri",
      effect: 'Resta più chiara: giudica dal fondo, non dal colore sopra',
    },
  ]
}

export function adjustmentsOf(setup: BakeSetup, target: Target, request: OvenRequest): Adjustment[] {
  const { style, oven, surface } = setup
  const { fanC, place } = OVENS[oven]
  const name = surfaceName(surface, place)
  const { reference } = style
  return [
    ...beyondReach(request),
    ...limitAdjustment(setup, target, request.maxTempC !== undefined),
    ...drierAdjustment(setup, target),
    ...(style.surfaces.includes(surface)
      ? []
      : [
          {
            reason: `${name}: insolita per questo stile`,
            effect: 'I tempi sono una stima più larga del solito',
          },
        ]),
    ...withEffect(
      `${name} invece di ${surfaceName(reference.surface, OVENS[reference.oven].place).toLowerCase()}`,
      timeChange(surfaceFactor(style, surface, oven)),
    ),
    ...(fanC === 0
      ? []
      : [
          {
            reason: "La ventola muove l'aria calda",
            effect: `Cuoce come un forno statico ${fanC} °C più caldo: asciuga prima la superficie`,
          },
        ]),
    ...doughAdjustments(setup),
    ...fermentAdjustment(request),
  ]
}
