import type { Worker } from 'node:worker_threads'

/** Between two looks at the least, in milliseconds. */
const LOOK_EVERY_MS = 50

export interface ThreadLimits {
  /** What one piece of work may take of a processor, in milliseconds. */
  processorMs: number
  /** How long it may take at all: a thread that sleeps uses no processor. Without it for ever. */
  wallMs?: number
  /** Called once. */
  onOver: () => void
}

/**
 * Watches one piece of work of a thread by what it uses, not by the clock: on a busy machine a thread is slow because it
 * waits for its turn. Half of the time passes unwatched, so that quick work costs a timer; what it uses after that is
 * counted. Answers what ends the watch.
 */
export function watchThread(worker: Partial<Pick<Worker, 'cpuUsage'>>, limits: ThreadLimits): () => void {
  const { processorMs, wallMs = Number.POSITIVE_INFINITY, onOver } = limits
  const most = processorMs / 2
  let isEnded = false
  let usedBefore: number | undefined
  let timer: NodeJS.Timeout
  const end = () => {
    isEnded = true
    clearTimeout(timer)
    clearTimeout(asleep)
  }
  const over = () => {
    end()
    onOver()
  }
  const look = async () => {
    // Rejects while the thread starts, and waits while it sits in a call of the system.
    // Node 22 cannot tell: there the clock stands in.
    const usage = worker.cpuUsage
      ? await worker.cpuUsage().catch(() => undefined)
      : { user: performance.now() * 1000, system: 0 }
    if (isEnded) return
    const used = usage && (usage.user + usage.system) / 1000
    usedBefore ??= used
    const left = most - ((used ?? 0) - (usedBefore ?? 0))
    if (left <= 0) over()
    else timer = setTimeout(() => void look(), Math.max(LOOK_EVERY_MS, left))
  }
  timer = setTimeout(() => void look(), most)
  const asleep = Number.isFinite(wallMs) ? setTimeout(over, wallMs) : undefined
  return end
}
