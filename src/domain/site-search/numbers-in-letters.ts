/** Numbers that a query says in letters, where something measured or counted follows.
 *
 * Valid   a plain query (`plain-text.ts`). */
const IN_LETTERS: Readonly<Record<string, string>> = {
  mezzo: '0,5',
  un: '1',
  uno: '1',
  una: '1',
  due: '2',
  tre: '3',
  quattro: '4',
}
const COUNTED = new RegExp(
  String.raw`\b(${Object.keys(IN_LETTERS).join('|')})(?=\s+(?:kg|chil[oi]|or[ae]|giorn[oi])\b)`,
  'g',
)

const PERSONS: Readonly<Record<string, string>> = {
  ...IN_LETTERS,
  cinque: '5',
  sei: '6',
  sette: '7',
  otto: '8',
  dieci: '10',
  dodici: '12',
  quindici: '15',
  venti: '20',
}
const COUNTED_PERSONS = new RegExp(String.raw`\b(${Object.keys(PERSONS).join('|')})(?=\s+person[ae]\b)`, 'g')

/** 'mezzo chilo' as '0,5 chilo': only before what is measured, a 'quattro formaggi' is no number. */
export const withFigures = (text: string): string =>
  text
    .replace(COUNTED, (word) => IN_LETTERS[word] ?? word)
    .replace(COUNTED_PERSONS, (word) => PERSONS[word] ?? word)
