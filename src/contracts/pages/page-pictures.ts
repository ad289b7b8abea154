/** Pictures of pages for shared links: their title on the picture of a recipe; `npm run images` makes them. */
import { sharedPictureUrl } from '#domain/recipe-list/picture-files.ts'
import type { PicturedPage } from './pages.ts'

/** The name under which its files lie. */
export const pagePictureName = (path: PicturedPage['path']): string => `pagina${path.replaceAll('/', '-')}`

export const pagePictureUrl = (path: PicturedPage['path']): string => sharedPictureUrl(pagePictureName(path))
