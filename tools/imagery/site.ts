/** All that this package takes from the site: what a recipe is, how its pictures are named, where they are shown. */
export { plain } from '../../src/domain/ingredients/word-list.ts'
export {
  CATEGORY_PICTURE_PX,
  CATEGORY_PICTURES,
  categoryPictureUrl,
  PAGE_PICTURES,
  type PicturedPage,
  pagePictureName,
} from '../../src/domain/picture/page-pictures.ts'
export { COVER_PICTURE, PICTURE_WIDTHS_PX } from '../../src/domain/picture/picture-files.ts'
export { recogniseFigure } from '../../src/domain/picture/recognise-figure.ts'
export { type SeededRandom, seededRandom } from '../../src/domain/picture/seeded-random.ts'
export { STAND_INS, type StandIn, standInPicture } from '../../src/domain/picture/stand-in-pictures.ts'
export type { RecipeContent } from '../../src/domain/recipes/recipe-content.ts'
export type { RecipeCategory } from '../../src/domain/recipes/vocabulary.ts'
