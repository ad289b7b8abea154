/** Doses as an address writes them, in words: '500g' is '500 g di farina'.
 *
 * Valid   what `addressOfDoses` writes; anything else is said as it stands. */
import { typedDoses, writeDoses } from './doses.ts'

export function saidDoses(address: string): string {
  const flour = /\dg$/u.test(address) ? typedDoses('flour', address) : null
  if (flour) return `${writeDoses(flour)} di farina`
  const pans = /x|cm/u.test(address) ? typedDoses('pans', address) : null
  return pans ? `teglia ${writeDoses(pans)}` : address
}
