/** The four steps of the guide, with the figures of this dough.
 *
 * Source  [stima], by the practice of Italian pizza makers; how each type is stretched: content/styles/.
 * Valid   the ranges of `simple-limits.ts`. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { STRETCHING_OF } from '#knowledge/styles-texts.ts'
import type { LeavenMethod, SimpleDoughParams } from './simple-limits.ts'
import { FIXED_TIMES, hoursText, type OvenBake } from './simple-texts.ts'
import { displayedLeaveningH, type FridgeRest, fridgeRest } from './simple-times.ts'

export type GuideStep = { title: string; text: string }

const KNEAD = `Lavora per circa ${FIXED_TIMES.dough}, finché l'impasto è liscio e si stacca dalle mani.`

function kneadStep({ leavenMethod }: Readonly<SimpleDoughParams>): string {
  return leavenMethod === 'indiretta'
    ? `Unisci al prefermento maturo il resto della farina e dell'acqua, poi il sale. ${KNEAD}`
    : `Mescola farina, acqua a ${FIXED_TIMES.idealWater} e lievito; aggiungi il sale per ultimo. ${KNEAD}`
}

function fridgeRise(hours: number, { beforeH, fridgeH, afterH }: FridgeRest): string {
  const start = beforeH > 0 ? `Dopo ${hoursText(beforeH)} a temperatura ambiente metti` : 'Metti subito'
  const end = afterH > 0 ? `, poi tiralo fuori ${hoursText(afterH)} prima di infornare` : ''
  return `${start} l'impasto in frigorifero, ben coperto, per ${hoursText(fridgeH)}${end}: in tutto circa ${hoursText(hours)}.`
}

const RISE: Readonly<Record<LeavenMethod, (hours: number, fridge: FridgeRest) => string>> = {
  diretta: (hours) => `Copri e lascia lievitare a temperatura ambiente: in tutto circa ${hours} ore.`,
  indiretta: (hours) => `Copri e lascia lievitare l'impasto chiuso: in tutto circa ${hours} ore.`,
  lunga: (hours) => `Copri bene e dai tempo al tempo: in tutto circa ${hours} ore, senza correnti d'aria.`,
  frigo: fridgeRise,
}

function riseByEye({ leavenMethod }: Readonly<SimpleDoughParams>, warning: string): string {
  const place =
    leavenMethod === 'frigo'
      ? 'Copri bene, metti in frigorifero'
      : 'Copri, lascia lievitare a temperatura ambiente'
  return `${place} e guarda l'impasto, non l'orologio. ${warning}`
}

function shapeStep({ pizzaCount, pizzaSize, pizzaType }: Readonly<SimpleDoughParams>): string {
  const weight = `${italianDecimal(pizzaSize)} g`
  const balls = pizzaCount === 1 ? `un panetto da ${weight}` : `${pizzaCount} panetti da ${weight}`
  return `Forma ${balls}, copri e aspetta che ${pizzaCount === 1 ? 'raddoppi' : 'raddoppino'}. ${STRETCHING_OF[pizzaType]}`
}

/** From this temperature on, 60-90 seconds of baking suffice. */
const HOT_C = 400

function bakeStep(ovenC: number, { place, minutes }: OvenBake): string {
  const oven = `Porta il forno a ${italianDecimal(ovenC)} °C, o al massimo che può dare`
  return ovenC >= HOT_C
    ? `${oven}, e guarda il colore: a quel calore bastano 60-90 secondi, ${place} servono ${minutes}.`
    : `${oven}, e guarda il colore: ${place} servono ${minutes}.`
}

export function guideSteps(
  params: Readonly<SimpleDoughParams>,
  ovenC: number,
  warning: string | null,
  bake: OvenBake,
): GuideStep[] {
  return [
    { title: 'Impasta', text: kneadStep(params) },
    {
      title: 'Fai lievitare',
      text: warning
        ? riseByEye(params, warning)
        : RISE[params.leavenMethod](displayedLeaveningH(params), fridgeRest(params)),
    },
    { title: 'Forma e stendi', text: shapeStep(params) },
    {
      title: 'Inforna',
      text: bakeStep(ovenC, bake),
    },
  ]
}
