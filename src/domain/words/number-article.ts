/** Italian articles before a number in digits: l'8, lo 0, il 60; all'80, allo 0, al 60; degli 848, dei 60.
 *
 * Source  Italian spelling: the article follows the spoken number, 'otto…', 'undici', 'uno', 'zero'.
 * Valid   digits in the Italian form: comma for decimals, points between thousands; any text may follow. */

const FORMS = {
  il: { vowel: "l'", zero: 'lo ', other: 'il ' },
  al: { vowel: "all'", zero: 'allo ', other: 'al ' },
  dei: { vowel: 'degli ', zero: 'degli ', other: 'dei ' },
} as const

/** Numbers whose spoken form begins with a vowel: 8, 80, 8.000, 11, 11.000, 1 and 1,5, but not 110 or 1.000. */
const VOWEL_FIRST = /^(?:8|11(?!\d)|1(?![\d.]))/

export function withArticle(article: keyof typeof FORMS, text: string): string {
  const { vowel, zero, other } = FORMS[article]
  if (VOWEL_FIRST.test(text)) return vowel + text
  return (text.startsWith('0') ? zero : other) + text
}
