import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { pictureName, UPLOADED_WIDTHS_PX } from '#domain/picture/picture-files.ts'
import type { Database } from '#server/db/database.ts'
import { recipes, shopProducts } from '#server/db/schema.ts'
import { pictureFiles } from '#server/db/schema-admin.ts'

/** Where the built site has its pictures, and where they come from: an image of a container has only the first. */
const FOLDERS = ['dist/client/immagini/', 'public/immagini/'].map((folder) =>
  fileURLToPath(new URL(`../../../${folder}`, import.meta.url)),
)
const UPLOADED = 'caricate/'
const UPLOADED_FILES = [
  ...UPLOADED_WIDTHS_PX.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  'og.jpg',
]

/** Pictures that a recipe or a product shows and that are not there whole, a line each in Italian. */
export async function pictureFaults(db: Database): Promise<string[]> {
  const { rows: shown } = await db.execute(sql`
    select name, image_url as url from ${recipes} union all select title, image_url from ${shopProducts}`)
  const { rows: kept } = await db.execute(
    sql`select picture, array_agg(file) as files from ${pictureFiles} group by picture`,
  )
  const uploaded = new Map(kept.map(({ picture, files }) => [String(picture), new Set(files as string[])]))
  const faults: string[] = []
  for (const { name, url } of shown as { name: string; url: string }[]) {
    const picture = pictureName(url)
    if (picture === undefined) continue // a product's drawing, or on another site
    if (picture.startsWith(UPLOADED)) {
      const files = uploaded.get(picture.slice(UPLOADED.length))
      const missing = UPLOADED_FILES.filter((file) => !files?.has(file))
      if (missing.length > 0) faults.push(`«${name}»: l'immagine caricata non ha ${missing.join(', ')}`)
    } else if (!(await isThere(`${picture}-960.webp`))) faults.push(`«${name}»: manca il file ${url}`)
  }
  return faults
}

const isThere = (file: string) =>
  Promise.any(FOLDERS.map((folder) => access(join(folder, file)))).then(
    () => true,
    () => false,
  )
