/** A photograph as the files that the site serves. */
import { writeFile } from 'node:fs/promises'
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp'
import { PICTURE_WIDTHS_PX } from '#domain/picture/picture-files.ts'
import type { Photograph } from '../renderer/render.ts'

/** Chosen by eye, so that all files of a picture together stay at about 250 kB. The widest one is for screens with
 * two pixels for one, where less quality does not show. */
const AVIF: Record<number, AvifOptions> = {
  480: { quality: 46, effort: 2 },
  960: { quality: 44, effort: 2 },
  1440: { quality: 36, effort: 2 },
}
const WEBP: Record<number, WebpOptions> = {
  480: { quality: 62, effort: 4 },
  960: { quality: 56, effort: 4 },
  1440: { quality: 36, effort: 3 },
}
const JPEG = { quality: 54, mozjpeg: true } as const

/** What networks show with a shared link. */
const SHARED = { width: 1200, height: 630 }

sharp.concurrency(1)

const opened = ({ bytes, width, height }: Photograph): Sharp =>
  sharp(bytes, { raw: { width, height, channels: 3 } })

const sharpened = (photograph: Photograph, width: number, height: number, position = 'centre') =>
  opened(photograph)
    .resize(width, height, { fit: 'cover', position })
    .sharpen({ sigma: 0.5, m1: 0.3, m2: 0.5 })

/** Writes `{stem}-{width}.avif`, `.webp` and `{stem}-og.jpg`. */
export async function writePictures(photograph: Photograph, stem: string): Promise<void> {
  for (const width of PICTURE_WIDTHS_PX) {
    const image = sharpened(photograph, width, Math.round((width * 3) / 4))
    await writeFile(`${stem}-${width}.avif`, await image.clone().avif(AVIF[width]).toBuffer())
    await writeFile(`${stem}-${width}.webp`, await image.clone().webp(WEBP[width]).toBuffer())
  }
  const shared = sharpened(photograph, SHARED.width, SHARED.height)
  await writeFile(`${stem}-og.jpg`, await shared.jpeg(JPEG).toBuffer())
}
