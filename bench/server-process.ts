/** A server in a process of its own, which says how much CPU it has used: that tells it apart from its neighbours. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ServerProcess = {
  /** Origins that it listens on, by the names it gave them. */
  origins: Readonly<Record<string, string>>
  /** Sends a message that the process understands and waits for its answer. */
  ask(message: object): Promise<unknown>
  /** Milliseconds of CPU used so far, by all its threads. */
  cpuMs(): Promise<number>
  stop(): Promise<void>
}

type Handler = (message: { kind: string }) => unknown

/** Starts a file of this directory that calls `serveParent`. */
export async function startServerProcess(file: string): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  })
  const origins = (await answerOf(child)) as Record<string, string>
  const ask = (message: object) => {
    const answer = answerOf(child)
    child.send(message)
    return answer
  }
  return {
    origins,
    ask,
    cpuMs: async () => (await ask({ kind: 'cpu' })) as number,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.send({ kind: 'stop' })
      await ended
    },
  }
}

/** One question at a time is open, so the next message is its answer. */
async function answerOf(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController()
  const onExit = () => ended.abort(new Error(`a measured server ended (${child.spawnargs.at(-1)})`))
  child.once('exit', onExit)
  try {
    const [answer] = await once(child, 'message', { signal: ended.signal })
    return answer
  } finally {
    child.off('exit', onExit)
  }
}

/** The child's side: reports its origins, answers what the parent asks and ends when it is told to. */
export function serveParent(
  origins: Record<string, string>,
  stop: () => Promise<void>,
  handle?: Handler,
): void {
  process.on('message', async (message: { kind: string }) => {
    if (message.kind === 'stop') {
      await stop()
      process.exit(0)
    }
    const { user, system } = process.cpuUsage()
    process.send?.(message.kind === 'cpu' ? (user + system) / 1000 : ((await handle?.(message)) ?? null))
  })
  process.on('disconnect', () => process.exit(1)) // the benchmark was interrupted
  process.send?.(origins)
}
