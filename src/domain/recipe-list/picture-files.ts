/** The files of a rendered or uploaded picture: `{name}-{width}.avif` and `.webp`, and `{name}-og.jpg` for shared links.
 *
 * Units   pixels; all but the shared one are 4:3.
 * Valid   names of recipes (lower case, digits, hyphens); uploaded ones stand in a folder of theirs. */

/** Where the site serves them. */
const FOLDER = '/immagini/'

const UPLOADED = 'caricate/'

/** The picture of the home page. */
export const COVER_PICTURE = 'copertina'

export const PICTURE_WIDTHS_PX = [480, 960, 1440] as const
/** Smaller than the rendered ones: nobody is asked for a photograph of 1440 pixels. */
export const UPLOADED_WIDTHS_PX = [480, 720, 960] as const

/** The one that stands for the picture in data and for old browsers. */
export const pictureUrl = (name: string): string => `${FOLDER}${name}-960.webp`

/** The name of the picture at an address; undefined for a drawn or foreign one, which has no siblings. */
export const pictureName = (url: string): string | undefined =>
  /^\/immagini\/((?:caricate\/)?[a-z0-9-]+)-960\.webp$/.exec(url)?.[1]

/** The name of the picture that a file shows in some width and format; undefined for what comes in one file. */
export const pictureOfFile = (url: string): string | undefined =>
  /^\/immagini\/((?:caricate\/)?[a-z0-9-]+)-\d+\.(?:avif|webp)$/.exec(url)?.[1]

/** 1200 x 630, for shared links. */
export const sharedPictureUrl = (name: string): string => `${FOLDER}${name}-og.jpg`

/** One that somebody uploaded: a photograph, as all others are not. */
export const isUploaded = (name: string): boolean => name.startsWith(UPLOADED)

/** The candidates of a `srcset`, smallest first. */
export const pictureSet = (name: string, format: 'avif' | 'webp'): string =>
  (isUploaded(name) ? UPLOADED_WIDTHS_PX : PICTURE_WIDTHS_PX)
    .map((width) => `${FOLDER}${name}-${width}.${format} ${width}w`)
    .join(', ')
