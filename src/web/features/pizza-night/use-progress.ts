import { useMemo } from 'react'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import type { EveningEvent } from '#domain/pizza-night/progress.ts'
import { rowsOf, withRows } from '#domain/words/stored-rows.ts'
import { storedText } from '../../ui/stored-text.ts'

const progress = storedText('pizzaNightProgress')

type Progress = { events: EveningEvent[]; isOpen: boolean }
const NOTHING: Progress = { events: [], isOpen: false }
const KEPT_MS = 30 * 24 * 3_600_000

const idOf = ({ bakeAtMs, queue }: EveningSheet) => `${bakeAtMs}-${queue.map(({ pizza }) => pizza).join('.')}`

type Stored = { evening: string; events: unknown[]; isOpen?: unknown }
function isRow(value: unknown): value is Stored {
  const { evening, events } = (value ?? {}) as Record<string, unknown>
  return typeof evening === 'string' && Array.isArray(events)
}

function isEvent(value: unknown): value is EveningEvent {
  const { kind, pizza, minutes, atMs } = (value ?? {}) as Record<string, unknown>
  const says =
    kind === 'early' ||
    (kind === 'out' ? Number.isInteger(pizza) : kind === 'late' && Number.isFinite(minutes))
  return says && Number.isFinite(atMs)
}

const listed = (text: string | null) => (text?.startsWith('{') ? `[${text}]` : text)
const rowsIn = (text: string | null): Stored[] => (rowsOf(listed(text)) ?? []).filter(isRow)

export function progressOf(text: string | null, evening: string): Progress {
  const row = rowsIn(text).find((one) => one.evening === evening)
  return row ? { events: row.events.filter(isEvent), isOpen: row.isOpen === true } : NOTHING
}

/**
 * Changes the currently stored progress, because another tab may have changed it. Deletes progress of
 * evenings that are more than thirty days old. The key `evening` begins with the time in ms.
 */
export function changeProgress(evening: string, next: (before: Progress) => Partial<Progress>) {
  const text = progress.read()
  const before = progressOf(text, evening)
  const others = rowsIn(text).filter(
    (one) => one.evening !== evening && Date.now() - Number.parseInt(one.evening, 10) < KEPT_MS,
  )
  const rows = [{ evening, ...before, ...next(before) }, ...others]
  const kept = withRows(listed(text), rows, isRow) ?? JSON.stringify(rows)
  if (!progress.write(kept)) progress.hold(kept)
}

export function useProgress(sheet: EveningSheet | undefined) {
  const eveningId = sheet ? idOf(sheet) : ''
  const text = progress.use()
  const now = useMemo(() => (sheet ? progressOf(text, eveningId) : NOTHING), [sheet, text, eveningId])
  const change = (next: (before: Progress) => Partial<Progress>) => changeProgress(eveningId, next)
  return {
    ...now,
    open: (isOpen: boolean) => change(() => ({ isOpen })),
    add: (event: EveningEvent) => change(({ events }) => ({ events: [...events, event] })),
    undo: () =>
      change(({ events }) => ({
        events: events.toSorted((one, other) => one.atMs - other.atMs).slice(0, -1),
      })),
  }
}
export type EveningProgress = ReturnType<typeof useProgress>
