/**
 * People log in and out on several servers, whose clocks do not agree. Promised: no session opens anything once its end was
 * answered or seen, whatever ended it; one in use lasts.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type SessionKeeper, sessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import type { Account } from '#server/features/accounts/users/users.repository.ts'
import { HEALED_MS } from '../faults.ts'
import { sessionsModel } from '../models/sessions.model.ts'
import type { Scenario } from '../scenario.ts'
import type { Server } from '../server.ts'
import type { Remote } from '../world.ts'

const DAY_MS = 24 * 3600 * 1000
const LIFETIME_MS = 30 * DAY_MS
const STEPS = 40
const COOKIE = 'cornicione_session'

/** What a browser keeps, and what is known of it. */
interface Device {
  cookies: Record<string, string>
  token?: string
  /** From here on it opens nothing. */
  endedMs: number
  /** When it was last opened in good time before its end: from here on it lasts. */
  visitedMs: number
}
interface Site {
  server: Server
  keeper: SessionKeeper
  credentials: Remote<ReturnType<typeof sessionsModel>['credentials']>
}

export const sessionsScenario: Scenario = {
  name: 'sessions',
  begin(world, patch) {
    const model = sessionsModel(world.nowMs)
    model.accounts.push({ id: 1, passwordHash: 'p0', disabledAt: null, isAdmin: false } as Account)
    const devices: Device[] = [0, 1, 2].map(() => ({ cookies: {}, endedMs: Infinity, visitedMs: 0 }))
    const sites: Site[] = []
    let tokens = 0
    let passwords = 0
    let isDisabled = false
    let isDone = false

    world.startServers(async (server) => {
      const { calls } = patch('sessions', model, server)
      const prolong: typeof calls.prolong = (tokenHash, lifetimeS) => {
        const over = model.sessions.find(
          (one) => one.tokenHash === tokenHash && one.expiresMs <= world.nowMs(),
        )
        calls.prolong(tokenHash, lifetimeS)
        if (over && over.expiresMs > world.nowMs())
          world.fail(`${server.name} revives a session that was over`)
      }
      const repository = world.remote(server, { ...calls, prolong })
      const credentials = world.remote(server, model.credentials)
      sites.push({
        server,
        keeper: sessionKeeper({
          repository,
          publicUrl: 'http://pizza.example',
          factorsOf: async () => ({ hasPasskey: false, hasTotp: false }),
          isSecondFactorRequired: false,
          clock: server.clock,
          newToken: () => {
            tokens += 1
            return String(tokens).padStart(43, 't')
          },
        }),
        credentials,
      })
      return { stop: async () => undefined }
    })

    const requestOf = (device: Device) =>
      ({ headers: {}, cookies: { ...device.cookies } }) as unknown as FastifyRequest
    const replyTo = (device: Device) => {
      const reply = {
        setCookie(name: string, value: string) {
          device.cookies[name] = value
          return reply
        },
        clearCookie(name: string) {
          delete device.cookies[name]
          return reply
        },
      }
      return reply as unknown as FastifyReply
    }
    /** All that were open before a moment are over from now on: what was answered afterwards counts. */
    const endAll = (except: Device | undefined, open: ReadonlyMap<Device, string | undefined>) => {
      for (const [device, token] of open)
        if (device !== except && device.token === token)
          device.endedMs = Math.min(device.endedMs, world.nowMs())
    }
    const openNow = () => new Map(devices.map((device) => [device, device.token] as const))

    const visit = async ({ server, keeper }: Site, device: Device) => {
      const { token } = device
      const begunMs = world.nowMs()
      // The browser may have thrown the cookie away; a thief has not.
      const request = { headers: {}, cookies: token ? { [COOKIE]: token } : {} } as unknown as FastifyRequest
      const wasOver = device.endedMs < begunMs
      const since = begunMs - device.visitedMs
      const isUsed = token !== undefined && !wasOver && since < LIFETIME_MS - DAY_MS
      const session = await keeper.known(request, replyTo(device))
      if (device.token !== token) return
      world.note(() => `${server.name} ${session ? 'knows' : 'does not know'} ${token?.slice(-2)}`)
      if (session && wasOver)
        world.fail(`${server.name} knows a session that is over since ${device.endedMs}`)
      if (session && since < LIFETIME_MS - DAY_MS) device.visitedMs = begunMs
      if (!session) {
        if (isUsed && device.endedMs === Infinity && !isDisabled && !mayBeOver.has(token))
          world.fail(`${server.name} does not know a session that was used ${since / DAY_MS} days ago`)
        device.endedMs = Math.min(device.endedMs, world.nowMs())
      }
    }
    /** Tokens whose end was asked for, and of which nobody has heard what came of it. */
    const mayBeOver = new Set<string | undefined>()

    const logIn = async ({ keeper, credentials }: Site, device: Device) => {
      const account = await credentials.byId(1)
      if (!account) return
      const fresh: Device['cookies'] = {}
      const target: Device = { ...device, cookies: fresh }
      const endingsBefore = endings - mayEndAll
      const before = device.cookies[COOKIE]
      mayBeOver.add(device.token)
      await keeper.start(requestOf(device), replyTo(target), account as Account)
      if (before) stolen.push(before)
      Object.assign(device, {
        cookies: fresh,
        token: fresh[COOKIE],
        endedMs: Infinity,
        visitedMs: world.nowMs(),
      })
      if (endings > endingsBefore) mayBeOver.add(device.token)
    }
    /** Tokens of a browser before it logged in anew. */
    const stolen: string[] = []
    const steal = async ({ server, keeper }: Site) => {
      const token = stolen[world.random.whole(0, stolen.length - 1)]
      if (token === undefined) return
      const request = { headers: {}, cookies: { [COOKIE]: token } } as unknown as FastifyRequest
      if (await keeper.known(request, replyTo({ cookies: {}, endedMs: 0, visitedMs: 0 })))
        world.fail(`${server.name} knows a session that a login has taken the place of`)
    }
    /** Calls that end all sessions: those under way, and all that ever began. */
    let mayEndAll = 0
    let endings = 0
    const ending = async (work: () => Promise<boolean>, except?: Device) => {
      const open = openNow()
      for (const [device, token] of open) if (device !== except) mayBeOver.add(token)
      mayEndAll += 1
      endings += 1
      // One that fails may be done anyway, and later still.
      const isDone = await work()
      mayEndAll -= 1
      if (isDone) endAll(except, open)
    }

    const act = async (site: Site, device: Device): Promise<void> => {
      const wish = world.random.whole(0, 99)
      if (!device.token || wish < 15) return logIn(site, device)
      if (wish < 60) return visit(site, device)
      if (wish < 70) return steal(site)
      const { token } = device
      if (wish < 78) {
        mayBeOver.add(token)
        await site.keeper.end(
          { headers: {}, cookies: { [COOKIE]: token } } as unknown as FastifyRequest,
          replyTo(device),
        )
        if (device.token === token) device.endedMs = Math.min(device.endedMs, world.nowMs())
        return
      }
      if (wish < 86) {
        const session = await site.keeper.known(
          { cookies: { [COOKIE]: token } } as unknown as FastifyRequest,
          replyTo(device),
        )
        if (!session || device.token !== token) return
        return ending(() => site.keeper.endOthers(session).then(() => true), device)
      }
      if (wish < 96) {
        const account = await site.credentials.byId(1)
        passwords += 1
        const next = `p${passwords}`
        return account && ending(() => site.credentials.changePassword(account, next))
      }
      return ending(async () => {
        await world.call(site.server, 'disable', () => model.disable(1))
        isDisabled = true
        return true
      })
    }

    let steps = 0
    const step = () => {
      steps += 1
      const living = sites.filter(({ server }) => server.isAlive)
      const site = living[world.random.whole(0, Math.max(0, living.length - 1))]
      const device = devices[world.random.whole(0, devices.length - 1)]
      if (site && device) act(site, device).catch(() => undefined)
      if (steps > STEPS) return void world.after(60_000, () => (isDone = true))
      world.after(pauseMs(), step)
    }
    /** Mostly moments, at times weeks; at times until a session is about to end. */
    const pauseMs = () => {
      if (world.nowMs() < HEALED_MS || world.random.chance(0.6)) return world.random.whole(1, 4000)
      if (world.random.chance(0.5)) return world.random.whole(1, 28) * DAY_MS
      const ends = model.sessions.map(({ expiresMs }) => expiresMs - world.nowMs()).filter((ms) => ms > 0)
      return Math.max(1, Math.min(...ends, LIFETIME_MS) - world.random.whole(0, 60))
    }
    world.after(10, step)

    return {
      isOver: () => isDone,
      waiting: () => '',
      patienceMs: STEPS * 31 * DAY_MS,
      check: () => undefined,
    }
  },
}
