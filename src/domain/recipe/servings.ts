/** What a recipe yields, in words.
 *
 * Source  the plurals that content/ uses; an unknown noun is left as it is. */
import { ownEntry } from '../text/own-entry.ts'

const SINGULAR: Readonly<Record<string, string>> = {
  calzoni: 'calzone',
  focacce: 'focaccia',
  panzerotti: 'panzerotto',
  pezzi: 'pezzo',
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

/** What to say at a method for another number: '' where the reader cooks the recipe's own. */
export function scaledMethodNote(own: number, wanted: number, unit: string, isScaled: boolean): string {
  if (wanted === own) return ''
  const [ownNoun, wantedNoun] = [servingsNoun(own, unit), servingsNoun(wanted, unit)]
  if (isScaled) {
    const whole = wantedNoun === ownNoun ? own : `${own} ${ownNoun}`
    return `Le dosi nei passi sono già per ${wanted} ${wantedNoun}: panetti, teglie e cotture restano contati per ${whole}.`
  }
  const rest = wantedNoun === ownNoun ? '' : ` ${wantedNoun}`
  return `Il procedimento è scritto per ${own} ${ownNoun}: le dosi giuste per ${wanted}${rest} sono quelle degli ingredienti.`
}
