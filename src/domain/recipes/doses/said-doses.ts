/** The doses of a query string in words: '500g' gives '500 g di farina'.
 *
 * Valid   the output of `addressOfDoses`; anything else is returned unchanged. */
import { typedDoses, writeDoses } from './doses.ts'

export function saidDoses(address: string): string {
  const flour = /\dg$/u.test(address) ? typedDoses('flour', address) : null
  if (flour) return `${writeDoses(flour)} di farina`
  const pans = /x|cm/u.test(address) ? typedDoses('pans', address) : null
  return pans ? `teglia ${writeDoses(pans)}` : address
}
