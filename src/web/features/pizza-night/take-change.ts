import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import { toast } from '../../ui/toast-store.ts'
import type { EveningState } from './use-evening.ts'

/** Plans the evening with the change of a tap; the notification brings form and plan back. False if it is
 * refused: then the old plan stays, and the form says why. */
export async function takeChange(
  { draft, planned, sheet, change, show, upToDate }: EveningState,
  next: EveningDraft,
  title: string,
): Promise<boolean> {
  // A function, so that a change of one evening is not told to the kitchen.
  change(() => next)
  if (!(await upToDate(next))) return false
  toast({
    title,
    description: 'Menu, orari, impasti e spesa sono rifatti.',
    action: {
      label: 'Annulla',
      onSelect: () => {
        show(planned ?? { draft, atMs: null }, sheet)
        change(() => draft)
      },
    },
  })
  return true
}
