/** Links from an answer to the full calculator, with what was asked about already written.
 *
 * Units   grams.
 * Source  the parameters of `full-query.ts` and `full-tools.ts`.
 * Valid   any form. A link leaves out what the calculator's own first form has, except `asked`. */
import { DEFAULT_DOUGH_FORM, type DoughField, type DoughForm } from '../dough/full/full-limits.ts'
import { draftOfForm, queryOfDraft } from '../dough/full/full-query.ts'
import { plainDecimal } from '../words/decimal-input.ts'

export const CALCULATOR = "Apri il calcolatore d'impasto"

type Pair = readonly [name: string, value: string]

function pathOf(form: Readonly<DoughForm>, asked: readonly DoughField[], start: readonly Pair[]): string {
  const first = new Map(queryOfDraft(draftOfForm(DEFAULT_DOUGH_FORM)))
  const own = queryOfDraft(draftOfForm(form)).filter(
    ([name, value]) => first.get(name) !== value || asked.some((field) => field === name),
  )
  return `/calcolatore-impasto?${[...own, ...start].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

export const calculatorPath = (
  form: Readonly<DoughForm>,
  flourG: number | null,
  asked: readonly DoughField[] = [],
): string =>
  pathOf(
    form,
    asked,
    flourG === null
      ? []
      : [
          ['start', 'flour'],
          ['haveFlourG', plainDecimal(flourG)],
        ],
  )

export const ballsPath = (form: Readonly<DoughForm>, count: number, ballG: number): string =>
  pathOf(
    form,
    [],
    [
      ['start', 'balls'],
      ['haveBalls', String(count)],
      ['haveBallG', String(ballG)],
    ],
  )
