/** In lower case and without accents: 'Quanto è' and 'quanto e' are the same question. */
export const plainText = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
/** 'mozarela' and 'mozzarella' sound alike: a double letter is what is missed most. */
export const single = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1')
