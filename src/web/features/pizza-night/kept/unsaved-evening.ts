import { unsaved } from '../../../ui/unsaved.ts'

/** What was to be saved when the session had ended. The plan itself is on this device (kept-plan.ts). */
export interface UnsavedEvening {
  title: string
  /** Of the kept evening whose place it takes; null for a new one. */
  id: number | null
  /** The address of its plan: no other plan takes its name. */
  address: string
}

export const unsavedEvening = unsaved<UnsavedEvening>(
  'pizzaNightUnsaved',
  'evening',
  ({ title, id, address }) =>
    address === location.search && typeof title === 'string' && (id === null || typeof id === 'number'),
)
