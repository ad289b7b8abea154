import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import type { EveningSheet, SheetPizza } from '#domain/pizza-night/evening-sheet.ts'
import { isSwapped, swapped } from '#domain/pizza-night/swapped.ts'
import { isShared } from '#domain/pizza-night/table-words.ts'
import { toast } from '../../ui/toast-store.ts'
import { takeChange } from './take-change.ts'
import type { EveningState } from './use-evening.ts'

/** All eat as before, also where an evening of before would be served in another way today. */
export const swappedDraft = (
  draft: EveningDraft,
  sheet: EveningSheet,
  from: string,
  to: string,
): EveningDraft => ({
  ...draft,
  pinned: swapped(sheet, from, to).join(', '),
  service: isShared(sheet) ? draft.service : 'each',
})

/** Plans the evening again with another pizza of the menu. A change that is refused, or that remakes
 * more than the one pizza, leaves the old plan on the page. What is changed in the form is planned first. */
export async function swapPizza(
  evening: EveningState,
  from: SheetPizza,
  to: Pick<SheetPizza, 'key' | 'name'>,
) {
  const { draft, change } = evening
  const shown = await evening.upToDate()
  if (!shown) return
  const { sheet, form: planned } = shown
  const now = sheet.pizzas.find(({ key }) => key === from.key)
  if (!now?.instead?.some(({ key }) => key === to.key)) {
    toast({
      title: `${to.name} non si può più mettere`,
      description: "Il menu è rifatto con quello che hai cambiato: guarda che cosa c'è ora.",
      tone: 'warning',
    })
    return
  }
  const meant = {
    isIn: (made: EveningSheet) => isSwapped(sheet, made, from.key, to.key),
    otherwise: {
      title: `${to.name} non si può mettere`,
      description: `Al posto di ${from.name} cambierebbe il resto della serata: il menu resta com'era.`,
      tone: 'warning',
    },
  } as const
  if (
    !(await takeChange(
      { ...evening, sheet, planned },
      swappedDraft(draft, sheet, from.key, to.key),
      `${to.name} al posto di ${from.name}`,
      meant,
    ))
  )
    change({ pinned: draft.pinned, service: draft.service })
}
