/**
 * CPU time of a process, its descendants and the processes that outlive it, read from /proc several times
 * a second. `/usr/bin/time` counts only children that were waited for, so it would miss PostgreSQL and
 * browsers.
 */
import { readdirSync, readFileSync } from 'node:fs'

const INTERVAL_MS = 200
const TICKS_PER_S = 100

interface Process {
  parent: number
  session: number
  started: number
  /** Clock ticks. `own`: used by the process itself. `waited`: used by its ended children for which it has
   * waited. */
  own: number
  waited: number
}

interface Followed extends Process {
  root: number
}

export interface CpuClock {
  follow(pid: number): void
  /** Seconds of CPU time of `pid` and its descendants so far; 0 without /proc. */
  secondsOf(pid: number): number
  stop(): void
}

function processOf(pid: number): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Field 2, the name of the process, may contain spaces and brackets. `man 5 proc` numbers the fields from
    // 1.
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
    return undefined // the process has ended
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
  /** Maps a session id to the root's pid. A process keeps its session id after its parent has ended. */
  const sessions = new Map<number, number>()
  let followed = new Map<number, Followed>()

  function survivorAbove(pid: number, now: Map<number, Process>): number | undefined {
    for (let above = followed.get(pid)?.parent; above !== undefined; above = followed.get(above)?.parent) {
      const before = followed.get(above)
      if (before && now.get(above)?.started === before.started) return above
    }
    return undefined
  }

  /** When a process ends, its CPU time is added to `waited` of the process that waited for it. If no followed
   * process waited for it, its CPU time is added to `ended` here. */
  function countEnded(now: Map<number, Process>) {
    const claimed = new Map<number, number>()
    for (const [pid, before] of followed) {
      if (now.get(pid)?.started === before.started) continue
      const used = before.own + before.waited
      const above = survivorAbove(pid, now)
      // Reads the ancestor again: it may have waited for this process since it was read into `now`. Its CPU time
      // would then count here and, at the next look, in `waited`.
      const fresh = above === undefined ? undefined : processOf(above)
      if (above !== undefined && fresh) now.set(above, fresh)
      const more =
        (fresh?.waited ?? 0) - (followed.get(above ?? 0)?.waited ?? 0) - (claimed.get(above ?? 0) ?? 0)
      // The kernel rounds, so `more` may be smaller than `used`. Half of `used` suffices.
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
