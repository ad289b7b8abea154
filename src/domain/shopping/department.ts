/** Where food stands in an Italian supermarket; 'Da casa' is what nobody buys. */
export const DEPARTMENTS = [
  'Ortofrutta',
  'Latticini e uova',
  'Salumi e carne',
  'Pesce',
  'Farine e lieviti',
  'Dispensa',
  'Da casa',
  'Altro',
] as const
export type Department = (typeof DEPARTMENTS)[number]
