/** Values of number words.
 *
 * Valid   Italian words in lower case without accents, including halves. Larger numbers are in
 *         `larger-number-words.ts`. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  mezz: 0.5,
  mezzo: 0.5,
  mezza: 0.5,
  un: 1,
  uno: 1,
  una: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  dodici: 12,
  quindici: 15,
  venti: 20,
  trenta: 30,
  quaranta: 40,
}
