/** `npm run images`: draws the missing pictures of recipes, kinds, rims and the cover. With names: those again; `tutte` is all
 * of them; `pagine` those of categories and pages, which are made of the others.
 *
 * `--draft FOLDER` writes small quick ones there, for looking at. `--masters FOLDER` keeps every picture there without
 * loss and takes it from there the next time: other encodings need no new drawing. `--part 1/2` does every second one. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { COVER_PICTURE } from '#site'
import { cornicioni } from './cornicioni.ts'
import { DRAFT, FINE } from './figures/dress.ts'
import { kindLooks } from './kinds.ts'
import { lookOf } from './looks/direct.ts'
import { writePictures } from './output/encode.ts'
import { writePagePictures } from './output/page-pictures.ts'
import { writePlaceholders } from './output/placeholders.ts'
import { readRecipes } from './recipes.ts'
import { type Drawing, type Quality, render, type Scene } from './renderer/render.ts'
import { coverScene } from './scene/cover-scene.ts'
import { setScene } from './scene/set-scene.ts'

const FOLDER = fileURLToPath(new URL('../../public/immagini/', import.meta.url))

const FULL: Quality = { width: 1440, height: 1080, windowSamples: 4, skySamples: 7, shadowMapSize: 1200 }
const QUICK: Quality = { width: 720, height: 540, windowSamples: 3, skySamples: 7, shadowMapSize: 700 }

const { values, positionals } = parseArgs({
  options: { draft: { type: 'string' }, masters: { type: 'string' }, part: { type: 'string' } },
  allowPositionals: true,
})

interface Picture {
  name: string
  scene: () => Scene
  /** Of a recipe's picture. */
  framing?: string
}

const pictures = listPictures(values.draft ? DRAFT : FINE)
const [part = 1, parts = 1] = (values.part ?? '1/1').split('/').map(Number)
const wanted = pictures.filter(isWanted).filter((_, at) => at % parts === part - 1)
for (const { name, scene } of wanted) {
  const start = process.cpuUsage()
  if (values.draft) await writeLossless(render(scene(), QUICK), values.draft, name)
  else await writePictures(await drawing(scene, name), FOLDER + name)
  const { user, system } = process.cpuUsage(start)
  console.log(`${name}: ${((user + system) / 1e6).toFixed(1)} s`)
}
if (!values.draft) {
  await writePlaceholders(FOLDER, pictures)
  await writePagePictures(FOLDER, positionals.includes('pagine') || positionals.includes('tutte'))
}

function listPictures(fineness: typeof FINE): Picture[] {
  const recipes = readRecipes()
  const look = (id: number) => {
    const recipe = recipes.find((each) => each.id === id)
    if (!recipe) throw new Error(`No recipe has the id ${id}`)
    return lookOf(recipe)
  }
  return [
    { name: COVER_PICTURE, scene: () => coverScene(look(2), look(1), fineness) },
    ...[...cornicioni(), ...kindLooks()].map(({ name, look: own }) => ({
      name,
      scene: () => setScene(own, fineness),
    })),
    ...recipes.map((recipe) => {
      const { moment, shot } = lookOf(recipe)
      const framing = `${moment === 'whole' ? '' : `${moment} `}${shot}`
      return { name: recipe.slug, framing, scene: () => setScene(lookOf(recipe), fineness) }
    }),
  ]
}

function isWanted({ name }: Picture): boolean {
  if (positionals.includes('tutte')) return true
  if (positionals.some((each) => each !== 'pagine')) return positionals.includes(name)
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
  const drawn = render(scene(), FULL)
  await writeLossless(drawn, masters, name)
  return drawn
}

async function writeLossless({ bytes, width, height }: Drawing, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(`${folder}/${name}.png`)
}
