/**
 * PGlite's Node filesystem, plus fsync. Stock PGlite never calls fsync, so a power cut after a commit can
 * destroy the whole database.
 *
 * Valid   for exactly the pinned PGlite version: the callback depends on Emscripten's NODEFS internals. If
 *         an update breaks the callback, write-durability.fault.test.ts fails.
 */
import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]
type NodeStream = { nfd?: number | null; node: unknown }
type EmscriptenModule = {
  NODEFS: { realPath(node: unknown): string; stream_ops: { fsync?: (stream: NodeStream) => number } }
}

const EIO = 29

export class DurableNodeFs extends NodeFS {
  fsyncs = 0

  override async init(pg: PGlite, options: InitOptions) {
    const prepared = await super.init(pg, options)
    prepared.emscriptenOpts.preRun ??= []
    prepared.emscriptenOpts.preRun.push((module: unknown) => {
      const { NODEFS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (typeof stream.nfd === 'number') fs.fsyncSync(stream.nfd)
          else fsyncPath(NODEFS.realPath(stream.node))
          this.fsyncs += 1
          return 0
        } catch {
          return EIO
        }
      }
    })
    return prepared
  }
}

function fsyncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
