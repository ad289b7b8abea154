import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Drill, quantile } from './outcome.ts'
import { register } from './readers.ts'
import { admin } from './site-servers.ts'
import { embeddedSite, onStage } from './stage.ts'
import { acknowledged, lostNotes, newNotes, write } from './writers.ts'

const ROUNDS = 60
const WRITERS = 24
const AT_ONCE = 8
/** In every so many rounds it is killed once more while it opens. */
const KILL_START_EVERY = 4

/** Moments spread over the first statements and well into the work, the same ones at each run. */
const writingMs = (round: number) => 100 + ((round * 137) % 1200)
const openingMs = (round: number) => 50 + ((round * 211) % 1500)

/** The site on its embedded database is killed (kill -9) again and again while readers write. */
export const kill: Drill = ({ rounds = ROUNDS }) =>
  onStage(async (stage) => {
    const site = await embeddedSite(stage, join(stage.directory, 'data'))
    let server = await site.start()
    const writers = await register(site.origin, WRITERS)
    const notes = newNotes()
    const lost = new Set<string>()
    const starts: number[] = []
    let killedWhileOpening = 0
    for (let round = 0; round < rounds; round += 1) {
      const own = Array.from({ length: AT_ONCE }, (_, n) => writers[(round * AT_ONCE + n) % WRITERS]).filter(
        (one) => one !== undefined,
      )
      const over = new AbortController()
      const writing = write(site.origin, own, notes, { turn: round, signal: over.signal })
      await wait(writingMs(round))
      await server.stop('SIGKILL')
      over.abort()
      await writing
      if (round % KILL_START_EVERY === KILL_START_EVERY - 1) {
        const opening = site.spawn()
        await wait(openingMs(round))
        await opening.stop('SIGKILL')
        killedWhileOpening += 1
      }
      const begun = performance.now()
      server = await site.start()
      starts.push(performance.now() - begun)
      for (const one of await lostNotes(site.origin, own, notes)) lost.add(one)
    }
    for (const one of await lostNotes(site.origin, writers, notes)) lost.add(one)
    await server.stop()
    const verified = await admin(['verifica'], site.env)
    return {
      rows: [
        ['killed while writing', String(rounds)],
        ['killed while opening', String(killedWhileOpening)],
        ['notes acknowledged', String(acknowledged(notes))],
        ['of these lost', String(lost.size)],
        ['starts that failed', '0'],
        [
          'from the start to the first answer, p50 and slowest, ms',
          `${quantile(starts, 0.5)}, ${quantile(starts, 1)}`,
        ],
        ['verifica', verified.code === 0 ? 'nothing missing' : verified.said],
      ],
      broken: [
        ...(lost.size > 0 ? [`${lost.size} acknowledged notes are lost`] : []),
        ...(verified.code === 0 ? [] : ['the database is not whole']),
      ],
    }
  })
