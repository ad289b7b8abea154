import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { postgresUrl, runOn } from '#tests/support/postgres-server.ts'
import { freePorts } from '../scripts/free-ports.ts'
import { contentOf, differences, numberOfRows } from './backups.ts'
import { numberOfMigrations, olderVersion } from './older-version.ts'
import type { Drill } from './outcome.ts'
import { logIn, type Reader, register } from './readers.ts'
import { admin, spawnSite, startSite } from './site-servers.ts'
import { emptyDatabase, onStage, type Stage } from './stage.ts'
import { visit } from './visitors.ts'
import { lostNotes, newNotes, write } from './writers.ts'

const READERS = 5
const VISITS_S = 4
/** What people made: it is the same after an upgrade. The catalogue is content/, and may be another one. */
const OF_PEOPLE = ['users', 'ratings', 'recipe_notes', 'collections', 'collection_recipes', 'dough_recipes']

/** Data of an older version, opened by this one, refused by the older one, and taken back by backup. */
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
      'rows',
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

async function thereAndBack(stage: Stage, { kind, older, seconds }: Ride) {
  const at = (name: string) => join(stage.directory, `${kind}-${name}`)
  await mkdir(at('data'))
  const place = async (name: string) => {
    await runOn(stage.directory, `CREATE DATABASE ${kind}_${name}`)
    return {
      DATABASE_URL: kind === 'server' ? postgresUrl(stage.directory, `${kind}_${name}`) : '',
      DATA_DIR: at(name),
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_URL: origin,
    }
  }
  const port = await freePorts(1)
  const origin = `http://127.0.0.1:${port}`
  const [env, afresh] = [await place('data'), await place('back')]

  const first = await startSite(port, env, older)
  stage.atEnd(() => first.stop('SIGKILL'))
  const readers = await register(origin, READERS)
  const notes = newNotes()
  const crowd = visit(origin, readers, { voteEvery: 3 })
  await write(origin, readers, notes, { turn: 0, signal: AbortSignal.timeout(seconds * 1000) })
  await wait(500)
  await crowd.leave()
  await first.stop()
  const saved = await admin(['backup', at('before.gz')], env, older)

  const upgrading = performance.now()
  const second = await startSite(port, env)
  stage.atEnd(() => second.stop('SIGKILL'))
  const upgradedS = (performance.now() - upgrading) / 1000
  const lostUpwards = await lostNotes(origin, await allLogIn(origin, readers), notes)
  await second.stop()
  const verified = await admin(['verifica'], env)
  const savedAfter = await admin(['backup', at('after.gz')], env)

  const refusal = await startFailure(port, env, older)

  const returning = performance.now()
  const restored = await admin(['ripristina', at('before.gz'), '--conferma'], afresh, older)
  const third = await startSite(port, afresh, older)
  stage.atEnd(() => third.stop('SIGKILL'))
  const backS = (performance.now() - returning) / 1000
  const lostBack = await lostNotes(origin, await allLogIn(origin, readers), notes)
  await third.stop()

  const before = await contentOf(at('before.gz'))
  return {
    figures: [String(numberOfRows(before)), upgradedS.toFixed(1), backS.toFixed(1)],
    refusal,
    broken: [
      ...[saved, verified, savedAfter, restored].flatMap(({ code, said }) => (code === 0 ? [] : [said])),
      ...differences(before, await contentOf(at('after.gz')), OF_PEOPLE),
      ...(lostUpwards.length > 0 ? [`${lostUpwards.length} notes are lost by the upgrade`] : []),
      ...(lostBack.length > 0 ? [`${lostBack.length} notes are lost on the way back`] : []),
    ],
  }
}

/** Sessions are not in a backup: with their passwords. */
async function allLogIn(origin: string, readers: readonly Reader[]): Promise<Reader[]> {
  const all: Reader[] = []
  for (const { name } of readers) all.push(await logIn(origin, name))
  return all
}

/** Why a site does not start; empty when it does. */
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
