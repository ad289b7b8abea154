import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import type { OpenDatabase } from '#server/db/database.ts'
import { type GrowingCatalogue, growingCatalogue } from './growing-catalogue.ts'
import { fetchWhole } from './load.ts'
import { querySpellings } from './query-spellings.ts'
import { print, printTable, tell } from './report.ts'
import { median, quantile } from './statistics.ts'

const SIZES = [100, 1000, 10_000, 100_000]
const SAMPLES = 40
const PAGE_LENGTH = 50
const LIST_SAMPLES = 2

export const QUERIES: Readonly<Record<string, string>> = {
  'a name': 'Pizza Mortadella, Burrata e Pistacchio',
  'a word in most names': 'la pizza',
  'an inflected word': 'piccanti',
  'an ingredient': 'guanciale',
  'two words': 'zucca gorgonzola',
  'three common words': 'pizza margherita mozzarella',
  'a mistyped word': 'margerita',
  'two mistyped words': 'mozarella prosiuto',
  'a word half typed': 'marghe',
  'words run together': 'quattrostagioni',
  'a quoted phrase': '"fior di latte"',
  'a word and an exclusion': 'pizza -mozzarella',
  'only an exclusion': '-mozzarella',
  'several conditions': 'pizza vegana senza funghi facile',
  nonsense: 'qwertyuiop',
}

/** Query strings for /api/recipes/facets. Each request adds another page number, so no response comes from
 * the cache. */
export const CHOICES: Readonly<Record<string, string>> = {
  'nothing chosen': '',
  'two diets': 'dieta=vegana,senza-glutine',
  'style, oven and time': 'stile=teglia,pala&forno=casa&entro=6',
  'without four allergens': 'senza=latte,uova,pesce,frutta-a-guscio',
  'what hardly any has': 'stile=padellino&dieta=vegana,senza-glutine&stagione=primavera',
  'sorted by time': 'dieta=vegetariana&ordina=tempo',
}
const choiceAddress = (choice: string, sample: number) => `/api/recipes/facets?${choice}&pagina=${sample + 4}`

/** Milliseconds. `wall`: from the request to the last byte. `cpu`: of this process (site and client) and of
 * PostgreSQL. */
export type Timing = { wall: number; cpu: number }
export type Timings = Map<string, Timing[]>

export async function benchmarkGrowth(): Promise<void> {
  const catalogue = await growingCatalogue(Math.max(...SIZES))
  try {
    const bySize = new Map<number, Timings>()
    for (const size of SIZES) bySize.set(size, await measureAt(catalogue, size))
    printGrowth('List', bySize, ['a page of 50', 'the whole list, first time', 'the whole list, again'])
    printGrowth('Search', bySize, Object.keys(QUERIES))
    printGrowth('Facets', bySize, Object.keys(CHOICES))
  } finally {
    await catalogue.close()
  }
}

async function measureAt(catalogue: GrowingCatalogue, size: number): Promise<Timings> {
  tell(`growing to ${size} recipes`)
  await catalogue.growTo(size)
  tell(`measuring ${size} recipes`)
  const timings: Timings = new Map()
  const cpuMs = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000 + catalogue.cpuMs()
  }
  const time = async (name: string, url: string) => {
    const [cpuBefore, begun] = [cpuMs(), performance.now()]
    await fetchWhole(url)
    const timing = { wall: performance.now() - begun, cpu: cpuMs() - cpuBefore }
    timings.set(name, [...(timings.get(name) ?? []), timing])
  }
  await withServer(catalogue.database, (origin) => timeSmall(origin, size, time))
  for (let sample = 0; sample < LIST_SAMPLES; sample += 1) {
    await withServer(catalogue.database, async (origin) => {
      await time('the whole list, first time', `${origin}/api/recipes`)
      await time('the whole list, again', `${origin}/api/recipes`)
    })
  }
  return timings
}

/** Sends the kinds of request alternately, so that other load on the machine affects all of them equally. */
export async function timeSmall(
  origin: string,
  size: number,
  time: (name: string, url: string) => Promise<void>,
  samples = SAMPLES,
): Promise<void> {
  const spellings = Object.entries(QUERIES).map(([name, query]) => ({ name, next: querySpellings(query) }))
  const ask = async (name: string, url: string, isWarm: boolean) =>
    isWarm ? await time(name, url) : void (await fetchWhole(url))
  for (let sample = -2; sample < samples; sample += 1) {
    const after = Math.floor(((sample + 2) / (samples + 2)) * size)
    await ask('a page of 50', `${origin}/api/recipes?limit=${PAGE_LENGTH}&after=${after}`, sample >= 0)
    for (const { name, next } of spellings)
      await ask(name, `${origin}/api/recipes/search/${encodeURIComponent(next())}`, sample >= 0)
    for (const [name, choice] of Object.entries(CHOICES))
      await ask(name, origin + choiceAddress(choice, sample), sample >= 0)
  }
}

export async function withServer(
  database: OpenDatabase,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const app: FastifyInstance = await buildApp({
    database,
    config: readConfig({ OVERLOAD_DELAY_MS: '0' }), // 0 turns it off: it would refuse calls of the benchmark
    log: pino({ level: 'warn' }, pino.destination(2)),
    limits: { searchesPerMinute: Number.MAX_SAFE_INTEGER, votesPerMinute: Number.MAX_SAFE_INTEGER },
  })
  try {
    await use(await app.listen({ port: 0, host: '127.0.0.1' }))
  } finally {
    await app.close()
  }
}

export function printGrowth(title: string, bySize: Map<number, Timings>, names: string[]): void {
  const cell = (samples: Timing[] = []) => {
    const walls = samples.map(({ wall }) => wall)
    const cpu = median(samples.map((sample) => sample.cpu))
    return [quantile(walls, 0.5), quantile(walls, 0.95), cpu].map((ms) => ms.toFixed(1)).join(' / ')
  }
  print(`## ${title}: ms, p50 / p95 / CPU`)
  printTable(
    ['recipes', ...[...bySize.keys()].map((size) => size.toLocaleString('en'))],
    names.map((name) => [name, ...[...bySize.values()].map((timings) => cell(timings.get(name)))]),
  )
}
