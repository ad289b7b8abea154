import { createServer } from 'node:net'

/** Below the ephemeral ports, which the system uses for outgoing connections. */
const FIRST = 20_000
const LAST = 32_000

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Returns the first of `count` consecutive free ports. The search begins at a random port, so that two
 * runs on one machine rarely collide. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    const all = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))
    if (all.every(Boolean)) return first
  }
}
