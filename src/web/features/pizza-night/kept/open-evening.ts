import { storedText } from '../../../ui/stored-text.ts'

export interface Basis {
  id: number
  basedOn: string
}
/** Stands for the version of evenings that were stored without a version. */
export const UNKNOWN_VERSION = new Date(0).toISOString()

/** Id and version of the open saved evening, separated by a space; '' if none is open. */
const stored = storedText('pizzaNightOpen', true)

function basisOf(text: string | null): Basis | undefined {
  const [id = '', basedOn = UNKNOWN_VERSION] = (text ?? '').split(' ')
  return Number(id) > 0 ? { id: Number(id), basedOn } : undefined
}

export const openEvening = {
  read: () => basisOf(stored.read()),
  use: () => basisOf(stored.use()),
  write: ({ id, updatedAt }: { id: number; updatedAt: string }) => void stored.write(`${id} ${updatedAt}`),
  close: () => void stored.write(''),
}

export const KEPT_HEADING = 'le-tue-serate'

/** The part with this heading arrives after the page: asked for earlier, it takes the focus when it is there. */
let isAwaited = false
export function goToKept() {
  const heading = document.getElementById(KEPT_HEADING)
  isAwaited = !heading
  heading?.focus()
}
export function isKeptAwaited(): boolean {
  const was = isAwaited
  isAwaited = false
  return was
}
