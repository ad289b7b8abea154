import { storedText } from '#web/ui/stored-text.ts'
import { keepForLogin } from './pending-actions.ts'

const FORGOTTEN_AFTER_MS = 24 * 3_600_000

/**
 * What was to be saved when the session had ended: on this device, until somebody has logged in and come back to its page.
 * `accepts` knows it again, whatever the browser has stored.
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
    /** Undefined where nothing waits. */
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
