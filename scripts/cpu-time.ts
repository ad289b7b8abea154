/**
 * Processor time of what a run starts, read from /proc several times a second: of a process, of all that it started, and of
 * what it left running. `/usr/bin/time` would miss PostgreSQL and the parts of a browser, which nobody waits for.
 */
import { readdirSync, readFileSync } from 'node:fs'

const INTERVAL_MS = 200
/** Linux counts in hundredths of a second on every machine that Node.js runs on. */
const TICKS_PER_S = 100

interface Process {
  parent: number
  session: number
  /** Since when it runs: a number that was given to another process later is another process. */
  started: number
  /** Ticks of its own, and of children that it has waited for. */
  own: number
  waited: number
}

interface Followed extends Process {
  /** The process whose tree it belongs to. */
  root: number
}

export interface CpuClock {
  /** From now on everything that `pid` starts counts as its own. */
  follow(pid: number): void
  /** Seconds of processor time of the tree of `pid` so far, to about a tenth; 0 where there is no /proc. */
  secondsOf(pid: number): number
  stop(): void
}

function processOf(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name stands in brackets and may hold anything; `man 5 proc` numbers the fields from the one before it.
    const field = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const number = (place: number) => Number(field[place - 3])
    return {
      parent: number(4),
      session: number(6),
      started: number(22),
      own: number(14) + number(15),
      waited: number(16) + number(17),
    }
  } catch {
    return undefined // it has ended meanwhile
  }
}

function allProcesses(): Map<number, Process> {
  const found = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const process = Number.isInteger(pid) ? processOf(pid) : undefined
    if (process) found.set(pid, process)
  }
  return found
}

export function cpuClock(): CpuClock {
  const roots = new Set<number>()
  const ended = new Map<number, number>()
  /** Whoever begins a session gives its number to all in it, also to those whose parent has ended. */
  const sessions = new Map<number, number>()
  let followed = new Map<number, Followed>()

  /** Whoever is left of those above an ended process: its parent may have ended with it. */
  function survivorAbove(pid: number, now: Map<number, Process>): number | undefined {
    for (let above = followed.get(pid)?.parent; above !== undefined; above = followed.get(above)?.parent) {
      const before = followed.get(above)
      if (before && now.get(above)?.started === before.started) return above
    }
    return undefined
  }

  /** What an ended process used stands in the `waited` of whoever waited for it, if anybody did. */
  function countEnded(now: Map<number, Process>) {
    const claimed = new Map<number, number>()
    for (const [pid, before] of followed) {
      if (now.get(pid)?.started === before.started) continue
      const used = before.own + before.waited
      const above = survivorAbove(pid, now)
      // Read again: it may have waited since its turn, and what it waited for would be counted twice.
      const fresh = above === undefined ? undefined : processOf(above)
      if (above !== undefined && fresh) now.set(above, fresh)
      const more =
        (fresh?.waited ?? 0) - (followed.get(above ?? 0)?.waited ?? 0) - (claimed.get(above ?? 0) ?? 0)
      // Half, since the kernel does not add the two up alike: either all of it is there, or nothing.
      if (above !== undefined && more >= used / 2) claimed.set(above, (claimed.get(above) ?? 0) + used)
      else ended.set(before.root, (ended.get(before.root) ?? 0) + used)
    }
  }

  function look() {
    const now = allProcesses()
    countEnded(now)
    const next = new Map<number, Followed>()
    const rootOf = (pid: number, { parent, session }: Process): number | undefined => {
      if (roots.has(pid)) return pid
      const known = followed.get(pid)
      if (known?.started === now.get(pid)?.started) return known?.root
      const above = now.get(parent)
      return next.get(parent)?.root ?? (above && parent > 1 ? rootOf(parent, above) : sessions.get(session))
    }
    for (const [pid, process] of now) {
      const root = rootOf(pid, process) ?? sessions.get(process.session)
      if (root === undefined) continue
      next.set(pid, { ...process, root })
      sessions.set(process.session, root)
    }
    followed = next
  }

  const hasProc = process.platform === 'linux'
  const timer = hasProc ? setInterval(look, INTERVAL_MS) : undefined
  timer?.unref()
  return {
    follow: (pid) => void roots.add(pid),
    secondsOf(pid) {
      if (hasProc) look()
      const running = [...followed.values()].filter(({ root }) => root === pid)
      const ticks = running.reduce((sum, { own, waited }) => sum + own + waited, ended.get(pid) ?? 0)
      return ticks / TICKS_PER_S
    },
    stop: () => clearInterval(timer),
  }
}
