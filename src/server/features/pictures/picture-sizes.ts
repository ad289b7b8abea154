import sharp from 'sharp'
import { SMALLEST_PICTURE_PX as SMALLEST } from '#contracts/pictures/uploaded-picture.ts'
import { UPLOADED_WIDTHS_PX } from '#domain/recipe-list/picture-files.ts'
import { AppError } from '#server/app-error.ts'
import { inTurn } from '#server/jobs/limited-queue.ts'

const SHARED = { width: 1200, height: 630 } as const
/** A small file with more pixels may be a decompression bomb. */
const MAX_PIXELS = 50_000_000
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp']
const takeTurn = inTurn({
  atOnce: 1,
  mostWaiting: 4,
  message: 'Ci sono già altre immagini in lavorazione. Riprova tra qualche secondo.',
  retryAfterS: 20,
})
sharp.concurrency(1) // leaves one core for requests
const QUALITY = { avif: 55, webp: 78, jpeg: 80 } as const

export interface PictureFile {
  file: string
  content: Buffer
}

/**
 * An uploaded photo in all sizes of the site, upright and without metadata (place, camera). The format is
 * read from the content, not from the declared type. Throws AppError: 415 or 400 for the picture, 503 if too
 * many pictures wait.
 */
export const pictureInAllSizes = (upload: Buffer): Promise<PictureFile[]> => takeTurn(() => allSizes(upload))

async function allSizes(upload: Buffer): Promise<PictureFile[]> {
  const open = () => sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format, width, height } = await readable(() => open().metadata())
  if (!FORMATS.includes(format)) {
    throw new AppError('unsupported_type', 'Carica una fotografia JPEG, PNG o WebP')
  }
  if (width < SMALLEST.width || height < SMALLEST.height) {
    const { width: least, height: high } = SMALLEST
    throw new AppError(
      'invalid_input',
      `L'immagine è troppo piccola: servono almeno ${least} × ${high} pixel`,
    )
  }
  const upright = await readable(() => open().autoOrient().flatten({ background: '#fff' }).toBuffer())
  const files: PictureFile[] = []
  for (const size of UPLOADED_WIDTHS_PX) {
    const cut = sharp(upright).resize({
      width: size,
      height: (size * 3) / 4,
      fit: 'cover',
      position: 'attention',
    })
    files.push(
      { file: `${size}.avif`, content: await cut.clone().avif({ quality: QUALITY.avif }).toBuffer() },
      { file: `${size}.webp`, content: await cut.clone().webp({ quality: QUALITY.webp }).toBuffer() },
    )
  }
  const shared = sharp(upright).resize({ ...SHARED, fit: 'cover', position: 'attention' })
  files.push({
    file: 'og.jpg',
    content: await shared.jpeg({ quality: QUALITY.jpeg, mozjpeg: true }).toBuffer(),
  })
  return files
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch {
    throw new AppError('invalid_input', "L'immagine non si apre: il file è rovinato o troppo grande")
  }
}
