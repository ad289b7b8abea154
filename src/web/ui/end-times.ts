/**
 * A timer is the instant at which it ends, kept in the browser's storage: a reload, a locked phone or a tab that
 * slept does not stop it. Without storage (private windows) a timer lives as long as the page.
 */
const memory = new Map<string, number>()

export const timerKey = (recipeId: number, step: number, index: number) =>
  `timer:${recipeId}:${step}:${index}`

export const endTimes = {
  /** Milliseconds since 1970, or undefined when no timer of this name was started. */
  read(key: string): number | undefined {
    try {
      const stored = Number(localStorage.getItem(key))
      return Number.isFinite(stored) && stored > 0 ? stored : memory.get(key)
    } catch {
      return memory.get(key)
    }
  },
  write(key: string, endsAt: number) {
    memory.set(key, endsAt)
    try {
      localStorage.setItem(key, String(endsAt))
    } catch {
      // The copy in memory serves this page.
    }
  },
  forget(key: string) {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // There was nothing stored.
    }
  },
}

/** 3723000 ms is '1:02:03', 65000 ms is '1:05'. Seconds are rounded up: a timer never shows 0:00 too early. */
export function clockText(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
