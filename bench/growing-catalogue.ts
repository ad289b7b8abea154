import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import type { OpenDatabase } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { recipes } from '#server/db/schema.ts'
import { postgresUrl, runOn, startServer } from '#tests/support/postgres-server.ts'
import { cpuClockOfChildren } from './cpu-clock.ts'
import { type SyntheticRecipe, syntheticRecipes } from './synthetic-recipes.ts'

const ROWS_PER_INSERT = 250

export type GrowingCatalogue = {
  database: OpenDatabase
  growTo(count: number): Promise<void>
  cpuMs(): number
  close(): Promise<void>
}

export async function growingCatalogue(largest: number): Promise<GrowingCatalogue> {
  const directory = await mkdtemp(join(tmpdir(), 'cornicione-bench-'))
  const server = await startServer(directory)
  await runOn(directory, 'CREATE DATABASE bench')
  const database = await openDatabase({
    databaseUrl: postgresUrl(directory, 'bench'),
    dataDir: directory,
    log: pino({ level: 'warn' }, pino.destination(2)),
    onFatal: (error) => {
      throw error
    },
  })
  const source = syntheticRecipes(largest)
  let size = 0

  const insert = async (batches: AsyncIterable<SyntheticRecipe[]>) => {
    const running = new Set<Promise<unknown>>()
    for await (const batch of batches) {
      const one = database.db.insert(recipes).values(batch)
      const done = one.finally(() => running.delete(done))
      running.add(done)
      if (running.size > 1) await Promise.race(running)
    }
    await Promise.all(running)
  }
  return {
    database,
    async growTo(count) {
      await insert(batchesOf(source, count - size))
      size = count
      await database.db.execute(sql`vacuum analyze recipes`)
      await database.db.execute(sql`vacuum analyze facet_groups`)
      await database.db.execute(sql`vacuum analyze search_words`)
    },
    cpuMs: cpuClockOfChildren(server.pid ?? 0),
    async close() {
      await database.close()
      const ended = once(server, 'exit')
      server.kill('SIGINT') // PostgreSQL's "fast" shutdown
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function* batchesOf(
  source: AsyncGenerator<SyntheticRecipe>,
  count: number,
): AsyncGenerator<SyntheticRecipe[]> {
  for (let left = count; left > 0; left -= ROWS_PER_INSERT) {
    const batch: SyntheticRecipe[] = []
    while (batch.length < Math.min(left, ROWS_PER_INSERT)) {
      const next = await source.next()
      if (next.done) throw new Error('the source of recipes is too short')
      batch.push(next.value)
    }
    yield batch
  }
}
