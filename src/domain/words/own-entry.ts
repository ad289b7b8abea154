/** Looks up a user's word without finding inherited properties such as 'constructor' and '__proto__'. */
export const ownEntry = <T>(table: Readonly<Record<string, T>>, word: string | undefined): T | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined
