/** Where a cause leads to: the dough calculator or the oven guide with the corrected values, or a page to read.
 *
 * Units   those of the content, which are the tools' own: percentages as people say them, °C, hours.
 * Valid   what scripts/knowledge/read-first-aid.ts lets through. */

import {
  type PageDraft,
  withPreset,
  writeAddress,
  writeShortAddress,
} from '#domain/dough/full/full-address.ts'
import { DEFAULT_DOUGH_FORM, isDoughField } from '#domain/dough/full/full-limits.ts'
import { DOUGH_PRESETS } from '#domain/dough/full/full-presets.ts'
import { draftOfForm } from '#domain/dough/full/full-query.ts'
import { FIRST_TOOLS, isToolField } from '#domain/dough/full/full-tools.ts'
import { addressOfChoices } from '#domain/oven-guide/guide-address.ts'
import { italianDecimal } from '#domain/units/decimal-input.ts'
import type { Cause, DoughCorrection, OvenSetUp } from './symptom.ts'

export type CorrectionLink = { to: string; label: string }

const typed = (value: string | number | boolean) =>
  typeof value === 'number' ? italianDecimal(value) : String(value)

/** The calculator's page with the preset and these values on top of it. */
function doughDraft(preset: DoughCorrection['preset'], values: DoughCorrection['set']): PageDraft {
  const known = DOUGH_PRESETS.find(({ id }) => id === preset)
  const first = draftOfForm(DEFAULT_DOUGH_FORM)
  const given = Object.entries(values).map(([name, value]) => [name, typed(value)] as const)
  return {
    dough: {
      ...(known ? withPreset(first, known) : first),
      ...Object.fromEntries(given.filter(([name]) => isDoughField(name))),
    },
    tools: { ...FIRST_TOOLS, ...Object.fromEntries(given.filter(([name]) => isToolField(name))) },
    refusal: null,
    started: null,
    notices: [],
  }
}

/** As the guide's form has it. */
export const ovenChoices = ({ style, oven, surface, maxTemp }: OvenSetUp) => ({
  style,
  oven,
  surface,
  maxTemp: maxTemp === undefined ? '' : String(maxTemp),
  scale: 'celsius' as const,
  useDough: false,
})

const address = (path: string, query: readonly (readonly [string, string])[]) =>
  `${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`

/** What differs from the calculator's first values, and what is corrected even where it is one of them. */
function doughQuery({ preset, from, set }: DoughCorrection): (readonly [string, string])[] {
  const draft = doughDraft(preset, { ...from, ...set })
  const short = writeShortAddress(draft)
  const whole = new Map(writeAddress(draft))
  const corrected = Object.entries(set)
    .filter(([name]) => short.every(([given]) => given !== name))
    .map(([name, value]) => [name, whole.get(name) ?? String(value)] as const)
  return [...short, ...corrected]
}

export function correctionLink({
  dough,
  oven,
  read,
}: Pick<Cause, 'dough' | 'oven' | 'read'>): CorrectionLink | null {
  if (dough) {
    return { to: address('/calcolatore-impasto', doughQuery(dough)), label: "Apri l'impasto corretto" }
  }
  if (oven) {
    const query = addressOfChoices(ovenChoices({ ...oven.from, ...oven.set } as OvenSetUp))
    return { to: address('/guida-forno', query), label: 'Apri la cottura corretta' }
  }
  return read ? { ...read } : null
}
