/** All that this package takes from the site: what a recipe is, how its pictures are named, where they are shown. */

export { pagePictureName } from '../../src/contracts/pages/page-pictures.ts'
export { PICTURED_PAGES, type PicturedPage } from '../../src/contracts/pages/pages.ts'
export {
  CATEGORY_PICTURE_PX,
  CATEGORY_PICTURES,
  categoryPictureUrl,
} from '../../src/domain/recipe-list/category-pictures.ts'
export { COVER_PICTURE, PICTURE_WIDTHS_PX } from '../../src/domain/recipe-list/picture-files.ts'
export { STAND_INS, type StandIn, standInPicture } from '../../src/domain/recipe-list/stand-in-pictures.ts'
export type { RecipeContent } from '../../src/domain/recipes/recipe-content.ts'
export type { Style } from '../../src/domain/styles/style.ts'
export { styleOf } from '../../src/domain/styles/style-of-dough.ts'
export { plain } from '../../src/domain/words/word-list.ts'
export { type SeededRandom, seededRandom } from './seeded-random.ts'
