/** What servers depend on, broken in one way each: a simulation that does not notice proves nothing. */

import type { ResponseCache } from '#server/cache/response-cache.ts'
import type { Clock } from '#server/clock.ts'
import type { CatalogueState } from '#server/db/catalogue-version.ts'
import type { StoredSession } from '#server/features/accounts/sessions/sessions.repository.ts'
import type { LettersModel } from './models/letters.model.ts'
import type { MailingsModel } from './models/mailings.model.ts'
import type { RunsModel } from './models/runs.model.ts'
import type { SessionsModel } from './models/sessions.model.ts'
import type { Patch } from './scenario.ts'

interface Dependencies {
  mailings: MailingsModel
  letters: LettersModel
  runs: RunsModel
  sessions: SessionsModel
  catalogue: { readState: () => Promise<CatalogueState>; clock: Clock }
  cache: ResponseCache
}
interface Mutation {
  breaks: string
  patch: Patch
}

/** The calls of a model, some of them replaced. */
const breaking = <Name extends keyof Dependencies>(
  breaks: string,
  name: Name,
  broken: (real: Dependencies[Name]) => Dependencies[Name],
): Mutation => ({
  breaks,
  patch: (asked, real) =>
    asked === name ? (broken(real as unknown as Dependencies[Name]) as unknown as typeof real) : real,
})
const withCalls = <Model extends { calls: object }>(model: Model, calls: Partial<Model['calls']>): Model => ({
  ...model,
  calls: { ...model.calls, ...calls },
})

export const MUTATIONS: readonly Mutation[] = [
  breaking('a lease of which nobody looks whose it is', 'mailings', (model) =>
    withCalls(model, {
      claim(holder) {
        for (const issue of model.issues) issue.holder = null
        return model.calls.claim(holder)
      },
    }),
  ),
  breaking('a letter that is not marked when it has left', 'letters', (model) =>
    withCalls(model, { remove: () => undefined }),
  ),
  breaking('letters cut off by a death that are sent again', 'mailings', (model) =>
    withCalls(model, {
      leaveCutOff() {
        for (const one of model.deliveries) if (one.state === 'sending') one.state = 'waiting'
      },
    }),
  ),
  breaking('a job that a stopped server keeps', 'mailings', (model) =>
    withCalls(model, { release: () => undefined }),
  ),
  breaking('a job that dies with its server', 'runs', (model) =>
    withCalls(model, {
      claim: (holder) =>
        model.runs.some(({ state }) => state === 'running') ? undefined : model.calls.claim(holder),
    }),
  ),
  breaking('a lease that is said to be prolonged and is not', 'runs', (model) =>
    withCalls(model, { prolong: () => true }),
  ),
  breaking('a run that is said to be ours and is not', 'runs', (model) =>
    withCalls(model, {
      prolong(id, holder) {
        model.calls.prolong(id, holder)
        return true
      },
    }),
  ),
  breaking('a lease that ends sooner than its server believes', 'runs', (model) =>
    withCalls(model, {
      prolong(id, holder) {
        const isHeld = model.calls.prolong(id, holder)
        for (const run of model.runs) if (run.untilMs !== null && run.holder === holder) run.untilMs -= 3000
        return isHeld
      },
    }),
  ),
  breaking('an address that is not settled', 'runs', (model) =>
    withCalls(model, { settle: async () => undefined }),
  ),
  breaking('a watch that looks only once', 'catalogue', ({ readState, clock }) => ({
    readState,
    clock: { ...clock, after: () => () => undefined },
  })),
  breaking('a change that is forgotten, as if it had been none', 'catalogue', ({ readState, clock }) => ({
    clock,
    async readState() {
      const { version, recentChanges } = await readState()
      const from = recentChanges[0]?.version ?? 1
      const none = (before: number) => ({ version: before, recipes: [], words: false })
      const older = Array.from({ length: from - 1 }, (_, nth) => none(nth + 1))
      return { version, recentChanges: [...older, ...recentChanges] }
    },
  })),
  breaking('a change that no entry tells, taken for none', 'catalogue', ({ readState, clock }) => ({
    clock,
    async readState() {
      const { version, recentChanges } = await readState()
      if (recentChanges.length > 0) return { version, recentChanges }
      const none = (_: unknown, nth: number) => ({ version: nth + 1, recipes: [], words: false })
      return { version, recentChanges: Array.from({ length: version }, none) }
    },
  })),
  breaking('a look after a write that is answered with the look before it', 'catalogue', (real) => {
    let last: { state: CatalogueState; atMs: number } | undefined
    return {
      ...real,
      async readState() {
        if (last && real.clock.monotonic() - last.atMs < 50) return last.state
        const state = await real.readState()
        last = { state, atMs: real.clock.monotonic() }
        return state
      },
    }
  }),
  breaking('answers that outlive a change', 'cache', (cache) => ({ ...cache, drop: () => undefined })),
  breaking('a logout that ends nothing', 'sessions', (model) => withCalls(model, { end: () => undefined })),
  breaking('a session that is prolonged after its end', 'sessions', (model) =>
    withCalls(model, {
      prolong(tokenHash, lifetimeS) {
        const session = model.sessions.find((one) => one.tokenHash === tokenHash)
        if (session) session.expiresMs = Number.MAX_SAFE_INTEGER
        model.calls.prolong(tokenHash, lifetimeS)
      },
    }),
  ),
  breaking('sessions that a server remembers', 'sessions', (model) => {
    const known = new Map<string, StoredSession>()
    return withCalls(model, {
      find(tokenHash) {
        const session = known.get(tokenHash) ?? model.calls.find(tokenHash)
        if (session) known.set(tokenHash, session)
        return session
      },
    })
  }),
]
