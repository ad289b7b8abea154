export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '')
