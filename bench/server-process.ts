import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ServerProcess = {
  origins: Readonly<Record<string, string>>
  ask(message: object): Promise<unknown>
  cpuMs(): Promise<number>
  stop(): Promise<void>
}

type Handler = (message: { kind: string }) => unknown

export async function startServerProcess(file: string, ...args: string[]): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
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
