import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { crashes } from './crashes.ts'
import type { Drill } from './outcome.ts'
import { embeddedSite, onStage } from './stage.ts'

const ROUNDS = 60
const WRITERS = 24
const AT_ONCE = 8
const FIRST_STARTS_S = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30]
const KILL_START_EVERY = 4

const writingMs = (round: number) => 100 + ((round * 137) % 1200)
const openingMs = (round: number) => 50 + ((round * 211) % 1500)

export const kill: Drill = ({ rounds = ROUNDS }) =>
  onStage(async (stage) => {
    const site = await embeddedSite(stage, join(stage.directory, 'data'))
    const killStart = async (ms: number) => {
      const opening = site.spawn()
      await wait(ms)
      await opening.stop('SIGKILL')
    }
    for (const seconds of FIRST_STARTS_S) await killStart(seconds * 1000)
    const { writers, crash, outcome } = await crashes(site, WRITERS)
    let killedWhileOpening = 0
    for (let round = 0; round < rounds; round += 1)
      await crash({
        turn: round,
        writers: Array.from({ length: AT_ONCE }, (_, n) => writers[(round * AT_ONCE + n) % WRITERS]).filter(
          (one) => one !== undefined,
        ),
        stop: async (server) => {
          await wait(writingMs(round))
          await server.stop('SIGKILL')
        },
        beforeStart: async () => {
          if (round % KILL_START_EVERY !== KILL_START_EVERY - 1) return
          await killStart(openingMs(round))
          killedWhileOpening += 1
        },
      })
    return outcome([
      ['first starts killed', String(FIRST_STARTS_S.length)],
      ['killed while writing', String(rounds)],
      ['killed while opening', String(killedWhileOpening)],
    ])
  })
