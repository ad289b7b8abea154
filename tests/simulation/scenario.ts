import type { Server } from './server.ts'
import type { World } from './world.ts'

/** Puts something else instead of what a server depends on: how a mutation breaks it. */
export type Patch = <T extends object>(name: string, real: T, server: Server) => T

interface Ending {
  /** Nothing more will happen that matters. */
  isOver: () => boolean
  /** What still waits, for the message when it is not over in time. */
  waiting: () => string
  /** Says what is wrong in the end, by `world.fail`. */
  check: () => void
  /** How long it may go on after the last fault, ms. */
  patienceMs: number
}

export interface Scenario {
  name: string
  begin: (world: World, patch: Patch) => Ending
}

export const silent = { info() {}, warn() {}, error() {} }
