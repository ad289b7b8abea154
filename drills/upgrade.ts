import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import { FIRST_CREATED_ID } from '#server/db/schema.ts'
import { postgresUrl, runOn } from '#tests/support/postgres-server.ts'
import { freePorts } from '../scripts/free-ports.ts'
import { logIn, type Reader, register } from '../tests/support/site-readers.ts'
import { fillEmptyTables } from './made-up-rows.ts'
import { numberOfMigrations, olderVersion } from './older-version.ts'
import type { Drill } from './outcome.ts'
import { admin, spawnSite, startSite } from './site-servers.ts'
import { emptyDatabase, onStage, type Stage } from './stage.ts'
import {
  allRows,
  type Change,
  changedRows,
  emptyTables,
  here,
  inBackup,
  inWords,
  lostColumns,
  numberOfRows,
  onDatabase,
} from './table-rows.ts'
import { visit } from './visitors.ts'
import { brokenOnWellSite, lostNotes, newNotes, write } from './writers.ts'

const READERS = 5
const VISITS_S = 4

/** This version must open the data of an older version. The older version must refuse the upgraded data if
 * this version has more migrations. */
export const upgrade: Drill = ({ seconds = VISITS_S, from }) =>
  onStage(async (stage) => {
    const older = await olderVersion(stage.directory, from)
    const migrations = [numberOfMigrations(older.directory), numberOfMigrations()] as const
    await emptyDatabase(stage)
    const rows: string[][] = []
    const broken: string[] = []
    for (const kind of ['embedded', 'server'] as const) {
      const seen = await thereAndBack(stage, { kind, older: older.directory, seconds })
      rows.push([kind, older.name, migrations.join(' to '), ...seen.figures])
      const isRefused = seen.refusal.includes('versione più nuova')
      if (migrations[0] < migrations[1] && !isRefused)
        broken.push(`${kind}: the older version does not refuse the newer database: ${seen.refusal}`)
      broken.push(...seen.broken.map((one) => `${kind}: ${one}`))
      rows.at(-1)?.push(isRefused ? 'refused, in words' : 'opened')
    }
    const head = [
      'database',
      'older version',
      'migrations',
      'tables',
      'rows',
      'renewed on purpose',
      'lost or changed',
      'upgraded in s',
      'back in s',
      'older on newer data',
    ]
    return { head, rows, broken }
  })

interface Ride {
  kind: 'embedded' | 'server'
  older: string
  seconds: number
}

type Place = Readonly<Record<'DATABASE_URL' | 'DATA_DIR' | 'TRUST_PROXY' | 'PUBLIC_URL', string>>

async function thereAndBack(stage: Stage, { kind, older, seconds }: Ride) {
  const at = (name: string) => join(stage.directory, `${kind}-${name}`)
  await mkdir(at('data'))
  const port = await freePorts(1)
  const origin = `http://127.0.0.1:${port}`
  const place = async (name: string): Promise<Place> => {
    await runOn(stage.directory, `CREATE DATABASE ${kind}_${name}`)
    return {
      DATABASE_URL: kind === 'server' ? postgresUrl(stage.directory, `${kind}_${name}`) : '',
      DATA_DIR: at(name),
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_URL: origin,
    }
  }
  const [env, afresh] = [await place('data'), await place('back')]

  const { readers, notes, visits, before } = await writeInOlder(stage, { port, env, older, seconds })
  const saved = await admin(['backup', at('before.gz')], env, older)

  const upgrading = performance.now()
  const second = await startSite(port, env)
  stage.atEnd(() => second.stop('SIGKILL'))
  const upgradedS = (performance.now() - upgrading) / 1000
  await second.stop()
  const after = await onDatabase(here, env, allRows)
  const verified = await admin(['verifica'], env)
  const again = await startSite(port, env)
  stage.atEnd(() => again.stop('SIGKILL'))
  const lostUpwards = await lostNotes(origin, await allLogIn(origin, readers), notes)
  await again.stop()

  const refusal = await startFailure(port, env, older)

  const returning = performance.now()
  const restored = await admin(['ripristina', at('before.gz'), '--conferma'], afresh, older)
  const back = await onDatabase(older, afresh, allRows)
  const third = await startSite(port, afresh, older)
  stage.atEnd(() => third.stop('SIGKILL'))
  const backS = (performance.now() - returning) / 1000
  const lostBack = await lostNotes(origin, await allLogIn(origin, readers), notes)
  await third.stop()

  const changes = changedRows(before, after)
  const harm = changes.filter((change) => !isOfProgram(change))
  return {
    figures: [
      String(before.size),
      String(numberOfRows(before)),
      String(changes.length - harm.length),
      String(harm.length),
      upgradedS.toFixed(1),
      backS.toFixed(1),
    ],
    refusal,
    broken: [
      ...brokenOnWellSite(notes, visits),
      ...[saved, verified, restored].flatMap(({ code, said }) => (code === 0 ? [] : [said])),
      ...emptyTables(before),
      ...lostColumns(before, after),
      ...inWords(harm).map((one) => `after the upgrade ${one}`),
      ...lostColumns(before, back),
      ...inWords(changedRows(inBackup(before), inBackup(back))).map((one) => `on the way back ${one}`),
      ...(lostUpwards.length > 0 ? [`${lostUpwards.length} notes are lost by the upgrade`] : []),
      ...(lostBack.length > 0 ? [`${lostBack.length} notes are lost on the way back`] : []),
    ],
  }
}

