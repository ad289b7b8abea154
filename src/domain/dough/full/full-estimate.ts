/** 'Stima scientifica' of the full calculator: compares the yeast dose of the site's rule with the
 * published models.
 *
 * Units   grams, hours, percent of the flour.
 * Source  `yeast-estimate.ts`, `yeast-dose.ts`, `sourdough.ts`.
 * Valid   every form that passes `full-validation.ts`; a refusal gives the reason when no model holds. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { withArticle } from '#domain/words/number-article.ts'
import { doseG, doseWarning, FAR_FACTOR, isFar, readyAfterH, timesOfRange } from '../dose-warning.ts'
import { prefermentName } from '../preferment-split.ts'
import { estimateStarter, type StarterAnswer } from '../sourdough.ts'
import { neededYeast, type YeastNeed } from '../yeast/yeast-dose.ts'
import { estimateYeast, YEAST_MODELS, type YeastEstimate } from '../yeast/yeast-estimate.ts'
import { type FermentingDough, type Stage, YEAST_PER_FRESH } from '../yeast/yeast-model.ts'
import type { DoughOutputs } from './full-calculator.ts'
import type { DoughForm } from './full-limits.ts'
import { fermentingDough } from './full-stages.ts'
import { yeastPctOfFlour } from './full-yeast.ts'

type Estimate = Extract<YeastEstimate, { kind: 'estimate' }>

export type FormEstimate = {
  stages: readonly Stage[]
  yeast: (Estimate & { modelsG: readonly number[] }) | Extract<YeastEstimate, { kind: 'refused' }>
  needG: { doseG: number; minG: number; maxG: number } | null
  ruleG: number
  verdict: string | null
  warning: string | null
  starter: StarterAnswer | null
}

function directVerdict(times: number): string {
  if (times < 1)
    return `La regola semplice è più bassa di tutte le stime: l'impasto potrebbe chiedere più tempo.`
  if (isFar(times, FAR_FACTOR.direct) && times > 1)
    return `La regola semplice è circa ${italianDecimal(times, 0)} volte la più alta delle stime: l'impasto sarà pronto molto prima. Togli lievito o scegli un'altra modalità.`
  if (times > 1)
    return `La regola semplice è più alta di tutte le stime: l'impasto potrebbe essere pronto prima.`
  return `La regola semplice cade tra le stime dei modelli.`
}

const NAMED = { Biga: 'questa biga', Poolish: 'questo poolish', Prefermento: 'questo prefermento' } as const

function prefermentVerdict(
  form: Readonly<DoughForm>,
  { preferment, pct }: YeastNeed,
  flourG: number,
): string {
  const name = NAMED[prefermentName(form.prefermentHydrationPct)]
  const fresh = `${italianDecimal(preferment?.freshPct ?? 0, 2)}%`
  const grams = doseG((flourG * pct) / 100)
  const own = form.yeastType === 'fresh' ? grams : `${grams} di quello secco che hai scelto`
  return `Per maturare in circa ${preferment?.hours ?? 0} ore a ${italianDecimal(form.roomTempC, 1)} °C ${name} vuole lievito fresco per ${withArticle('il', fresh)} della sua farina: ${own}.`
}

type Judged = Pick<FormEstimate, 'verdict' | 'warning'>

function judgePreferment(
  form: Readonly<DoughForm>,
  need: YeastNeed,
  flourG: number,
  times: number,
  ruleG: number,
): Judged {
  const verdict = prefermentVerdict(form, need, flourG)
  if (!isFar(times, FAR_FACTOR.preferment)) return { verdict, warning: null }
  const outcome =
    times < 1
      ? "non basta: a quell'ora la maturazione non sarebbe finita"
      : "è troppa: a quell'ora la maturazione sarebbe già passata"
  return { verdict, warning: `${verdict} La dose della regola semplice, ${doseG(ruleG)}, ${outcome}.` }
}

/** As the list of doses shows it. */
const listedG = (grams: number) => (grams < 0.1 ? grams : Math.round(10 * grams) / 10)

/** What reads as the same dose is the same dose. */
const timesOfListed = (ruleG: number, { minG, maxG }: NonNullable<FormEstimate['needG']>) =>
  timesOfRange(listedG(ruleG), { minG: listedG(minG), maxG: listedG(maxG) })

/** The tested dose of a recipe is enough, even if the models would have another. */
const withDose = ({ doseG, minG, maxG }: NonNullable<FormEstimate['needG']>) => ({
  minG: Math.min(minG, doseG),
  maxG: Math.max(maxG, doseG),
})

function readyHours(dough: FermentingDough, freshPct: number): number | null {
  const model = YEAST_MODELS.find(({ whyNot }) => whyNot(dough) === null)
  if (!model) return null
  const neededPct = (stages: readonly Stage[]) => {
    const shorter = { ...dough, stages }
    return model.whyNot(shorter) === null ? model.freshPct(shorter) : null
  }
  return readyAfterH(dough.stages, neededPct, freshPct)
}

const DIRECT_ONLY =
  'I modelli valgono per un impasto diretto: con un prefermento la fermentazione comincia prima.'

export function estimateForm(
  form: Readonly<DoughForm>,
  { flourG }: Pick<DoughOutputs, 'flourG'>,
  stages: readonly Stage[],
): FormEstimate {
  const gramsOf = (pct: number) => (flourG * pct) / 100
  const rulePct = yeastPctOfFlour(form)
  const ruleG = gramsOf(rulePct)
  const need = neededYeast(form, stages)
  const needG = need && { doseG: gramsOf(need.pct), minG: gramsOf(need.minPct), maxG: gramsOf(need.maxPct) }
  const shown = { stages, needG, ruleG, starter: form.sourdoughEnabled ? estimateStarter(stages) : null }
  if (need?.preferment) {
    const yeast = { kind: 'refused', message: DIRECT_ONLY, silent: [] } as const
    return { ...shown, yeast, ...judgePreferment(form, need, flourG, ruleG / gramsOf(need.pct), ruleG) }
  }
  const dough = fermentingDough(form, stages)
  const yeast = estimateYeast(dough, form.yeastType)
  if (yeast.kind === 'refused') return { ...shown, yeast, verdict: null, warning: null }
  const readyH = readyHours(dough, rulePct / YEAST_PER_FRESH[form.yeastType])
  return {
    ...shown,
    yeast: { ...yeast, modelsG: yeast.models.map(({ pct }) => gramsOf(pct)) },
    verdict: directVerdict(needG ? timesOfListed(ruleG, needG) : 1),
    warning: needG && doseWarning({ doseG: listedG(ruleG), need: withDose(needG), stages, readyH }),
  }
}
