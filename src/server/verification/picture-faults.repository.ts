import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { max, sql } from 'drizzle-orm'
import { pictureName, pictureUrl, UPLOADED_WIDTHS_PX } from '#domain/recipe-list/picture-files.ts'
import type { Database } from '#server/db/database.ts'
import { recipes, shopProducts } from '#server/db/schema.ts'
import { pictureFiles } from '#server/db/schema-admin.ts'

const FOLDERS = ['dist/client/immagini/', 'public/immagini/'].map((folder) =>
  fileURLToPath(new URL(`../../../${folder}`, import.meta.url)),
)
const UPLOADED = 'caricate/'
const UPLOADED_FILES = [
  ...UPLOADED_WIDTHS_PX.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  'og.jpg',
]

interface PictureCheck {
  faults: string[]
  unused: { url: string; uploadedAt: Date }[]
}

export async function checkPictures(db: Database): Promise<PictureCheck> {
  const { rows: shown } = await db.execute<{ name: string; url: string }>(sql`
    select name, image_url as url from ${recipes} union all select title, image_url from ${shopProducts}`)
  const kept = await db
    .select({
      picture: pictureFiles.picture,
      files: sql<string[]>`array_agg(${pictureFiles.file})`,
      uploadedAt: max(pictureFiles.createdAt),
    })
    .from(pictureFiles)
    .groupBy(pictureFiles.picture)
    .orderBy(max(pictureFiles.createdAt), pictureFiles.picture)
  const uploaded = new Map(kept.map(({ picture, files }) => [UPLOADED + picture, new Set(files)]))
  const names = new Set<string>()
  const faults: string[] = []
  for (const { name, url } of shown) {
    const picture = pictureName(url)
    if (picture === undefined) continue // a drawing of a product, or a picture on another site
    names.add(picture)
    if (picture.startsWith(UPLOADED)) {
      const files = uploaded.get(picture)
      const missing = UPLOADED_FILES.filter((file) => !files?.has(file))
      if (missing.length > 0) faults.push(`«${name}»: l'immagine caricata non ha ${missing.join(', ')}`)
    } else if (!(await isThere(`${picture}-960.webp`))) faults.push(`«${name}»: manca il file ${url}`)
  }
  const unused = kept.flatMap(({ picture, uploadedAt }) =>
    names.has(UPLOADED + picture)
      ? []
      : [{ url: pictureUrl(UPLOADED + picture), uploadedAt: uploadedAt ?? new Date(0) }],
  )
  return { faults, unused }
}

const isThere = (file: string) =>
  Promise.any(FOLDERS.map((folder) => access(join(folder, file)))).then(
    () => true,
    () => false,
  )
