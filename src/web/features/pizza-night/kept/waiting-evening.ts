import { unsaved } from '#web/features/accounts/unsaved.ts'

/** A save or deletion that failed because the session had ended. The plan is stored in kept-plan.ts. */
export interface WaitingEvening {
  title: string
  id: number | null
  /** The version that was changed; missing in data from before evenings had versions. */
  basedOn?: string | undefined
  isRemoval: boolean
  /** Query string of the plan: the action is completed only on that page. */
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
