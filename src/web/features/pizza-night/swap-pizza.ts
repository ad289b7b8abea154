import type { SheetPizza } from '#domain/pizza-night/evening-sheet.ts'
import { swapped } from '#domain/pizza-night/swapped.ts'
import { takeChange } from './take-change.ts'
import type { EveningState } from './use-evening.ts'

/** Plans the evening again with another pizza of the menu. A refused change leaves the old plan on the page. */
export async function swapPizza(
  evening: EveningState,
  from: Pick<SheetPizza, 'key' | 'name'>,
  to: Pick<SheetPizza, 'key' | 'name'>,
) {
  const { draft, planned, sheet, change } = evening
  if (!planned || !sheet) return
  const pinned = swapped(sheet, from.key, to.key).join(', ')
  if (!(await takeChange(evening, { ...draft, pinned }, `${to.name} al posto di ${from.name}`)))
    change({ pinned: draft.pinned })
}
