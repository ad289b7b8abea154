/** In lower case and without accents: 'Quanto è' and 'quanto e' are the same question. */
export const plainText = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
