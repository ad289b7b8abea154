/**
 * The catalogue changes while servers keep answers in memory. Promised: a change that is committed is seen by every
 * server that reaches the database within the time that one call may take, and a second; and by the server that made it
 * as soon as it has answered.
 */
import { oneRecipe } from '#server/cache/catalogue-change.ts'
import { watchCatalogue } from '#server/cache/catalogue-watch.ts'
import { responseCache } from '#server/cache/response-cache.ts'
import type { StoredResponse } from '#server/cache/stored-response.ts'
import type { CatalogueState } from '#server/db/catalogue-version.ts'
import { HEALED_MS } from '../faults.ts'
import { type Scenario, silent } from '../scenario.ts'
import type { Server } from '../world.ts'

const RECIPES = [1, 2, 3] as const
const LAST_MS = HEALED_MS + 30_000
const SLOW_MS = 10_000
/** A call that gets no answer, the look after it, and what two calls take. */
const BOUND_MS = 18_000 + 1000 + 7000

export const catalogueScenario: Scenario = {
  name: 'catalogue',
  begin(world, patch) {
    /** Every write is one of a recipe. */
    const commits: { version: number; recipe: number; atMs: number }[] = []
    /** The last moment at which a call failed, or was answered after so long that it might have. */
    const isSick = new Map<Server, number>()
    const version = () => commits.length
    const versionOf = (recipe: number) => commits.findLast((one) => one.recipe === recipe)?.version ?? 0

    /** What is older than the last two nobody knows any more. */
    const stateNow = (): CatalogueState => ({
      version: version(),
      recentChanges: commits
        .slice(-2)
        .map(({ version, recipe }) => ({ version, recipes: [recipe], words: false })),
    })

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
      const watch = await watchCatalogue({ ...watched, log: silent })
      const cache = patch('cache', responseCache(), server)
      watch.onChange((change) => cache.drop(change))

      /** Of each recipe, the version that this server has answered for. */
      const own = new Map<number, number>()
      const visit = async (recipe: number) => {
        const begunMs = world.nowMs()
        const make = async () => ({
          answer: pageOf(await healthy(world.call(server, 'readPage', () => versionOf(recipe)))),
          shelf: 'pages' as const,
          madeFrom: oneRecipe(recipe),
        })
        const sick = isSick.get(server) ?? -Infinity
        const seenByAll = commits.findLast(
          (one) => one.recipe === recipe && Math.max(one.atMs, sick) + BOUND_MS < begunMs,
        )
        const owed = Math.max(seenByAll?.version ?? 0, own.get(recipe) ?? 0)
        const answer = await cache.getOrMake(`/ricette/${recipe}`, make).catch(() => undefined)
        const seen = answer?.status
        world.note(() => `${server.name} shows version ${seen} of recipe ${recipe}`)
        if (seen !== undefined && seen < owed)
          world.fail(`${server.name} shows version ${seen} of recipe ${recipe}, though ${owed} is committed`)
      }
      const visitAgain = () => {
        void visit(world.random.one(RECIPES))
        server.clock.after(world.random.whole(300, 4000), visitAgain)
      }
      visitAgain()

      const write = async (recipe: number) => {
        const begunMs = world.nowMs()
        const commit = () => {
          commits.push({ version: version() + 1, recipe, atMs: world.nowMs() })
          return version()
        }
        const written = await healthy(world.call(server, 'write', commit)).catch(() => undefined)
        if (written === undefined) return
        await watch.refresh()
        const isWell = (isSick.get(server) ?? -Infinity) < begunMs
        if (isWell) own.set(recipe, Math.max(written, own.get(recipe) ?? 0))
      }
      const wanted = world.random.whole(0, 8)
      for (let nth = 0; nth < wanted; nth += 1)
        server.clock.after(world.random.whole(0, HEALED_MS), () =>
          write(world.random.one(RECIPES)).catch((error: unknown) => {
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
