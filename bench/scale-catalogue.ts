/**
 * A database with a million recipes, a million readers and ten million votes. Filling it takes about half an
 * hour. An interrupted run continues in the same directory; later runs reuse the database.
 */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import type { OpenDatabase } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { recipes } from '#server/db/schema.ts'
import { postgresUrl, runOn, runServer, startServer } from '#tests/support/postgres-server.ts'
import { cpuClockOfChildren } from './cpu-clock.ts'
import { tell } from './report.ts'
import { NEW_WORDS, newWord, RECIPES_PER_NEW_WORD, syntheticRecipes } from './synthetic-recipes.ts'

export const SCALE = { recipes: 1_000_000, readers: 1_000_000, votes: 10_000_000 } as const

/** Number of recipes that `syntheticRecipes` writes. SQL combines all further recipes from parts of these. */
const WRITTEN = 20_000
const RECIPES_PER_STATEMENT = 10_000
const READERS_PER_STATEMENT = 100_000
const ROWS_PER_INSERT = 250
const CONNECTIONS = 2

const SETTINGS = ['shared_buffers=2GB', 'maintenance_work_mem=1GB', 'max_wal_size=8GB']
/** Durability is off while the database is filled: after a crash of the machine, delete the directory by
 * hand. Killing the process does no harm. */
