import { unsaved } from '#web/features/accounts/unsaved.ts'

/** What was to be saved or deleted when the session had ended. A plan itself is on this device (kept-plan.ts). */
export interface WaitingEvening {
  title: string
  /** Of the kept evening; null for a new one. */
  id: number | null
  /** The version of it that was changed; left out by a page of before evenings had versions. */
  basedOn?: string | undefined
  isRemoval: boolean
  /** The address of its plan: on the page of another one it does not happen. */
  address: string
}

export const waitingEvening = unsaved<WaitingEvening>(
  'pizzaNightUnsaved',
  'evening',
  ({ title, id, basedOn, isRemoval, address }) =>
    address === location.search &&
    typeof title === 'string' &&
    (id === null || typeof id === 'number') &&
    (basedOn === undefined || typeof basedOn === 'string') &&
    typeof isRemoval === 'boolean',
)
