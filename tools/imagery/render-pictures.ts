/** `npm run images`: takes the missing pictures of the recipes. With names of recipes: those again; with `pagine`
 * those of categories and pages.
 *
 * `--draft FOLDER` writes small quick ones there, for looking at. `--masters FOLDER` keeps every picture there without
 * loss and takes it from there the next time: other encodings need no new rendering. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { COVER_PICTURE } from '#site'
import { cornicioni } from './cornicioni.ts'
import { DRAFT, FINE } from './figures/dress.ts'
import { lookOf } from './looks/direct.ts'
import { writePictures } from './output/encode.ts'
import { writePagePictures } from './output/page-pictures.ts'
import { writePlaceholders } from './output/placeholders.ts'
import { readRecipes } from './recipes.ts'
import { type Drawing, type Quality, render, type Scene } from './renderer/render.ts'
import { coverScene } from './scene/cover-scene.ts'
import { setScene } from './scene/set-scene.ts'

const FOLDER = fileURLToPath(new URL('../../public/immagini/', import.meta.url))

const FULL: Quality = { width: 1440, height: 1080, windowSamples: 4, skySamples: 7, shadowMapSize: 900 }
const QUICK: Quality = { width: 720, height: 540, windowSamples: 3, skySamples: 7, shadowMapSize: 560 }

const { values, positionals } = parseArgs({
  options: { draft: { type: 'string' }, masters: { type: 'string' } },
  allowPositionals: true,
})

const scenes = listScenes(values.draft ? DRAFT : FINE)
for (const { name, scene } of scenes.filter(({ name }) => isWanted(name))) {
  const start = performance.now()
  if (values.draft) await writeDraft(scene(), values.draft, name)
  else await writePictures(await drawing(scene, name), FOLDER + name)
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
if (!values.draft) {
  await writePlaceholders(
    FOLDER,
    scenes.map(({ name }) => name),
  )
  await writePagePictures(FOLDER, positionals.includes('pagine'))
}

function listScenes(fineness: typeof FINE): { name: string; scene: () => Scene }[] {
  const recipes = readRecipes()
  const look = (id: number) => {
    const recipe = recipes.find((each) => each.id === id)
    if (!recipe) throw new Error(`No recipe has the id ${id}`)
    return lookOf(recipe)
  }
  return [
    { name: COVER_PICTURE, scene: () => coverScene(look(2), look(1), fineness) },
    ...cornicioni().map(({ name, look: rim }) => ({ name, scene: () => setScene(rim, fineness) })),
    ...recipes.map((recipe) => ({ name: recipe.slug, scene: () => setScene(lookOf(recipe), fineness) })),
  ]
}

function isWanted(name: string): boolean {
  if (positionals.length > 0) return positionals.includes(name)
  return values.draft !== undefined || !existsSync(`${FOLDER}${name}-1440.avif`)
}

async function drawing(scene: () => Scene, name: string): Promise<Drawing> {
  const { masters } = values
  if (masters === undefined) return render(scene(), FULL)
  const file = `${masters}/${name}.png`
  if (existsSync(file)) {
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  }
  const taken = render(scene(), FULL)
  await mkdir(masters, { recursive: true })
  await sharp(taken.bytes, { raw: { width: taken.width, height: taken.height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(file)
  return taken
}

async function writeDraft(scene: Scene, folder: string, name: string): Promise<void> {
  const { bytes, width, height } = render(scene, QUICK)
  await mkdir(folder, { recursive: true })
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(`${folder}/${name}.png`)
}
