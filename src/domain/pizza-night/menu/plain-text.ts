/** A line as words are looked for in it: in lower case, without accents. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '')
