import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type LoopDisk, loopDisk } from './loop-disk.ts'
import { type Drill, quantile } from './outcome.ts'
import { register } from './readers.ts'
import { admin } from './site-servers.ts'
import { embeddedSite, onStage } from './stage.ts'
import { acknowledged, lostNotes, newNotes, write } from './writers.ts'

const ROUNDS = 12
const WRITERS = 8
const DISK_MIB = 700

const writingMs = (round: number) => 100 + ((round * 137) % 1200)

/** The power of the disk under DATA_DIR is cut while readers write: what was not yet on it is gone. */
export const power: Drill = ({ rounds = ROUNDS }) =>
  onStage(async (stage) => {
    let disk: LoopDisk
    try {
      disk = await loopDisk(stage.directory, DISK_MIB)
    } catch (error) {
      const why = (error as Error).message.trim().split('\n').at(-1)
      return { rows: [], broken: [`not tried: it needs root, a loop device, mkfs.ext4 and perl (${why})`] }
    }
    stage.atEnd(() => disk.remove())
    const site = await embeddedSite(stage, join(disk.directory, 'data'))
    let server = await site.start()
    const writers = await register(site.origin, WRITERS)
    const notes = newNotes()
    const lost = new Set<string>()
    const starts: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const over = new AbortController()
      const writing = write(site.origin, writers, notes, { turn: round, signal: over.signal })
      await wait(writingMs(round))
      disk.cutPower()
      await server.stop('SIGKILL')
      over.abort()
      await writing
      disk.comeBack()
      const begun = performance.now()
      server = await site.start()
      starts.push(performance.now() - begun)
      for (const one of await lostNotes(site.origin, writers, notes)) lost.add(one)
    }
    await server.stop()
    const verified = await admin(['verifica'], site.env)
    return {
      rows: [
        ['times that the power was cut', String(rounds)],
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
