/** What a table says of a word that somebody wrote: 'constructor' and '__proto__' are words like any other. */
export const ownEntry = <T>(table: Readonly<Record<string, T>>, word: string | undefined): T | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined
