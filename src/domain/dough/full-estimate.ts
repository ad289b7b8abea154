/** 'Stima scientifica' for the full calculator's dough: the published models in grams, beside the site's own rule.
 *
 * Units   grams, percent of the flour.
 * Source  `yeast-estimate.ts`, `sourdough.ts`.
 * Valid   every calculated form; where no model holds, the refusal says why. */
import type { DoughOutputs } from './full-calculator.ts'
import type { DoughForm } from './full-limits.ts'
import { fermentingDough } from './full-stages.ts'
import { estimateStarter, type StarterAnswer } from './sourdough.ts'
import { estimateYeast, type YeastEstimate } from './yeast-estimate.ts'
import type { Stage } from './yeast-model.ts'

type Estimate = Extract<YeastEstimate, { kind: 'estimate' }>

export type FormEstimate = {
  stages: readonly Stage[]
  yeast:
    | (Estimate & {
        rangeG: { min: number; max: number }
        modelsG: readonly number[]
        /** How the site's own figure lies to the models'. */
        verdict: string
      })
    | Extract<YeastEstimate, { kind: 'refused' }>
  /** Null without natural starter. */
  starter: StarterAnswer | null
}

const RULE =
  'La dose del calcolatore segue una regola a gradini: guarda la modalità, le ore e tre fasce di temperatura della stanza, non i gradi del frigo né il sale.'

const DIRECT_ONLY =
  ' I modelli valgono per un impasto diretto: con un prefermento la fermentazione comincia prima, e ne basta meno.'

function verdictOf(ownG: number, { min, max }: { min: number; max: number }): string {
  if (ownG < min) return `È più bassa di tutte le stime: l'impasto potrebbe chiedere più tempo. ${RULE}`
  if (ownG > max) return `È più alta di tutte le stime: l'impasto potrebbe essere pronto prima. ${RULE}`
  return `Cade tra le stime dei modelli. ${RULE}`
}

export function estimateForm(
  form: Readonly<DoughForm>,
  { flourG, yeastG }: Pick<DoughOutputs, 'flourG' | 'yeastG'>,
  stages: readonly Stage[],
): FormEstimate {
  const yeast = estimateYeast(fermentingDough(form, stages), form.yeastType)
  const starter = form.sourdoughEnabled ? estimateStarter(stages) : null
  if (yeast.kind === 'refused') return { stages, yeast, starter }
  const gramsOf = (pct: number) => (flourG * pct) / 100
  const rangeG = { min: gramsOf(yeast.rangePct.min), max: gramsOf(yeast.rangePct.max) }
  const modelsG = yeast.models.map(({ pct }) => gramsOf(pct))
  return {
    stages,
    yeast: {
      ...yeast,
      rangeG,
      modelsG,
      verdict: verdictOf(yeastG, rangeG) + (form.prefermentEnabled ? DIRECT_ONLY : ''),
    },
    starter,
  }
}
