/** `npm run images:kinds`: takes the missing pictures of kinds of pizza; with names: those again.
 * `--draft FOLDER` writes small quick ones there, for looking at. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { DRAFT, FINE } from './figures/dress.ts'
import { kindLooks } from './kinds.ts'
import { writePictures } from './output/encode.ts'
import { type Quality, render } from './renderer/render.ts'
import { setScene } from './scene/set-scene.ts'

const FOLDER = fileURLToPath(new URL('../../public/immagini/', import.meta.url))
const FULL: Quality = { width: 1440, height: 1080, windowSamples: 4, skySamples: 7, shadowMapSize: 900 }
const QUICK: Quality = { width: 640, height: 480, windowSamples: 3, skySamples: 7, shadowMapSize: 560 }

const { values, positionals } = parseArgs({ options: { draft: { type: 'string' } }, allowPositionals: true })
const isWanted = (name: string) =>
  positionals.length > 0
    ? positionals.includes(name)
    : values.draft !== undefined || !existsSync(`${FOLDER}${name}-1440.avif`)

for (const { name, look } of kindLooks().filter((kind) => isWanted(kind.name))) {
  const taken = render(setScene(look, values.draft ? DRAFT : FINE), values.draft ? QUICK : FULL)
  if (values.draft) {
    await mkdir(values.draft, { recursive: true })
    const { bytes, width, height } = taken
    await sharp(bytes, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(`${values.draft}/${name}.png`)
  } else await writePictures(taken, FOLDER + name)
  console.log(name)
}
