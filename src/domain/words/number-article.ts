/** Italian articles before a number in figures: l'8, lo 0, il 60; all'80, allo 0, al 60; degli 848, dei 60.
 *
 * Source  Italian spelling: the article follows the number as it is read, 'otto…', 'undici', 'uno', 'zero'.
 * Valid   figures written the Italian way: comma for decimals, points between thousands; what follows is free. */

const FORMS = {
  il: { vowel: "l'", zero: 'lo ', other: 'il ' },
  al: { vowel: "all'", zero: 'allo ', other: 'al ' },
  dei: { vowel: 'degli ', zero: 'degli ', other: 'dei ' },
} as const

/** Read with a vowel first: 8, 80, 8.000; 11 and 11.000 but not 110; 1 alone, since 1.000 is 'mille'. */
const VOWEL_FIRST = /^(?:8|11(?!\d)|1(?![\d.]))/

/** `text` begins with the figures: withArticle('al', '80%') is "all'80%". */
export function withArticle(article: keyof typeof FORMS, text: string): string {
  const { vowel, zero, other } = FORMS[article]
  if (VOWEL_FIRST.test(text)) return vowel + text
  return (text.startsWith('0') ? zero : other) + text
}
