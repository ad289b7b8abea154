import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { glossaryTerms, recipes } from '#server/db/schema.ts'
import { secondServer, type TestApp } from './test-app.ts'

const recipe = (id: number) => eq(recipes.id, id)
/** Each kind of write that readers can notice, of a catalogue filled from content/. */
export const CHANGES: readonly (readonly [string, (db: Database) => PromiseLike<unknown>])[] = [
  ['a vote', (db) => db.update(recipes).set({ ratingSum: 5, ratingCount: 1 }).where(recipe(7))],
  ['another vote', (db) => db.update(recipes).set({ ratingSum: 6, ratingCount: 2 }).where(recipe(7))],
  ['a video', (db) => db.update(recipes).set({ youtubeVideoId: 'dQw4w9WgXcQ' }).where(recipe(7))],
  [
    'a corrected name',
    (db) => db.update(recipes).set({ name: 'Focaccia del martedì', editedAt: sql`now()` }).where(recipe(7)),
  ],
  ['other times', (db) => db.update(recipes).set({ activeTime: 5, preparationTime: 5 }).where(recipe(8))],
  ['a recipe taken off', (db) => db.update(recipes).set({ published: false }).where(recipe(8))],
  ['put back', (db) => db.update(recipes).set({ published: true }).where(recipe(8))],
  ['a change of all', (db) => db.update(recipes).set({ isVegan: true })],
  ['a recipe less', (db) => db.delete(recipes).where(recipe(9))],
  ['a corrected word', (db) => db.update(glossaryTerms).set({ definition: 'Nuova.' })],
]

/** What a server answers that has just begun is the truth: both servers of one database must come to say the same. */
export async function expectShownEverywhere(
  site: TestApp,
  addresses: readonly string[],
  { changes = CHANGES, ...options }: { changes?: typeof CHANGES } & Parameters<typeof secondServer>[1] = {},
): Promise<void> {
  const other = await secondServer(site, { pollMs: 50, ...options })
  const answers = (app: FastifyInstance) =>
    Promise.all(
      addresses.map(async (url) => {
        const { statusCode, body } = await app.inject({ url, headers: { accept: '*/*' } })
        // Short, since comparing pages of 300 kB takes longer than making them.
        return [url, statusCode, createHash('sha1').update(body).digest('hex')]
      }),
    )
  try {
    for (const [what, write] of changes) {
      await Promise.all([answers(site.app), answers(other)])
      await write(site.database.db)
      const fresh = await secondServer(site, { pollMs: 0, ...options })
      const truth = await answers(fresh)
      await fresh.close()
      for (const app of [site.app, other])
        await expect.poll(() => answers(app), { message: what }).toEqual(truth)
    }
  } finally {
    await other.close()
  }
}
