import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a socket that can be cut, or stop passing anything on, as when the machine at its other end hangs. */
async function pausableLine(target: string) {
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
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
  let isCut = false
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** What was open stays silent for good; what is opened from now on too, until `resume`. */
    pause() {
      isPaused = true
      for (const end of ends) end.unpipe()
    },
    /** What was open breaks; what is opened from now on too, until `resume`. */
    cut() {
      isCut = true
      for (const end of ends) end.destroy()
    },
    resume() {
      isPaused = false
      isCut = false
    },
    async close() {
      for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
export type PausableLine = Awaited<ReturnType<typeof pausableLine>>

/** A line to the database server of `databaseUrl`, and the address that goes through it. */
export async function lineToServer(
  databaseUrl: string,
): Promise<{ line: PausableLine; databaseUrl: string }> {
  const url = new URL(databaseUrl)
  const line = await pausableLine(`${url.searchParams.get('host')}/.s.PGSQL.5432`)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${line.port}`
  return { line, databaseUrl: url.href }
}
