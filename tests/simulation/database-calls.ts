import type { CallFault } from './faults.ts'
import type { Server } from './server.ts'
import type { virtualTime } from './virtual-time.ts'

/** How long pg waits for an answer, in ms: `query_timeout`. */
const ANSWER_TIMEOUT_MS = 18_000
/** Of a slow answer that comes in time. */
const SLOW_ANSWER_MS = 12_000

const ERRORS: Readonly<Record<'refused' | 'broken' | 'silent', () => Error>> = {
  refused: () =>
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  broken: () => new Error('Connection terminated unexpectedly'),
  silent: () => new Error('Query read timeout'),
}

interface Lines {
  onFault: (server: Server, name: string, how: CallFault) => void
  time: ReturnType<typeof virtualTime>
  note: (line: () => string) => void
  network: {
    delayMs(): number
    arrives(server: Server): boolean
    faultOf(server: Server): CallFault | undefined
  }
}

/** Calls of the database. Each is one transaction: it is done in one moment, or not at all. */
export function databaseCalls({ time, note, network, onFault }: Lines) {
  let called = 0
  return <T>(
    server: Server,
    name: string,
    work: () => T | Promise<T>,
    args: unknown[] = [],
  ): Promise<Awaited<T>> => {
    called += 1
    const nth = called
    const fault = network.faultOf(server)
    if (fault) onFault(server, name, fault)
    const say = (what: string) => note(() => `${server.name} ${nth} ${name}(${shown(args)}) ${what}`)
    return new Promise((resolve, reject): void => {
      /** What the server hears, unless it has died. */
      const hears = (inMs: number, hear: () => void) => time.after(inMs, () => server.isAlive && hear())
      const refuse = (error: Error, inMs: number) => void hears(inMs, () => reject(error))
      const perform = async () => {
        if (!network.arrives(server)) return
        try {
          const answer = await work()
          say(`= ${shown([answer])}${fault ? `, ${fault}` : ''}`)
          if (fault === 'unheard') refuse(ERRORS.broken(), network.delayMs())
          else if (fault === 'slow') hears(SLOW_ANSWER_MS, () => resolve(answer))
          else if (!fault) hears(network.delayMs(), () => resolve(answer))
        } catch (error) {
          say(`fails: ${(error as Error).constructor.name}`)
          if (fault !== 'late') refuse(error as Error, network.delayMs())
        }
      }
      if (!fault || fault === 'unheard' || fault === 'slow')
        return void time.after(network.delayMs(), perform)
      say(fault)
      if (fault === 'refused') refuse(ERRORS.refused(), 1)
      else if (fault === 'undone') refuse(ERRORS.broken(), network.delayMs())
      else refuse(ERRORS.silent(), ANSWER_TIMEOUT_MS)
      if (fault === 'late') time.after(ANSWER_TIMEOUT_MS + network.delayMs() * 20, perform)
    })
  }
}

const shown = (values: readonly unknown[]) =>
  values
    .map((value) => (typeof value === 'function' ? 'write' : (JSON.stringify(value) ?? '-')))
    .join(', ')
    .slice(0, 160)
