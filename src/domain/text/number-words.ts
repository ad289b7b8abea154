/** What a number in letters is worth.
 *
 * Valid   Italian words in lower case without accents, halves included, and the smallest English ones. */
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
  diciotto: 18,
  venti: 20,
  ventiquattro: 24,
  trenta: 30,
  quaranta: 40,
  quarantacinque: 45,
  quarantotto: 48,
  cinquanta: 50,
  sessanta: 60,
  settantadue: 72,
  novanta: 90,
  one: 1,
  two: 2,
  three: 3,
}

/** Any of them, in a pattern. */
export const NUMBER_WORD = Object.keys(NUMBER_WORDS).join('|')
