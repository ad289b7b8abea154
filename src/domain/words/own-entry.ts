/** Looks up a user's word without finding inherited properties: 'constructor' and '__proto__' are ordinary
 * words. */
export const ownEntry = <T>(table: Readonly<Record<string, T>>, word: string | undefined): T | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined
