/** What must be done before a rest ends, though only a later step says so: 'Un'ora prima accendi il forno' is due five
 * hours into the six that an earlier step waits.
 *
 * Units   minutes after the rest of `ofMin` minutes begins. `isOneOf`: its step has other rests, too.
 * Source  the steps' own words; the work between the rests is left out, so that nothing is told too late [stima].
 * Valid   any steps. A lead below half an hour is left to its own step, and so is one that no rest is long enough for. */
import { findLeads } from '../steps/step-times.ts'
import { type Rest, restsIn } from './recipe-plan.ts'

export type ActInRest = Readonly<{
  step: number
  ofMin: number
  isOneOf: boolean
  afterMin: number
  act: string
}>
type Lead = Readonly<{ step: number; leadMin: number; act: string }>

const SHORTEST_MIN = 30
const BEFORE_WHAT = /^ prima(?: (?:di \p{L}+re|della cottura))?,?/u
const BESIDE_A_LEAD = /(?:\s|,)*(?:almeno|circa)?\s*$/iu

function leadsIn(sentence: string, step: number): Lead[] {
  // 'Per 5 ore; d'estate controllali un'ora prima' looks after the rest itself.
  if (restsIn([sentence]).length > 0) return []
  return findLeads(sentence)
    .filter(({ leadS }) => leadS >= SHORTEST_MIN * 60)
    .map(({ leadS, index, end }) => {
      const before = sentence.slice(0, index).replace(BESIDE_A_LEAD, '')
      const act = (before + sentence.slice(end).replace(BEFORE_WHAT, '')).replace(/[.!\s]+$/u, '').trim()
      return { step, leadMin: leadS / 60, act: act.charAt(0).toLowerCase() + act.slice(1) }
    })
}

function placeOf({ step: said, leadMin, act }: Lead, rests: readonly Rest[]): ActInRest[] {
  let left = leadMin
  for (const { step, minutes: ofMin } of rests.toReversed()) {
    if (ofMin >= left) {
      const isOneOf = rests.filter((rest) => rest.step === step).length > 1
      return step > said ? [] : [{ step, ofMin, isOneOf, afterMin: ofMin - left, act }]
    }
    left -= ofMin
  }
  return []
}

export function actsInRests(steps: readonly string[]): ActInRest[] {
  const rests = restsIn(steps)
  return steps
    .flatMap((text, step) => text.split(/(?<=[.!?]) /u).flatMap((sentence) => leadsIn(sentence, step)))
    .flatMap((lead) => placeOf(lead, rests))
    .toSorted((one, other) => one.step - other.step || one.afterMin - other.afterMin)
}
