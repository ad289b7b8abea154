/** The files of a rendered or uploaded picture: `{name}-{width}.avif` and `.webp`, and `{name}-og.jpg` for
 * previews of shared links.
 *
 * Units   pixels; all pictures are 4:3 except `{name}-og.jpg`.
 * Valid   names of recipes (lower case, digits, hyphens); uploads have a folder of their own. */

const FOLDER = '/immagini/'

const UPLOADED = 'caricate/'

export const COVER_PICTURE = 'copertina'

export const PICTURE_WIDTHS_PX = [480, 960, 1440] as const
/** Smaller than the widths of rendered pictures, because few uploaded photos are 1440 pixels wide. */
export const UPLOADED_WIDTHS_PX = [480, 720, 960] as const

export const pictureUrl = (name: string): string => `${FOLDER}${name}-960.webp`

export const pictureName = (url: string): string | undefined =>
  /^\/immagini\/((?:caricate\/)?[a-z0-9-]+)-960\.webp$/.exec(url)?.[1]

export const pictureOfFile = (url: string): string | undefined =>
  /^\/immagini\/((?:caricate\/)?[a-z0-9-]+)-\d+\.(?:avif|webp)$/.exec(url)?.[1]

export const sharedPictureUrl = (name: string): string => `${FOLDER}${name}-og.jpg`

export const isUploaded = (name: string): boolean => name.startsWith(UPLOADED)

export const pictureSet = (name: string, format: 'avif' | 'webp'): string =>
  (isUploaded(name) ? UPLOADED_WIDTHS_PX : PICTURE_WIDTHS_PX)
    .map((width) => `${FOLDER}${name}-${width}.${format} ${width}w`)
    .join(', ')
