/** The rendered files that the repository holds: complete, small, and all different. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { COVER_PICTURE, PICTURE_WIDTHS_PX } from '#domain/recipe-list/picture-files.ts'
import { ownEntry } from '#domain/words/own-entry.ts'
import placeholders from '#web/features/recipe-cards/picture-placeholders.json'

const folder = fileURLToPath(new URL('../public/immagini/', import.meta.url))
const RECIPES = new URL('../content/recipes/', import.meta.url)
const slugs = readdirSync(RECIPES).map((file) => file.replace(/\.yaml$/, ''))
const RIM = /^(cornicione-.+)-480\.webp$/
const rims = readdirSync(folder).flatMap((file) => RIM.exec(file)?.[1] ?? [])
const names = [COVER_PICTURE, ...rims, ...slugs]
const filesOf = (name: string) => [
  ...PICTURE_WIDTHS_PX.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
  `${name}-og.jpg`,
]

/** Mean difference of the bytes (0 to 255) of two thumbnails from which two pictures are not alike. */
const LEAST_DIFFERENCE = 6
const MOST_BYTES = 90_000
/** Of the one that most pages show. */
const MOST_BYTES_AT_960 = 60_000

test('six rims are shown cut through', () => {
  expect(rims).toHaveLength(6)
})

test('every recipe names its own picture', () => {
  const wrong = slugs.filter((slug) => {
    const content = readFileSync(new URL(`${slug}.yaml`, RECIPES), 'utf8')
    return (parse(content) as { image?: string }).image !== slug
  })
  expect(wrong, "`image:` of a recipe is its file's name").toEqual([])
})

test.each(names)('%s has all its files, each small enough', (name) => {
  for (const file of filesOf(name)) {
    expect(existsSync(folder + file), `${file} is missing: npm run images -- ${name}`).toBe(true)
    const { size } = statSync(folder + file)
    expect(size, file).toBeGreaterThan(3000)
    expect(size, file).toBeLessThan(file.endsWith('-960.avif') ? MOST_BYTES_AT_960 : MOST_BYTES)
  }
})

const thumbnail = (picture: Buffer | string, widthPx: number) =>
  sharp(picture)
    .resize(widthPx, (widthPx * 3) / 4)
    .removeAlpha()
    .raw()
    .toBuffer()
const thumbnails = (widthPx: number) =>
  Promise.all(names.map((name) => thumbnail(`${folder}${name}-480.webp`, widthPx)))
/** Mean difference of the bytes, 0 to 255. */
const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, byte, place) => sum + Math.abs(byte - (other[place] ?? 0)), 0) / one.length

test('of all pictures every placeholder looks most like its own', async () => {
  const pictures = await thumbnails(8)
  for (const [at, name] of names.entries()) {
    const placeholder = await thumbnail(Buffer.from(ownEntry(placeholders, name) ?? '', 'base64'), 8)
    const away = pictures.map((picture) => difference(placeholder, picture))
    expect(away.indexOf(Math.min(...away)), name).toBe(at)
  }
})

test('the files have the size that their names say', async () => {
  for (const width of PICTURE_WIDTHS_PX) {
    const { width: wide, height } = await sharp(`${folder}${COVER_PICTURE}-${width}.webp`).metadata()
    expect([wide, height]).toEqual([width, (width * 3) / 4])
  }
  const shared = await sharp(`${folder}${COVER_PICTURE}-og.jpg`).metadata()
  expect([shared.format, shared.width, shared.height]).toEqual(['jpeg', 1200, 630])
})

test('no two pictures are alike', async () => {
  const hashes = names.map((name) =>
    createHash('sha256')
      .update(readFileSync(`${folder}${name}-480.webp`))
      .digest('hex'),
  )
  expect(new Set(hashes).size).toBe(names.length)
  const pictures = await thumbnails(24)
  const alike = pictures.flatMap((one, at) =>
    pictures.slice(at + 1).flatMap((other, ahead) => {
      const away = difference(one, other)
      return away < LEAST_DIFFERENCE ? [`${names[at]} and ${names[at + 1 + ahead]}: ${away.toFixed(1)}`] : []
    }),
  )
  expect(alike).toEqual([])
})
