import sharp from 'sharp'
import { BLOCK_PX, type Screen, type Verdict } from './compare-screens.ts'

/** What a screenshot is reduced to: small enough to keep hundreds, large enough to see 8 px of the page move. */
const REDUCED_PX = { 390: 195, 768: 256, 1440: 360 } as const
export type ScreenWidth = keyof typeof REDUCED_PX

const QUALITY = 32

/** A screenshot as it is kept and compared: a small WebP. The same picture always gives the same bytes. */
export const reduceScreen = (png: Buffer, width: ScreenWidth): Promise<Buffer> =>
  sharp(png)
    .removeAlpha()
    .resize({ width: REDUCED_PX[width], kernel: 'lanczos3' })
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer()

export async function readScreen(webp: Buffer): Promise<Screen> {
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data }
}

/** The actual screen, paled, with what differs framed in red. */
export function drawDifference(
  actual: Buffer,
  { blocks }: Verdict,
  { width, height }: Screen,
): Promise<Buffer> {
  const frames = blocks
    .map(({ x, y }) => `<rect x="${x}" y="${y}" width="${BLOCK_PX}" height="${BLOCK_PX}"/>`)
    .join('')
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff" fill-opacity=".5"/>
    <g fill="#f00" fill-opacity=".55">${frames}</g></svg>`
  return sharp(actual)
    .composite([{ input: Buffer.from(overlay) }])
    .webp({ quality: 80 })
    .toBuffer()
}

const SHEET_COLUMNS = 6
const TILE = { width: 250, height: 620 }
const LABEL_PX = 18

/** Many screens on one picture, each with its name, for a person to look at. */
export async function contactSheet(screens: { name: string; webp: Buffer }[]): Promise<Buffer> {
  const rows = Math.ceil(screens.length / SHEET_COLUMNS)
  const tiles = await Promise.all(
    screens.map(async ({ name, webp }, index) => {
      const left = (index % SHEET_COLUMNS) * TILE.width
      const top = Math.floor(index / SHEET_COLUMNS) * TILE.height
      const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${LABEL_PX}">
        <text x="3" y="13" font-family="sans-serif" font-size="11">${name}</text></svg>`
      const picture = await sharp(webp)
        .resize({
          width: TILE.width - 6,
          height: TILE.height - LABEL_PX - 6,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .png()
        .toBuffer()
      return [
        { input: Buffer.from(label), left, top },
        { input: picture, left: left + 3, top: top + LABEL_PX },
      ]
    }),
  )
  const size = { width: SHEET_COLUMNS * TILE.width, height: rows * TILE.height }
  return sharp({ create: { ...size, channels: 3, background: '#c8c8c8' } })
    .composite(tiles.flat())
    .png()
    .toBuffer()
}
