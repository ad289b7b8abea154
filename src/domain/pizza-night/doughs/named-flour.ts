/** The flour strength named in the lines of a dough. If the user stated the flour at home, its strength is
 * named. Otherwise the lines change only if the recipe's flour is too weak for the hours.
 *
 * Units   W, as on the bag.
 * Source  `flour-strength.ts` for the strength that the hours need: [stima].
 * Valid   lines of wheat doughs. */
import type { EveningDough } from './evening-dough.ts'

const NAMED = /\bW ?(\d{2,3}(?:-\d{2,3})?)/g

type NamedFlour = {
  lines: (lines: readonly string[]) => string[]
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