const WHILE_FILLING = [...SETTINGS, 'fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

export interface ScaleCatalogue {
  database: OpenDatabase
  cpuMs(): number
  close(): Promise<void>
}

export async function scaleCatalogue(directory: string): Promise<ScaleCatalogue> {
  if (!existsSync(join(directory, 'filled'))) await fill(directory)
  const server = await runServer(directory, SETTINGS)
  const database = await open(directory)
  return {
    database,
    cpuMs: cpuClockOfChildren(server.pid ?? 0),
    async close() {
      await database.close()
      await ended(server)
    },
  }
}

const open = (directory: string) =>
  openDatabase({
    databaseUrl: postgresUrl(directory, 'bench'),
    dataDir: directory,
    log: pino({ level: 'warn' }, pino.destination(2)),
    onFatal: (error) => {
      throw error
    },
  })

async function ended(server: Awaited<ReturnType<typeof runServer>>): Promise<void> {
  const exit = once(server, 'exit')
  server.kill('SIGINT') // PostgreSQL's "fast" shutdown
  await exit
}

async function fill(directory: string): Promise<void> {
  const isStoredAction = existsSync(join(directory, 'data/PG_VERSION'))
  await mkdir(directory, { recursive: true })
  if (isStoredAction) await rm(join(directory, 'data/postmaster.pid'), { force: true })
  const server = isStoredAction
    ? await runServer(directory, WHILE_FILLING)
    : await startServer(directory, WHILE_FILLING)
  const connections: pg.Client[] = []
  try {
    if (!isStoredAction) await runOn(directory, 'CREATE DATABASE bench')
    for (let number = 0; number < CONNECTIONS; number += 1) {
      const client = new pg.Client({ connectionString: postgresUrl(directory, 'bench') })
      await client.connect()
      connections.push(client)
    }
    await fillDatabase(directory, connections)
    await runOn(directory, 'CHECKPOINT')
    await mkdir(join(directory, 'filled'))
  } finally {
    for (const client of connections) await client.end()
    await ended(server)
  }
}

async function fillDatabase(directory: string, connections: readonly pg.Client[]): Promise<void> {
  const [client] = connections as [pg.Client]
  const database = await open(directory)
  try {
    if ((await numberOf(client, 'SELECT count(*) FROM recipes')) < WRITTEN) await writeRecipes(database)
  } finally {
    await database.close()
  }
  // 'replica' turns foreign keys and triggers off. The effects of the triggers are computed in bulk below.
  for (const one of connections) await one.query("SET session_replication_role = 'replica'")
  await addReaders(client)
  await addVotes(client)
  await addRecipes(connections)
  await addIndexes(client)
}

async function writeRecipes({ db }: OpenDatabase): Promise<void> {
  tell(`writing ${WRITTEN} recipes`)
  await db.delete(recipes)
  let batch: (typeof recipes.$inferInsert)[] = []
  for await (const recipe of syntheticRecipes(WRITTEN)) {
    batch.push(recipe)
    if (batch.length < ROWS_PER_INSERT) continue
    await db.insert(recipes).values(batch)
    batch = []
  }
}

async function addReaders(client: pg.Client): Promise<void> {
  if ((await numberOf(client, 'SELECT count(*) FROM users')) >= SCALE.readers) return
  tell(`adding ${SCALE.readers} readers`)
  await client.query(`
    INSERT INTO users (id, username, username_key, email, name, password_hash)
      OVERRIDING SYSTEM VALUE
      SELECT n, 'lettore' || n, 'lettore' || n, 'lettore' || n || '@example.it', 'Anna', '-'
      FROM generate_series(1, ${SCALE.readers}) AS n`)
}

/**
 * Estimated distributions [stima]. Readers vote ten times on average, a few of them much more often (exponential).
 * The most popular 1 % of the recipes gets a third of the votes (power law). Most votes are good.
 */
async function addVotes(client: pg.Client): Promise<void> {
  const perStatement = (SCALE.votes * READERS_PER_STATEMENT) / SCALE.readers
  for (let from = 0; from < SCALE.readers; from += READERS_PER_STATEMENT) {
    const to = from + READERS_PER_STATEMENT
    const isThere = `SELECT count(*) FROM (SELECT FROM ratings WHERE user_id BETWEEN ${from + 1} AND ${to} LIMIT 1) AS one`
    if ((await numberOf(client, isThere)) > 0) continue
    tell(`adding votes of readers ${from + 1} to ${to}`)
    await client.query(`
      INSERT INTO ratings (user_id, recipe_id, rating, created_at)
        SELECT DISTINCT ON (reader, recipe) reader, recipe,
          CASE WHEN mood < 0.45 THEN 5 WHEN mood < 0.75 THEN 4 WHEN mood < 0.9 THEN 3 WHEN mood < 0.96 THEN 2 ELSE 1 END,
          now() - mood * interval '1000 days'
        FROM (
          SELECT reader, 1 + (floor(${SCALE.recipes} * random() ^ 4)::bigint * 7919) % ${SCALE.recipes} AS recipe,
            random() AS mood
          FROM (SELECT reader, random() AS zeal FROM generate_series(${from + 1}, ${to}) AS reader) AS readers
          CROSS JOIN LATERAL generate_series(1, 2 + floor(-ln(1 - zeal) * 11)::int)
        ) AS votes
        LIMIT ${perStatement}`)
  }
}

async function addRecipes(connections: readonly pg.Client[]): Promise<void> {
  const [client] = connections as [pg.Client]
  await client.query('CREATE TABLE IF NOT EXISTS bench_words (n integer PRIMARY KEY, word text NOT NULL)')
  const words = Array.from({ length: NEW_WORDS }, (_, n) => newWord((n + 1) * RECIPES_PER_NEW_WORD))
  await client.query(
    'INSERT INTO bench_words SELECT n - 1, word FROM unnest($1::text[]) WITH ORDINALITY AS t(word, n) ON CONFLICT DO NOTHING',
    [words],
  )
  await client.query(`
    CREATE TABLE IF NOT EXISTS bench_totals AS
      SELECT recipe_id AS id, sum(rating)::int AS sum, count(*)::int AS count FROM ratings GROUP BY recipe_id`)
  await client.query('CREATE UNIQUE INDEX IF NOT EXISTS bench_totals_id ON bench_totals (id)')
  await client.query('ANALYZE recipes, bench_totals')
  await client.query(
    'CREATE TABLE IF NOT EXISTS bench_indexes AS ' +
      "SELECT indexdef FROM pg_indexes WHERE tablename = 'recipes' AND indexdef LIKE '%USING gin%'",
  )
  const { rows } = await client.query(
    "SELECT indexname FROM pg_indexes WHERE tablename = 'recipes' AND indexdef LIKE '%USING gin%'",
  )
  for (const { indexname } of rows as { indexname: string }[]) await client.query(`DROP INDEX ${indexname}`)

  const starts: number[] = []
  for (let from = WRITTEN + 1; from <= SCALE.recipes; from += RECIPES_PER_STATEMENT) starts.push(from)
  await Promise.all(
    connections.map(async (one) => {
      for (let from = starts.shift(); from !== undefined; from = starts.shift()) await addPart(one, from)
    }),
  )
}

async function addPart(client: pg.Client, from: number): Promise<void> {
  const to = Math.min(from + RECIPES_PER_STATEMENT - 1, SCALE.recipes)
  if ((await numberOf(client, `SELECT count(*) FROM recipes WHERE id = ${from}`)) > 0) return
  if (from % 100_000 === 1) tell(`adding recipes from ${from}`)
  const any = (salt: number) => `1 + (hashint4(wanted.id + ${salt})::bigint & 2147483647) % ${WRITTEN}`
  await client.query(`
    INSERT INTO recipes (id, name, description, why, category, difficulty, image_url, active_time, rest_time, bake_time,
      preparation_time, servings, servings_unit, dough, groups, steps, ingredients, instructions, reading, facets,
      is_vegan, is_gluten_free, rating_sum, rating_count, published_at)
    SELECT wanted.id, split_part(frame.name, ' con ', 1) || ' con ' || split_part(toppings.name, ' con ', 2) || coalesce(' ' || word, ''),
      frame.description, frame.why, frame.category, frame.difficulty, frame.image_url, frame.active_time, frame.rest_time,
      frame.bake_time, frame.preparation_time, frame.servings, frame.servings_unit, frame.dough, toppings.groups,
      method.steps, toppings.ingredients, method.instructions, frame.reading, toppings.facets, frame.is_vegan,
      frame.is_gluten_free, coalesce(votes.sum, 0), coalesce(votes.count, 0), now() - random() * interval '1000 days'
    FROM generate_series(${from}, ${to}) AS wanted(id)
      JOIN recipes AS frame ON frame.id = ${any(0)}
      JOIN recipes AS toppings ON toppings.id = ${any(SCALE.recipes)}
      JOIN recipes AS method ON method.id = ${any(2 * SCALE.recipes)}
      LEFT JOIN bench_totals AS votes ON votes.id = wanted.id
      LEFT JOIN bench_words AS words
        ON wanted.id % ${RECIPES_PER_NEW_WORD} = 0 AND words.n = wanted.id / ${RECIPES_PER_NEW_WORD} % ${NEW_WORDS}
    ORDER BY wanted.id`)
}

async function addIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query('SELECT indexdef FROM bench_indexes')
  for (const { indexdef } of rows as { indexdef: string }[]) {
    tell(indexdef)
    await client.query(indexdef.replace('CREATE INDEX', 'CREATE INDEX IF NOT EXISTS'))
  }
  tell('counting facets and words')
  await client.query(`
    UPDATE recipes SET rating_sum = votes.sum, rating_count = votes.count
    FROM bench_totals AS votes WHERE votes.id = recipes.id AND recipes.id <= ${WRITTEN}`)
  await client.query('DELETE FROM facet_groups')
  await client.query(
    'INSERT INTO facet_groups SELECT facets, count(*) FROM recipes WHERE published GROUP BY facets',
  )
  await client.query('INSERT INTO search_words SELECT lower(word) FROM bench_words ON CONFLICT DO NOTHING')
  for (const table of ['recipes', 'users', 'ratings'])
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table}`)
  tell('tidying up')
  await client.query('VACUUM ANALYZE')
}

async function numberOf(client: pg.Client, query: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(query)
  return Number(rows[0]?.count)
}
