import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { crashes } from './crashes.ts'
import { type LoopDisk, loopDisk } from './loop-disk.ts'
import type { Drill } from './outcome.ts'
import { embeddedSite, onStage } from './stage.ts'

const ROUNDS = 12
const WRITERS = 8
const DISK_MIB = 700

const writingMs = (round: number) => 100 + ((round * 137) % 1200)

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
    const { writers, crash, outcome } = await crashes(site, WRITERS)
    for (let round = 0; round < rounds; round += 1)
      await crash({
        turn: round,
        writers,
        stop: async (server) => {
          await wait(writingMs(round))
          disk.cutPower()
          await server.stop('SIGKILL')
        },
        beforeStart: () => disk.comeBack(),
      })
    return outcome([['times that the power was cut', String(rounds)]])
  })
