import { type EveningDraft, FIRST_EVENING, isSameEvening } from '#domain/pizza-night/evening-draft.ts'
import type { PlannedEvening, PlannedForm } from '../kept-plan.ts'
import type { EveningState } from '../use-evening.ts'
import { openEvening } from './open-evening.ts'

export interface TypedName {
  openId: number
  name: string
}
export function isTypedName(kept: unknown): kept is TypedName | null {
  if (kept === null) return true
  const { openId, name } = kept as Record<keyof TypedName, unknown>
  return typeof openId === 'number' && typeof name === 'string'
}

export interface Here {
  evening: Pick<EveningState, 'draft' | 'planned' | 'sheet' | 'show' | 'change'>
  typed: TypedName | null
  onType: (typed: TypedName | null) => void
}

export interface Replacement {
  form: PlannedForm
  sheet?: PlannedEvening['sheet'] | undefined
  kept?: { id: number; updatedAt: string }
}

export function replaceEvening({ evening, typed, onType }: Here, { form, sheet, kept }: Replacement) {
  const { draft, planned, sheet: sheetBefore } = evening
  const before = openEvening.read()
  if (kept) openEvening.write(kept)
  else openEvening.close()
  onType(null)
  evening.show(form, sheet)
  return () => {
    if (before) openEvening.write({ id: before.id, updatedAt: before.basedOn })
    else openEvening.close()
    onType(typed)
    evening.show(planned ?? { draft, atMs: null }, sheetBefore)
    evening.change(draft)
  }
}

export const isUnsaved = ({
  draft,
  kept,
}: {
  draft: EveningDraft
  kept: EveningDraft | undefined
}): boolean => !isSameEvening(draft, kept ?? { ...FIRST_EVENING, bakeAt: draft.bakeAt })
