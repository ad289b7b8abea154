import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { smallDisk } from '#tests/support/small-disk.ts'
import { type Reader, register } from '../tests/support/site-readers.ts'
import { type Drill, nothingOf, quantile, slowness } from './outcome.ts'
import { admin, until } from './site-servers.ts'
import { embeddedSite, onStage } from './stage.ts'
import { acknowledged, lostNotes, type Notes, newNotes, strangeAnswers, write } from './writers.ts'

const ROUNDS = 5
const WRITERS = 8
const DISK_MIB = 400
const BEFORE_MS = 500
const FULL_MS = 2500
const WRITING_AGAIN_MS = 10_000
const PAGES = ['/', '/ricette/1', '/glossario', '/ricette?stile=teglia']
/** At each start the site checks this account and creates it if it is missing. On a full disk this step may
 * fail, but the site must start. */
const ADMINISTRATOR = { ADMIN_EMAIL: 'capo@example.it', ADMIN_PASSWORD: 'lievito madre 1889' }

export const diskFull: Drill = ({ rounds = ROUNDS }) =>
  onStage(async (stage) => {
    const disk = smallDisk(DISK_MIB)
    stage.atEnd(() => disk.remove())
    if (!disk.isReal) return { rows: [], broken: ['not tried: it needs the right to mount a file system'] }
    const site = await embeddedSite(stage, join(disk.directory, 'data'), ADMINISTRATOR)
    let server = await site.start()
    const writers = await register(site.origin, WRITERS)
    const notes = newNotes()
    const lost = new Set<string>()
    const back: number[] = []
    const broken: string[] = []
    let [read, ends, startsOnFull] = [0, 0, 0]

    const readPages = async (when: string) => {
      for (const page of PAGES) {
        const answer = await fetch(site.origin + page).catch(() => undefined)
        if (answer?.ok) read += 1
        else broken.push(`${when} ${page} answers ${answer?.status ?? 'nothing'}`)
        await answer?.arrayBuffer()
      }
    }
    for (let round = 0; round < rounds; round += 1) {
      const over = new AbortController()
      const writing = write(site.origin, writers, notes, { turn: round, signal: over.signal, most: 150 })
      await wait(BEFORE_MS)
      disk.fill(0)
      await wait(FULL_MS)
      over.abort()
      await writing
      if (server.hasEnded()) ends += 1
      else await readPages('on the full disk')
      await server.stop()
      server = await site.start()
      startsOnFull += 1
      await readPages('started on the full disk')
      const { disk: state } = (await (await fetch(`${site.origin}/api/health`)).json()) as { disk: string }
      if (state !== 'full') broken.push(`/api/health calls the disk ${state}`)

      disk.free()
      back.push(await timeToWrite(site.origin, writers, notes, 1000 + round))
      for (const one of await lostNotes(site.origin, writers, notes)) lost.add(one)
    }
    await server.stop()
    const verified = await admin(['verifica'], site.env)
    broken.push(...nothingOf({ 'page was read': read }), ...brokenOf(notes))
    if (lost.size > 0) broken.push(`${lost.size} acknowledged notes are lost`)
    if (ends > 0) broken.push(`the site ended ${ends} times by itself`)
    if (back.some((ms) => ms > WRITING_AGAIN_MS * slowness()))
      broken.push('writing did not come back in time')
    if (verified.code !== 0) broken.push(`the database is not whole: ${verified.said}`)
    return {
      rows: [
        ['times that the disk was full to the last byte', String(rounds)],
        ['of these the site ended by itself', String(ends)],
        ['starts on the full disk', String(startsOnFull)],
        ['pages read on it', String(read)],
        ['notes acknowledged', String(acknowledged(notes))],
        ['of these lost', String(lost.size)],
        ['notes refused with 503 and Retry-After', String(notes.statuses.get(503) ?? 0)],
        ['from room to the first note, slowest, ms', quantile(back, 1)],
        ['verifica', verified.code === 0 ? 'nothing missing' : verified.said],
      ],
      broken,
    }
  })

const brokenOf = (notes: Notes): string[] => [
  ...nothingOf({
    'note was acknowledged': acknowledged(notes),
    'note was refused': notes.statuses.get(503) ?? 0,
  }),
  ...strangeAnswers(notes, [0, 503]),
  ...(notes.withoutRetry > 0 ? [`${notes.withoutRetry} answers 503 without Retry-After`] : []),
]

async function timeToWrite(
  origin: string,
  writers: readonly Reader[],
  notes: Notes,
  turn: number,
): Promise<number> {
  const begun = performance.now()
  const before = acknowledged(notes)
  const signal = new AbortController().signal
  let attempt = 0
  const writes = async () => {
    attempt += 1
    await write(origin, writers.slice(0, 1), notes, { turn: turn * 1000 + attempt, signal, most: 1 })
    return acknowledged(notes) > before
  }
  await until(writes, 'notes are taken again')
  return performance.now() - begun
}
