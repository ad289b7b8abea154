export const plainText = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
export const single = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1')
