/** Flour strength for the full calculator's dough, and blends of two flours.
 *
 * Units   those of `flour-strength.ts`; grams of the dough's flour.
 * Source  `flour-strength.ts`.
 * Valid   any draft: errors appear next to their fields. An empty target means the middle of the suggested
 *         range. */
import { blendFlours, type StrengthAnswer, strengthOnBag, toTen } from '../flour-strength.ts'
import type { Stage } from '../yeast/yeast-model.ts'
import type { DoughOutputs } from './full-calculator.ts'
import { readNumbers, type ToolDraft, type ToolErrors } from './full-tools.ts'

export type BlendReading =
  | { targetW: number; firstPct: number; secondPct: number; firstG: number; secondG: number }
  | { errors: ToolErrors }
  | { message: string }

export type FlourReading = { strength: StrengthAnswer; blend: BlendReading }

export function flourOfForm(
  { flourG }: Pick<DoughOutputs, 'flourG'>,
  stages: readonly Stage[],
  tools: Readonly<ToolDraft>,
): FlourReading {
  const strength = strengthOnBag(stages)
  return { strength, blend: blendOf(strength, flourG, tools) }
}

function blendOf(strength: StrengthAnswer, flourG: number, tools: Readonly<ToolDraft>): BlendReading {
  const middle = strength.kind === 'strength' ? { targetW: toTen((strength.minW + strength.maxW) / 2) } : {}
  const read = readNumbers(tools, ['firstW', 'secondW', 'targetW'], middle)
  if ('errors' in read) return read
  const { firstW, secondW, targetW } = read.values
  const blend = blendFlours(firstW, secondW, targetW)
  if (blend.kind === 'refused') return { message: blend.message }
  const { firstPct, secondPct } = blend
  const firstG = Math.round((flourG * firstPct) / 100)
  return { targetW, firstPct, secondPct, firstG, secondG: Math.round(flourG) - firstG }
}
