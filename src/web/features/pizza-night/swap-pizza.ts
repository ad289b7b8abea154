import type { EveningSheet, SheetPizza } from '#domain/pizza-night/evening-sheet.ts'
import { isSwapped, swapped } from '#domain/pizza-night/swapped.ts'
import { isShared } from '#domain/pizza-night/table-words.ts'
import { takeChange } from './take-change.ts'
import type { EveningState } from './use-evening.ts'

/** Plans the evening again with another pizza of the menu. A change that is refused, or that remakes
 * more than the one pizza, leaves the old plan on the page. */
export async function swapPizza(
  evening: EveningState,
  from: Pick<SheetPizza, 'key' | 'name'>,
  to: Pick<SheetPizza, 'key' | 'name'>,
) {
  const { draft, planned, sheet, change } = evening
  if (!planned || !sheet) return
  const pinned = swapped(sheet, from.key, to.key).join(', ')
  const meant = {
    isIn: (made: EveningSheet) => isSwapped(sheet, made, from.key, to.key),
    otherwise: {
      title: `${to.name} non si può mettere`,
      description: `Al posto di ${from.name} cambierebbe il resto della serata: il menu resta com'era.`,
      tone: 'warning',
    },
  } as const
  // All eat as before, also where an evening of before would be served in another way today.
  const service = isShared(sheet) ? draft.service : 'each'
  if (
    !(await takeChange(evening, { ...draft, pinned, service }, `${to.name} al posto di ${from.name}`, meant))
  )
    change({ pinned: draft.pinned, service: draft.service })
}
