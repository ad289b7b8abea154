import sharp, { type Sharp } from 'sharp'
import type { Pixels } from '#domain/photo-analysis/measure-picture.ts'
import type { FromPhotoThread } from './photo-messages.ts'

/** A small file with more pixels may be a decompression bomb. */
const MOST_PIXELS = 64_000_000
const DECODE_S = 10
const LOOKED_AT_PX = 640
const SENT_PX = 1024
const SENT_QUALITY = 85
const FORMATS: readonly string[] = ['jpeg', 'png', 'gif', 'webp']

export class RefusedPhoto extends Error {
  readonly reason: Extract<FromPhotoThread, { kind: 'refused' }>['reason']

  constructor(reason: RefusedPhoto['reason'], cause?: unknown) {
    super(`refused photo: ${reason}`, { cause })
    this.reason = reason
  }
}

sharp.cache(false)
/** Limits libvips to one core, so that the other cores serve requests. */
sharp.concurrency(1)

async function opened(bytes: Uint8Array): Promise<Sharp> {
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1, sequentialRead: true })
  const { format, width, height } = await picture.metadata().catch((error: unknown) => {
    throw new RefusedPhoto('damaged', error)
  })
  if (!FORMATS.includes(format)) throw new RefusedPhoto('unsupported')
  if (width * height > MOST_PIXELS) throw new RefusedPhoto('too-many-pixels')
  return picture.timeout({ seconds: DECODE_S })
}

const upright = (picture: Sharp, longerSide: number) =>
  picture
    .autoOrient()
    .resize(longerSide, longerSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')

async function finished<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new RefusedPhoto('damaged', error)
  }
}

/** RGB pixels; the longer side has at most 640 pixels. Throws {@link RefusedPhoto}. */
export async function decodePhoto(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await finished(
    upright(await opened(bytes), LOOKED_AT_PX)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  return { rgb: data, width: info.width, height: info.height }
}

export const squareOf = ({ rgb, width, height }: Pixels, side: number): Promise<Uint8Array> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(side, side, { fit: 'fill' })
    .raw()
    .toBuffer()

export const shrinkPhoto = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await finished(
      upright(await opened(bytes), SENT_PX)
        .jpeg({ quality: SENT_QUALITY })
        .toBuffer(),
    ),
  )
