import { useMemo } from 'react'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import type { EveningEvent } from '#domain/pizza-night/progress.ts'
import { storedText } from '../../ui/stored-text.ts'

const progress = storedText('pizzaNightProgress')

type Progress = { events: EveningEvent[]; isOpen: boolean }
const NOTHING: Progress = { events: [], isOpen: false }

/** What happened so far belongs to one evening: another one begins anew. */
function progressOf(text: string | null, eveningId: string): Progress {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Progress & { evening: string }> | null
    return stored?.evening === eveningId && Array.isArray(stored.events)
      ? { events: stored.events, isOpen: stored.isOpen === true }
      : NOTHING
  } catch {
    return NOTHING
  }
}

/** What has happened so far, and whether the cook looks at it; kept by the browser, so that a reload loses nothing. */
export function useProgress(sheet: EveningSheet | undefined) {
  const eveningId = sheet ? `${sheet.bakeAtMs}-${sheet.queue.map(({ pizza }) => pizza).join('.')}` : ''
  const text = progress.use()
  const now = useMemo(() => (sheet ? progressOf(text, eveningId) : NOTHING), [sheet, text, eveningId])
  /** Works on what is stored at that moment: another tab may look after the same oven. */
  const change = (next: (before: Progress) => Partial<Progress>) => {
    const before = progressOf(progress.read(), eveningId)
    const kept = JSON.stringify({ evening: eveningId, ...before, ...next(before) })
    if (!progress.write(kept)) progress.hold(kept)
  }
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
