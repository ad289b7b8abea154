import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a socket that can stop passing anything on, as when the machine at its other end hangs. */
export async function pausableLine(target: string) {
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    near.pipe(far).pipe(near)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => {
        ends.delete(end)
        near.destroy()
        far.destroy()
      })
    }
    if (isPaused) for (const end of [near, far]) end.unpipe()
  })
  let isPaused = false
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** What was open stays silent for good; what is opened from now on too, until `resume`. */
    pause() {
      isPaused = true
      for (const end of ends) end.unpipe()
    },
    resume() {
      isPaused = false
    },
    async close() {
      for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
