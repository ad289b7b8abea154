import { NUMBER_WORDS } from './number-words.ts'

export const LARGER_NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  diciotto: 18,
  ventiquattro: 24,
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

export const NUMBER_WORD = Object.keys(LARGER_NUMBER_WORDS).join('|')
