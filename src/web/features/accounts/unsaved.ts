import { storedText } from '#web/ui/stored-text.ts'
import { keepForLogin } from './pending-actions.ts'

const FORGOTTEN_AFTER_MS = 24 * 3_600_000

/**
 * Stores unsaved changes on this device when the session has ended. They are kept for a day.
 * `accepts` checks the stored value.
 */
export function unsaved<What extends object>(
  key: string,
  kind: 'evening' | 'page',
  accepts: (stored: Partial<Record<keyof What, unknown>>) => boolean,
) {
  const stored = storedText(key)
  return {
    keep(what: What) {
      const text = JSON.stringify({ ...what, at: Date.now() })
      if (!stored.write(text)) stored.hold(text)
      keepForLogin({ kind }, location.pathname + location.search)
    },
    read(): What | undefined {
      try {
        const { at, ...what } = JSON.parse(stored.read() ?? 'null')
        return Date.now() - at < FORGOTTEN_AFTER_MS && accepts(what) ? what : undefined
      } catch {
        return undefined
      }
    },
    forget: () => void stored.write('null'),
  }
}
