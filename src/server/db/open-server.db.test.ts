import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import pino from 'pino'
import { expect, test } from 'vitest'
import { lineToServer } from '#tests/support/pausable-line.ts'
import { testDatabase, testOnPostgres } from '#tests/support/test-database.ts'
import { isDatabaseUnavailable } from './database-failure.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { openDatabase } from './open-database.ts'
import { openServer } from './open-server.ts'

const log = pino({ level: 'silent' })

testOnPostgres(
  'a connection that breaks inside a transaction fails that transaction, not the program',
  async () => {
    const database = await testDatabase()
    const broken = database.db.transaction((tx) =>
      tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
    )
    await expect(broken).rejects.toThrow()
    await expect(database.ping()).resolves.toBeUndefined()
    await database.close()
  },
)

testOnPostgres(
  'a connection that hangs fails its statement as unavailable, and the next one gets another connection',
  async () => {
    const { options, ...database } = await testDatabase()
    const { line, databaseUrl } = await lineToServer(options.databaseUrl ?? '')
    const opened = await openServer({ databaseUrl, log, timeLimits: { answer: 2000 } })
    await opened.ping()
    line.pause()
    const transaction = opened.db.transaction((tx) => tx.execute(sql`select 1`))
    const failures = await Promise.all([opened.ping(), transaction].map((one) => one.catch((error) => error)))
    expect(failures.map(isDatabaseUnavailable)).toEqual([true, true])
    line.resume()
    await opened.ping()
    await opened.db.transaction((tx) => tx.execute(sql`select 1`))
    await opened.close()
    await line.close()
    await database.close()
  },
)

testOnPostgres('servers that start together migrate once', async () => {
  const { options, ...database } = await testDatabase()
  await database.db.execute(sql`drop schema public cascade`)
  await database.db.execute(sql`create schema public`)
  await database.db.execute(sql`drop schema drizzle cascade`)
  const open = () =>
    openDatabase({
      ...options,
      log,
      onFatal: (error) => {
        throw error
      },
    })
  const both = await Promise.all([open(), open()])
  const { rows } = await database.db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)
  expect(rows).toEqual([{ n: journal.entries.length }])
  await Promise.all(both.map((one) => one.close()))
  await database.close()
})

testOnPostgres('the owner of the database needs no other right, whichever migration comes next', async () => {
  const database = await testDatabase()
  const owner = `owner_${randomUUID().replaceAll('-', '')}`
  const url = new URL(database.options.databaseUrl ?? '')
  await database.db.execute(sql.raw(`create role ${owner} login`))
  await database.db.execute(sql.raw(`alter database ${url.pathname.slice(1)} owner to ${owner}`))
  await database.db.execute(sql`drop schema public cascade`)
  await database.db.execute(sql.raw(`create schema public authorization ${owner}`))
  url.username = owner
  for (const { sql: statements } of readMigrationFiles({
    migrationsFolder: `${import.meta.dirname}/migrations`,
  })) {
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  const { rows } = await database.db.execute(
    sql`select tableowner from pg_tables where tablename = 'recipes'`,
  )
  expect(rows).toEqual([{ tableowner: owner }])
  await database.close()
})

testOnPostgres(
  'a database from before the first release is refused: its migrations are not known any more',
  async () => {
    const database = await testDatabase()
    await database.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`)
    const { databaseUrl = '' } = database.options
    await expect(openServer({ databaseUrl, log })).rejects.toThrow('precedente alla 0.1.0')
    await database.close()
  },
)

testOnPostgres('a silent server is told to a command, and waited for by a site that starts', async () => {
  const { options, ...database } = await testDatabase()
  const { line, databaseUrl } = await lineToServer(options.databaseUrl ?? '')
  const silent = { databaseUrl, log, timeLimits: { connection: 500 } }
  line.pause()
  await expect(openServer(silent)).rejects.toThrow(/^Il database di DATABASE_URL non risponde: controlla/)
  const told: string[] = []
  const warn = (_fields: object, message: string) => {
    told.push(message)
    line.resume()
  }
  const { signal } = new AbortController()
  const opened = await openServer({
    ...silent,
    log: { info: () => undefined, error: () => undefined, warn },
    signal,
  })
  expect(told[0]).toBe('il database di DATABASE_URL non risponde ancora: aspetto e riprovo')
  await opened.close()
  await line.close()
  await database.close()
})

test('a server that does not answer is named as the reason', async () => {
  const databaseUrl = 'postgres://nobody@localhost/none?host=/nonexistent'
  await expect(openServer({ databaseUrl, log })).rejects.toThrow(
    /^Il database di DATABASE_URL non risponde: controlla .*\nDettaglio tecnico: .*ENOENT/,
  )
})
