/** Finds out whether a pizza is baked in two stages: it comes out once for more toppings and goes in again.
 *
 * Units   a share of the whole bake.
 * Source  the words of the recipe's steps ('cuoci 5 minuti; disponi le melanzane e prosegui per altri 3
 *         minuti').
 * Valid   any text; without mention of a second stage there is one bake. */
const FIRST = String.raw`\b(?:cuoc(?:i|ilo|ila)|inforna|precuocila)\b[^.]{0,80}?(\d+)(?:-(\d+))? minuti`
const ADDED = String.raw`\b(?:aggiungi|disponi|estrai|sfila|leva|tira|scivolare)\b`
const SECOND = String.raw`\b(?:prosegui|rimett\p{L}+|cuoci|completa|termina)\b[^.\d]{0,40}?(\d+)(?:-(\d+))? minuti`
const TWO_BAKES = new RegExp(String.raw`${FIRST}[^\d]{0,110}?${ADDED}[^\d]{0,140}?${SECOND}`, 'iu')

const middle = (from: string | undefined, to: string | undefined) => (Number(from) + Number(to ?? from)) / 2

export function firstBakeShare(instructions: string): number | null {
  const found = TWO_BAKES.exec(instructions)
  if (found === null) return null
  const [, from, to, thenFrom, thenTo] = found
  const first = middle(from, to)
  return first / (first + middle(thenFrom, thenTo))
}
