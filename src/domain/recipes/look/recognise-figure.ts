/** The outward form of a recipe, from its name first and its category otherwise. */
import type { RecipeCategory } from '#domain/recipes/vocabulary.ts'
import { plain } from '#domain/words/word-list.ts'

export type Figure =
  | 'puffy'
  | 'round'
  | 'thin'
  | 'tray'
  | 'slab'
  | 'skillet'
  | 'tin'
  | 'pala'
  | 'calzone'
  | 'turnovers'
  | 'rounds'
  | 'bites'

const BY_NAME: readonly (readonly [RegExp, Figure])[] = [
  [/padellin|tegamin|\bpan pizza/, 'skillet'],
  [/\bpala\b|pinsa|a metro|bianca romana|scrocchiarella|mortazza/, 'pala'],
  [/montanar|pizzell[ae]|pizzett[ae]/, 'rounds'],
  [/zeppol|angiolett|struffol|bombolon|graffe|gnocco fritto|crescentin|frittell|crocch|sgabei/, 'bites'],
  [/panzerott|calzoncell|scacc[ei]|tigell|ravioli dolc|sofficin/, 'turnovers'],
  [/pizza fritta/, 'turnovers'],
  [/calzon|ripieno/, 'calzone'],
  [/recco|farinata|torta/, 'tin'],
  [/barese|messinese/, 'tin'],
  [/al taglio|trancio|parigina|schiacciata|rianata/, 'slab'],
  [/sfincion/, 'slab'],
  [/teglia|focaccia|fugass/, 'tray'],
]

const BY_CATEGORY: Record<RecipeCategory, Figure> = {
  Napoletana: 'puffy',
  Romana: 'thin',
  Siciliana: 'slab',
  Classica: 'round',
  Gourmet: 'puffy',
  Vegana: 'round',
  'Senza Glutine': 'round',
  Teglia: 'tray',
  Focaccia: 'tray',
  Fritta: 'turnovers',
  Calzone: 'calzone',
  Dolce: 'round',
}

export function recogniseFigure(name: string, category: RecipeCategory): Figure {
  const title = plain(name)
  return BY_NAME.find(([stem]) => stem.test(title))?.[1] ?? BY_CATEGORY[category]
}
