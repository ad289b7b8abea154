import { type Random, randomOf } from './random.ts'

/** What can happen to one call of the database. */
const CALL_FAULTS = [
  /** The connection is refused before the statement. */
  'refused',
  /** It breaks in the middle: what was done is undone. */
  'undone',
  /** It was committed, and the line broke before the answer. */
  'unheard',
  /** No answer ever, and nothing was done. */
  'hung',
  /** No answer in time; it is done all the same when the database wakes up. */
  'late',
  /** It is done at once, and answered after seconds. */
  'slow',
] as const
export type CallFault = (typeof CALL_FAULTS)[number]

/**
 * What a mail server may say of one letter; 'lost' took it, and the line broke before the answer; 'slow'
 * takes it after most of a minute, and a 'late refusal' asks after as long to come back. */
const MAIL_FAULTS = ['later', 'late refusal', 'refused', 'closed', 'broken', 'lost', 'slow'] as const
export type MailFault = (typeof MAIL_FAULTS)[number]

/** Everything that goes wrong on purpose, so that each can be left out by itself. Times are milliseconds. */
export type Fault =
  | { what: 'call'; nth: number; how: CallFault }
  | { what: 'mail'; nth: number; how: MailFault }
  | { what: 'outage'; server: number; atMs: number; forMs: number; how: 'refused' | 'hung' | 'dying' }
  | { what: 'kill' | 'stop'; server: number; atMs: number; forMs: number }
  | { what: 'editor'; atMs: number; wish: number }

/** By then all is well again, and what was begun must come to its end. */
export const HEALED_MS = 60_000
/** A call goes wrong more often than anything else. */
const KINDS = ['call', 'call', 'call', 'mail', 'outage', 'outage', 'kill', 'stop', 'editor'] as const
const MOST_FAULTS = 10
const MOST_CALLS = 200
const MOST_LETTERS = 8

/** The faults of a seed. */
export function faultsOf(seed: number): { servers: number; faults: Fault[] } {
  const random = randomOf(seed, 1)
  const servers = random.whole(1, 3)
  const count = random.whole(0, MOST_FAULTS)
  return { servers, faults: Array.from({ length: count }, () => anyFault(random, servers)) }
}

function anyFault(random: Random, servers: number): Fault {
  const server = random.whole(0, servers - 1)
  const atMs = random.whole(0, HEALED_MS / 2)
  const forMs = random.whole(10, HEALED_MS / 2)
  const what = random.one(KINDS)
  switch (what) {
    case 'call':
      return { what, nth: random.whole(1, MOST_CALLS), how: random.one(CALL_FAULTS) }
    case 'mail':
      return { what, nth: random.whole(1, MOST_LETTERS), how: random.one(MAIL_FAULTS) }
    case 'outage':
      // As a rule longer than a lease.
      return {
        what,
        server,
        atMs,
        forMs: random.whole(10, HEALED_MS),
        how: random.one(['refused', 'hung', 'dying']),
      }
    case 'editor':
      return { what, atMs, wish: random.whole(0, 99) }
    default:
      return { what, server, atMs, forMs }
  }
}

/** A fault in words. */
export function describeFault(fault: Fault): string {
  const s = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  switch (fault.what) {
    case 'call':
      return `call ${fault.nth} of the database is ${fault.how}`
    case 'mail':
      return `letter ${fault.nth} is ${fault.how}`
    case 'outage':
      return `server ${fault.server} has no database (${fault.how}) at ${s(fault.atMs)} for ${s(fault.forMs)}`
    case 'editor':
      return `an editor wants something at ${s(fault.atMs)}`
    default:
      return `server ${fault.server}: ${fault.what} at ${s(fault.atMs)}, back after ${s(fault.forMs)}`
  }
}
