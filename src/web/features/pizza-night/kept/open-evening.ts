import { storedText } from '../../../ui/stored-text.ts'

/** The kept evening that a change was made from, and the `updatedAt` that it had. */
export interface Basis {
  id: number
  basedOn: string
}
/** Of what was kept before evenings had versions: no evening has it now. */
export const UNKNOWN_VERSION = new Date(0).toISOString()

/** Number and version of the kept evening that the form shows, '' for one that is not kept. */
const stored = storedText('pizzaNightOpen', true)

function basisOf(text: string | null): Basis | undefined {
  const [id = '', basedOn = UNKNOWN_VERSION] = (text ?? '').split(' ')
  return Number(id) > 0 ? { id: Number(id), basedOn } : undefined
}

/** Which kept evening the form shows, and which version of it was seen here last. */
export const openEvening = {
  read: () => basisOf(stored.read()),
  use: () => basisOf(stored.use()),
  /** What is shown here from now on, or was seen and decided upon. */
  write: ({ id, updatedAt }: { id: number; updatedAt: string }) => void stored.write(`${id} ${updatedAt}`),
  close: () => void stored.write(''),
}

/** Where the focus goes to keep an evening, and when the button that had it is gone. */
export const KEPT_HEADING = 'le-tue-serate'
