export const BASE_NAMES = [
  'tomato',
  'white',
  'oil',
  'green',
  'orange',
  'chocolate',
  'custard',
  'ricotta',
  'pistachio',
] as const
export type Base = (typeof BASE_NAMES)[number]
export type Melt = 'none' | 'pools' | 'pieces' | 'veil'
