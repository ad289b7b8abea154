import { StoredNight } from '#contracts/pizza-night/pizza-night.ts'
import { FIRST_EVENING } from '#domain/pizza-night/evening-draft.ts'
import { KEPT_LIMITS, keptDraft, needsUntilMs, withoutNeeds } from '#domain/pizza-night/kept-evening.ts'
import { type SharedEvening, sharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { rowsOf } from '#domain/words/stored-rows.ts'
import { storedText } from '../../../ui/stored-text.ts'
import { type Basis, UNKNOWN_VERSION } from './open-evening.ts'
import { DeviceRefusal, type NewEvening, type OpenedEvening, Outdated, type Shelf } from './shelf.ts'

export interface DeviceEvening extends Omit<OpenedEvening, 'links' | 'host' | 'place'> {
  bakeAtMs: number
  timeZone: string
  menu: SharedEvening
}

const fieldsOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

function eveningOf(value: unknown, nowMs: number): DeviceEvening[] {
  const fields = fieldsOf(value)
  if (!fields) return []
  const { id, title, plannedAtMs, draft, plan, menu, updatedAt } = fields
  const shared = menu as SharedEvening | undefined
  const isEvening =
    typeof id === 'number' && typeof title === 'string' && typeof shared?.bakeAtMs === 'number'
  if (!isEvening || !Array.isArray(shared.pizzas)) return []
  const { bakeAtMs, timeZone } = shared
  const form = keptDraft(draft) ?? FIRST_EVENING
  const isLongPast = bakeAtMs < needsUntilMs(nowMs)
  const read = isLongPast ? undefined : StoredNight.safeParse(plan).data
  return [
    {
      id,
      title,
      bakeAtMs,
      timeZone,
      plannedAtMs: typeof plannedAtMs === 'number' ? plannedAtMs : null,
      draft: isLongPast ? withoutNeeds(form) : form,
      plan: read ?? null,
      menu: { ...shared, giri: Array.isArray(shared.giri) ? shared.giri : [] },
      updatedAt: typeof updatedAt === 'string' ? updatedAt : UNKNOWN_VERSION,
    },
  ]
}

export const readEvenings = (text: string | null, nowMs: number): DeviceEvening[] =>
  (rowsOf(text) ?? []).flatMap((row) => eveningOf(row, nowMs))

export function countUnread(text: string | null, nowMs: number): number {
  const rows = rowsOf(text)
  return rows ? rows.filter((row) => fieldsOf(row) && eveningOf(row, nowMs).length === 0).length : 1
}

/** Old evenings (see `needsUntilMs`) lose the plan and the guests' needs; unreadable old evenings are removed.
 * Newer evenings stay as stored, even if this version cannot read them. */
export function forgotten(text: string | null, nowMs: number): string | null {
  const rows = rowsOf(text)
  if (text === null || !rows) return text
  const left = rows.flatMap((row) => {
    const fields = fieldsOf(row)
    const at = fields?.bakeAtMs ?? fieldsOf(fields?.menu)?.bakeAtMs
    return typeof at === 'number' && at < needsUntilMs(nowMs) ? eveningOf(row, nowMs) : [row]
  })
  return JSON.stringify(left)
}

const stored = storedText('pizzaNights')
const read = () => readEvenings(stored.read(), Date.now())
/** Deleted rows can be restored until the page is closed. */
const bin = new Map<number, unknown>()
const idOf = (row: unknown) => fieldsOf(row)?.id

const NEWER =
  'Le serate di questo dispositivo le ha scritte una versione più nuova del sito: ricarica la pagina e riprova.'
const NO_ROOM = `Su questo dispositivo stanno ${KEPT_LIMITS.eveningsOfVisitor} serate: eliminane una, o accedi per tenerle nel tuo account.`
const REFUSED = 'Il browser non conserva niente per questo sito: accedi per tenere la serata nel tuo account.'
const GONE = "Questa serata non c'è più."

/** Changes the currently stored rows, because another tab may have changed them. Throws `DeviceRefusal`. */
function change(next: (rows: unknown[]) => unknown[]) {
  const rows = rowsOf(stored.read())
  if (!rows) throw new DeviceRefusal(NEWER)
  if (!stored.write(JSON.stringify(next(rows)))) throw new DeviceRefusal(REFUSED)
}
const drop = (id: number) => change((rows) => rows.filter((row) => idOf(row) !== id))

const opened = ({ bakeAtMs: _at, timeZone: _zone, ...evening }: DeviceEvening): OpenedEvening => ({
  ...evening,
  host: null,
  place: null,
  links: { invito: null, menu: null },
})

function add(id: number, evening: unknown) {
  const others = read().filter((one) => one.id !== id)
  if (others.length >= KEPT_LIMITS.eveningsOfVisitor) throw new DeviceRefusal(NO_ROOM)
  change((rows) => [...rows.filter((row) => idOf(row) !== id), evening])
}

const nextVersion = (before: DeviceEvening | undefined) =>
  new Date(Math.max(Date.now(), before ? Date.parse(before.updatedAt) + 1 : 0)).toISOString()

export const deviceEvenings: Shelf & { unread: () => number } = {
  place: 'device',
  unread: () => countUnread(stored.read(), Date.now()),
  async list() {
    const text = stored.read()
    const left = forgotten(text, Date.now())
    if (left !== null && left !== text) stored.write(left)
    return read()
      .toSorted((one, other) => other.bakeAtMs - one.bakeAtMs)
      .map(({ id, title, bakeAtMs, timeZone, draft, updatedAt }) => ({
        id,
        title,
        bakeAtMs,
        timeZone,
        updatedAt,
        guests: draft.guests.length,
        newAnswers: 0,
      }))
  },
  async open(id) {
    const evening = read().find((one) => one.id === id)
    if (!evening) throw new DeviceRefusal(GONE)
    return opened(evening)
  },
  async keep({ title, draft, plannedAtMs, plan }: NewEvening, basis?: Basis) {
    const before = read().find(({ id }) => id === basis?.id)
    // Another tab has saved the evening since this tab opened it.
    if (before && before.updatedAt !== basis?.basedOn) throw new Outdated(opened(before))
    const evening: DeviceEvening = {
      id: basis?.id ?? Date.now(),
      title,
      bakeAtMs: plan.bakeAtMs,
      timeZone: plan.timeZone,
      plannedAtMs,
      draft,
      plan,
      menu: sharedEvening(plan),
      updatedAt: nextVersion(before),
    }
    add(evening.id, evening)
    return opened(evening)
  },
  async remove(id) {
    const removed = (rowsOf(stored.read()) ?? []).find((row) => idOf(row) === id)
    if (removed) bin.set(id, removed)
    drop(id)
  },
  async restore(id) {
    const removed = bin.get(id)
    if (!removed) throw new DeviceRefusal(GONE)
    if (!read().some((one) => one.id === id)) add(id, removed)
  },
}

/** Moves this device's evenings to the account. Returns the number of moved evenings and the last failure.
 * Evenings without a plan and refused evenings stay on the device. */
export async function moveToAccount(account: Shelf): Promise<{ moved: number; failure: unknown }> {
  let moved = 0
  let failure: unknown
  for (const { id, plan, updatedAt, ...evening } of read()) {
    if (!plan) continue
    try {
      await account.keep({ ...evening, plan })
      // If another tab has saved the evening meanwhile, that version stays on the device.
      if (read().find((one) => one.id === id)?.updatedAt === updatedAt) drop(id)
      moved += 1
    } catch (refusal) {
      failure = refusal
    }
  }
  return { moved, failure }
}
