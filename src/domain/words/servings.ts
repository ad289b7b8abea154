/** What a recipe yields, in words.
 *
 * Source  the plurals that content/ uses; an unknown noun is left as it is. */
import { ownEntry } from '#domain/words/own-entry.ts'

const SINGULAR: Readonly<Record<string, string>> = {
  calzoni: 'calzone',
  cresce: 'crescia',
  crescioni: 'crescione',
  focacce: 'focaccia',
  panuozzi: 'panuozzo',
  panzerotti: 'panzerotto',
  pezzi: 'pezzo',
  piadine: 'piadina',
  pinse: 'pinsa',
  pizze: 'pizza',
  porzioni: 'porzione',
  scacce: 'scaccia',
  teglie: 'teglia',
}
const PLURAL: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SINGULAR).map(([many, one]) => [one, many]),
)

/** The noun that agrees with `count`: 1 pizza, 2 pizze, whichever of the two the recipe names. */
export const servingsNoun = (count: number, unit: string): string =>
  ownEntry(count === 1 ? SINGULAR : PLURAL, unit) ?? unit

/** '6 pizze', '½ teglia', 'circa 3 pizze': from one up as many as `piecesOf` makes. `count` above 0. */
export function servingsText(count: number, unit: string): string {
  const told = count < 0.75 ? 0.5 : Math.round(count)
  const isExact = Math.abs(count - told) < 0.02
  return `${isExact ? '' : 'circa '}${told === 0.5 ? '½' : told} ${servingsNoun(told <= 1 ? 1 : 2, unit)}`
}

interface ScaledMethod {
  /** What the recipe yields as it is written, and what is cooked of it, in words. */
  own: string
  wanted: string
  /** The steps know their doses. */
  isScaled: boolean
  /** What they also say for as many as are cooked: 'i panetti', 'le teglie'. */
  followed: readonly string[]
  /** What they still say for the recipe's own: 'panetti', 'teglie'. */
  left: readonly string[]
}

/** What to say at a method that is read for another number. */
export function scaledMethodNote({ own, wanted, isScaled, followed, left }: ScaledMethod): string {
  if (!isScaled)
    return `Il procedimento è scritto per ${own}: le dosi giuste per ${wanted} sono quelle degli ingredienti.`
  const all = ['Le dosi', ...followed].join(', ').replace(/, (?=[^,]*$)/, ' e ')
  const rest = left.length === 0 ? 'le cotture' : `${left.join(', ')} e cotture`
  return `${all} nei passi sono già per ${wanted}: ${rest} sono per ${own}.`
}
