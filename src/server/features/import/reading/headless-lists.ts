import { isNoStep } from '#domain/import/page-furniture.ts'
import { isAmountAlone } from '#domain/import/parted-ingredients.ts'
import { headingOfLine } from '#domain/lines/group-heading.ts'
import { type FlowLine, PLAIN } from './page-flow.ts'
import { behindHeading } from './part-words.ts'

export const MOST_STRETCHES = 60
export const MOST_BETWEEN = 2

export const isHeadingLike = ({ text, rank, isNamed }: FlowLine) =>
  rank < PLAIN || isNamed || headingOfLine(text) !== undefined

const MEASURED =
  /^[\s•*–-]*(?:[\d½¼¾⅓⅔][\d½¼¾⅓⅔.,/ –-]*(?:kg|g|gr|ml|cl|dl|lt?|oz|lb|cups?|tbsp|tsp|tablespoons?|teaspoons?|ounces?|pounds?|cucchiai\w*|grammi|EL|TL)\b|\d.{0,60}\p{L}$)|[ :]\d+\s?(?:kg|g|gr|ml|cl|dl|l)\.?$|\bq\.? ?b\.?$/iu
/** Matches facts about a recipe that look like ingredients: '35 minuti', '6 pizze'. */
const LABELLED =
  /^\d[\d.,/ –-]*\s?(?:min\p{L}*|or[ae]|h|hours?|hrs?|giorn[oi]|persone?|people|porzion[ei]|servings?|pizz[ae]s?|tegli[ae]|kcal)\.?$/iu
const LEAST_MEASURED = 3

export const isMeasured = ({ text }: FlowLine) =>
  text.length <= 110 && MEASURED.test(text) && !isNoStep(text) && !LABELLED.test(text)

export function amountsIn(flow: readonly FlowLine[]): (readonly FlowLine[])[] {
  const runs: [number, number][] = []
  for (const [at, line] of flow.entries()) {
    const last = runs.at(-1)
    if (!isMeasured(line)) continue
    const between = flow.slice(last?.[1] ?? 0, at)
    if (
      last &&
      between.length <= MOST_BETWEEN + 1 &&
      between.every(
        (one) =>
          one.text.length <= 60 &&
          !/[.!?]$/u.test(one.text) &&
          behindHeading(one, 'ingredients') === undefined,
      )
    )
      last[1] = at + 1
    else runs.push([at, at + 1])
  }
  return runs
    .map(([from, to]) => {
      const above = flow[from - 1]
      const isHeaded =
        above !== undefined && isHeadingLike(above) && behindHeading(above, 'ingredients') === undefined
      const below = flow[to]
      const isLonger =
        below !== undefined &&
        (below.entry !== undefined || isAmountAlone(flow[to - 1]?.text ?? '')) &&
        /^.{1,60}(?<![.!?])$/u.test(below.text)
      return flow.slice(isHeaded ? from - 1 : from, isLonger ? to + 1 : to)
    })
    .filter((run) => run.filter(isMeasured).length >= LEAST_MEASURED)
    .slice(0, MOST_STRETCHES)
}
