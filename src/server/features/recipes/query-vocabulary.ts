import type { FoodFamily } from '#domain/ingredients/food-families.ts'

export const WITHOUT: readonly string[] = ['senza', 'priva di', 'privo di', 'prive di', 'no', 'without']
export const NOT: readonly string[] = ['non']
export const AND_NEITHER: ReadonlySet<string> = new Set(['e', 'ed', 'o', 'ne'])
export const ARTICLES: ReadonlySet<string> = new Set(['il', 'lo', 'la', 'i', 'gli', 'le'])
/** Adjectives that belong to the food before them: 'senza lievito madre' excludes only lievito madre. */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  (
    'madre cotto crudo secco secca secchi secche fresco fresca freschi fresche rosso rossa rosse bianco bianca bianche ' +
    'nero nera nere neri verde verdi giallo gialla gialli gialle viola confit piccante affumicata affumicato salata integrale'
  ).split(' '),
)

export const FAMILY_NAMES: Readonly<Record<string, FoodFamily>> = {
  formaggio: 'formaggio',
  formaggi: 'formaggio',
  latticini: 'latticini',
  latticino: 'latticini',
  latte: 'latticini',
  carne: 'carne',
  carni: 'carne',
  salumi: 'carne',
  pesce: 'pesce',
  pomodoro: 'pomodoro',
  pomodori: 'pomodoro',
  'frutta secca': 'frutta secca',
  'frutta a guscio': 'frutta secca',
}
export const WHEAT: readonly string[] = ['frumento', 'grano tenero', 'grano duro', 'wheat']

export const OVEN: ReadonlySet<string> = new Set(['forno', 'fornetto'])
export const TOWARDS_OVEN: ReadonlySet<string> = new Set([
  ...ARTICLES,
  'usare',
  'accendere',
  'cottura',
  'bisogno',
  'al',
  'in',
  'nel',
  'del',
  'di',
])
export const KIND_OF_OVEN: ReadonlySet<string> = new Set([
  'a',
  'elettrico',
  'statico',
  'ventilato',
  'professionale',
])

/** 'dolce' means desserts only if all other words to search are in COMMON, because onions and gorgonzola may
 * be sweet, too. */
export const SWEET: readonly string[] = ['dolce', 'dolci']
export const ENGLISH_WHITE = 'white'
export const WHITE: readonly string[] = ['bianca', 'bianche', ENGLISH_WHITE]
export const COMMON: ReadonlySet<string> = new Set(['pizza', 'pizze', 'focaccia', 'focacce'])

export const HOURS_OF: Readonly<Record<string, number>> = {
  h: 1,
  ora: 1,
  ore: 1,
  hour: 1,
  hours: 1,
  giorno: 24,
  giorni: 24,
  day: 24,
  days: 24,
}
