import { keepForLogin } from '../../../ui/pending-actions.ts'
import { storedText } from '../../../ui/stored-text.ts'

/** What was to be saved when the session had ended. The plan itself is on this device (kept-plan.ts). */
export interface UnsavedEvening {
  title: string
  /** Of the kept evening whose place it takes; null for a new one. */
  id: number | null
}

const stored = storedText('pizzaNightUnsaved')
const FORGOTTEN_AFTER_MS = 24 * 3_600_000

export const unsavedEvening = {
  /** To be saved once somebody has logged in, and come back to this plan. */
  keep(unsaved: UnsavedEvening) {
    const { pathname, search } = location
    const text = JSON.stringify({ ...unsaved, address: search, at: Date.now() })
    if (!stored.write(text)) stored.hold(text)
    keepForLogin({ kind: 'evening' }, pathname + search)
  },
  /** What waits for the plan that this page shows; undefined where nothing does. */
  read(): UnsavedEvening | undefined {
    try {
      const { title, id, address, at } = JSON.parse(stored.read() ?? 'null') ?? {}
      const isOfThisPlan = address === location.search && Date.now() - at < FORGOTTEN_AFTER_MS
      return isOfThisPlan && typeof title === 'string' && (id === null || typeof id === 'number')
        ? { title, id }
        : undefined
    } catch {
      return undefined
    }
  },
  forget: () => void stored.write('null'),
}
