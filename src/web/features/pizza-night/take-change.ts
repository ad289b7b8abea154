import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { otherBeginning } from '#domain/pizza-night/other-beginning.ts'
import { type ToastContent, toast } from '../../ui/toast-store.ts'
import type { EveningState } from './use-evening.ts'

/** Plans the evening with the change of a tap; the notification brings form and plan back. False if it is
 * refused: then the old plan stays, and the form says why. A plan that is not what was tapped for is taken back
 * as well, and `otherwise` says so. */
export async function takeChange(
  { draft, planned, sheet, change, show, upToDate }: EveningState,
  next: EveningDraft,
  title: string,
  meant?: { isIn: (made: EveningSheet) => boolean; otherwise: ToastContent },
): Promise<boolean> {
  const goBack = () => {
    show(planned ?? { draft, atMs: null }, sheet)
    change(() => draft)
  }
  // A function, so that a change of one evening is not told to the kitchen.
  change(() => next)
  const made = await upToDate(next)
  if (!made) return false
  if (meant && !meant.isIn(made.sheet)) {
    goBack()
    toast(meant.otherwise)
    return false
  }
  const begins = sheet ? otherBeginning(sheet, made.sheet) : ''
  toast({
    title,
    description: `Menu, orari, impasti e spesa sono rifatti${begins && `: ${begins}`}.`,
    action: { label: 'Annulla', onSelect: goBack },
  })
  return true
}
