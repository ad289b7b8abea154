/** Where food stands in an Italian supermarket; 'Da casa' is what nobody buys for one evening. */
export const DEPARTMENTS = [
  'Ortofrutta',
  'Latticini e uova',
  'Salumi e carne',
  'Pesce',
  'Farine e lieviti',
  'Dispensa',
  'Altro',
  'Da casa',
] as const
export type Department = (typeof DEPARTMENTS)[number]
