/** Pictures made of other pictures: the tiles of the categories, and what networks show with a link to a main page. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import {
  CATEGORY_PICTURE_PX,
  CATEGORY_PICTURES,
  categoryPictureUrl,
  PICTURED_PAGES,
  type PicturedPage,
  pagePictureName,
} from '#site'
import { unpackFont } from './unpack-font.ts'

const SHARED = { width: 1200, height: 630 }
const WEB_FONT = fileURLToPath(
  import.meta.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff'),
)
/** The site's serif where the writer of texts finds it. */
const SERIF = join(tmpdir(), 'cornicione-young-serif.ttf')
/** The mark of the site (src/web/ui/cornicione-mark.tsx), as the printed sheets have it. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="72" height="72"><circle cx="24" cy="24" r="21.5" fill="#d99a45"/><circle cx="24" cy="24" r="14.3" fill="#b42d1c"/><ellipse cx="21" cy="20" rx="5" ry="3.4" fill="#fff4dc"/><ellipse cx="30.5" cy="29" rx="4" ry="2.7" fill="#fff4dc"/><ellipse cx="22.5" cy="31" rx="4" ry="1.8" transform="rotate(25 22.5 31.5)" fill="#2f6b3c"/></svg>`
/** The char of the site's dark bands, fading towards the pizza. */
const VEIL = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><linearGradient id="v"><stop offset=".34" stop-color="#1d1714"/><stop offset=".52" stop-color="#1d1714" stop-opacity=".8"/><stop offset=".78" stop-color="#1d1714" stop-opacity="0"/></linearGradient></defs><rect width="1200" height="630" fill="url(#v)"/></svg>`
const MARGIN = 80
const TITLE_WIDTH = 560

const written = (text: string, sizePt: number, width: number) =>
  sharp({
    text: {
      text: `<span foreground="#fbf3e6">${text}</span>`,
      font: `Young Serif ${sizePt}`,
      fontfile: SERIF,
      width,
      rgba: true,
      dpi: 72,
      spacing: 6,
    },
  })
    .png()
    .toBuffer()

async function writePage(folder: string, { path, title, picture }: PicturedPage) {
  const [name, heading] = await Promise.all([
    written('Cornicione', 44, TITLE_WIDTH),
    written(title, 82, TITLE_WIDTH),
  ])
  // The pizza lies in the middle of its picture: half of the sheet's width further to the right it clears the words.
  const pizza = await sharp(`${folder}${picture}-1440.webp`)
    .resize({ height: SHARED.height + 60 })
    .toBuffer()
  const { width: pizzaWidth } = await sharp(pizza).metadata()
  await sharp({ create: { ...SHARED, channels: 3, background: '#1d1714' } })
    .composite([
      {
        input: await sharp(pizza)
          .extract({ left: 0, top: 30, width: Math.min(pizzaWidth, 820), height: SHARED.height })
          .toBuffer(),
        left: SHARED.width - Math.min(pizzaWidth, 820),
        top: 0,
      },
      { input: Buffer.from(VEIL), left: 0, top: 0 },
      { input: Buffer.from(MARK), left: MARGIN, top: MARGIN },
      { input: name, left: MARGIN + 92, top: MARGIN + 12 },
      { input: heading, left: MARGIN, top: 290 },
    ])
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(`${folder}${pagePictureName(path)}-og.jpg`)
}

const categoryFile = (folder: string, category: string, format: 'avif' | 'webp') =>
  folder + categoryPictureUrl(category, format)?.split('/').at(-1)

async function writeCategory(folder: string, category: string, picture: string) {
  const size = CATEGORY_PICTURE_PX
  const tile = sharp(`${folder}${picture}-1440.webp`)
    .resize(size, size, { fit: 'cover' })
    .sharpen({ sigma: 0.5 })
  await tile
    .clone()
    .avif({ quality: 45 })
    .toFile(categoryFile(folder, category, 'avif'))
  await tile
    .clone()
    .webp({ quality: 58 })
    .toFile(categoryFile(folder, category, 'webp'))
}

/** Writes what is missing into the folder, from the pictures of recipes that lie there; with `anew`, all. */
export async function writePagePictures(folder: string, anew: boolean): Promise<void> {
  for (const [category, picture] of Object.entries(CATEGORY_PICTURES)) {
    if (anew || !existsSync(categoryFile(folder, category, 'avif')))
      await writeCategory(folder, category, picture)
  }
  writeFileSync(SERIF, unpackFont(readFileSync(WEB_FONT)))
  for (const page of PICTURED_PAGES) {
    if (anew || !existsSync(`${folder}${pagePictureName(page.path)}-og.jpg`)) await writePage(folder, page)
  }
}
