import { parentPort, workerData } from 'node:worker_threads'

export type PhotoClients = { origin: string; body: Uint8Array<ArrayBuffer>; atOnce: number }

const { origin, body, atOnce } = workerData as PhotoClients
let goesOn = true
parentPort?.once('message', () => {
  goesOn = false
})

async function client(): Promise<number> {
  let done = 0
  while (goesOn) {
    const answer = await fetch(`${origin}/api/analyze-image`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`analysis answers ${answer.status}`)
    done += 1
  }
  return done
}

const counts = await Promise.all(Array.from({ length: atOnce }, client))
parentPort?.postMessage(counts.reduce((sum, done) => sum + done, 0))
