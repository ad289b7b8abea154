/** What a recipe yields, in words.
 *
 * Source  the plurals that content/ uses; an unknown noun is left as it is. */
import { ownEntry } from '../../text/own-entry.ts'

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
  servings: number
  servingsUnit: string
  factor: number
  /** The steps know their doses. */
  isScaled: boolean
  /** They also say into how many pieces the dough is divided. */
  hasPieces: boolean
  /** They name the pans that are filled. */
  hasPans: boolean
}

/** What to say at a method that is read for another number: '' where the reader cooks the recipe's own. */
export function scaledMethodNote({
  servings,
  servingsUnit,
  factor,
  isScaled,
  hasPieces,
  hasPans,
}: ScaledMethod): string {
  if (factor === 1) return ''
  const own = servingsText(servings, servingsUnit)
  const wanted = servingsText(servings * factor, servingsUnit)
  if (!isScaled)
    return `Il procedimento è scritto per ${own}: le dosi giuste per ${wanted} sono quelle degli ingredienti.`
  if (hasPieces && hasPans)
    return `Le dosi, i panetti e le teglie nei passi sono già per ${wanted}: le cotture restano contate per ${own}.`
  if (hasPans)
    return `Le dosi e le teglie nei passi sono già per ${wanted}: panetti e cotture restano contati per ${own}.`
  return hasPieces
    ? `Le dosi e i panetti nei passi sono già per ${wanted}: teglie e cotture restano contate per ${own}.`
    : `Le dosi nei passi sono già per ${wanted}: panetti, teglie e cotture restano contati per ${own}.`
}
