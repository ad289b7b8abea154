import type { SheetPizza } from '#domain/pizza-night/evening-sheet.ts'
import { toast } from '../../ui/toast-store.ts'
import type { EveningState } from './use-evening.ts'

/** Plans the evening again with another pizza of the menu. A refused change leaves the old plan on the page. */
export async function swapPizza(
  { draft, planned, sheet, change, upToDate, show }: EveningState,
  from: Pick<SheetPizza, 'key' | 'name'>,
  to: Pick<SheetPizza, 'key' | 'name'>,
) {
  if (!planned || !sheet) return
  // As often as they stand in the menu, so that no other pizza changes.
  const pinned = sheet.pizzas
    .flatMap(({ key, count }) => Array.from({ length: count }, () => (key === from.key ? to.key : key)))
    .join(', ')
  change({ pinned })
  if (!(await upToDate({ ...draft, pinned }))) {
    change({ pinned: draft.pinned })
    return
  }
  toast({
    title: `${to.name} al posto di ${from.name}`,
    description: 'Orari, impasti e spesa sono rifatti.',
    action: { label: 'Annulla', onSelect: () => show(planned, sheet) },
  })
}
