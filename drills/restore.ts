import { createHash } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { uploadPicture } from '#contracts/pictures/admin-pictures.endpoints.ts'
import { runOn } from '#tests/support/postgres-server.ts'
import { logIn, type Reader, register } from '../tests/support/site-readers.ts'
import { fillEmptyTables } from './made-up-rows.ts'
import type { Drill } from './outcome.ts'
import { admin } from './site-servers.ts'
import { embeddedSite, emptyDatabase, onStage, type Stage } from './stage.ts'
import {
  allRows,
  changedRows,
  emptyTables,
  here,
  inBackup,
  inWords,
  numberOfRows,
  onDatabase,
} from './table-rows.ts'
import { visit } from './visitors.ts'
import { brokenOnWellSite, lostNotes, newNotes, write } from './writers.ts'

const READERS = 6
const VISITS_S = 3
const PICTURES = 2
const SIZES = ['480.avif', '480.webp', '720.avif', '720.webp', '960.avif', '960.webp', 'og.jpg']
const ADMIN = { email: 'capo@example.it', password: 'lievito madre 1889' }
const WAYS = [
  ['embedded', 'server'],
  ['server', 'embedded'],
  ['server', 'server'],
  ['embedded', 'embedded'],
] as const
type Kind = (typeof WAYS)[number][number]

export const restore: Drill = ({ seconds = VISITS_S, rounds = WAYS.length }) =>
  onStage(async (stage) => {
    const { databaseUrl } = await emptyDatabase(stage)
    const rows: string[][] = []
    const broken: string[] = []
    for (const [from, to] of WAYS.slice(0, rounds)) {
      await runOn(stage.directory, 'DROP DATABASE site')
      await runOn(stage.directory, 'CREATE DATABASE site')
      const seen = await saveDestroyRestore(stage, { from, to, databaseUrl, seconds })
      rows.push([`${from} to ${to}`, ...seen.figures])
      broken.push(...seen.broken.map((one) => `${from} to ${to}: ${one}`))
    }
    const head = [
      'from and to',
      'tables',
      'rows',
      'picture files',
      'MB',
      'saved in s',
      'restored in s',
      'differences',
    ]
    return { head, rows, broken }
  })

interface Way {
  from: Kind
  to: Kind
  databaseUrl: string
  seconds: number
}

async function saveDestroyRestore(stage: Stage, { from, to, databaseUrl, seconds }: Way) {
  const dataDir = join(stage.directory, 'site')
  const copy = join(stage.directory, `${from}-${to}.gz`) // a backup never overwrites another one
  const place = (kind: Kind) => ({ DATABASE_URL: kind === 'server' ? databaseUrl : '' })
  const site = await embeddedSite(stage, dataDir, {
    ...place(from),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  })
  const before = await site.start()
  const readers = await register(site.origin, READERS)
  await register(site.origin, 1, 'owner')
  const notes = newNotes()
  const crowd = visit(site.origin, readers, { voteEvery: 2 })
  const over = AbortSignal.timeout(seconds * 1000)
  await write(site.origin, readers, notes, { turn: 0, signal: over })
  const visits = await crowd.leave()
  const paths = await uploadPictures(site.origin)
  const files = await pictureFiles(site.origin, paths)
  await before.stop()
  const content = await onDatabase(here, site.env, async (db) => {
    await fillEmptyTables(db)
    return inBackup(await allRows(db))
  })

  const saving = performance.now()
  const saved = await admin(['backup', copy], site.env)
  const savedS = (performance.now() - saving) / 1000
  // With a PostgreSQL server, DATA_DIR may not exist, because only the email outbox is stored there: hence
  // `force`.
  await rm(dataDir, { recursive: true, force: true })
  await runOn(stage.directory, 'DROP DATABASE site')
  await runOn(stage.directory, 'CREATE DATABASE site')

  const env = { ...site.env, ...place(to) }
  const restoring = performance.now()
  const restored = await admin(['ripristina', copy, '--conferma'], env)
  const restoredS = (performance.now() - restoring) / 1000
  const changes = changedRows(content, inBackup(await onDatabase(here, env, allRows)))

  const target = await embeddedSite(stage, dataDir, place(to))
  const after = await target.start()
  const back: Reader[] = []
  for (const { name } of readers) back.push(await logIn(target.origin, name))
  const lost = await lostNotes(target.origin, back, notes)
  const restoredFiles = await pictureFiles(target.origin, [...files.keys()])
  const changed = [...files].filter(([path, hash]) => restoredFiles.get(path) !== hash)
  await after.stop()
  await rm(dataDir, { recursive: true, force: true })
  return {
    figures: [
      String(content.size),
      String(numberOfRows(content)),
      String(files.size),
      ((await stat(copy)).size / 1e6).toFixed(1),
      savedS.toFixed(1),
      restoredS.toFixed(1),
      String(changes.length + lost.length + changed.length),
    ],
    broken: [
      ...brokenOnWellSite(notes, visits),
      ...(files.size === paths.length ? [] : [`of ${paths.length} picture files ${files.size} were there`]),
      ...[saved, restored].flatMap(({ code, said }) => (code === 0 ? [] : [said])),
      ...emptyTables(content),
      ...inWords(changes),
      ...(lost.length > 0 ? [`${lost.length} notes are lost`] : []),
      ...changed.map(([path]) => `${path} is another file`),
    ],
  }
}

async function uploadPictures(origin: string): Promise<string[]> {
  const editor = await logIn(origin, 'capo', ADMIN)
  const paths: string[] = []
  for (let number = 0; number < PICTURES; number += 1) {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 + number } as const
    const picture = await sharp({
      create: { width: 1200, height: 900, channels: 3, background: '#a52', noise },
    })
      .jpeg()
      .toBuffer()
    const answer = await fetch(origin + uploadPicture.path, {
      method: 'POST',
      headers: { cookie: editor.cookie, 'content-type': 'image/jpeg' },
      body: new Uint8Array(picture),
    })
    if (answer.status !== 201) throw new Error(`${uploadPicture.path} answers ${answer.status}`)
    const { imageUrl } = (await answer.json()) as { imageUrl: string }
    const stem = imageUrl.slice(0, imageUrl.lastIndexOf('-'))
    paths.push(...SIZES.map((size) => `${stem}-${size}`))
  }
  return paths
}

async function pictureFiles(origin: string, paths: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const path of paths) {
    const answer = await fetch(origin + path)
    const body = Buffer.from(await answer.arrayBuffer())
    if (answer.ok) files.set(path, createHash('sha256').update(body).digest('hex'))
  }
  return files
}
