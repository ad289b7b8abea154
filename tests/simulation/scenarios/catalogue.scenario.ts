/**
 * The catalogue changes while servers keep answers in memory. Promised: a change that is committed is seen by every
 * server that reaches the database within the time that one call may take, and a second.
 */
import { oneRecipe } from '#server/cache/catalogue-change.ts'
import { watchCatalogue } from '#server/cache/catalogue-watch.ts'
import { responseCache } from '#server/cache/response-cache.ts'
import type { StoredResponse } from '#server/cache/stored-response.ts'
import type { CatalogueState } from '#server/db/catalogue-version.ts'
import { HEALED_MS } from '../faults.ts'
import { type Scenario, silent } from '../scenario.ts'
import type { Server } from '../world.ts'

const RECIPE = 1
const PAGE = `/ricette/${RECIPE}`
const LAST_MS = HEALED_MS + 30_000
/** A call that gets no answer, the look after it, and what two calls take. */
const BOUND_MS = 18_000 + 1000 + 7000

export const catalogueScenario: Scenario = {
  name: 'catalogue',
  begin(world, patch) {
    let version = 0
    /** When a version was committed, ms. */
    const committed: number[] = [0]
    const isSick = new Map<Server, number>()

    /** Every write is one of the recipe; what is older than the last two nobody knows any more. */
    const stateNow = (): CatalogueState => ({
      version,
      recentChanges: [version - 1, version]
        .filter((each) => each > 0)
        .map((each) => ({ version: each, recipes: [RECIPE], words: false })),
    })

    world.startServers(async (server) => {
      /** The last moment at which a call failed. */
      const healthy = async <T>(call: Promise<T>): Promise<T> => {
        try {
          return await call
        } catch (error) {
          isSick.set(server, world.nowMs())
          throw error
        }
      }
      const read = (name: string) => healthy(world.call(server, name, () => version))
      const readState = () => healthy(world.call(server, 'readState', stateNow))
      const watched = patch('catalogue', { readState, clock: server.clock }, server)
      const watch = await watchCatalogue({ ...watched, log: silent })
      const cache = patch('cache', responseCache(), server)
      watch.onChange((change) => cache.drop(change))

      const visit = async () => {
        const begunMs = world.nowMs()
        const make = async () => ({
          answer: pageOf(await read('readPage')),
          shelf: 'pages' as const,
          madeFrom: oneRecipe(RECIPE),
        })
        const answer = await cache.getOrMake(PAGE, make).catch(() => undefined)
        const seen = answer?.status
        const sick = isSick.get(server) ?? -Infinity
        const owed = committed.findLastIndex((atMs) => Math.max(atMs, sick) + BOUND_MS < begunMs)
        world.note(() => `${server.name} shows version ${seen}`)
        if (seen !== undefined && seen < owed)
          world.fail(
            `${server.name} shows version ${seen}, though ${owed} is ${begunMs - (committed[owed] ?? 0)} ms old`,
          )
      }
      const visitAgain = () => {
        void visit()
        server.clock.after(world.random.whole(300, 4000), visitAgain)
      }
      visitAgain()

      const write = async () => {
        const commit = () => {
          version += 1
          committed.push(world.nowMs())
        }
        await healthy(world.call(server, 'write', commit)).then(
          () => watch.refresh(),
          () => undefined,
        )
      }
      const wanted = world.random.whole(0, 3)
      for (let nth = 0; nth < wanted; nth += 1)
        server.clock.after(world.random.whole(0, HEALED_MS), () =>
          write().catch((error: unknown) => {
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
