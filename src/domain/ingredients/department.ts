export const DEPARTMENTS = [
  'Ortofrutta',
  'Banco frigo',
  'Salumi e carne',
  'Pesce',
  'Farine e lieviti',
  'Dispensa',
  'Altro',
  'Da casa',
] as const
export type Department = (typeof DEPARTMENTS)[number]
