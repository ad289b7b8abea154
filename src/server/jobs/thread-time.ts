import type { Worker } from 'node:worker_threads'

const LOOK_EVERY_MS = 50

export interface ThreadLimits {
  processorMs: number
  /** Wall-clock limit in milliseconds, for a thread that does not use the processor. Default: unlimited. */
  wallMs?: number
  onOver: () => void
}

/**
 * Limits one piece of work by processor time, because on a busy machine the wall clock says little. In the
 * first half of the time only a timer runs, so that short work is cheap. Returns a function that ends the
 * watch.
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
    // `cpuUsage` rejects while the thread starts. Node 22 has no `cpuUsage`, so the wall clock is used there.
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
