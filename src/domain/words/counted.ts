export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

/** Feminine for one, as pizzas are. */
export const NUMBER_WORDS = [
  '',
  'una',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
] as const

export const inWords = (count: number): string => NUMBER_WORDS[count] ?? String(count)
