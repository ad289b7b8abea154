import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { exportPersonalData, getMe } from '#contracts/accounts/accounts.endpoints.ts'
import { listCollections, listSavedVariants } from '#contracts/collections/collections.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { listDoughRecipes } from '#contracts/full-dough/full-dough.endpoints.ts'
import { listOwnRatings, rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { freePorts } from '../scripts/free-ports.ts'
import { type Reader, register, send } from '../tests/support/site-readers.ts'
import { startCdn } from './nginx.ts'
import { type Drill, nothingOf, quantile, slowness } from './outcome.ts'
import { embeddedSite, onStage } from './stage.ts'
import { failuresOf, visit } from './visitors.ts'

const SECONDS = 150
const VISITORS = 12
/** `s-maxage` of pages, in seconds. */
const KEPT_S = 60
/** Seconds added to `KEPT_S`: nginx rounds to whole seconds, and the page must be rendered. */
const TO_MAKE_S = 2
/** One visit in 60 is a vote. Cached pages load so fast that more votes would exceed the limit per account. */
const VOTE_EVERY = 60
const HIT_RATIO_PCT = 95
const RECIPES = 100
const CHANGED = [101, 102, 103, 104, 105, 106, 107, 108]
const PRIVATE = [
  getMe.path,
  listOwnRatings.path,
  listCollections.path,
  listSavedVariants.path,
  listDoughRecipes.path,
  exportPersonalData.path,
  '/reimposta-password?token=abcdefghijklmnopqrstuvwxyz',
]
const KEPT = ['HIT', 'REVALIDATED', 'UPDATING', 'STALE']

export const cache: Drill = ({ seconds = SECONDS }) =>
  onStage(async (stage) => {
    const site = await embeddedSite(stage, join(stage.directory, 'data'))
    await site.start()
    const port = await freePorts(1)
    const cdn = await startCdn(stage.directory, port, Number(new URL(site.origin).port))
    stage.atEnd(() => cdn.stop())
    const origin = `http://127.0.0.1:${port}`
    const readers = await register(site.origin, VISITORS)
    const [editor, ...others] = readers as [Reader, ...Reader[]]
    const pages = await publicAddresses(origin)
    const crowd = visit(origin, others, { pages, voteEvery: VOTE_EVERY })
    const [delays, privately] = await Promise.all([
      Promise.all(CHANGED.map((recipe) => untilVisible(origin, editor, recipe))),
      askPrivately(origin, others),
      wait(seconds * 1000),
    ])
    const { failures, read, caches } = await crowd.leave()
    const seen = [...caches.values()].reduce((sum, one) => sum + one, 0)
    const kept = KEPT.reduce((sum, name) => sum + (caches.get(name) ?? 0), 0)
    const hitPct = (100 * kept) / seen
    const betrayed = await keptPrivately(cdn.cacheDirectory, readers)
    return {
      rows: [
        ['addresses of pages and files', String(pages.length)],
        ['pages and files read', String(read)],
        ['of these from the CDN, %', hitPct.toFixed(2)],
        ['failed requests', String(failures.length)],
        ['changes followed', String(delays.length)],
        [
          'until a change is visible, median and longest, s',
          `${quantile(delays, 0.5)}, ${Math.max(...delays).toFixed(1)}`,
        ],
        ['private answers asked for', String(privately.asked)],
        ['of these kept or of somebody else', String(privately.wrong.length + betrayed.length)],
      ],
      broken: [
        ...nothingOf({ 'page was read': read, 'private answer was asked for': privately.asked }),
        ...(hitPct > HIT_RATIO_PCT ? [] : [`only ${hitPct.toFixed(1)} % come from the CDN`]),
        ...delays
          .filter((one) => one > KEPT_S + TO_MAKE_S * slowness())
          .map((one) => `a change was visible after ${one.toFixed(1)} s`),
        ...privately.wrong.slice(0, 5),
        ...betrayed.slice(0, 5),
        ...failuresOf({ failures }),
      ],
    }
  })

async function publicAddresses(origin: string): Promise<string[]> {
  const home = await (await fetch(origin)).text()
  const files = [...home.matchAll(/(?:src|href)="(\/(?:assets|immagini)\/[^"?#]+)"/g)].map(
    (match) => match[1] ?? '',
  )
  const recipes = Array.from({ length: RECIPES }, (_, index) => `/ricette/${index + 1}`)
  return ['/', '/ricette', '/glossario', '/calcolatore-impasto', '/privacy', ...recipes, ...new Set(files)]
}

async function untilVisible(origin: string, editor: Reader, recipe: number): Promise<number> {
  const tag = async () => {
    const answer = await fetch(`${origin}/ricette/${recipe}`)
    await answer.arrayBuffer()
    return answer.headers.get('etag')
  }
  const before = await tag()
  const answer = await send(editor, origin + addressOf(rateRecipe, { params: { id: recipe } }), { rating: 4 })
  if (!answer.ok) throw new Error(`a vote is answered with ${answer.status}`)
  const begun = performance.now()
  while ((await tag()) === before && performance.now() - begun < 4 * KEPT_S * 1000) await wait(250)
  return (performance.now() - begun) / 1000
}

async function askPrivately(origin: string, readers: readonly Reader[]) {
  const wrong: string[] = []
  let asked = 0
  for (const reader of [...readers, ...readers])
    for (const path of PRIVATE) {
      const answer = await fetch(origin + path, {
        headers: { cookie: reader.cookie, 'accept-encoding': 'identity' },
      })
      const text = await answer.text()
      const from = answer.headers.get('x-cache') ?? ''
      asked += 1
      if (KEPT.includes(from)) wrong.push(`${path} comes from the CDN (${from})`)
      const others = readers.filter(({ name }) => name !== reader.name && text.includes(`${name}@example.it`))
      if (others.length > 0) wrong.push(`${path} shows ${reader.name} what is ${others[0]?.name}'s`)
    }
  return { asked, wrong }
}

async function keptPrivately(directory: string, readers: readonly Reader[]): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const secrets = [...readers.map(({ name }) => `${name}@example.it`), 'set-cookie:', 'token=']
  const found: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const text = (await readFile(join(entry.parentPath, entry.name), 'latin1')).toLowerCase()
    const secret = secrets.find((one) => text.includes(one))
    if (secret) found.push(`the CDN has kept ${secret} (${/key: (.*)/.exec(text)?.[1] ?? entry.name})`)
  }
  return found
}
