import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { PhotoClients } from './photo-clients.ts'
import { print, printTable, tell } from './report.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { median, quantile, spread } from './statistics.ts'

const ANALYSES_AT_ONCE = 4
const CALLS = 150
const ROUNDS = 6
const PAUSE_MS = 10
const WARM_MS = 2000
const OTHER_CALLS = ['/api/recipes/1', '/', '/api/recipes/search/mozzarella'] as const

const bodyOf = (bytes: Buffer, type: string) =>
  new TextEncoder().encode(JSON.stringify({ image: `data:image/${type};base64,${bytes.toString('base64')}` }))

/** A 12-megapixel photo of just under 5 MB, the upload limit. Without noise the file would be much smaller. */
async function phonePhoto(): Promise<Buffer> {
  const grain = await sharp(randomBytes(1000 * 750 * 3), { raw: { width: 1000, height: 750, channels: 3 } })
    .resize(4000, 3000)
    .png()
    .toBuffer()
  const picture = sharp(readFileSync(new URL('../public/immagini/pizza-diavola-960.webp', import.meta.url)))
    .resize(4000, 3000, { fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
  for (const quality of [90, 80, 70, 60, 50, 40]) {
    const bytes = await picture.clone().jpeg({ quality }).toBuffer()
    if (bytes.length < 5 * 1024 * 1024) return bytes
  }
  throw new Error('the photo for the benchmark stays too large')
}

async function timesOf(origin: string, calls: number): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < calls; at++) {
    const from = performance.now()
    const answer = await fetch(origin + (OTHER_CALLS[at % OTHER_CALLS.length] ?? '/'))
    await answer.arrayBuffer()
    times.push(performance.now() - from)
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`)
    await wait(PAUSE_MS)
  }
  return times
}

const mainThreadMs = async (server: ServerProcess) => (await server.ask({ kind: 'main-thread' })) as number

function analyseAllTheTime(origin: string, body: Uint8Array<ArrayBuffer>): { stop: () => Promise<number> } {
  const workerData: PhotoClients = { origin, body, atOnce: ANALYSES_AT_ONCE }
  const clients = new Worker(new URL('photo-clients.ts', import.meta.url), { workerData })
  return {
    async stop() {
      clients.postMessage('stop')
      const [count] = await once(clients, 'message')
      return count as number
    },
  }
}

interface Rounds {
  name: string
  times: number[][]
  perSecond: number[]
  mainMsPerSecond: number[]
}

function printRounds(rounds: readonly Rounds[]): void {
  const [rest] = rounds
  const p99 = (times: readonly number[]) => quantile(times, 0.99)
  const against = (at: number, { times }: Rounds) => p99(times[at] ?? []) / p99(rest?.times[at] ?? [])
  const mainMs = ({ perSecond, mainMsPerSecond }: Rounds, at: number) =>
    ((mainMsPerSecond[at] ?? 0) - (rest?.mainMsPerSecond[at] ?? 0)) / (perSecond[at] ?? 1)
  print(`## Other calls while ${ANALYSES_AT_ONCE} photos are analysed (ms)`)
  printTable(
    [
      '',
      'p50',
      'p95',
      'p99',
      'p99 of the quietest round',
      'p99 against rest',
      'analyses /s',
      'answering thread, CPU ms a photo',
    ],
    rounds.map((round) => {
      const { name, times, perSecond } = round
      const all = [...times.keys()]
      return [
        name,
        ...[0.5, 0.95, 0.99].map((share) => quantile(times.flat(), share).toFixed(1)),
        Math.min(...times.map(p99)).toFixed(1),
        spread(all.map((at) => against(at, round))),
        perSecond.length > 0 ? median(perSecond).toFixed(1) : '-',
        perSecond.length > 0 ? median(all.map((at) => mainMs(round, at))).toFixed(1) : '-',
      ]
    }),
  )
}

export async function benchmarkPhotos(): Promise<void> {
  const web = readFileSync(new URL('../public/immagini/pizza-diavola-960.webp', import.meta.url))
  const phone = await phonePhoto()
  const photos = [
    { name: `WebP, ${Math.round(web.length / 1000)} kB`, body: bodyOf(web, 'webp') },
    { name: `JPEG of 12 million pixels, ${(phone.length / 1e6).toFixed(1)} MB`, body: bodyOf(phone, 'jpeg') },
  ]
  const server = await startServerProcess('site-process.ts')
  const origin = server.origins.site ?? ''
  try {
    await timesOf(origin, CALLS) // warm-up
    const rounds = [{ name: 'at rest', body: undefined }, ...photos].map((kind) => ({
      ...kind,
      times: [] as number[][],
      perSecond: [] as number[],
      mainMsPerSecond: [] as number[],
    }))
    for (let round = 0; round < ROUNDS; round++) {
      tell(`round ${round + 1} of ${ROUNDS}`)
      for (const { body, times, perSecond, mainMsPerSecond } of rounds) {
        const analyses = body && analyseAllTheTime(origin, body)
        if (analyses) await wait(WARM_MS)
        const [from, used] = [performance.now(), await mainThreadMs(server)]
        times.push(await timesOf(origin, CALLS))
        const seconds = (performance.now() - from) / 1000
        mainMsPerSecond.push(((await mainThreadMs(server)) - used) / seconds)
        if (analyses) perSecond.push((await analyses.stop()) / (seconds + WARM_MS / 1000))
      }
    }
    printRounds(rounds)
  } finally {
    await server.stop()
  }
}
