/** Three colours of each picture, from its middle outwards: what shows in its place until it has arrived. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const TARGET = fileURLToPath(new URL('../../../src/web/ui/picture-colours.ts', import.meta.url))

/** Samples of a picture reduced to this size. */
const SIZE = { width: 24, height: 18 }
/** Distance from the middle (the edge is 1) up to which a sample belongs to a ring. */
const RINGS = [0.45, 0.85, 2]

/** Rewrites the list with the pictures that are there. */
export async function writeColours(folder: string, names: readonly string[]): Promise<void> {
  const lines: string[] = []
  for (const name of [...names].sort()) {
    const file = `${folder}${name}-480.webp`
    if (existsSync(file)) lines.push(`  ${keyOf(name)}: '${await coloursOf(file)}',`)
  }
  await writeFile(
    TARGET,
    `/** Made by \`npm run images\`: the colours of each rendered picture in its middle, around it and at its border,\n * three hexadecimal digits each. */\nexport const PICTURE_COLOURS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n}\n`,
  )
}

/** Quoted only where the language asks for it. */
const keyOf = (name: string) => (/^[a-z]+$/.test(name) ? name : `'${name}'`)

async function coloursOf(file: string): Promise<string> {
  const { width, height } = SIZE
  const samples = await sharp(file).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return RINGS.map((limit, ring) => {
    const from = ring === 0 ? 0 : RINGS[ring - 1]
    const sum = [0, 0, 0]
    let count = 0
    for (let at = 0; at < width * height; at += 1) {
      const away =
        Math.hypot(((at % width) + 0.5) / width - 0.5, (Math.floor(at / width) + 0.5) / height - 0.5) * 2
      if (away < from || away >= limit) continue
      for (let channel = 0; channel < 3; channel += 1) sum[channel] += samples[at * 3 + channel]
      count += 1
    }
    return sum.map((value) => Math.round(value / count / 17).toString(16)).join('')
  }).join('')
}
