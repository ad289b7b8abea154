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