interface Writing {
  port: number
  env: Place
  older: string
  seconds: number
}

async function writeInOlder(stage: Stage, { port, env, older, seconds }: Writing) {
  const origin = env.PUBLIC_URL
  const first = await startSite(port, env, older)
  stage.atEnd(() => first.stop('SIGKILL'))
  const readers = await register(origin, READERS)
  await register(origin, 1, 'owner')
  const notes = newNotes()
  const crowd = visit(origin, readers, { voteEvery: 3 })
  await write(origin, readers, notes, { turn: 0, signal: AbortSignal.timeout(seconds * 1000) })
  await wait(500)
  const visits = await crowd.leave()
  await first.stop()
  const before = await onDatabase(older, env, async (db) => {
    await fillEmptyTables(db)
    await editRecipe(db)
    return allRows(db)
  })
  return { readers, notes, visits, before }
}

const editRecipe = (db: Database) =>
  db.execute(
    `update recipes set description = 'Riscritta da chi cura il sito.', edited_at = now() where id = 1`,
  )

/** Computed from other rows: each version may compute these values differently. */
const DERIVED = ['catalogue_version', 'facet_groups', 'search_words']
const DERIVED_COLUMNS = ['reading', 'facets', 'image_url']
/** Tables filled from content/. An upgrade brings new content, but keeps votes and the editors' changes. */
const CATALOGUE = ['recipes', 'pizzerias', 'glossary_terms', 'shop_products']
const OF_PEOPLE = [
  'rating_sum',
  'rating_count',
  'published',
  'published_at',
  'deleted_at',
  'edited_at',
  'is_visible',
]

function isOfProgram({ table, before, after, columns }: Change): boolean {
  if (DERIVED.includes(table)) return true
  if (table === 'seeded_content') return after !== undefined
  if (table === 'notifications') return after !== undefined
  if (!CATALOGUE.includes(table) || !after) return false
  if (!before) return Number(after.id) < FIRST_CREATED_ID
  return before.edited_at === null
    ? columns.every((column) => !OF_PEOPLE.includes(column))
    : columns.every((column) => DERIVED_COLUMNS.includes(column))
}

async function allLogIn(origin: string, readers: readonly Reader[]): Promise<Reader[]> {
  const all: Reader[] = []
  for (const { name } of readers) all.push(await logIn(origin, name))
  return all
}

async function startFailure(
  port: number,
  env: Readonly<Record<string, string>>,
  directory: string,
): Promise<string> {
  const site = spawnSite(port, env, directory)
  try {
    await site.ready()
    return ''
  } catch (error) {
    return (error as Error).message
  } finally {
    await site.stop()
  }
}
