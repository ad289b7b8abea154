import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FUNCTIONS, INDEXES, TRIGGERS } from '#server/db/schema-by-hand.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { schemaFaults } from './schema-faults.repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

class Undone extends Error {}

/** What is found after `change`, which is then undone. */
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

test('a database that has just been made is as the program expects it', async () => {
  expect(await schemaFaults(database.db)).toEqual([])
})

test.each([
  ['a table', sql`drop table recipe_notes`, 'manca la tabella recipe_notes'],
  ['a column', sql`alter table users drop column name`, 'manca la colonna users.name'],
  [
    'an obligation',
    sql`alter table ratings alter column rating drop not null`,
    'la colonna ratings.rating è cambiata',
  ],
  [
    'a check',
    sql`alter table ratings drop constraint ratings_rating_check`,
    'manca ratings_rating_check sulla tabella ratings',
  ],
  ['an index', sql`drop index audit_log_actor_index`, 'manca audit_log_actor_index sulla tabella audit_log'],
  [
    'an index of the search',
    sql`drop index search_words_trigram_index`,
    'manca search_words_trigram_index sulla tabella search_words',
  ],
  ['a unique index', sql`drop index users_email_unique`, 'manca users_email_unique sulla tabella users'],
  [
    'a unique constraint',
    sql`alter table ratings drop constraint ratings_user_recipe_unique`,
    'manca ratings_user_recipe_unique sulla tabella ratings',
  ],
  [
    'the uniqueness of one column',
    sql`alter table passkeys drop constraint passkeys_credential_id_unique`,
    'manca passkeys_credential_id_unique sulla tabella passkeys',
  ],
  [
    'a primary key',
    sql`alter table recovery_codes drop constraint recovery_codes_pkey`,
    'manca recovery_codes_pkey sulla tabella recovery_codes',
  ],
  [
    'a foreign key',
    sql`alter table sessions drop constraint sessions_user_id_users_id_fk`,
    'manca sessions_user_id_users_id_fk sulla tabella sessions',
  ],
  [
    'a foreign key whose name PostgreSQL has cut',
    sql`alter table newsletter_confirmations drop constraint newsletter_confirmations_subscriber_id_newsletter_subscribers_i`,
    'manca newsletter_confirmations_subscriber_id_newsletter_subscribers_i sulla tabella newsletter_confirmations',
  ],
  [
    'a trigger',
    sql`drop trigger recipes_raise_version on recipes`,
    'manca recipes_raise_version sulla tabella recipes',
  ],
  ['a function', sql`drop function public.search_unwanted(text[])`, 'manca la funzione search_unwanted'],
])('names %s that is missing', async (_what, change, fault) => {
  expect(await faultsAfter(change)).toEqual([fault])
})

test.each([
  [
    'a unique index that lets things stand twice',
    'users_email_unique sulla tabella users',
    [sql`drop index users_email_unique`, sql`create index users_email_unique on users (lower(email))`],
  ],
  [
    'a unique constraint on other columns',
    'ratings_user_recipe_unique sulla tabella ratings',
    [
      sql`alter table ratings drop constraint ratings_user_recipe_unique`,
      sql`alter table ratings add constraint ratings_user_recipe_unique unique (user_id, recipe_id, rating)`,
    ],
  ],
  [
    'a foreign key that keeps what belongs to nobody',
    'sessions_user_id_users_id_fk sulla tabella sessions',
    [
      sql`alter table sessions drop constraint sessions_user_id_users_id_fk`,
      sql`alter table sessions add constraint sessions_user_id_users_id_fk foreign key (user_id) references users (id)`,
    ],
  ],
  [
    'a foreign key that does not look at what was there',
    'sessions_user_id_users_id_fk sulla tabella sessions',
    [
      sql`alter table sessions drop constraint sessions_user_id_users_id_fk`,
      sql`alter table sessions add constraint sessions_user_id_users_id_fk
        foreign key (user_id) references users (id) on delete cascade not valid`,
    ],
  ],
  [
    'a check that does not look at what was there',
    'ratings_rating_check sulla tabella ratings',
    [
      sql`alter table ratings drop constraint ratings_rating_check`,
      sql`alter table ratings add constraint ratings_rating_check check (rating between 1 and 5) not valid`,
    ],
  ],
  [
    'a trigger that is switched off',
    'recipes_raise_version sulla tabella recipes',
    [sql`alter table recipes disable trigger recipes_raise_version`],
  ],
])('names %s', async (_what, part, changes) => {
  expect(await faultsAfter(...changes)).toEqual([`${part} è cambiato o spento`])
})

test('knows every trigger and function, and the indexes of the search’s words', async () => {
  const namesIn = async (query: SQL) =>
    (await database.db.execute<{ name: string }>(query)).rows.map(({ name }) => name).toSorted()
  const listed = (byTable: Readonly<Record<string, readonly string[]>>) =>
    Object.values(byTable).flat().toSorted()
  expect(await namesIn(sql`select tgname as name from pg_trigger where not tgisinternal`)).toEqual(
    listed(TRIGGERS),
  )
  expect(
    await namesIn(sql`select relname as name from pg_index join pg_class on oid = indexrelid
      where indrelid = 'search_words'::regclass and not indisprimary`),
  ).toEqual(listed(INDEXES))
  const own = sql`select proname as name from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`
  expect(await namesIn(own)).toEqual([...FUNCTIONS].toSorted())
})
