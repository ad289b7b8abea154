/** A tiny copy of each picture: what shows in its place, blurred by being enlarged, until it has arrived. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const TARGET = fileURLToPath(
  new URL('../../../src/web/features/recipe-cards/picture-placeholders.json', import.meta.url),
)

/** Pixels: fewer lose the shape of a pan. */
const SIZE = { width: 16, height: 12 }
/** Pixels of the tiny picture: without it an enlarged one shows its squares. */
const BLUR = 0.8
/** A blurred picture costs no more than a coarse one that is not, and keeps its colours. */
const QUALITY = 75

/** Rewrites the list with the pictures that are there: WebP in base 64, by name. */
export async function writePlaceholders(folder: string, names: readonly string[]): Promise<void> {
  const placeholders: Record<string, string> = {}
  for (const name of [...names].sort()) {
    const file = `${folder}${name}-480.webp`
    if (existsSync(file)) placeholders[name] = await placeholderOf(file)
  }
  await writeFile(TARGET, `${JSON.stringify(placeholders, null, 2)}\n`)
}

async function placeholderOf(file: string): Promise<string> {
  const { width, height } = SIZE
  const tiny = await sharp(file)
    .resize(width, height, { fit: 'fill' })
    .blur(BLUR)
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer()
  return tiny.toString('base64')
}
