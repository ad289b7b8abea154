/**
 * Servers, one database and what lies between them. A call arrives after a while and is answered after another; a seed
 * decides how long, and which calls go wrong. What a dead server had sent may still arrive; no answer reaches it.
 */
import { databaseCalls } from './database-calls.ts'
import { type CallFault, type Fault, HEALED_MS, type MailFault } from './faults.ts'
import { type Random, randomOf } from './random.ts'
import type { Server } from './server.ts'
import { virtualTime } from './virtual-time.ts'
export interface Running {
  /** Ends in order, as at SIGTERM. */
  stop(): Promise<void>
}
type Outage = Extract<Fault, { what: 'outage' }>
type Boot = (server: Server) => Promise<Running>

/** The database's side of a repository: the same calls, answered at once. */
export type Remote<Model> = {
  [Name in keyof Model]: Model[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never
}

export interface WorldOptions {
  seed: number
  servers: number
  faults: readonly Fault[]
  /** Told what happens, when somebody wants to read it. */
  tell?: ((line: string) => void) | undefined
}

const SLOW_MAIL_MS = 25_000
/** For so long a call that went wrong may have consequences. */
const EXCUSED_MS = 60_000
/** The servers' clocks do not agree. */
const CLOCK_WRONG_MS = 40_000

export type World = ReturnType<typeof createWorld>

export function createWorld({ seed, servers: count, faults, tell }: WorldOptions) {
  const time = virtualTime()
  const random = randomOf(seed, 2)
  const delays = randomOf(seed, 3)
  const running = new Map<Server, Running>()
  const outages = faults.filter((fault) => fault.what === 'outage')
  const calls = numbered<CallFault>(faults, 'call')
  const mails = numbered<MailFault>(faults, 'mail')
  let failure: string | undefined

  const nowMs = () => time.nowMs()
  const note = (line: () => string) => tell?.(`${(nowMs() / 1000).toFixed(3).padStart(8)} ${line()}`)
  const fail = (message: string) => {
    failure ??= message
    note(() => `!! ${message}`)
  }

  const network = {
    /** How long something takes to arrive, ms: as a rule some milliseconds, at times seconds. */
    delayMs: () => (delays.chance(0.03) ? delays.whole(200, 3000) : delays.whole(1, 20)),
    /** Something arrives though its sender has died meanwhile: or not. */
    arrives: (server: Server) => server.isAlive || delays.chance(0.5),
    faultOf: (server: Server): CallFault | undefined =>
      calls.next() ?? faultOfOutage(outages, server, nowMs()),
  }

  /** When a call of a server went wrong last, ms, and which of them it never heard the outcome of. */
  const faultAt = new Map<Server, number>()
  const unheard = new Set<string>()
  const onFault = (server: Server, name: string, how: CallFault) => {
    faultAt.set(server, nowMs())
    if (how === 'unheard' || how === 'late') unheard.add(`${server.name} ${name}`)
  }
  /** All its calls have been answered, and soon, for a good while. */
  const wasWell = (server: Server) => nowMs() - (faultAt.get(server) ?? -Infinity) > EXCUSED_MS
  const call = databaseCalls({ time, note, network, onFault })

  return {
    seed,
    random: random as Random,
    nowMs,
    note,
    fail,
    failure: () => failure,
    after: time.after,
    network,
    call,
    run: (untilMs: number, isOver: () => boolean) => time.run(untilMs, isOver),

    /** A repository as a server has it: every call goes through the network. */
    remote<Model extends object>(server: Server, model: Model): Remote<Model> {
      const calls = Object.entries(model).map(([name, method]) => [
        name,
        (...args: unknown[]) => call(server, name, () => method.apply(model, args), args),
      ])
      return Object.fromEntries(calls) as Remote<Model>
    },

    /** What becomes of the next letter that is handed to the mail server, and after how many milliseconds. */
    nextMail: (): { how: MailFault | undefined; takesMs: number } => {
      const how = mails.next()
      return { how, takesMs: how === 'slow' || how === 'late refusal' ? SLOW_MAIL_MS : delays.whole(20, 400) }
    },

    startServers: (boot: Boot) => startServers({ count, faults, boot, time, note, fail, running }),

    /** What editors want, at the times that the seed says. */
    onEditor(act: (wish: number) => void): void {
      for (const fault of faults) if (fault.what === 'editor') time.after(fault.atMs, () => act(fault.wish))
    },
    wasWell,
    /** A server that stopped in order kept something: no fault of it when it could not reach the database. */
    leftBehind(server: Server, what: string): void {
      if (wasWell(server)) fail(`${server.name} stops and keeps ${what}`)
    },
    wasUnheard: (server: string, name: string) => unheard.has(`${server} ${name}`),
    isRunning: (name: string) => [...running.keys()].some((server) => server.name === name && server.isAlive),
  }
}

/** Of a dying database so much is slow before nothing answers any more. */
const SLOW_SHARE = 1 / 3

function faultOfOutage(outages: readonly Outage[], { index }: Server, nowMs: number): CallFault | undefined {
  const current = outages.find(
    ({ server, atMs, forMs }) =>
      server === index && nowMs >= atMs && nowMs < Math.min(atMs + forMs, HEALED_MS),
  )
  if (current?.how !== 'dying') return current?.how
  return nowMs < current.atMs + current.forMs * SLOW_SHARE ? 'slow' : 'hung'
}

/** The faults that stand at a number, counted up by asking. */
function numbered<How>(faults: readonly Fault[], what: 'call' | 'mail') {
  const how = new Map<number, How>()
  for (const fault of faults) if (fault.what === what) how.set(fault.nth, fault.how as How)
  let asked = 0
  return {
    next(): How | undefined {
      asked += 1
      return how.get(asked)
    },
  }
}

interface Lifes {
  count: number
  faults: readonly Fault[]
  boot: Boot
  time: ReturnType<typeof virtualTime>
  note: (line: () => string) => void
  fail: (message: string) => void
  running: Map<Server, Running>
}

/** Starts servers, ends them when the faults say so, in order or by a kill, and brings them back. */
function startServers({ count, faults, boot, time, note, fail, running }: Lifes): void {
  let born = 0
  const current: (Server | undefined)[] = []
  const start = (index: number) => {
    born += 1
    const life = { name: `${'ABC'[index]}${born}`, index, isAlive: true }
    const server: Server = Object.assign(life, { clock: time.clockOf(life, (index - 1) * CLOCK_WRONG_MS) })
    current[index] = server
    note(() => `${server.name} starts`)
    boot(server).then(
      (one) => running.set(server, one),
      // A server that finds no database ends, and its supervisor starts it again.
      () => {
        server.isAlive = false
        if (current[index] === server) time.after(1000, () => current[index] === server && start(index))
      },
    )
  }
  for (let index = 0; index < count; index += 1) start(index)
  for (const fault of faults) {
    if (fault.what !== 'kill' && fault.what !== 'stop') continue
    time.after(fault.atMs, () => {
      const server = current[fault.server]
      if (!server?.isAlive) return
      const gone = () => {
        server.isAlive = false
        note(() => `${server.name} is gone`)
        time.after(fault.forMs, () => start(fault.server))
      }
      current[fault.server] = undefined
      note(() => `${server.name}: ${fault.what}`)
      const one = running.get(server)
      if (fault.what === 'kill' || !one) return gone()
      one.stop().then(gone, (error: unknown) => {
        fail(`${server.name} does not stop in order: ${String(error)}`)
        gone()
      })
    })
  }
}
