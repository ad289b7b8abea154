/** Selects the rendered picture for a recipe without its own, by style and colour.
 *
 * Source  base: recognise-base.ts. Tomato ingredients: content/pictures/bases.yaml.
 * Valid   any recipe. The picture shows the kind of pizza, not the recipe's own toppings. */
import { TOMATOES } from '#knowledge/toppings.ts'
import type { Base } from '../recipes/look/bases.ts'
import type { RecipeCategory } from '../recipes/vocabulary.ts'
import { pictureName, pictureUrl } from './picture-files.ts'
import type { RecipeFacts } from './recipe-facts.ts'
import { type StandIn, standInAt, standInPicture } from './stand-in-pictures.ts'

export interface KindOfRecipe {
  category: RecipeCategory
  facts: Pick<RecipeFacts, 'style' | 'base'>
  foods: readonly string[]
}

export function standInOf({ category, facts: { style, base }, foods }: KindOfRecipe): StandIn {
  const isRed = base === 'tomato' || (base === 'oil' && TOMATOES.some((id) => foods.includes(id)))
  switch (style) {
    case 'calzone':
      return 'calzone'
    case 'focaccia':
      return isRed ? 'focaccia-rossa' : 'focaccia'
    case 'fritta':
      return isRed ? 'montanara' : 'fritta'
    case 'pala':
      return isRed ? 'pala-rossa' : 'pala-bianca'
    case 'padellino':
      return isRed ? 'padellino-rosso' : 'padellino-bianco'
    case 'teglia':
    case 'siciliana':
      return isRed ? 'teglia-rossa' : 'teglia-bianca'
    default:
      return category === 'Dolce' ? sweetRound(base) : roundOf(isRed ? 'tomato' : base)
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

export const pictureOf = (imageUrl: string, recipe: KindOfRecipe): string =>
  isOwn(imageUrl) ? imageUrl : pictureUrl(standInPicture(standInOf(recipe)))

const isOwn = (imageUrl: string): boolean =>
  pictureName(imageUrl) !== undefined && standInAt(imageUrl) === undefined
