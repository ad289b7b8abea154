/** Divides flour and water between preferment, natural starter and final dough.
 *
 * Units   grams (`…G`); fractions of the dough's flour (`…Share`); `hydration` is a fraction of the
 *         stage's own flour (1 = 100 %); percent (`…Pct`).
 * Source  baker's percentages: a preferment is given by its share of the flour, a starter by its weight. A
 *         starter contains weight / (1 + hydration) of flour. Convention [stima]: salt, oil and sugar go
 *         into the final dough. Baker's yeast goes into the preferment, or into the final dough without a
 *         preferment. The hydration limits of the names 'Biga' and 'Poolish' are [stima].
 * Valid   weights and shares from 0 up. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import type { FormulaWeights } from './bakers-formula.ts'

type Preferment = Readonly<{ flourShare: number; hydration: number }>
type Starter = Readonly<{ weightShare: number; hydration: number }>
export type StagesAsked = Readonly<{ preferment?: Preferment | null; starter?: Starter | null }>

export type StageWeights = FormulaWeights & { totalG: number }
export type DoughSplit = {
  preferment: StageWeights | null
  starter: StageWeights | null
  final: StageWeights
}
type SplitRefusal = {
  code: 'nothing-to-split' | 'wrong-share' | 'too-much-flour' | 'too-much-water'
  message: string
}
export type SplitAnswer = { split: DoughSplit } | { refusal: SplitRefusal }

/** Default values of the form, by usual practice [stima]. */
export const STAGE_KINDS = {
  biga: { name: 'Biga', flourShare: 0.3, hydration: 0.5 },
  poolish: { name: 'Poolish', flourShare: 0.3, hydration: 1 },
  licoli: { name: 'Li.co.li.', weightShare: 0.2, hydration: 1 },
  solid: { name: 'Lievito madre solido', weightShare: 0.2, hydration: 0.5 },
} as const

const STIFF_UP_TO_PCT = 60
const LIQUID_FROM_PCT = 90
const DUST_G = 1e-9

export function prefermentName(hydrationPct: number): 'Biga' | 'Poolish' | 'Prefermento' {
  if (hydrationPct <= STIFF_UP_TO_PCT) return STAGE_KINDS.biga.name
  return hydrationPct >= LIQUID_FROM_PCT ? STAGE_KINDS.poolish.name : 'Prefermento'
}

export function starterName(hydrationPct: number): string {
  if (hydrationPct <= STIFF_UP_TO_PCT) return STAGE_KINDS.solid.name
  return hydrationPct >= LIQUID_FROM_PCT ? STAGE_KINDS.licoli.name : 'Lievito madre'
}

function stage(parts: Partial<FormulaWeights>): StageWeights {
  const weights = { flourG: 0, waterG: 0, saltG: 0, oilG: 0, sugarG: 0, yeastG: 0, ...parts }
  const { flourG, waterG, saltG, oilG, sugarG, yeastG } = weights
  return { ...weights, totalG: flourG + waterG + saltG + oilG + sugarG + yeastG }
}

const isShare = (value: number): boolean => Number.isFinite(value) && value >= 0
const withoutDust = (grams: number): number => (Math.abs(grams) < DUST_G ? 0 : grams)

function prefermentStage(dough: FormulaWeights, { flourShare, hydration }: Preferment): StageWeights {
  const flourG = dough.flourG * flourShare
  return stage({ flourG, waterG: flourG * hydration, yeastG: flourG > 0 ? dough.yeastG : 0 })
}

function starterStage(dough: FormulaWeights, { weightShare, hydration }: Starter): StageWeights {
  const weightG = dough.flourG * weightShare
  const flourG = weightG / (1 + hydration)
  return stage({ flourG, waterG: weightG - flourG })
}

const grams = (value: number): string => `${italianDecimal(value, 0)} g`

function askers({ preferment, starter }: StagesAsked): { ask: string; their: string } {
  if (preferment && starter) return { ask: 'Prefermento e lievito madre chiedono', their: 'loro' }
  return { ask: preferment ? 'Il prefermento chiede' : 'Il lievito madre chiede', their: 'sua' }
}

function refusalOf(dough: FormulaWeights, final: FormulaWeights, asked: StagesAsked): SplitRefusal | null {
  const { ask, their } = askers(asked)
  if (final.flourG < 0) {
    return {
      code: 'too-much-flour',
      message: `${ask} ${grams(dough.flourG - final.flourG)} di farina, ma l'impasto ne ha ${grams(dough.flourG)}: abbassa la ${their} quota.`,
    }
  }
  if (final.waterG < 0) {
    return {
      code: 'too-much-water',
      message: `${ask} ${grams(dough.waterG - final.waterG)} d'acqua, ma l'impasto ne ha ${grams(dough.waterG)}: abbassa la ${their} quota o la ${their} idratazione, oppure alza quella dell'impasto.`,
    }
  }
  return null
}

function refuse(code: SplitRefusal['code'], message: string): SplitAnswer {
  return { refusal: { code, message } }
}

/** The weights are not rounded. The stages add up to the dough. */
export function splitDough(dough: Readonly<FormulaWeights>, asked: StagesAsked): SplitAnswer {
  const shares = [
    ...(asked.preferment ? [asked.preferment.flourShare, asked.preferment.hydration] : []),
    ...(asked.starter ? [asked.starter.weightShare, asked.starter.hydration] : []),
  ]
  if (shares.length === 0) {
    return refuse('nothing-to-split', 'Attiva il prefermento o il lievito madre per dividere le dosi.')
  }
  if (!shares.every(isShare)) {
    return refuse('wrong-share', 'Quote e idratazioni di prefermento e lievito madre partono da zero.')
  }
  const preferment = asked.preferment ? prefermentStage(dough, asked.preferment) : null
  const starter = asked.starter ? starterStage(dough, asked.starter) : null
  const rest = (part: keyof FormulaWeights) =>
    withoutDust(dough[part] - (preferment?.[part] ?? 0) - (starter?.[part] ?? 0))
  const final = stage({
    flourG: rest('flourG'),
    waterG: rest('waterG'),
    saltG: dough.saltG,
    oilG: dough.oilG,
    sugarG: dough.sugarG,
    yeastG: rest('yeastG'),
  })
  const refusal = refusalOf(dough, final, asked)
  return refusal ? { refusal } : { split: { preferment, starter, final } }
}
