import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { storedText } from '../../ui/stored-text.ts'

/** The last plan stays on this device: a reload, and an evening without a network, go on with it. It knows what guests
 * may not eat, which no address does. */
const stored = storedText('pizzaNightPlan', true)
/** Raised when a sheet of an older version of the site can no longer be shown. */
const VERSION = 3
const KEPT_MS = 30 * 24 * 3_600_000

/** The form that a plan was made of, and when; null where no clock was looked at. */
export interface PlannedForm {
  draft: EveningDraft
  atMs: number | null
}

export interface PlannedEvening {
  sheet: EveningSheet
  form: PlannedForm
}
type Kept = PlannedEvening & { version: number; address: string }

const NONE = 'null'

function put(text: string) {
  if (!stored.write(text)) stored.hold(text)
}

export const keepPlan = (address: string, plan: PlannedEvening) =>
  put(JSON.stringify({ version: VERSION, address, ...plan } satisfies Kept))

export const forgetPlan = () => put(NONE)

/** The plan that was made at this address; null for another one. What lies too far back is forgotten. */
export function keptPlan(address: string): PlannedEvening | null {
  try {
    const text = stored.read() ?? NONE
    const kept = JSON.parse(text) as Kept | null
    if (kept === null) return null
    const isTooOld = kept.version < VERSION || Date.now() - kept.sheet.bakeAtMs > KEPT_MS
    if (isTooOld) stored.amend(text, NONE)
    // A newer version's plan is for that version to read.
    return !isTooOld && kept.version === VERSION && kept.address === address ? kept : null
  } catch {
    return null
  }
}
