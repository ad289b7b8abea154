import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import { isOver } from '#domain/pizza-night/evening-hours.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { keptDraft } from '#domain/pizza-night/kept-evening.ts'
import { sheetOfStored } from '#domain/pizza-night/stored-sheet.ts'
import { storedText } from '../../ui/stored-text.ts'

/** The last plan is stored on this device, for a reload or offline use. It contains the guests' needs,
 * which the URL does not contain. */
const stored = storedText('pizzaNightPlan', true)
/** Increase `VERSION` when older stored sheets can no longer be shown. */
const VERSION = 3
const KEPT_MS = 30 * 24 * 3_600_000

/** The form of a plan. `atMs` is the time of planning; null if unknown. */
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

const NUMBERS = ['bakeAtMs', 'startMs', 'lastServedMs', 'recoveryMin', 'places']
const LISTS = ['cautions', 'warnings', 'leftOut', 'pizzas', 'guests', 'doughs', 'acts', 'queue']
const BOUGHT = ['toBuy', 'atHome', 'items']
const recordOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>

/** Checked by hand, because the contract's schema would enlarge the page's first scripts. */
function isSheet(value: unknown): value is EveningSheet {
  const [sheet, list] = [recordOf(value), recordOf(recordOf(value).list)]
  return (
    typeof sheet.timeZone === 'string' &&
    NUMBERS.every((name) => Number.isFinite(sheet[name])) &&
    LISTS.every((name) => Array.isArray(sheet[name])) &&
    BOUGHT.every((name) => Array.isArray(list[name]))
  )
}

function plannedOf({ sheet: storedSheet, form }: Readonly<Record<string, unknown>>): PlannedEvening | null {
  const sheet = sheetOfStored(storedSheet)
  const { draft: stored, atMs } = recordOf(form)
  const draft = keptDraft(stored)
  return draft && isSheet(sheet) && (atMs === null || typeof atMs === 'number')
    ? { sheet, form: { draft, atMs } }
    : null
}

type StoredPlan = { address: string; plan: PlannedEvening }

function readPlan(): StoredPlan | null {
  try {
    const text = stored.read() ?? NONE
    const kept: unknown = JSON.parse(text)
    if (kept === null) return null
    const { version, address, ...rest } = recordOf(kept)
    const { bakeAtMs } = recordOf(rest.sheet)
    const isTooOld = Number(version) < VERSION || Date.now() - Number(bakeAtMs) > KEPT_MS
    if (isTooOld) stored.amend(text, NONE)
    // A plan of a newer version is not deleted, because the newer version can still show the plan.
    const plan = !isTooOld && version === VERSION ? plannedOf(rest) : null
    return plan && typeof address === 'string' ? { address, plan } : null
  } catch {
    return null
  }
}

export function keptPlan(address: string): PlannedEvening | null {
  const kept = readPlan()
  return kept?.address === address ? kept.plan : null
}

/** The plan of this address; without an address, the one of the evening that is still to come. */
export function planHereOrAhead(address: string): StoredPlan | null {
  const kept = readPlan()
  if (kept?.address === address) return kept
  return kept && address === '' && !isOver(kept.plan.sheet, Date.now()) ? kept : null
}
