import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { recipes, shopProducts } from '#server/db/schema.ts'
import { pictureFiles } from '#server/db/schema-admin.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'
import type { PictureFile } from './picture-sizes.ts'

/** In days. Equals BIN_DAYS, the time during which a deleted recipe can be restored. */
export const UNUSED_DAYS = 30

/** The pictures are in the database, so that all servers have them (docs/decisions/0011-administration.md). */
export const uploadedPicturesRepository = (db: Database) => ({
  store: (actor: Actor, picture: string, files: readonly PictureFile[]): Promise<string> =>
    db.transaction(async (tx) => {
      await tx
        .insert(pictureFiles)
        .values(files.map((one) => ({ ...one, picture })))
        .onConflictDoUpdate({
          target: [pictureFiles.picture, pictureFiles.file],
          set: { createdAt: sql`now()` },
        })
      const imageUrl = `/immagini/caricate/${picture}-960.webp`
      const subject = { type: 'picture', id: picture } as const
      await recordChange(tx, { actor, action: 'picture.uploaded', subject, after: { imageUrl } })
      return imageUrl
    }),

  async read(picture: string, file: string): Promise<Buffer | undefined> {
    const [row] = await db
      .select({ content: pictureFiles.content })
      .from(pictureFiles)
      .where(and(eq(pictureFiles.picture, picture), eq(pictureFiles.file, file)))
    return row?.content
  },

  /** Deletes old pictures that no recipe or product uses. A deleted recipe uses its picture as long as it can
   * be restored. */
  async dropUnused(): Promise<void> {
    await db.delete(pictureFiles).where(
      sql`${pictureFiles.createdAt} < now() - make_interval(days => ${UNUSED_DAYS}) and not exists (
          select from (select image_url from ${recipes} union all select image_url from ${shopProducts}) as shown
          where starts_with(shown.image_url, '/immagini/caricate/' || ${pictureFiles.picture}))`,
    )
  },
})
