import { PizzaNight } from '#contracts/pizza-night/pizza-night.ts'
import { type EveningDraft, FIRST_EVENING } from '#domain/pizza-night/evening-draft.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { KEPT_LIMITS, keptDraft, needsUntilMs, withoutNeeds } from '#domain/pizza-night/kept-evening.ts'
import { type SharedEvening, sharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { storedText } from '../../../ui/stored-text.ts'
import type { NewEvening, OpenedEvening, Shelf } from './shelf.ts'

/** As it stands in the browser's storage. */
export interface DeviceEvening {
  id: number
  title: string
  bakeAtMs: number
  timeZone: string
  plannedAtMs: number | null
  draft: EveningDraft
  plan: EveningSheet | null
  menu: SharedEvening
}

function eveningOf(value: unknown, nowMs: number): DeviceEvening[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, title, plannedAtMs, draft, plan, menu } = value as Record<string, unknown>
  const shared = menu as SharedEvening | undefined
  const isEvening =
    typeof id === 'number' && typeof title === 'string' && typeof shared?.bakeAtMs === 'number'
  if (!isEvening || !Array.isArray(shared.pizzas) || !Array.isArray(shared.acts)) return []
  const { bakeAtMs, timeZone } = shared
  const form = keptDraft(draft) ?? FIRST_EVENING
  const isLongPast = bakeAtMs < needsUntilMs(nowMs)
  const read = isLongPast ? undefined : PizzaNight.safeParse(plan).data
  return [
    {
      id,
      title,
      bakeAtMs,
      timeZone,
      plannedAtMs: typeof plannedAtMs === 'number' ? plannedAtMs : null,
      draft: isLongPast ? withoutNeeds(form) : form,
      plan: read ?? null,
      menu: shared,
    },
  ]
}

/** What can be read of what the browser kept; of evenings long past without the needs of their guests. */
export function readEvenings(text: string | null, nowMs: number): DeviceEvening[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.flatMap((value) => eveningOf(value, nowMs)) : []
  } catch {
    return []
  }
}

const stored = storedText('pizzaNights')
const read = () => readEvenings(stored.read(), Date.now())
/** What the reader took back may be had back as long as the page is there. */
const bin = new Map<number, DeviceEvening>()

const NO_ROOM = `Su questo dispositivo stanno ${KEPT_LIMITS.eveningsOfVisitor} serate: eliminane una, o accedi per tenerle nel tuo account.`
const REFUSED = 'Il browser non conserva niente per questo sito: accedi per tenere la serata nel tuo account.'
const GONE = "Questa serata non c'è più."

function write(evenings: readonly DeviceEvening[]) {
  if (!stored.write(JSON.stringify(evenings))) throw new DeviceRefusal(REFUSED)
}

/** Why a device keeps nothing, in Italian. */
export class DeviceRefusal extends Error {}

const opened = ({ id, title, plannedAtMs, draft, plan, menu }: DeviceEvening): OpenedEvening => ({
  id,
  title,
  plannedAtMs,
  draft,
  plan,
  menu,
  links: { invito: null, menu: null },
})

function add(evening: DeviceEvening) {
  const others = read().filter(({ id }) => id !== evening.id)
  if (others.length >= KEPT_LIMITS.eveningsOfVisitor) throw new DeviceRefusal(NO_ROOM)
  write([...others, evening])
}

export const deviceShelf: Shelf = {
  place: 'device',
  async list() {
    const evenings = read()
    // What was kept for too long is forgotten now, not with the next change.
    if (stored.read() !== null) stored.write(JSON.stringify(evenings))
    return evenings
      .toSorted((one, other) => other.bakeAtMs - one.bakeAtMs)
      .map(({ id, title, bakeAtMs, timeZone, draft }) => ({
        id,
        title,
        bakeAtMs,
        timeZone,
        guests: draft.guests.length,
        newAnswers: 0,
      }))
  },
  async open(id) {
    const evening = read().find((one) => one.id === id)
    if (!evening) throw new DeviceRefusal(GONE)
    return opened(evening)
  },
  async keep({ title, draft, plannedAtMs, plan }: NewEvening, id = Date.now()) {
    const { bakeAtMs, timeZone } = plan
    const evening = { id, title, bakeAtMs, timeZone, plannedAtMs, draft, plan, menu: sharedEvening(plan) }
    add(evening)
    return opened(evening)
  },
  async remove(id) {
    const evenings = read()
    const removed = evenings.find((one) => one.id === id)
    if (removed) bin.set(id, removed)
    write(evenings.filter((one) => one.id !== id))
  },
  async restore(id) {
    const removed = bin.get(id)
    if (!removed) throw new DeviceRefusal(GONE)
    add(removed)
  },
}

/** Keeps in the account what this device has; answers how many it took. What the account refuses stays here. */
export async function moveToAccount(account: Shelf): Promise<{ moved: number; failure: unknown }> {
  let moved = 0
  let failure: unknown
  for (const { id, plan, ...evening } of read()) {
    if (!plan) continue
    try {
      await account.keep({ ...evening, plan })
      write(read().filter((one) => one.id !== id))
      moved += 1
    } catch (refusal) {
      failure = refusal
    }
  }
  return { moved, failure }
}
