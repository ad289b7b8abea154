/** A drawing as the files that the site serves. */
import { writeFile } from 'node:fs/promises'
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp'
import { PICTURE_WIDTHS_PX } from '#site'
import type { Drawing } from '../renderer/render.ts'

/** Chosen at twice the size, beside the picture without loss: no block and no smear that the eye finds. The widest one is
 * for screens with two pixels for one, where less quality does not show. Half the resolution of colour costs nothing that
 * is seen on food, and pays for more detail in the light. */
const AVIF: Record<number, AvifOptions> = {
  480: { quality: 46, effort: 3, chromaSubsampling: '4:2:0' },
  960: { quality: 46, effort: 3, chromaSubsampling: '4:2:0' },
  1440: { quality: 36, effort: 3, chromaSubsampling: '4:2:0' },
}
const WEBP: Record<number, WebpOptions> = {
  480: { quality: 56, effort: 6 },
  960: { quality: 48, effort: 6 },
  1440: { quality: 30, effort: 6 },
}
const JPEG = { quality: 40, mozjpeg: true } as const

/** What networks show with a shared link. */
const SHARED = { width: 1200, height: 630 }

sharp.concurrency(1)

const opened = ({ bytes, width, height }: Drawing): Sharp =>
  sharp(bytes, { raw: { width, height, channels: 3 } })

/** Only what was made smaller is sharpened: at full size that would draw light seams along edges. */
function resized(drawing: Drawing, width: number, height: number): Sharp {
  const image = opened(drawing).resize(width, height, { fit: 'cover' })
  return width < drawing.width ? image.sharpen({ sigma: 0.5, m1: 0.3, m2: 0.5 }) : image
}

/** Writes `{stem}-{width}.avif`, `.webp` and `{stem}-og.jpg`. */
export async function writePictures(drawing: Drawing, stem: string): Promise<void> {
  for (const width of PICTURE_WIDTHS_PX) {
    const image = resized(drawing, width, Math.round((width * 3) / 4))
    await writeFile(`${stem}-${width}.avif`, await image.clone().avif(AVIF[width]).toBuffer())
    await writeFile(`${stem}-${width}.webp`, await image.clone().webp(WEBP[width]).toBuffer())
  }
  const shared = resized(drawing, SHARED.width, SHARED.height)
  await writeFile(`${stem}-og.jpg`, await shared.jpeg(JPEG).toBuffer())
}
