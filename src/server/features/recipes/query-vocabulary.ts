/**
 * The small words of a query that do not stand for themselves, plain: in lower case, without accents. What readers say of
 * recipes in many ways stands in content/search/words.yaml.
 */
import type { FoodFamily } from '#domain/ingredients/food-families.ts'

/** What comes after them must not be inside. */
export const WITHOUT: readonly string[] = ['senza', 'priva di', 'privo di', 'prive di', 'no', 'without']
/** What comes after it must not be said of the recipe. */
export const NOT: readonly string[] = ['non']
/** 'senza uova e funghi': the second is not wanted either. */
export const AND_NEITHER: ReadonlySet<string> = new Set(['e', 'ed', 'o', 'ne'])
export const ARTICLES: ReadonlySet<string> = new Set(['il', 'lo', 'la', 'i', 'gli', 'le'])
/** They make one food of two words: 'senza lievito madre' is not 'madre, without lievito'. */
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
/** Who leaves it out eats nothing with gluten. */
export const WHEAT: readonly string[] = ['frumento', 'grano tenero', 'grano duro', 'wheat']

/** Done without: said of the whole recipe, not of what is inside. */
export const OVEN: ReadonlySet<string> = new Set(['forno', 'fornetto'])
/** They may stand before it: 'senza usare il forno', 'senza cottura in forno', 'non al forno'. */
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
/** Behind it: another oven will do. 'Senza forno a legna' is not without any. */
export const KIND_OF_OVEN: ReadonlySet<string> = new Set([
  'a',
  'elettrico',
  'statico',
  'ventilato',
  'professionale',
])

/** Also what an onion or a gorgonzola is: a kind of recipe only where nothing but a common word stands beside it. */
export const SWEET: readonly string[] = ['dolce', 'dolci']
/** No recipe says it. */
export const ENGLISH_WHITE = 'white'
export const WHITE: readonly string[] = ['bianca', 'bianche', ENGLISH_WHITE]
export const COMMON: ReadonlySet<string> = new Set(['pizza', 'pizze', 'focaccia', 'focacce'])

/** Hours of the units that a dough's rest is told in. */
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
