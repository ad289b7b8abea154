/** Preview pictures of pages for shared links: the page's title on a photo of a recipe. `npm run images`
 * creates them. */
import { sharedPictureUrl } from '#domain/recipe-list/picture-files.ts'
import type { PicturedPage } from './pages.ts'

export const pagePictureName = (path: PicturedPage['path']): string => `pagina${path.replaceAll('/', '-')}`

export const pagePictureUrl = (path: PicturedPage['path']): string => sharedPictureUrl(pagePictureName(path))
