/** The rendered picture that stands for a recipe without one of its own: the kind of pizza that it is, by form and colour.
 *
 * Source  form and base as recognise-figure.ts and recognise-base.ts read them; what is red with tomato,
 *         content/pictures/bases.yaml says by the ids of content/ingredients/.
 * Valid   any recipe. The picture shows the kind, never what a recipe alone has on it. */
import { TOMATOES } from '#knowledge/toppings.ts'
import type { Base } from '../recipes/look/bases.ts'
import type { RecipeCategory } from '../recipes/vocabulary.ts'
import { pictureName, pictureUrl } from './picture-files.ts'
import type { RecipeFacts } from './recipe-facts.ts'
import { type StandIn, standInAt, standInPicture } from './stand-in-pictures.ts'

export interface KindOfRecipe {
  category: RecipeCategory
  facts: Pick<RecipeFacts, 'style' | 'look'>
  /** Ids of its ingredients. */
  foods: readonly string[]
}

export function standInOf({ category, facts: { style, look }, foods }: KindOfRecipe): StandIn {
  const isRed = look.base === 'tomato'
  const hasTomato = isRed || (look.base === 'oil' && TOMATOES.some((id) => foods.includes(id)))
  if (style === 'focaccia' && look.shape !== 'calzone') return hasTomato ? 'focaccia-rossa' : 'focaccia'
  switch (look.shape) {
    case 'calzone':
      return 'calzone'
    case 'turnovers':
    case 'bites':
      return style === 'calzone' ? 'calzone' : 'fritta'
    case 'rounds':
      return 'montanara'
    case 'pala':
      return hasTomato ? 'pala-rossa' : 'pala-bianca'
    case 'skillet':
      return hasTomato ? 'padellino-rosso' : 'padellino-bianco'
    case 'tray':
    case 'slab':
    case 'tin':
      return hasTomato ? 'teglia-rossa' : 'teglia-bianca'
    default:
      return category === 'Dolce' ? sweetRound(look.base) : roundOf(hasTomato ? 'tomato' : look.base)
  }
}

const sweetRound = (base: Base): StandIn => (base === 'chocolate' ? 'dolce-cioccolato' : 'dolce-chiara')

const ROUNDS: Readonly<Partial<Record<Base, StandIn>>> = {
  tomato: 'tonda-rossa',
  green: 'tonda-verde',
  pistachio: 'tonda-verde',
  orange: 'tonda-gialla',
  custard: 'tonda-gialla',
}
const roundOf = (base: Base): StandIn => ROUNDS[base] ?? 'tonda-bianca'

/** What a recipe shows: its own picture, otherwise its kind's. */
export const pictureOf = (imageUrl: string, recipe: KindOfRecipe): string =>
  isOwn(imageUrl) ? imageUrl : pictureUrl(standInPicture(standInOf(recipe)))

/** Neither that of a kind nor an address that leads to no file of a picture. */
const isOwn = (imageUrl: string): boolean =>
  pictureName(imageUrl) !== undefined && standInAt(imageUrl) === undefined
