/** Reads numbers in words: 'due', 'trecentocinquanta', 'mezzo', 'un quarto', 'una decina', and some dialect
 * words.
 *
 * Valid   whole numbers from 1 to 999, 'mille' and 'duemila'. */

import { ownEntry } from '../words/own-entry.ts'

const TO_NINETEEN =
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette ' +
  'diciotto diciannove'
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'

function numeralsBelowThousand(): [string, number][] {
  const small = TO_NINETEEN.split(' ')
  const tens = TENS.split(' ').flatMap((ten) => [
    ten,
    ...small.slice(0, 9).map((unit) => (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit),
  ])
  const below100 = [...small, ...tens]
  const hundreds = ['', ...small.slice(1, 9)].flatMap((count) => [
    `${count}cento`,
    ...below100.map((rest) => `${count}cento${rest}`),
  ])
  return [...below100, ...hundreds].map((word, index) => [word, index + 1])
}

const SPOKEN = {
  un: 1,
  una: 1,
  "un'": 1,
  "n'": 1,
  "'n": 1,
  nu: 1,
  na: 1,
  du: 2,
  doje: 2,
  roje: 2,
  ddui: 2,
  dui: 2,
  tri: 3,
  quatto: 4,
  quattru: 4,
  cincu: 5,
  mille: 1000,
  duemila: 2000,
}
const WHOLES = new Map<string, number>([...numeralsBelowThousand(), ...Object.entries(SPOKEN)])

const HALVES = new Set("mezzo mezza mezz' mezzu menzu menza miezo mmiezo meza".split(' '))

const PARTS: Readonly<Record<string, number>> = {
  terzo: 3,
  terzi: 3,
  quarto: 4,
  quarti: 4,
  quinto: 5,
  quinti: 5,
  sesto: 6,
  ottavo: 8,
}

const COLLECTIVES: Readonly<Record<string, number>> = {
  paio: 2,
  paia: 2,
  coppia: 2,
  coppie: 2,
  decina: 10,
  decine: 10,
  dozzina: 12,
  dozzine: 12,
  quindicina: 15,
  ventina: 20,
  trentina: 30,
  quarantina: 40,
  cinquantina: 50,
  centinaio: 100,
}

export const wholeOfWord = (word: string): number | undefined =>
  WHOLES.get(word) ?? (word.length > 2 ? WHOLES.get(word.replaceAll("'", '')) : undefined)
export const isHalfWord = (word: string): boolean => HALVES.has(word)
export const partOfWord = (word: string): number | undefined => ownEntry(PARTS, word)
export const collectiveOfWord = (word: string): number | undefined => ownEntry(COLLECTIVES, word)
