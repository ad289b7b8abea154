import { FIRST_EVENING } from '#domain/pizza-night/evening-draft.ts'
import { toast } from '../../ui/toast-store.ts'
import { replaceEvening } from './kept/replace-evening.ts'
import { eveningAhead } from './use-draft.ts'
import type { EveningState } from './use-evening.ts'

/** Empties the form and the plan. The notification brings both back. */
export function startAgain(evening: EveningState) {
  const here = { evening, typed: null, onType: () => undefined }
  const form = { draft: { ...FIRST_EVENING, bakeAt: eveningAhead() }, atMs: null }
  const goBack = replaceEvening(here, { form })
  toast({
    title: 'Serata cancellata',
    description: 'Il modulo è vuoto: con Annulla riprendi quella di prima.',
    action: { label: 'Annulla', onSelect: goBack },
  })
}
