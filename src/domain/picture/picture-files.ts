/** The files of a rendered picture: `{name}-{width}.avif` and `.webp`, and `{name}-og.jpg` for shared links.
 *
 * Units   pixels; all but the shared one are 4:3.
 * Valid   names of recipes (lower case, digits, hyphens). */

/** Where the site serves them. */
const FOLDER = '/immagini/'

/** The picture of the home page. */
export const COVER_PICTURE = 'copertina'

export const PICTURE_WIDTHS_PX = [480, 960, 1440] as const

/** The one that stands for the picture in data and for old browsers. */
export const pictureUrl = (name: string): string => `${FOLDER}${name}-960.webp`

/** The name of the picture at an address; undefined for an uploaded or drawn one, which has no siblings. */
export const pictureName = (url: string): string | undefined =>
  /^\/immagini\/([a-z0-9-]+)-960\.webp$/.exec(url)?.[1]

/** 1200 x 630, for shared links. */
export const sharedPictureUrl = (name: string): string => `${FOLDER}${name}-og.jpg`

/** The candidates of a `srcset`, smallest first. */
export const pictureSet = (name: string, format: 'avif' | 'webp'): string =>
  PICTURE_WIDTHS_PX.map((width) => `${FOLDER}${name}-${width}.${format} ${width}w`).join(', ')
