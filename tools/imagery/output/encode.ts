/** A drawing as the files that the site serves. */
import sharp, { type Sharp } from 'sharp'
import { PICTURE_WIDTHS_PX } from '#site'
import type { Drawing } from '../renderer/render.ts'

/** Chosen at twice the size, beside the picture without loss: no block and no smear that the eye finds. The widest one is
 * for screens with two pixels for one, where less quality does not show. Half the resolution of colour costs nothing that
 * is seen on food, and pays for more detail in the light. */
const QUALITY: Record<number, { avif: number; webp: number }> = {
  480: { avif: 44, webp: 52 },
  960: { avif: 44, webp: 44 },
  1440: { avif: 34, webp: 30 },
}
const JPEG = { quality: 40, mozjpeg: true } as const

/** What networks show with a shared link. */
const SHARED = { width: 1200, height: 630 }

sharp.concurrency(1)

const resized = ({ bytes, width, height }: Drawing, toWidth: number, toHeight: number): Sharp =>
  sharp(bytes, { raw: { width, height, channels: 3 } }).resize(toWidth, toHeight, { fit: 'cover' })

/** Writes `{stem}-{width}.avif`, `.webp` and `{stem}-og.jpg`. */
export async function writePictures(drawing: Drawing, stem: string): Promise<void> {
  for (const width of PICTURE_WIDTHS_PX) {
    const { avif, webp } = QUALITY[width]
    const image = resized(drawing, width, Math.round((width * 3) / 4))
    const files = {
      avif: image.clone().avif({ quality: avif, effort: 3, chromaSubsampling: '4:2:0' }),
      webp: image.clone().webp({ quality: webp, effort: 4 }),
    }
    for (const [format, file] of Object.entries(files)) await file.toFile(`${stem}-${width}.${format}`)
  }
  const shared = resized(drawing, SHARED.width, SHARED.height)
  await shared.jpeg(JPEG).toFile(`${stem}-og.jpg`)
}
