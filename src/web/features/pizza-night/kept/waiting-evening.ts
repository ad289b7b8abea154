import { unsaved } from '#web/features/accounts/unsaved.ts'

export interface WaitingEvening {
  title: string
  id: number | null
  /** The version that was changed; missing in data stored before evenings had versions. */
  basedOn?: string | undefined
  isRemoval: boolean
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
