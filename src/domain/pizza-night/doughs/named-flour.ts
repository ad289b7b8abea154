/** The flour that a dough's lines name: the one that its hours ask for, or the one in the house, where the recipe's own would
 *  not bear them.
 *
 * Units   W, as on the bag.
 * Source  `flour-strength.ts` for what the hours ask for: [stima].
 * Valid   lines of wheat doughs. Where the recipe names a strength that bears the hours it stays: it knows its dough better
 *         than a curve. */
import type { EveningDough } from './evening-dough.ts'

const NAMED = /\bW ?(\d{2,3}(?:-\d{2,3})?)/g

type NamedFlour = {
  /** The lines, with the strength of the flour that is meant. */
  lines: (lines: readonly string[]) => string[]
  /** In Italian. */
  remarks: readonly string[]
}

const strengthsIn = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap((line) => [...line.matchAll(NAMED)].map(([, said = '']) => said))),
]

const named =
  (strength: string): NamedFlour['lines'] =>
  (lines) =>
    lines.map((line) => line.replaceAll(NAMED, `W ${strength}`))

export function namedFlour(
  recipe: readonly string[],
  strength: EveningDough['strength'],
  flourW: number | null,
): NamedFlour {
  const asWritten = (lines: readonly string[]) => [...lines]
  if (flourW !== null) return { lines: named(String(flourW)), remarks: [] }
  if (strength === null) return { lines: asWritten, remarks: [] }
  const { minW, maxW } = strength
  const asked = maxW > minW ? `${minW}-${maxW}` : String(minW)
  const own = strengthsIn(recipe)
  if (own.length === 0) return { lines: asWritten, remarks: [`Farina da W ${asked} (stima).`] }
  const strongest = Math.max(...own.flatMap((said) => said.split('-').map(Number)))
  return strongest >= minW
    ? { lines: asWritten, remarks: [] }
    : {
        lines: named(asked),
        remarks: [
          `Per queste ore la stima vuole una farina da W ${asked}, più forte di quella della ricetta (W ${own.join(' e ')}).`,
        ],
      }
}
