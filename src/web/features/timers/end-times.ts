export const STEP_PARAM = 'cucina'

export const stepSearch = (step: number) => `?${STEP_PARAM}=${step + 1}`

export interface EndTime {
  endsAt: number
  label: string
  recipe?: string
  what?: string
  page?: string
  isTold?: boolean
}

const PREFIX = 'timer:'
const KEPT_MS = 24 * 3600 * 1000
const memory = new Map<string, EndTime>()
const watchers = new Set<() => void>()
const tellWatchers = () => {
  for (const watcher of watchers) watcher()
}

/** `place` is the position among the durations of the step, from 0. It does not change with the doses. */
export const timerKey = (recipeId: number, step: number, place: number) =>
  `${PREFIX}${recipeId}:${step}:${place}`

export const timersOfRecipe = (recipeId: number, timers: { key: string; time: EndTime }[]) =>
  timers.flatMap(({ key, time }) => {
    const [, recipe, step] = key.split(':')
    return Number(recipe) === recipeId ? [{ key, time, step: Number(step) }] : []
  })

function drop(key: string) {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

export const endTimes = {
  read(key: string): EndTime | undefined {
    try {
      return parsed(localStorage.getItem(key)) ?? memory.get(key)
    } catch {
      return memory.get(key)
    }
  },
  write(key: string, time: EndTime) {
    memory.set(key, time)
    try {
      localStorage.setItem(key, JSON.stringify(time))
    } catch {
      // Without storage the timer is kept in memory until the page is closed.
    }
    tellWatchers()
  },
  forget(key: string) {
    drop(key)
    tellWatchers()
  },
  watch(watcher: () => void) {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  all(now: number): { key: string; time: EndTime }[] {
    return allKeys().flatMap((key) => {
      const time = endTimes.read(key)
      if (time && now - time.endsAt > KEPT_MS) drop(key)
      return time && now - time.endsAt <= KEPT_MS ? [{ key, time }] : []
    })
  },
}

function allKeys(): string[] {
  try {
    return [
      ...new Set([...Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)), ...memory.keys()]),
    ]
  } catch {
    return [...memory.keys()]
  }
}

function parsed(stored: string | null): EndTime | undefined {
  try {
    const { endsAt, label, recipe, what, page, isTold } = JSON.parse(stored ?? 'null') ?? {}
    return Number.isFinite(endsAt) && endsAt > 0 && typeof label === 'string'
      ? {
          endsAt,
          label,
          ...(typeof recipe === 'string' && { recipe }),
          ...(typeof what === 'string' && { what }),
          ...(typeof page === 'string' && { page }),
          isTold: isTold === true,
        }
      : undefined
  } catch {
    return undefined
  }
}

/** A duration as a clock shows it: '1:05' for 65000 ms, '1:02:03' for 3723000 ms. Seconds are rounded up, so
 * that a timer never shows 0:00 too early. */
export function clockText(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
