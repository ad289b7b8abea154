/** What is known of pictures without loading them: a tiny copy of each, that shows in its place, blurred by being enlarged,
 * until it has arrived; and the mean colour and the framing of those of recipes, by which the list keeps them apart. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const TARGET = fileURLToPath(
  new URL('../../../src/web/features/recipe-cards/picture-placeholders.json', import.meta.url),
)

const COLOURS = fileURLToPath(
  new URL('../../../src/domain/recipe-list/picture-colours.json', import.meta.url),
)

/** Pixels: fewer lose the shape of a pan. */
const SIZE = { width: 16, height: 12 }
/** Pixels of the tiny picture: without it an enlarged one shows its squares. */
const BLUR = 0.8
/** A blurred picture costs no more than a coarse one that is not, and keeps its colours. */
const QUALITY = 75

/** Rewrites both lists with the pictures that are there: WebP in base 64, and `rrggbb framing`, by name. */
export async function writePlaceholders(
  folder: string,
  pictures: readonly { name: string; framing?: string }[],
): Promise<void> {
  const placeholders: Record<string, string> = {}
  const colours: Record<string, string> = {}
  for (const { name, framing } of pictures.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const file = `${folder}${name}-480.webp`
    if (!existsSync(file)) continue
    placeholders[name] = await placeholderOf(file)
    if (framing) colours[name] = `${await meanColour(file)} ${framing}`
  }
  await writeFile(TARGET, `${JSON.stringify(placeholders, null, 2)}\n`)
  await writeFile(COLOURS, `${JSON.stringify(colours, null, 2)}\n`)
}

async function meanColour(file: string): Promise<string> {
  const { channels } = await sharp(file).stats()
  return channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')
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
