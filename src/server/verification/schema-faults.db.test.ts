import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { describeSchema } from './described-schema.repository.ts'
import { schemaFaults } from './schema-faults.ts'

const database = sharedDatabase()

class Undone extends Error {}

async function faultsAfter(...changes: SQL[]): Promise<string[]> {
  let faults: string[] = []
  await database.db
    .transaction(async (transaction) => {
      for (const change of changes) await transaction.execute(change)
      faults = await schemaFaults(transaction)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return faults
}

// After a new migration: npx vitest run --project api-postgres src/server/verification -u
test('a database that has just been made is as the program expects it', async () => {
  const described = JSON.stringify(await describeSchema(database.db), undefined, 2)
  await expect(`${described}\n`).toMatchFileSnapshot('expected-schema.json')
  expect(await schemaFaults(database.db)).toEqual([])
})

test.each([
  ['a table', sql`drop table recipe_notes`, 'la tabella recipe_notes'],
  ['a column', sql`alter table users drop column name`, 'la colonna users.name'],
  [
    'a check',
    sql`alter table ratings drop constraint ratings_rating_check`,
    'il vincolo ratings_rating_check sulla tabella ratings',
  ],
  [
    'an index',
    sql`drop index audit_log_actor_index`,
    "l'indice audit_log_actor_index sulla tabella audit_log",
  ],
  [
    'an index of the search',
    sql`drop index search_words_trigram_index`,
    "l'indice search_words_trigram_index sulla tabella search_words",
  ],
  ['a unique index', sql`drop index users_email_unique`, "l'indice users_email_unique sulla tabella users"],
  [
    'a unique constraint',
    sql`alter table ratings drop constraint ratings_user_recipe_unique`,
    'il vincolo ratings_user_recipe_unique sulla tabella ratings',
  ],
  [
    'a primary key',
    sql`alter table recovery_codes drop constraint recovery_codes_pkey`,
    'il vincolo recovery_codes_pkey sulla tabella recovery_codes',
  ],
  [
    'a foreign key',
    sql`alter table sessions drop constraint sessions_user_id_users_id_fk`,
    'il vincolo sessions_user_id_users_id_fk sulla tabella sessions',
  ],
  [
    'a trigger',
    sql`drop trigger recipes_raise_version on recipes`,
    'il trigger recipes_raise_version sulla tabella recipes',
  ],
  [
    'a function',
    sql`drop function public.search_unwanted(text[])`,
    'la funzione search_unwanted(unwanted text[])',
  ],
])('names %s that is missing', async (_what, change, part) => {
  expect(await faultsAfter(change)).toEqual([`manca ${part}`])
})

test.each([
  [
    'a column that may be empty',
    'la colonna ratings.rating',
    [sql`alter table ratings alter column rating drop not null`],
  ],
  [
    'a column of another type',
    'la colonna ratings.rating',
    [sql`alter table ratings alter column rating type bigint`],
  ],
  [
    'a column without its default',
    'la colonna sessions.last_seen_at',
    [sql`alter table sessions alter column last_seen_at drop default`],
  ],
  [
    'a unique index that lets things stand twice',
    "l'indice users_email_unique sulla tabella users",
    [sql`drop index users_email_unique`, sql`create index users_email_unique on users (lower(email))`],
  ],
  [
    'an index on another column',
    "l'indice audit_log_actor_index sulla tabella audit_log",
    [sql`drop index audit_log_actor_index`, sql`create index audit_log_actor_index on audit_log (id)`],
  ],
  [
    'a unique constraint on other columns',
    'il vincolo ratings_user_recipe_unique sulla tabella ratings',
    [
      sql`alter table ratings drop constraint ratings_user_recipe_unique`,
      sql`alter table ratings add constraint ratings_user_recipe_unique unique (user_id, recipe_id, rating)`,
    ],
  ],
  [
    'a foreign key that keeps what belongs to nobody',
    'il vincolo sessions_user_id_users_id_fk sulla tabella sessions',
    [
      sql`alter table sessions drop constraint sessions_user_id_users_id_fk`,
      sql`alter table sessions add constraint sessions_user_id_users_id_fk foreign key (user_id) references users (id)`,
    ],
  ],
  [
    'a check that allows more',
    'il vincolo ratings_rating_check sulla tabella ratings',
    [
      sql`alter table ratings drop constraint ratings_rating_check`,
      sql`alter table ratings add constraint ratings_rating_check check (rating < 1000)`,
    ],
  ],
  [
    'a check that does not look at what was there',
    'il vincolo ratings_rating_check sulla tabella ratings',
    [
      sql`alter table ratings drop constraint ratings_rating_check`,
      sql`alter table ratings add constraint ratings_rating_check check (rating between 1 and 5) not valid`,
    ],
  ],
  [
    'a trigger that is switched off',
    'il trigger recipes_raise_version sulla tabella recipes',
    [sql`alter table recipes disable trigger recipes_raise_version`],
  ],
  [
    'a function that does nothing any more',
    'la funzione raise_catalogue_version()',
    [
      sql`create or replace function public.raise_catalogue_version() returns trigger language plpgsql
        as 'begin return null; end'`,
    ],
  ],
  [
    'a search that folds no accents',
    'la configurazione di ricerca italiano',
    [
      sql`alter text search configuration public.italiano
        alter mapping for word with pg_catalog.italian_stem`,
    ],
  ],
])('names %s', async (_what, part, changes) => {
  expect(await faultsAfter(...changes)).toEqual([`non è come dovrebbe ${part}`])
})

test('an extension that is gone is named, with what goes with it', async () => {
  expect(await faultsAfter(sql`drop extension unaccent cascade`)).toEqual(
    expect.arrayContaining(["manca l'estensione unaccent"]),
  )
})

test('what an operator has added is no fault', async () => {
  expect(await faultsAfter(sql`create index of_ours on ratings (rating)`)).toEqual([])
})
