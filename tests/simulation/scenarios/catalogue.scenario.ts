/**
 * The catalogue changes while servers keep answers in memory. Promised: a change that is committed is seen by every
 * server that reaches the database within the time that one call may take, and a second; and by the server that made it
 * as soon as it has answered.
 */
import { type MadeFrom, NO_RECIPES, oneRecipe, RECIPE_WORDS } from '#server/cache/catalogue-change.ts'
import { watchCatalogue } from '#server/cache/catalogue-watch.ts'
import { responseCache } from '#server/cache/response-cache.ts'
import type { StoredResponse } from '#server/cache/stored-response.ts'
import type { CatalogueState } from '#server/db/catalogue-version.ts'
import type { RecordedChange } from '#server/db/schema.ts'
import { HEALED_MS } from '../faults.ts'
import { type Scenario, silent } from '../scenario.ts'
import type { Server } from '../server.ts'

const RECIPES = [1, 2, 3] as const
const UNRECORDED = 'unrecorded'
/** A recipe's words or its votes, or what no entry says: another table, a recipe that is new or gone, many at once. */
type Write = Omit<RecordedChange, 'version'> | typeof UNRECORDED
const WRITES: readonly [Write, ...Write[]] = [
  UNRECORDED,
  UNRECORDED,
  ...RECIPES.flatMap((id) => [true, false].map((words) => ({ recipes: [id], words }))),
]
/** What a page is made from, and which writes change it. */
interface Page {
  address: string
  madeFrom: MadeFrom
  shows: (write: Exclude<Write, typeof UNRECORDED>) => boolean
}
const PAGES: readonly [Page, ...Page[]] = [
  { address: '/glossario', madeFrom: NO_RECIPES, shows: () => false },
  ...RECIPES.map((id) => ({
    address: `/ricette/${id}`,
    madeFrom: oneRecipe(id),
    shows: ({ recipes }: { recipes: readonly number[] }) => recipes.includes(id),
  })),
  { address: '/abbinamenti', madeFrom: RECIPE_WORDS, shows: ({ words }) => words },
]
const LAST_MS = HEALED_MS + 30_000
const SLOW_MS = 10_000
/** A call that gets no answer, the look after it, and what two calls take. */
const BOUND_MS = 18_000 + 1000 + 7000

export const catalogueScenario: Scenario = {
  name: 'catalogue',
  begin(world, patch) {
    const commits: { version: number; write: Write; atMs: number }[] = []
    /** The last moment at which a call failed, or was answered after so long that it might have. */
    const isSick = new Map<Server, number>()
    const version = () => commits.length
    const isShown = ({ shows }: Page, write: Write) => write === UNRECORDED || shows(write)
    const versionOf = (page: Page) => commits.findLast(({ write }) => isShown(page, write))?.version ?? 0

    /** As the triggers write it: what is older than the last two entries, or than a write without one, nobody knows. */
    const stateNow = (): CatalogueState => {
      const known = commits.slice(commits.findLastIndex(({ write }) => write === UNRECORDED) + 1).slice(-2)
      const recentChanges = known.flatMap(({ version, write }) =>
        write === UNRECORDED ? [] : [{ version, recipes: [...write.recipes], words: write.words }],
      )
      return { version: version(), recentChanges }
    }

    world.startServers(async (server) => {
      const healthy = async <T>(call: Promise<T>): Promise<T> => {
        const begunMs = world.nowMs()
        let isAnswered = false
        try {
          const answer = await call
          isAnswered = world.nowMs() - begunMs < SLOW_MS
          return answer
        } finally {
          if (!isAnswered) isSick.set(server, world.nowMs())
        }
      }
      const readState = () => healthy(world.call(server, 'readState', stateNow))
      const watched = patch('catalogue', { readState, clock: server.clock }, server)
      const watch = await watchCatalogue({ pollMs: 1000, ...watched, log: silent })
      const cache = patch('cache', responseCache(), server)
      watch.onChange((change) => cache.drop(change))

      /** Of each page, the version that this server has answered for. */
      const own = new Map<Page, number>()
      const visit = async (page: Page) => {
        const begunMs = world.nowMs()
        const make = async () => ({
          answer: pageOf(await healthy(world.call(server, 'readPage', () => versionOf(page)))),
          shelf: 'pages' as const,
          madeFrom: page.madeFrom,
        })
        const sick = isSick.get(server) ?? -Infinity
        const seenByAll = commits.findLast(
          (one) => isShown(page, one.write) && Math.max(one.atMs, sick) + BOUND_MS < begunMs,
        )
        const owed = Math.max(seenByAll?.version ?? 0, own.get(page) ?? 0)
        const answer = await cache.getOrMake(page.address, make).catch(() => undefined)
        const seen = answer?.status
        world.note(() => `${server.name} shows version ${seen} of ${page.address}`)
        if (seen !== undefined && seen < owed)
          world.fail(`${server.name} shows version ${seen} of ${page.address}, though ${owed} is committed`)
      }
      const visitAgain = () => {
        void visit(world.random.one(PAGES))
        server.clock.after(world.random.whole(300, 4000), visitAgain)
      }
      visitAgain()

      const save = async (write: Write) => {
        const begunMs = world.nowMs()
        const commit = () => {
          commits.push({ version: version() + 1, write, atMs: world.nowMs() })
          return version()
        }
        const written = await healthy(world.call(server, 'write', commit)).catch(() => undefined)
        if (written === undefined) return
        await watch.refresh()
        const isWell = (isSick.get(server) ?? -Infinity) < begunMs
        if (!isWell) return
        for (const page of PAGES)
          if (isShown(page, write)) own.set(page, Math.max(written, own.get(page) ?? 0))
      }
      const wanted = world.random.whole(0, 8)
      for (let nth = 0; nth < wanted; nth += 1)
        server.clock.after(world.random.whole(0, HEALED_MS), () =>
          save(world.random.one(WRITES)).catch((error: unknown) => {
            world.fail(`a write that was kept is answered with ${String(error)}`)
          }),
        )
      return { stop: async () => watch.stop() }
    })

    return {
      isOver: () => world.nowMs() > LAST_MS,
      waiting: () => '',
      patienceMs: 60_000,
      check: () => undefined,
    }
  },
}

/** A page that says nothing but the version it was made of. */
const pageOf = (version: number): StoredResponse => ({ status: version, sizeB: 100 }) as StoredResponse
